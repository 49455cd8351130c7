import { addQueryArgs } from '@wordpress/url';
import type { DateRange, ExportChoices, ExportFormat } from '../../types';

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
}

/**
 * Address of the file (EXP-01 to EXP-03, A79).
 *
 * @param choices  What the server offers.
 * @param form     What was chosen.
 * @param range    Days, where they matter.
 * @param selected Selected responses.
 */
export function exportAddress(
	choices: ExportChoices,
	form: ExportForm,
	range: DateRange,
	selected: readonly number[]
): string {
	const days = form.rows === 'shown' || form.rows === 'days';
	return addQueryArgs( choices.url, {
		report: form.question === null ? 'general' : 'question',
		extras: {
			format: form.format,
			columns: [ ...form.columns ].join( ',' ),
			...( days ? { start: range.start, end: range.end } : { start: 'all' } ),
			...( form.question !== null && { question_id: form.question } ),
			...( form.rows === 'selected' && { ids: selected.join( ',' ) } ),
			...( form.split && { split: '1' } ),
			...( form.trash && { trash: '1' } ),
		},
	} );
}

/**
 * How many rows the file has. Nobody counts the answers of the trash by question.
 *
 * @param choices  What the server offers.
 * @param form     What was chosen.
 * @param selected Selected responses.
 */
export function rowsOf(
	choices: ExportChoices,
	{ question, rows, trash }: ExportForm,
	selected: readonly number[]
): { rows: number; exact: boolean } {
	const of = rows === 'all' ? 'all' : 'range';
	const { publish, trash: trashed } = choices.counts[ of ];
	if ( rows === 'selected' ) {
		return { rows: selected.length, exact: question === null };
	}
	if ( question === null ) {
		return { rows: publish + ( trash ? trashed : 0 ), exact: true };
	}
	const answers = choices.questions.find( ( { id } ) => id === question )?.answers[ of ] ?? 0;
	return trash && trashed > 0 ? { rows: answers + trashed, exact: false } : { rows: answers, exact: true };
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
