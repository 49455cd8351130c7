import { __ } from '@wordpress/i18n';
import { optionLabel } from '../../domain/draft/options';
import type { OptionStat, QuestionOption } from '../../types';

/** Text of an option or a rating; some stored options carry none (RES-24). */
export function optionText( value: QuestionOption | number ): string {
	const label = typeof value === 'number' ? String( value ) : optionLabel( value );
	return label.trim() === '' ? __( '(no text)', 'userfeedback' ) : label;
}

/**
 * Options in order of their count; equal counts keep the survey's order.
 *
 * @param options Options in survey order.
 */
export function byCount( options: OptionStat[] ): OptionStat[] {
	return [ ...options ].sort( ( first, second ) => second.count - first.count );
}

/**
 * A text cut where the searched words are, so that they can be marked.
 *
 * @param text   Text.
 * @param search Searched words.
 * @return Pieces; every second one is a hit.
 */
export function splitHits( text: string, search: string ): string[] {
	const words = search.trim();
	if ( words === '' ) {
		return [ text ];
	}
	const pattern = words.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
	return text.split( new RegExp( `(${ pattern })`, 'giu' ) );
}

/**
 * A text cut where web addresses are. What ends a sentence belongs to none.
 *
 * @param text Text.
 * @return Pieces; every second one is an address that begins with http: or https:.
 */
export function splitAddresses( text: string ): string[] {
	return text.split( /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}])/giu );
}
