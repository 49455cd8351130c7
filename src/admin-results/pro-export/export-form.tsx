import { useState } from 'react';
import { Button, CheckboxControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DateRange, ExportChoices, ExportFormat } from '../../types';
import { usePrepareFile } from '../../shared/api/exports/queries';
import { DayFields } from '../../shared/components/date-range/day-fields';
import { formatRange } from '../../shared/format/dates';
import { formatNumber } from '../../shared/format/numbers';
import { useToast } from '../../shared/notices/toasts';
import { useFilter } from '../filters/use-filter';
import { filterBody } from '../lib/filter-body';
import { columnsOf, exportAddress, preparedFile, rowsOf } from './address';
import type { ExportForm, Rows } from './address';
import type { ExportDialogProps } from './export-dialog';
import { Choice } from './fields';
import { useMatchingRows } from './use-matching-rows';

interface FormProps extends ExportDialogProps {
	choices: ExportChoices;
	/** The numbers are still those of other days. */
	counting: boolean;
	days: DateRange;
	possible: boolean;
	onOther: ( other: boolean ) => void;
	onDays: ( days: DateRange ) => void;
}

/** The choices of a file, and the button that makes it. */
export function Form( props: FormProps ) {
	const { choices, counting, range, days, possible, questionId, selected = [], onOther, onDays, onClose } = props;
	const toast = useToast();
	const prepare = usePrepareFile();
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
	const known = rowsOf( choices, form, selected, filter );
	const { trash: trashed } = choices.counts[ form.rows === 'all' ? 'all' : 'range' ];
	const matching = useMatchingRows( props.surveyId, form, form.rows === 'days' ? days : range, filter, {
		// Nobody counts the matches of the trash.
		enabled: possible && ! known.exact && ! ( form.trash && trashed > 0 ),
	} );
	const { rows, exact } = matching === null ? known : { rows: matching, exact: true };
	const columns = columnsOf( choices, form );
	const groups = choices.columns.filter( ( { offered } ) => offered );
	// What has to be looked through decides how long it takes, not what is found.
	const isLarge = known.rows >= choices.background;
	const asked = form.rows === 'days' ? days : choices.range;
	const nothing = rows === 0 || ! possible || groups.every( ( { key } ) => ! form.columns.has( key ) );
	const isIdle = nothing || counting;
	const chooseRows = ( chosen: Rows ) => {
		change( { rows: chosen } );
		onOther( chosen === 'days' );
	};
	const start = () => {
		onClose();
		toast( __( 'Your download starts in a moment.', 'userfeedback' ) );
	};
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
									'Excel files need PHP’s zip extension, which the server lacks. Excel opens CSV files too.',
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
					{ form.rows === 'days' && <DayFields days={ days } possible={ possible } onDays={ onDays } /> }
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
				{ isLarge && ! nothing && (
					<p className="uf-export__large">
						{ __(
							'A file of this size is prepared in the background. Download it here when it is ready.',
							'userfeedback'
						) }
					</p>
				) }
				<p role="status">
					{ counting ? __( 'Counting…', 'userfeedback' ) : sizeText( rows, exact, columns, possible ) }
				</p>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				{ isLarge && ! isIdle ? (
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ prepare.isPending }
						disabled={ prepare.isPending }
						accessibleWhenDisabled
						onClick={ () =>
							prepare.mutate( {
								surveyId: props.surveyId,
								...preparedFile( form, asked, selected, filterBody( filter ) ),
							} )
						}
					>
						{ __( 'Prepare file', 'userfeedback' ) }
					</Button>
				) : (
					<Button
						__next40pxDefaultSize
						variant="primary"
						{ ...( isIdle
							? { disabled: true, accessibleWhenDisabled: true }
							: { href: exportAddress( choices, form, asked, selected, filter ), onClick: start } ) }
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
