import { __ } from '@wordpress/i18n';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { useProblemFocus } from '../shell/focus';
import { useBuilderStore } from '../state/store';
import { Behavior } from './behavior';
import { Glance } from './glance';
import { SectionLinks } from './section-links';
import { Targeting } from './targeting';
import { Tracking } from './tracking';
import './settings.scss';

/** Where, when and to whom the survey shows (SET-01). */
export default function SettingsStep() {
	const store = useBuilderStore();
	useProblemFocus( ( { kind } ) => {
		store.getState().reveal();
		seekFocus(
			kind === 'devices'
				? '.ufb-devices input'
				: '.ufb-settings__main [aria-invalid="true"], .ufb-rules .is-wrong input'
		);
	} );
	return (
		<div className="ufb-settings">
			<SectionLinks />
			<div className="ufb-settings__main">
				<h2 className="ufb-title">{ __( 'Settings', 'userfeedback' ) }</h2>
				<p className="ufb-lead">{ __( 'Where, when and to whom the survey shows.', 'userfeedback' ) }</p>
				<Tracking />
				<Targeting />
				<Behavior />
			</div>
			<Glance />
		</div>
	);
}
