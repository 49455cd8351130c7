/** What the box shows of totals and of a vote: for visitors, and for the preview of the settings. */
import type { PostRatingTotals } from '../../types';

/** %1 and %2 are numbers, %3 is a sentence (Box::texts()). '' in `one` shows no figures. */
export interface BoxTexts {
	one: string;
	many: string;
	none: string;
	mine: string;
	yours: string;
	thanks: string;
	again: string;
	failed: string;
	busy: string;
	why: string;
}

const put = ( text: string, values: Record< string, string > ) =>
	text.replace( /%[123]/g, ( place ) => values[ place ] ?? place );

export function lineOf( texts: BoxTexts, totals: PostRatingTotals, locale: string ): string {
	const { total_ratings: votes, average_rating: average, mine } = totals;
	if ( average === null ) {
		return texts.one && texts.none;
	}
	const line = put( votes === 1 ? texts.one : texts.many, {
		'%1': average.toLocaleString( locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 } ),
		'%2': votes.toLocaleString( locale ),
	} );
	return mine === null ? line : put( line ? texts.mine : texts.yours, { '%1': `${ mine }`, '%3': line } );
}

const set = ( form: Element, part: string, text: string ) => {
	const element = form.querySelector( part );
	if ( element && element.textContent !== text ) {
		element.textContent = text;
	}
};

/** A sentence in place of the instruction. */
export function say( form: Element, text: string ): void {
	form.classList.remove( 'is-sent' );
	set( form, '.uf-rating-note', text );
}

export function showTotals( form: Element, texts: BoxTexts, totals: PostRatingTotals, locale: string ): void {
	set( form, '[role=status]', lineOf( texts, totals, locale ) );
	const star = form.querySelector< HTMLInputElement >( `[type=radio][value="${ totals.mine ?? 0 }"]` );
	if ( star ) {
		star.checked = true;
	}
}

export function thank( form: Element, texts: BoxTexts ): void {
	set( form, 'legend', texts.thanks );
	form.classList.remove( 'is-chosen', 'is-asking' );
	form.classList.add( 'is-sent' );
}
