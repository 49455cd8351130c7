/** Options with a part of their own: "Other" and "None of these" (docs/questions.md). */
import type { Question } from '../../types';
import { newId } from './ids';
import { optionLabel, rowsOf, withRows } from './options';

export type End = 'other' | 'exclusive';

/** Gives the part to the option with that text, which is added where it is missing. */
export function addEnd( question: Question, end: End, label: string ): Question {
	const rows = rowsOf( question );
	const found = rows.find( ( { option } ) => optionLabel( option ) === label );
	const row = found ?? { id: newId(), option: label };
	// Empty lines of a question that is just begun stay.
	const next = withRows( question, found ? rows : [ ...rows, row ] );
	return { ...next, config: { ...next.config, [ end ]: row.id } };
}

/** Takes the part away, and its option with it. */
export function removeEnd( question: Question, end: End ): Question {
	const id = question.config[ end ];
	return withRows(
		question,
		rowsOf( question ).filter( ( row ) => row.id !== id )
	);
}
