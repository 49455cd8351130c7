import { scheduled } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import type { Lock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { planName } from '../../../shared/lib/plans';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { effectiveSettings } from '../state/effective';
import { Choices } from '../ui/choices';
import { LockedToggle } from '../ui/locked-toggle';
import { lengthWords, runWords, startWords, timingWords } from '../words/audience';
import { BehaviorSections, lengthChoices, runChoices, startLabel, timingChoices } from './behavior-sections';
import { PlanCard } from './plan-card';
import { useSettings } from './use-settings';

/** One lock for each part: the links of their prompts tell them apart (SET-20). */
function useBehaviorLocks() {
	const timing = useLock( {
		feature: 'behavior',
		name: __( 'Display Timing', 'userfeedback' ),
		medium: 'display-timings',
	} );
	const length = useLock( {
		feature: 'behavior',
		name: __( 'Display Length', 'userfeedback' ),
		medium: 'display-length',
	} );
	const run = useLock( {
		feature: 'behavior',
		name: __( 'Survey Run Time', 'userfeedback' ),
		medium: 'survey-runtime',
	} );
	const minimized = useLock( {
		feature: 'behavior',
		name: __( 'Start Minimized', 'userfeedback' ),
		medium: 'survey-minimized',
	} );
	return timing && length && run && minimized ? { timing, length, run, minimized } : null;
}

/** When the survey opens and how long it stays (SET-13 to SET-21, A51). */
export function Behavior( { folded }: { folded: boolean } ) {
	const { settings } = useSettings();
	const locks = useBehaviorLocks();
	const shown = effectiveSettings( settings );
	return (
		<PlanCard
			id="behavior"
			title={ __( 'Behavior', 'userfeedback' ) }
			description={ __( 'When the survey opens and how long it stays.', 'userfeedback' ) }
			icon={ scheduled }
			folded={ folded ? ( locks?.timing ?? null ) : null }
			now={ [ timingWords( shown ), lengthWords( shown ), runWords( shown ), startWords( shown ) ] }
		>
			{ locks ? (
				<LockedBehavior locks={ locks } />
			) : (
				<ProPart from={ proBuilder }>{ ( { BehaviorFields } ) => <BehaviorFields /> }</ProPart>
			) }
		</PlanCard>
	);
}

const nothing = () => undefined;

/** SET-19, SET-20. What is stored does nothing, so the choices show what counts. */
function LockedBehavior( { locks }: { locks: Record< 'timing' | 'length' | 'run' | 'minimized', Lock > } ) {
	const { settings } = useSettings();
	const { behavior } = effectiveSettings( settings );
	return (
		<>
			<div className="ufb-card__body">
				<LockLine
					lock={ locks.timing }
					text={ sprintf(
						/* translators: %s: name of a plan. */
						__( 'Timing, length, run time and start minimized are %s features.', 'userfeedback' ),
						planName( locks.timing.access.plan )
					) }
				/>
			</div>
			<BehaviorSections
				timing={
					<Choices
						legend={ __( 'Timing', 'userfeedback' ) }
						hideLegend
						value={ behavior.timing }
						lock={ locks.timing }
						onChange={ nothing }
						choices={ timingChoices() }
					/>
				}
				length={
					<Choices
						legend={ __( 'Display Length', 'userfeedback' ) }
						hideLegend
						value={ behavior.display_length }
						lock={ locks.length }
						onChange={ nothing }
						choices={ lengthChoices() }
					/>
				}
				run={
					<Choices
						legend={ __( 'Run Time', 'userfeedback' ) }
						hideLegend
						value={ behavior.run_time }
						lock={ locks.run }
						onChange={ nothing }
						choices={ runChoices() }
					/>
				}
				minimized={
					<LockedToggle
						label={ startLabel() }
						checked={ behavior.start_minimized }
						lock={ locks.minimized }
					/>
				}
			/>
		</>
	);
}
