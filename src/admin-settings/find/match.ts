import type { SettingEntry } from '../entries';
import { tabTitle } from '../words';

/** Results that a person can look over. */
const MOST = 8;

/** A control that a person would want of a row: the chosen one of radio buttons. */
const CONTROL =
	':is(input:not([type="radio"], [type="file"]), input[type="radio"]:checked, select, textarea, button, a[href])';

/**
 * Selects where the focus goes: the control of a row, beside its label, or the first one of a card. A card that is
 * locked stands for several rows.
 *
 * @param row `name` of a Row.
 */
export function controlOf( row: string ): string {
	const place = `[data-setting~="${ row }"]`;
	return `${ place }.uf-setrow .uf-setrow__control ${ CONTROL }, ${ place }:not(.uf-setrow) ${ CONTROL }`;
}

/** Without case and accents, and as long as the text, so that places in one are places in the other. */
function plain( text: string ): string {
	return Array.from( text, ( letter ) => letter.normalize( 'NFD' ).toLocaleLowerCase().charAt( 0 ) ).join( '' );
}

/**
 * Settings whose label, words or tab contain every typed word; first those whose label has all of them.
 *
 * @param entries Every setting.
 * @param typed   What the person typed.
 */
export function matching( entries: SettingEntry[], typed: string ): SettingEntry[] {
	const words = plain( typed ).split( /\s+/ ).filter( Boolean );
	if ( words.length === 0 ) {
		return [];
	}
	const has = ( text: string ) => words.every( ( word ) => plain( text ).includes( word ) );
	const found = entries.filter( ( { label, words: more = '', tab } ) =>
		has( [ label, more, tabTitle( tab ) ].join( ' ' ) )
	);
	return [
		...found.filter( ( { label } ) => has( label ) ),
		...found.filter( ( { label } ) => ! has( label ) ),
	].slice( 0, MOST );
}

/**
 * A label in pieces, for marking what was typed.
 *
 * @param label As it is shown.
 * @param typed What the person typed.
 */
export function pieces( label: string, typed: string ): { text: string; hit: boolean }[] {
	const letters = Array.from( label );
	const searched = plain( label );
	const hits = letters.map( () => false );
	for ( const word of plain( typed ).split( /\s+/ ).filter( Boolean ) ) {
		for ( let at = searched.indexOf( word ); at >= 0; at = searched.indexOf( word, at + 1 ) ) {
			hits.fill( true, at, at + word.length );
		}
	}
	const found: { text: string; hit: boolean }[] = [];
	letters.forEach( ( letter, at ) => {
		const last = found.at( -1 );
		const hit = hits[ at ] === true;
		if ( last?.hit === hit ) {
			last.text += letter;
		} else {
			found.push( { text: letter, hit } );
		}
	} );
	return found;
}
