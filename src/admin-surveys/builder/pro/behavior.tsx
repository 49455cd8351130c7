import { useState } from 'react';
import type { ReactNode } from 'react';
import { SelectControl } from '@wordpress/components';
import { scheduled } from '@wordpress/icons';
import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { BehaviorSettings } from '../../../types';
import { clampDays, clampDelay, daysIn, MAX_REMEMBER_DAYS, setExpiry } from '../../../domain/draft/behavior';
import { MAX_DELAY } from '../../../domain/draft/defaults';
import { boot } from '../../../shared/app/boot';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { planName } from '../../../shared/lib/plans';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { Card, Section } from '../ui/card';
import { Choices } from '../ui/choices';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { Toggle } from '../ui/toggle';
import { WholeNumber } from '../ui/whole-number';
import { useSettings } from './use-settings';

const MONTHS = Array.from( { length: 12 }, ( _, at ) => at + 1 );

function monthName( month: number ): string {
	return dateI18n( 'F', `2024-${ String( month ).padStart( 2, '0' ) }-15T12:00:00Z`, 'UTC' );
}

/** One lock for each part: the links of their prompts tell them apart (SET-20). */
function useBehaviorLocks() {
	return {
		timing: useLock( {
			feature: 'behavior',
			name: __( 'Display Timing', 'userfeedback' ),
			medium: 'display-timings',
		} ),
		length: useLock( {
			feature: 'behavior',
			name: __( 'Display Length', 'userfeedback' ),
			medium: 'display-length',
		} ),
		runTime: useLock( {
			feature: 'behavior',
			name: __( 'Survey Run Time', 'userfeedback' ),
			medium: 'survey-runtime',
		} ),
		minimized: useLock( {
			feature: 'behavior',
			name: __( 'Start Minimized', 'userfeedback' ),
			medium: 'survey-minimized',
		} ),
	};
}

/** When the survey opens and how long it stays (SET-13 to SET-21, A51). */
export function Behavior() {
	const { settings, locked, set } = useSettings();
	const locks = useBehaviorLocks();
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
		before_abandon: {
			info: __( 'Desktop only: when the pointer moves toward the top of the window.', 'userfeedback' ),
		},
	};
	return (
		<Card
			id="behavior"
			title={ __( 'Behavior', 'userfeedback' ) }
			description={ __( 'When the survey opens and how long it stays.', 'userfeedback' ) }
			icon={ scheduled }
		>
			{ locks.timing && (
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
			) }
			<Section id="timing" title={ __( 'Timing', 'userfeedback' ) }>
				<Choices
					legend={ __( 'Timing', 'userfeedback' ) }
					hideLegend
					value={ behavior.timing }
					disabled={ locked }
					lock={ locks.timing }
					onChange={ ( timing ) => put( { timing } ) }
					choices={ boot().triggers.map( ( { key, label } ) => ( {
						value: key,
						label,
						...extras[ key ],
					} ) ) }
				/>
			</Section>
			<Section id="length" title={ __( 'Display Length', 'userfeedback' ) }>
				<Choices
					legend={ __( 'Display Length', 'userfeedback' ) }
					hideLegend
					value={ behavior.display_length }
					disabled={ locked }
					lock={ locks.length }
					onChange={ ( length ) => put( { display_length: length } ) }
					choices={ [
						{
							value: 'until_response',
							label: __( 'Until they respond', 'userfeedback' ),
						},
						{
							value: 'once',
							label: __( 'Once', 'userfeedback' ),
							info: __( 'Not again, even if they close it without an answer.', 'userfeedback' ),
						},
						{
							value: 'repeatedly',
							label: __( 'On every visit', 'userfeedback' ),
							info: __( 'Also after they have responded.', 'userfeedback' ),
						},
					] }
				/>
				{ ! locks.length && (
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
										'days to remember who has seen it. With 0, closing the browser forgets them, and they may see it again.',
										'userfeedback'
									)
								: __(
										'days to remember who has seen it. After that they may see it again.',
										'userfeedback'
									) }
						</span>
					</div>
				) }
			</Section>
			<Section id="run" title={ __( 'Run Time', 'userfeedback' ) }>
				<Choices
					legend={ __( 'Run Time', 'userfeedback' ) }
					hideLegend
					value={ behavior.run_time }
					disabled={ locked }
					lock={ locks.runTime }
					onChange={ ( runTime ) => put( { run_time: runTime } ) }
					choices={ [
						{
							value: 'indefinitely',
							label: __( 'Indefinitely', 'userfeedback' ),
						},
						{
							value: 'expire',
							label: __( 'Until a date', 'userfeedback' ),
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
						},
					] }
				/>
			</Section>
			<Section id="minimized" title={ __( 'Start Minimized', 'userfeedback' ) }>
				<Toggle
					label={ __( 'Show only the button until a visitor opens it', 'userfeedback' ) }
					checked={ behavior.start_minimized }
					disabled={ locked }
					lock={ locks.minimized }
					onChange={ ( on ) => put( { start_minimized: on } ) }
				/>
			</Section>
		</Card>
	);
}

