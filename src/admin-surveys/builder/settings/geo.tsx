import { __ } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { Choices } from '../ui/choices';
import { useSettings } from './use-settings';

/**
 * Countries (SET-09, SET-11, SET-12). What is stored stays without the addon,
 * and everybody sees the survey (A65).
 */
export function Geo() {
	const { settings, locked } = useSettings();
	const lock = useLock( {
		feature: 'geo',
		name: __( 'Geo Restrictions', 'userfeedback' ),
		medium: 'geo-restrictions',
		message: __( 'Your plan includes Geo Restrictions. Activate the addon to choose countries.', 'userfeedback' ),
	} );
	if ( ! lock ) {
		return null;
	}
	return (
		<>
			{ lock.access.state !== 'upgrade' && <LockLine lock={ lock } /> }
			<Choices
				legend={ __( 'Geo Targeting', 'userfeedback' ) }
				hideLegend
				value="all"
				disabled={ locked }
				onChange={ () => undefined }
				choices={ [
					{ value: 'all', label: __( 'Everyone', 'userfeedback' ) },
					{
						value: 'select',
						label: __( 'Only visitors from selected countries', 'userfeedback' ),
						lock,
					},
				] }
			/>
			{ settings.geo_targeting.target === 'select' && (
				<p className="ufb-help">
					{ __(
						'The chosen countries are kept, but visitors from every country see the survey.',
						'userfeedback'
					) }
				</p>
			) }
		</>
	);
}
