import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Modal, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSearchParams } from '../../shared/router';
import type { DateRange } from '../../types';
import { exportQueries } from '../../shared/api/exports/queries';
import { boot } from '../../shared/app/boot';
import { ErrorNotice } from '../../shared/components/error-notice';
import { Loading } from '../../shared/components/query-panel';
import { FIRST_DAY, isDay } from '../../shared/components/date-range/ranges';
import { shiftDay } from '../../shared/format/dates';
import { listDays } from '../lib/narrowed';
import { Form } from './export-form';
import { PreparedFiles } from './prepared-files';
import './export-dialog.scss';

export interface ExportDialogProps {
	surveyId: number;
	/** Days of the screen; null for a list, which shows all unless the address names some. */
	range: DateRange | null;
	/** The question whose card it was opened from. */
	questionId?: string;
	selected?: readonly number[];
	onClose: () => void;
}

/** What a file shall hold, before the browser goes to it (EXP-01 to EXP-04). */
export function ExportDialog( props: ExportDialogProps ) {
	const { today } = boot().site;
	const [ params ] = useSearchParams();
	const { from: start = '', to: end = '' } = listDays( params );
	const shown = props.range ?? { start, end };
	// All time is no range of days: it is the choice of all responses.
	const range = isDay( shown.start ) ? shown : null;
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
							message={ __( 'The export could not be prepared.', 'userfeedback' ) }
							error={ query.error }
							onRetry={ () => void query.refetch() }
						/>
					) : (
						<Loading>
							<Spinner />
						</Loading>
					) }
				</div>
			) }
		</Modal>
	);
}