interface ExpiryProps {
	value: BehaviorSettings[ 'expire_at' ];
	onChange: ( month: number, day: number ) => void;
	disabled: boolean;
}

/** No day is chosen until somebody chooses it: one click must not end a survey tonight. */
function Expiry( { value, onChange, disabled }: ExpiryProps ) {
	const [ month, setMonth ] = useState( value?.month ?? 0 );
	const [ day, setDay ] = useState( value?.day ?? 0 );
	const touch = useBuilder( ( state ) => state.touch );
	const left = useBuilder( ( state ) => state.touched.has( fieldKey.expiry ) );
	const wrong = left && value === null;
	const choose = ( nextMonth: number, nextDay: number ) => {
		const fitting = nextMonth === 0 ? nextDay : Math.min( nextDay, daysIn( nextMonth ) );
		setMonth( nextMonth );
		setDay( fitting );
		if ( nextMonth > 0 && fitting > 0 ) {
			onChange( nextMonth, fitting );
		}
	};
	return (
		<div className={ wrong ? 'ufb-expiry is-wrong' : 'ufb-expiry' }>
			<div
				className="ufb-choice__more is-inline is-date"
				onBlur={ ( { currentTarget, relatedTarget } ) => {
					if ( ! currentTarget.contains( relatedTarget ) ) {
						touch( fieldKey.expiry );
					}
				} }
			>
				<SelectControl
					{ ...MODERN }
					label={ __( 'Month', 'userfeedback' ) }
					hideLabelFromVision
					disabled={ disabled }
					value={ String( month ) }
					aria-invalid={ wrong ? true : undefined }
					options={ [
						{ label: __( 'Month', 'userfeedback' ), value: '0', disabled: true },
						...MONTHS.map( ( one ) => ( { label: monthName( one ), value: String( one ) } ) ),
					] }
					onChange={ ( next ) => choose( Number( next ), day ) }
				/>
				<SelectControl
					{ ...MODERN }
					label={ __( 'Day', 'userfeedback' ) }
					hideLabelFromVision
					disabled={ disabled }
					value={ String( day ) }
					aria-invalid={ wrong ? true : undefined }
					options={ [
						{ label: __( 'Day', 'userfeedback' ), value: '0', disabled: true },
						...Array.from( { length: daysIn( month ) }, ( _, at ) => ( {
							label: String( at + 1 ),
							value: String( at + 1 ),
						} ) ),
					] }
					onChange={ ( next ) => choose( month, Number( next ) ) }
				/>
				<span>{ __( 'The survey still shows on this day.', 'userfeedback' ) }</span>
			</div>
			{ wrong && <FieldError text={ __( 'Choose a month and a day.', 'userfeedback' ) } /> }
		</div>
	);
}
