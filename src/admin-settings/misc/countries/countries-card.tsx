import { __ } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { ProPart } from '../../../shared/registry/pro-parts';
import { Card } from '../../card';
import { countryEntries } from './entries';
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
				// The search finds the rows here.
				<div
					data-setting={ countryEntries()
						.map( ( { id } ) => id )
						.join( ' ' ) }
				>
					<LockLine lock={ lock } />
				</div>
			) : (
				<ProPart from={ proCountrySettings }>{ ( { CountryRows } ) => <CountryRows /> }</ProPart>
			) }
		</Card>
	);
}
