/**
 * Links in plain text: `[words](https://…)`, or an address alone (docs/questions.md). Everything else stays text.
 * `Display\Links` asks whether there are any; both run tests/fixtures/links.json.
 */

/** A piece of text; with an address it is a link. */
export interface Piece {
	text: string;
	href?: string;
}

/** Only http, https and mailto: an address that runs code is text. */
const LINK = /\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s()]+)\)|https?:\/\/[^\s<>"()]*[^\s<>"().,;:!?]/gi;

export function piecesOf( text: string ): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for ( const found of text.matchAll( LINK ) ) {
		const [ all, words = all, href = all ] = found;
		if ( found.index > from ) {
			pieces.push( { text: text.slice( from, found.index ) } );
		}
		pieces.push( { text: words, href } );
		from = found.index + all.length;
	}
	return from < text.length ? [ ...pieces, { text: text.slice( from ) } ] : pieces;
}

export const hasLinks = ( text: string ): boolean => piecesOf( text ).some( ( { href } ) => href !== undefined );
