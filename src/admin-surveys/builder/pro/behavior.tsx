import type { ReactNode } from 'react';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { BehaviorSettings } from '../../../types';
import { clampDays, clampDelay, MAX_REMEMBER_DAYS, setExpiry } from '../../../domain/draft/behavior';
import { MAX_DELAY } from '../../../domain/draft/defaults';
import { BehaviorSections, lengthChoices, runChoices, startLabel, timingChoices } from '../settings/behavior-sections';
import { useSettings } from '../settings/use-settings';
import { Choices } from '../ui/choices';
import { FLAT } from '../ui/controls';
import { WholeNumber } from '../ui/whole-number';
import { Expiry } from './expiry';

/** When the survey opens and how long it stays (SET-13 to SET-18, A51). */
export function BehaviorFields() {
	const { settings, locked, set } = useSettings();
	const { behavior } = settings;
	const put = ( change: Partial< BehaviorSettings >, key = '' ) =>
		set( ( old ) => ( { ...old, behavior: { ...old.behavior, ...change } } ), key );
	/** What some choices say or ask beside their name. */
	const extras: Partial< Record< string, { info?: string; more?: ReactNode } > > = {
		delay: {
			more: (
				<div className="ufb-choice__more is-inline">
					<WholeNumber
						label={ __( 'Seconds', 'userfeedback' ) }
						min={ 0 }
						max={ MAX_DELAY }
						value={ behavior.timing_delay }
						clamp={ clampDelay }
						onChange={ ( value ) => put( { timing_delay: value }, 'delay' ) }
					/>
					<span>{ __( 'seconds, from 0 to 60', 'userfeedback' ) }</span>
				</div>
			),
		},
	};
	return (
		<BehaviorSections
			timing={
				<Choices
					legend={ __( 'Timing', 'userfeedback' ) }
					hideLegend
					value={ behavior.timing }
					disabled={ locked }
					onChange={ ( timing ) => put( { timing } ) }
					choices={ timingChoices().map( ( choice ) => ( { ...choice, ...extras[ choice.value ] } ) ) }
				/>
			}
			length={
				<>
					<Choices
						legend={ __( 'Display Length', 'userfeedback' ) }
						hideLegend
						value={ behavior.display_length }
						disabled={ locked }
						onChange={ ( length ) => put( { display_length: length } ) }
						choices={ lengthChoices() }
					/>
					<div className="ufb-inline">
						<WholeNumber
							label={ __( 'Days to remember a visitor', 'userfeedback' ) }
							min={ 0 }
							max={ MAX_REMEMBER_DAYS }
							disabled={ locked }
							value={ behavior.remember_days }
							clamp={ clampDays }
							onChange={ ( value ) => put( { remember_days: value }, 'days' ) }
						/>
						<span>
							{ behavior.remember_days === 0
								? __(
										'days to remember who has seen it. With 0, for as long as Settings, Misc says: until the browser is closed, unless you changed it.',
										'userfeedback'
									)
								: __(
										'days to remember who has seen it. After that they may see it again.',
										'userfeedback'
									) }
						</span>
					</div>
				</>
			}
			run={
				<Choices
					legend={ __( 'Run Time', 'userfeedback' ) }
					hideLegend
					value={ behavior.run_time }
					disabled={ locked }
					onChange={ ( runTime ) => put( { run_time: runTime } ) }
					choices={ runChoices().map( ( choice ) =>
						choice.value === 'expire'
							? {
									...choice,
									more: (
										<Expiry
											value={ behavior.expire_at }
											disabled={ locked }
											onChange={ ( month, day ) =>
												set( ( old ) => ( {
													...old,
													behavior: setExpiry( old.behavior, month, day ),
												} ) )
											}
										/>
									),
								}
							: choice
					) }
				/>
			}
			minimized={
				<ToggleControl
					{ ...FLAT }
					label={ startLabel() }
					checked={ behavior.start_minimized }
					disabled={ locked }
					onChange={ ( on ) => put( { start_minimized: on } ) }
				/>
			}
		/>
	);
}
