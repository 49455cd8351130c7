/** Rows of a matrix. Its columns are its options. */
import type { MatrixRow, Question } from '../../types';
import { newId } from './ids';

export const MAX_ROWS = 10;

/** What stands in an answer, and in conditions on it. */
export const pairOf = ( row: string, column: string ): string => `${ row }: ${ column }`;

/** Rows for the editor: one waits for its text where there is none. */
export const shownRows = ( { config: { rows = [] } }: Question ): MatrixRow[] =>
	rows.length > 0 ? rows : [ { id: '', label: '' } ];

export const withMatrixRows = ( question: Question, rows: MatrixRow[] ): Question => ( {
	...question,
	config: { ...question.config, rows: rows.map( ( row ) => ( row.id ? row : { ...row, id: newId() } ) ) },
} );

export const rowsValid = ( { type, config: { rows = [] } }: Question ): boolean =>
	type !== 'matrix' || ( rows.length > 0 && rows.every( ( { label } ) => label.trim() !== '' ) );
