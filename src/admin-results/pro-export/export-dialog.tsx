import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Modal, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DateRange } from '../../types';
import { exportQueries } from '../../shared/api/exports/queries';
import { boot } from '../../shared/app/boot';
import { ErrorNotice, reasonOf } from '../../shared/components/error-notice';
import { ALL_TIME, FIRST_DAY, isDay } from '../../shared/components/date-range/ranges';
import { shiftDay } from '../../shared/format/dates';
import { Form } from './export-form';
import { PreparedFiles } from './prepared-files';
import './export-dialog.scss';

export interface ExportDialogProps {
	surveyId: number;
	/** Days of the screen, null where it shows all. */
	range: DateRange | null;
	/** The question whose card it was opened from. */
	questionId?: string;
	selected?: readonly number[];
	onClose: () => void;
}

/** What a file shall hold, before the browser goes to it (EXP-01 to EXP-04). */
export function ExportDialog( props: ExportDialogProps ) {
	const { today } = boot().site;
	// All time is no range of days: it is the choice of all responses.
	const range = props.range?.start === ALL_TIME ? null : props.range;
	const [ days, setDays ] = useState< DateRange >( range ?? { start: shiftDay( today, -29 ), end: today } );
	const possible = isDay( days.start ) && isDay( days.end ) && days.start >= FIRST_DAY && days.start <= days.end;
	const [ other, setOther ] = useState( false );
	const counted = other && possible ? days : ( range ?? days );
	const query = useQuery( exportQueries.choices( props.surveyId, counted ) );
	return (
		<Modal
			className="uf-modal uf-export"
			title={ __( 'Export Results', 'userfeedback' ) }
			onRequestClose={ props.onClose }
		>
			<PreparedFiles />
			{ query.data ? (
				<Form
					{ ...props }
					range={ range }
					choices={ query.data }
					counting={ query.isPlaceholderData }
					days={ days }
					possible={ ! other || possible }
					onOther={ setOther }
					onDays={ setDays }
				/>
			) : (
				<div className="uf-export__wait">
					{ query.isError ? (
						<ErrorNotice
							message={ [
								__( 'The export could not be prepared.', 'userfeedback' ),
								reasonOf( query.error ),
							]
								.join( ' ' )
								.trim() }
							onRetry={ () => void query.refetch() }
						/>
					) : (
						<span role="status">
							<Spinner />
							<span className="screen-reader-text">{ __( 'Loading…', 'userfeedback' ) }</span>
						</span>
					) }
				</div>
			) }
		</Modal>
	);
}
