import { ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Schedule } from '../../../domain/draft/draft';
import { isScheduleComplete, setScheduled } from '../../../domain/draft/publishing';
import { boot } from '../../../shared/app/boot';
import { Notice } from '../../../shared/components/notice';
import { siteClock } from '../state/clock';
import { REFUSED, useRefusal } from '../state/refusals';
import { useBuilder } from '../state/store';
import { FLAT, InputControl, TALL } from '../ui/controls';
import { FieldError } from '../ui/field-error';

const DAY_MS = 86_400_000;

/** Days until the survey opens; 0 or less for a date that is past (A37). */
function daysAhead( { date, time }: Schedule ): number {
	const opens = new Date( siteClock.toUtc( date, time ) ).getTime();
	return Math.ceil( ( opens - siteClock.now().getTime() ) / DAY_MS );
}

/** As core names an offset: "UTC+5:30" and not "+05:30". */
function zoneName( zone: string ): string {
	const [ , sign = '', hours = '', minutes = '' ] = /^([+-])(\d{2}):(\d{2})$/.exec( zone ) ?? [];
	return sign === '' ? zone : `UTC${ sign }${ Number( hours ) }${ minutes === '00' ? '' : `:${ minutes }` }`;
}

function opensWords( days: number ): string {
	return sprintf(
		/* translators: %d: number of days. */
		_n( 'Opens in %d day.', 'Opens in %d days.', days, 'userfeedback' ),
		days
	);
}

/** The switch, a date and a time of this site (PUB-08 to PUB-13). */
export function ScheduleFields() {
	const draft = useBuilder( ( state ) => state.draft );
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const { schedule } = draft;
	const refused = useRefusal( REFUSED.schedule, schedule );
	const days = isScheduleComplete( draft ) && schedule.enabled ? daysAhead( schedule ) : 0;
	const set = ( change: Partial< Schedule > ) =>
		edit( ( now ) => ( { ...now, schedule: { ...now.schedule, ...change } } ), { key: 'schedule' } );
	return (
		<>
			<ToggleControl
				{ ...FLAT }
				label={ __( 'Publish on a date', 'userfeedback' ) }
				checked={ schedule.enabled }
				disabled={ locked }
				onChange={ ( on ) => edit( ( now ) => setScheduled( now, on ) ) }
			/>
			{ schedule.enabled && (
				<div className="ufb-when">
					<InputControl
						{ ...TALL }
						id="ufb-schedule-date"
						type="date"
						max="9999-12-31"
						label={ __( 'Date', 'userfeedback' ) }
						disabled={ locked }
						value={ schedule.date }
						onChange={ ( date ) => set( { date: date ?? '' } ) }
					/>
					<InputControl
						{ ...TALL }
						type="time"
						label={ __( 'Time', 'userfeedback' ) }
						disabled={ locked }
						value={ schedule.time }
						onChange={ ( time ) => set( { time: time ?? '' } ) }
					/>
					<p className="ufb-help">
						{ sprintf(
							/* translators: %s: a time zone, e.g. Europe/Berlin. */
							__( 'Time zone of this site: %s.', 'userfeedback' ),
							zoneName( boot().site.timezone )
						) }{ ' ' }
						{ isScheduleComplete( draft ) && days > 0 && opensWords( days ) }
					</p>
					{ isScheduleComplete( draft ) && days <= 0 && (
						<Notice status="warning" isDismissible={ false }>
							{ __( 'This date is past: the survey opens as soon as you save.', 'userfeedback' ) }
						</Notice>
					) }
					{ refused !== '' && <FieldError text={ refused } /> }
				</div>
			) }
		</>
	);
}
