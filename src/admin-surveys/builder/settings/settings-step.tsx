import { __ } from '@wordpress/i18n';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { useProblemFocus } from '../shell/focus';
import { useBuilderStore } from '../state/store';
import { Behavior } from './behavior';
import { Glance } from './glance';
import { isSold, PlansAdd } from './plan-card';
import { SectionLinks } from './section-links';
import { Targeting } from './targeting';
import { Tracking } from './tracking';
import './settings.scss';

const TARGETING = [ 'devices', 'page-rules' ] as const;

/** Where, when and to whom the survey shows (SET-01). */
export default function SettingsStep() {
	const store = useBuilderStore();
	const sold = { targeting: isSold( ...TARGETING ), behavior: isSold( 'behavior' ) };
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
				{ ( sold.targeting || sold.behavior ) && (
					<PlansAdd
						keys={ [
							...( sold.targeting ? TARGETING : [] ),
							...( sold.behavior ? ( [ 'behavior' ] as const ) : [] ),
						] }
					>
						{ sold.targeting && <Targeting folded /> }
						{ sold.behavior && <Behavior folded /> }
					</PlansAdd>
				) }
			</div>
			<Glance />
		</div>
	);
}
