import { __ } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { Notice } from '../../../shared/components/notice';
import { addonActive } from '../../../shared/lib/entitlements';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proCountries } from '../pro-builder';
import { Choices } from '../ui/choices';
import { useSettings } from './use-settings';

/**
 * Countries (SET-09, SET-11, SET-12). What is stored stays without the addon,
 * and everybody sees the survey (A65).
 */
export function Geo() {
	const { settings, locked, set } = useSettings();
	const lock = useLock( {
		feature: 'geo',
		name: __( 'Geo Restrictions', 'userfeedback' ),
		medium: 'geo-restrictions',
		message: __( 'Your plan includes Geo Restrictions. Activate the addon to choose countries.', 'userfeedback' ),
	} );
	const { target } = settings.geo_targeting;
	// Visitors are never asked for a license: what the addon decided, it goes on deciding.
	const counts = addonActive( 'geo-restrictions' );
	return (
		<>
			{ lock && lock.access.state !== 'upgrade' && <LockLine lock={ lock } /> }
			<Choices
				legend={ __( 'Geo Targeting', 'userfeedback' ) }
				hideLegend
				value={ counts ? target : 'all' }
				disabled={ locked }
				onChange={ ( chosen ) =>
					set( ( old ) => ( { ...old, geo_targeting: { ...old.geo_targeting, target: chosen } } ) )
				}
				choices={ [
					{ value: 'all', label: __( 'Everyone', 'userfeedback' ) },
					{
						value: 'select',
						label: __( 'Only visitors from selected countries', 'userfeedback' ),
						lock,
						more: lock ? null : (
							<ProPart from={ proCountries }>{ ( { CountriesChoice } ) => <CountriesChoice /> }</ProPart>
						),
					},
				] }
			/>
			{ lock && target === 'select' && (
				<Notice status="warning" isDismissible={ false }>
					{ counts
						? __(
								'Only visitors from the chosen countries see this survey. You can choose everyone, but no other countries.',
								'userfeedback'
							)
						: __(
								'The chosen countries are kept, but visitors from every country see the survey.',
								'userfeedback'
							) }
				</Notice>
			) }
		</>
	);
}
