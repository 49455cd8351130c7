import { __ } from '@wordpress/i18n';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { useProblemFocus } from '../shell/focus';
import { useBuilderStore } from '../state/store';
import { Behavior } from './behavior';
import { Glance } from './glance';
import { HiddenFields } from './hidden-fields';
import { Languages } from './languages';
import { isSold, PlansAdd } from './plan-card';
import { SectionLinks } from './section-links';
import { Targeting } from './targeting';
import { Tracking } from './tracking';
import './settings.scss';

const PARTS = {
	targeting: [ 'devices', 'page-rules' ],
	behavior: [ 'behavior' ],
	languages: [ 'languages' ],
	fields: [ 'paths' ],
} as const;

/** Where, when and to whom the survey shows (SET-01). */
export default function SettingsStep() {
	const store = useBuilderStore();
	const sold = {
		targeting: isSold( ...PARTS.targeting ),
		behavior: isSold( ...PARTS.behavior ),
		languages: isSold( ...PARTS.languages ),
		fields: isSold( ...PARTS.fields ),
	};
	const keys = ( [ 'targeting', 'behavior', 'languages', 'fields' ] as const ).flatMap( ( part ) =>
		sold[ part ] ? PARTS[ part ] : []
	);
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
				{ ! sold.targeting && <Targeting folded={ false } /> }
				{ ! sold.behavior && <Behavior folded={ false } /> }
				{ ! sold.languages && <Languages folded={ false } /> }
				{ ! sold.fields && <HiddenFields folded={ false } /> }
				{ keys.length > 0 && (
					<PlansAdd keys={ keys }>
						{ sold.targeting && <Targeting folded /> }
						{ sold.behavior && <Behavior folded /> }
						{ sold.languages && <Languages folded /> }
						{ sold.fields && <HiddenFields folded /> }
					</PlansAdd>
				) }
			</div>
			<Glance />
		</div>
	);
}
