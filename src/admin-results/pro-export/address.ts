import { addQueryArgs } from '@wordpress/url';
import type { DateRange, ExportChoices, ExportFormat } from '../../types';
import type { FilterEntries } from '../filters/use-filter';

/** Which responses: those of the screen, all, selected ones, or those of other days. */
export type Rows = 'shown' | 'all' | 'selected' | 'days';

export interface ExportForm {
	/** Id of the one question, null for all. */
	question: string | null;
	format: ExportFormat;
	rows: Rows;
	columns: ReadonlySet< string >;
	split: boolean;
	trash: boolean;
	/** Whether the filter of the screen chooses the rows. */
	filtered: boolean;
}

/**
 * Address of the file (EXP-01 to EXP-03, A79).
 *
 * @param choices  What the server offers.
 * @param form     What was chosen.
 * @param range    Days, where they matter.
 * @param selected Selected responses.
 * @param filter   Filter of the screen, as names and values of a query.
 */
export function exportAddress(
	choices: ExportChoices,
	form: ExportForm,
	range: DateRange,
	selected: readonly number[],
	filter: FilterEntries
): string {
	const address = addQueryArgs( choices.url, {
		report: form.question === null ? 'general' : 'question',
		extras: extrasOf( form, range, selected ),
	} );
	return isFiltered( form, filter )
		? `${ address }&${ new URLSearchParams( filter.map( ( [ name, value ] ) => [ name.replace( /^filter/, 'extras[filter]' ), value ] ) ) }`
		: address;
}

/**
 * What is asked for where the file is prepared in the background: the same as the address says.
 *
 * @param form     What was chosen.
 * @param range    Days, where they matter.
 * @param selected Selected responses.
 * @param filter   Filter of the screen, as the server takes it.
 */
export function preparedFile(
	form: ExportForm,
	range: DateRange,
	selected: readonly number[],
	filter: object
): { report: 'general' | 'question'; extras: Record< string, unknown > } {
	const filtered = form.filtered && Object.keys( filter ).length > 0 && form.rows !== 'selected';
	return {
		report: form.question === null ? 'general' : 'question',
		extras: { ...extrasOf( form, range, selected ), ...( filtered && { filter } ) },
	};
}

function extrasOf( form: ExportForm, range: DateRange, selected: readonly number[] ): Record< string, string > {
	const days = form.rows === 'shown' || form.rows === 'days';
	return {
		format: form.format,
		columns: [ ...form.columns ].join( ',' ),
		...( days ? { start: range.start, end: range.end } : { start: 'all' } ),
		...( form.question !== null && { question_id: form.question } ),
		...( form.rows === 'selected' && { ids: selected.join( ',' ) } ),
		...( form.split && { split: '1' } ),
		// Selected ones may be in the trash: there they were selected.
		...( ( form.trash || form.rows === 'selected' ) && { trash: '1' } ),
	};
}

/** Selected responses are chosen already. */
export function isFiltered( { rows, filtered }: ExportForm, filter: FilterEntries ): boolean {
	return filtered && filter.length > 0 && rows !== 'selected';
}

/**
 * How many rows the file has, as far as counters know it: nothing of filters, or of answers in the trash.
 *
 * @param choices  What the server offers.
 * @param form     What was chosen.
 * @param selected Selected responses.
 * @param filter   Filter of the screen.
 */
export function rowsOf(
	choices: ExportChoices,
	form: ExportForm,
	selected: readonly number[],
	filter: FilterEntries
): { rows: number; exact: boolean } {
	const { question, rows, trash } = form;
	const whole = ! isFiltered( form, filter );
	const of = rows === 'all' ? 'all' : 'range';
	const { publish, trash: trashed } = choices.counts[ of ];
	if ( rows === 'selected' ) {
		return { rows: selected.length, exact: question === null };
	}
	if ( question === null ) {
		return { rows: publish + ( trash ? trashed : 0 ), exact: whole };
	}
	const answers = choices.questions.find( ( { id } ) => id === question )?.answers[ of ] ?? 0;
	return trash && trashed > 0 ? { rows: answers + trashed, exact: false } : { rows: answers, exact: whole };
}

/**
 * How many columns it has; null for the report of one question, whose columns its type decides.
 *
 * @param choices What the server offers.
 * @param form    What was chosen.
 */
export function columnsOf( choices: ExportChoices, { question, format, columns, split }: ExportForm ): number | null {
	if ( question !== null || format === 'jsonl' ) {
		return null;
	}
	const more = split && columns.has( 'answers' ) ? choices.split : 0;
	return choices.columns.reduce( ( sum, { key, count } ) => sum + ( columns.has( key ) ? count : 0 ), more );
}
