import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, CheckboxControl, Modal, RadioControl, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DateRange, ExportChoices, ExportFormat } from '../../types';
import { exportQueries } from '../../shared/api/exports/queries';
import { boot } from '../../shared/app/boot';
import { ErrorNotice, reasonOf } from '../../shared/components/error-notice';
import { FIRST_DAY, isDay } from '../../shared/components/date-range/ranges';
import { formatRange, shiftDay } from '../../shared/format/dates';
import { formatNumber } from '../../shared/format/numbers';
import { useToast } from '../../shared/notices/toasts';
import { useFilter } from '../filters/use-filter';
import { columnsOf, exportAddress, rowsOf } from './address';
import type { ExportForm, Rows } from './address';
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
	const [ days, setDays ] = useState< DateRange >( props.range ?? { start: shiftDay( today, -29 ), end: today } );
	const possible = isDay( days.start ) && isDay( days.end ) && days.start >= FIRST_DAY && days.start <= days.end;
	const [ other, setOther ] = useState( false );
	const counted = other && possible ? days : ( props.range ?? days );
	const query = useQuery( exportQueries.choices( props.surveyId, counted ) );
	return (
		<Modal
			className="uf-modal uf-export"
			title={ __( 'Export Results', 'userfeedback' ) }
			onRequestClose={ props.onClose }
		>
			{ query.data ? (
				<Form
					{ ...props }
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

interface FormProps extends ExportDialogProps {
	choices: ExportChoices;
	/** The numbers are still those of other days. */
	counting: boolean;
	days: DateRange;
	possible: boolean;
	onOther: ( other: boolean ) => void;
	onDays: ( days: DateRange ) => void;
}

function Form( props: FormProps ) {
	const { choices, counting, range, days, possible, questionId, selected = [], onOther, onDays, onClose } = props;
	const toast = useToast();
	const { entries: filter } = useFilter();
	const [ form, setForm ] = useState< ExportForm >( {
		question: questionId ?? null,
		format: 'csv',
		rows: selected.length > 0 ? 'selected' : range === null ? 'all' : 'shown',
		columns: new Set( choices.columns.filter( ( column ) => column.default ).map( ( { key } ) => key ) ),
		split: false,
		trash: false,
		filtered: true,
	} );
	const change = ( changes: Partial< ExportForm > ) => setForm( { ...form, ...changes } );
	const { rows, exact } = rowsOf( choices, form, selected, filter );
	const columns = columnsOf( choices, form );
	const groups = choices.columns.filter( ( { count } ) => count > 0 );
	const nothing = rows === 0 || ! possible || groups.every( ( { key } ) => ! form.columns.has( key ) );
	const chooseRows = ( chosen: Rows ) => {
		change( { rows: chosen } );
		onOther( chosen === 'days' );
	};
	const start = () => {
		onClose();
		toast(
			form.format === 'xlsx'
				? __( 'Your file is being made. The download starts in a moment.', 'userfeedback' )
				: __( 'Your download starts.', 'userfeedback' )
		);
	};
	const trashed = choices.counts[ form.rows === 'all' ? 'all' : 'range' ].trash;
	return (
		<>
			<div className="uf-export__form">
				<div className="uf-export__two">
					<Choice
						legend={ __( 'Report', 'userfeedback' ) }
						value={ form.question === null ? 'general' : 'question' }
						options={ [
							[ 'general', __( 'All questions, a row per response', 'userfeedback' ) ],
							...( choices.questions.length > 0
								? [ [ 'question', __( 'One question', 'userfeedback' ) ] as const ]
								: [] ),
						] }
						onChange={ ( report ) =>
							change( {
								question: report === 'general' ? null : ( choices.questions[ 0 ]?.id ?? null ),
							} )
						}
					>
						{ form.question !== null && (
							<select
								aria-label={ __( 'Question', 'userfeedback' ) }
								value={ form.question }
								onChange={ ( event ) => change( { question: event.target.value } ) }
							>
								{ choices.questions.map( ( { id, title } ) => (
									<option key={ id } value={ id }>
										{ title }
									</option>
								) ) }
							</select>
						) }
					</Choice>
					<Choice< ExportFormat >
						legend={ __( 'Format', 'userfeedback' ) }
						value={ form.format }
						options={ [
							[ 'csv', __( 'CSV', 'userfeedback' ) ],
							...( choices.xlsx ? [ [ 'xlsx', __( 'Excel (XLSX)', 'userfeedback' ) ] as const ] : [] ),
							[ 'jsonl', __( 'JSON Lines', 'userfeedback' ) ],
						] }
						onChange={ ( format ) => change( { format } ) }
					>
						{ ! choices.xlsx && (
							<p className="uf-export__note">
								{ __(
									'Excel files need PHP’s zip extension, which this server does not have. Excel opens CSV files too.',
									'userfeedback'
								) }
							</p>
						) }
					</Choice>
				</div>
				<Choice< Rows >
					legend={ __( 'Which responses', 'userfeedback' ) }
					value={ form.rows }
					options={ [
						...( selected.length > 0
							? [
									[
										'selected',
										sprintf(
											/* translators: %s: number of responses */
											__( 'Selected (%s)', 'userfeedback' ),
											formatNumber( selected.length )
										),
									] as const,
								]
							: [] ),
						...( range === null
							? []
							: [
									[
										'shown',
										sprintf(
											/* translators: %s: range of days */
											__( 'As shown: %s', 'userfeedback' ),
											formatRange( range.start, range.end )
										),
									] as const,
								] ),
						[
							'all',
							sprintf(
								/* translators: %s: number of responses */
								__( 'All responses (%s)', 'userfeedback' ),
								formatNumber( choices.counts.all.publish )
							),
						],
						[ 'days', __( 'Other dates…', 'userfeedback' ) ],
					] }
					onChange={ chooseRows }
				>
					{ form.rows === 'days' && <Days days={ days } possible={ possible } onDays={ onDays } /> }
					{ filter.length > 0 && form.rows !== 'selected' && (
						<CheckboxControl
							label={ __( 'Only those that match the filter of this page', 'userfeedback' ) }
							checked={ form.filtered }
							onChange={ ( filtered ) => change( { filtered } ) }
						/>
					) }
				</Choice>
				<fieldset>
					<legend>{ __( 'Columns', 'userfeedback' ) }</legend>
					<div className="uf-export__columns">
						{ groups.map( ( { key, label, personal } ) => (
							<div key={ key } className="uf-export__column">
								<CheckboxControl
									label={ label }
									checked={ form.columns.has( key ) }
									onChange={ ( on ) => change( { columns: toggled( form.columns, key, on ) } ) }
								/>
								{ personal && (
									<span className="uf-badge is-personal">{ __( 'personal', 'userfeedback' ) }</span>
								) }
							</div>
						) ) }
					</div>
					<div className="uf-export__more">
						<Button
							size="compact"
							variant="link"
							onClick={ () => change( { columns: new Set( groups.map( ( { key } ) => key ) ) } ) }
						>
							{ __( 'Select all', 'userfeedback' ) }
						</Button>
						{ choices.split > 0 && form.format !== 'jsonl' && (
							<CheckboxControl
								label={ __( 'A column for each option of a multiple choice', 'userfeedback' ) }
								checked={ form.split }
								onChange={ ( split ) => change( { split } ) }
							/>
						) }
						{ ( trashed > 0 || form.trash ) && form.rows !== 'selected' && (
							<CheckboxControl
								label={ sprintf(
									/* translators: %s: number of responses */
									__( 'Also responses in the trash (%s)', 'userfeedback' ),
									formatNumber( trashed )
								) }
								checked={ form.trash }
								onChange={ ( trash ) => change( { trash } ) }
							/>
						) }
					</div>
				</fieldset>
			</div>
			<div className="uf-export__foot">
				<p role="status">
					{ counting ? __( 'Counting…', 'userfeedback' ) : sizeText( rows, exact, columns, possible ) }
				</p>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				{ nothing || counting ? (
					<Button __next40pxDefaultSize variant="primary" disabled accessibleWhenDisabled>
						{ __( 'Export', 'userfeedback' ) }
					</Button>
				) : (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ exportAddress(
							choices,
							form,
							form.rows === 'days' ? days : choices.range,
							selected,
							filter
						) }
						onClick={ start }
					>
						{ __( 'Export', 'userfeedback' ) }
					</Button>
				) }
			</div>
		</>
	);
}

function toggled( columns: ReadonlySet< string >, key: string, on: boolean ): ReadonlySet< string > {
	return new Set( on ? [ ...columns, key ] : [ ...columns ].filter( ( other ) => other !== key ) );
}

function sizeText( rows: number, exact: boolean, columns: number | null, possible: boolean ): string {
	if ( ! possible ) {
		return __( 'Enter two dates as YYYY-MM-DD, the earlier one first.', 'userfeedback' );
	}
	if ( rows === 0 ) {
		return __( 'No response matches. Choose other dates.', 'userfeedback' );
	}
	const count = exact
		? sprintf(
				/* translators: %s: number of rows of a file */
				_n( '%s row', '%s rows', rows, 'userfeedback' ),
				formatNumber( rows )
			)
		: sprintf(
				/* translators: %s: number of rows of a file */
				_n( 'At most %s row', 'At most %s rows', rows, 'userfeedback' ),
				formatNumber( rows )
			);
	return columns === null
		? count
		: sprintf(
				/* translators: 1: rows of a file, e.g. "783 rows". 2: columns, e.g. "21 columns" */
				__( '%1$s, %2$s', 'userfeedback' ),
				count,
				sprintf(
					/* translators: %s: number of columns of a file */
					_n( '%s column', '%s columns', columns, 'userfeedback' ),
					formatNumber( columns )
				)
			);
}

interface ChoiceProps< Value extends string > {
	legend: string;
	value: Value;
	options: readonly ( readonly [ Value, string ] )[];
	onChange: ( value: Value ) => void;
	children?: ReactNode;
}

function Choice< Value extends string >( { legend, value, options, onChange, children }: ChoiceProps< Value > ) {
	return (
		<div className="uf-export__choice">
			<RadioControl
				label={ legend }
				selected={ value }
				options={ options.map( ( [ option, label ] ) => ( { value: option, label } ) ) }
				onChange={ ( chosen ) => {
					const found = options.find( ( [ option ] ) => option === chosen );
					if ( found ) {
						onChange( found[ 0 ] );
					}
				} }
			/>
			{ children }
		</div>
	);
}

interface DaysProps {
	days: DateRange;
	possible: boolean;
	onDays: ( days: DateRange ) => void;
}

function Days( { days, possible, onDays }: DaysProps ) {
	const field = ( edge: keyof DateRange, label: string ) => (
		<input
			type="date"
			min={ FIRST_DAY }
			max={ boot().site.today }
			aria-label={ label }
			aria-invalid={ ! possible }
			value={ days[ edge ] }
			onChange={ ( event ) => onDays( { ...days, [ edge ]: event.target.value } ) }
		/>
	);
	return (
		<div className="uf-export__days">
			{ field( 'start', __( 'Start date', 'userfeedback' ) ) }
			<span aria-hidden="true">–</span>
			{ field( 'end', __( 'End date', 'userfeedback' ) ) }
		</div>
	);
}
