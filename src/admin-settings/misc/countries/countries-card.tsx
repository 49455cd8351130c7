import { __ } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { ProPart } from '../../../shared/registry/pro-parts';
import { Card } from '../../card';
import { proCountrySettings } from '../../pro-countries';

/** Where the countries of visitors come from (docs/countries.md). */
export function CountriesCard() {
	const lock = useLock( {
		feature: 'geo',
		name: __( 'Geo Restrictions', 'userfeedback' ),
		medium: 'geo-restrictions',
	} );
	return (
		<Card
			title={ __( 'Countries', 'userfeedback' ) }
			lead={ __( 'Looked up on this site. No address of a visitor leaves it.', 'userfeedback' ) }
		>
			{ lock ? (
				<LockLine lock={ lock } />
			) : (
				<ProPart from={ proCountrySettings }>{ ( { CountryRows } ) => <CountryRows /> }</ProPart>
			) }
		</Card>
	);
}
