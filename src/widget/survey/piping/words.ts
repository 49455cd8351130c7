/** An answer as it stands in a sentence (docs/piping.md). */
import type { Answer, Question } from '../../../types';

/** Most characters of an answer: a title is no place for a story. */
const MOST = 120;

/** In the language shown; as it is stored where the browser does not know that. */
function localized( value: string | number, lang: string | undefined, unit = '' ): string {
	try {
		return typeof value === 'number'
			? `${ value.toLocaleString( lang, { useGrouping: false } ) } ${ unit }`
			: new Date( `${ value }T12:00` ).toLocaleDateString( lang, { dateStyle: 'long' } );
	} catch {
		return `${ value }`;
	}
}

/**
 * @param question As the widget has it: its type may be the name of a file.
 * @param answer   What was given to it.
 * @param lang     Of the survey.
 * @return Text; '' where nothing was given.
 */
export function wordsOf(
	{ type, config }: Pick< Question, 'config' > & { type: string },
	{ value, extra }: Pick< Answer, 'value' | 'extra' >,
	lang: string | undefined
): string {
	const chosen = ( text: string ) => ( text === config.other && extra?.other ) || text;
	let text = '';
	if ( Array.isArray( value ) ) {
		text = type.endsWith( 'ranking' )
			? ( value[ 0 ] ?? '' ).replace( /^1\. /, '' )
			: value.map( chosen ).join( ', ' );
	} else if ( typeof value === 'number' || ( value && type.endsWith( 'date' ) ) ) {
		text = localized( value, lang, config.unit );
	} else if ( value ) {
		text = chosen( value );
	}
	const letters = Array.from( text.replace( /[\s\p{Cc}]+/gu, ' ' ).trim() );
	return letters.length > MOST
		? `${ letters
				.slice( 0, MOST - 1 )
				.join( '' )
				.trim() }…`
		: letters.join( '' );
}
