/** Options from a list of lines. */
import type { Question } from '../../types';
import { cutText } from './cut-text';
import { MAX_LABEL, maxOptions, optionLabel, rowsOf, withRows } from './options';
import { newId } from './ids';

export interface Pasted {
	/** The question with them. */
	question: Question;
	/** Different lines. */
	lines: number;
	/** Lines that stand there twice. */
	doubles: number;
	/** Options that are new. */
	added: number;
	/** Different lines beyond the maximum. */
	left: number;
}

/**
 * What a pasted list makes of the options. A line that an option has already keeps that option, with its id and so
 * with its votes; empty lines do not count.
 *
 * @param question With options that are texts.
 * @param text     A line for each option.
 * @param replace  Whether options that are not in the list go.
 * @param most     The most options there can be.
 */
export function pasteOptions(
	question: Question,
	text: string,
	replace: boolean,
	most = maxOptions( question.type )
): Pasted {
	const written = text
		.split( /[\r\n]+/ )
		.map( ( line ) => cutText( line.trim(), MAX_LABEL ).trim() )
		.filter( ( line ) => line !== '' );
	const lines = [ ...new Set( written ) ];
	const rows = rowsOf( question ).filter( ( { option } ) => optionLabel( option ).trim() !== '' );
	const rowOf = ( line: string ) => rows.find( ( { option } ) => optionLabel( option ).trim() === line );
	const fresh = lines.filter( ( line ) => ! rowOf( line ) );
	const make = ( line: string ) => ( { id: newId(), option: line } );
	const all = replace ? lines.map( ( line ) => rowOf( line ) ?? make( line ) ) : [ ...rows, ...fresh.map( make ) ];
	// Options that are more than the maximum already stay (A5).
	const kept = all.slice( 0, Math.max( most, replace ? 0 : rows.length ) );
	return {
		question: withRows( question, kept ),
		lines: lines.length,
		doubles: written.length - lines.length,
		added: kept.filter( ( { id } ) => ! rows.some( ( row ) => row.id === id ) ).length,
		left: all.length - kept.length,
	};
}
