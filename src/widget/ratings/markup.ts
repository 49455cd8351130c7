/**
 * The rating box as PostRatings\Box draws it, for the preview of the settings. Both are held against
 * tests/fixtures/rating-box.json.
 */
import type { PostRatingSettings, PostRatingTotals, RatingIcon } from '../../types';
import { lineOf } from './show';
import type { BoxTexts } from './show';

/** On a grid of 24. */
export const SHAPES: Record< RatingIcon, string > = {
	star: 'M12 2.9l2.8 5.8 6.3.9-4.6 4.4 1.1 6.3L12 17.3l-5.6 3 1.1-6.3L2.9 9.6l6.3-.9z',
	smile: 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4zM7.8 14c1 1.7 2.4 2.5 4.2 2.5s3.2-.8 4.2-2.5M8.8 9.2v1M15.2 9.2v1',
	thumb: 'M7 10.5 11 3c1.6 0 2.6 1.2 2.3 2.8L12.7 9h5.6c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.8c-.2 1-1.1 1.8-2.2 1.8H7zM3.5 10.5H7V20H3.5z',
};

export interface BoxWords extends BoxTexts {
	/** %1 is the number of stars. */
	star: string;
	send: string;
	sendWhy: string;
	by: string;
}

const escape = ( text: string ) =>
	text.replace(
		/[&<>"']/g,
		( sign ) => ( { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' } )[ sign ] ?? sign
	);

export function boxMarkup(
	settings: PostRatingSettings,
	totals: PostRatingTotals,
	words: BoxWords,
	{ postId, action, locale }: { postId: number; action: string; locale: string }
): string {
	const name = `uf-rating-${ postId }`;
	const font = settings.font.value;
	const style =
		`--uf-icon:${ settings.icon_color };--uf-back:${ settings.background_color };--uf-text:${ settings.text_color }` +
		( font === '' ? '' : `;font-family:${ font.includes( ' ' ) ? `'${ font }'` : font }` );
	const asks = settings.ask_why === 'yes';
	const why = asks ? ` data-why="${ settings.why_required === 'yes' ? 'required' : 'optional' }"` : '';
	const stars = [ 1, 2, 3, 4, 5 ].map(
		( star ) =>
			`<label><input type="radio" name="rating" value="${ star }" required${ star === totals.mine ? ' checked' : '' }>` +
			`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${ SHAPES[ settings.icon_id ] }"/></svg>` +
			`<span>${ escape( words.star.replace( '%1', `${ star }` ) ) }</span></label>`
	);
	return (
		`<form class="uf-rating" id="${ name }" method="post" action="${ escape( action ) }#${ name }" style="${ escape( style ) }" data-uf-rating="${ postId }"${ why }>` +
		`<input type="hidden" name="userfeedback_rated" value="${ postId }">` +
		`<fieldset><legend>${ escape( settings.rating_question ) }</legend>` +
		`<p class="uf-rating-note" aria-live="polite">${ escape( settings.rating_instruction_message ) }</p>` +
		`<div class="uf-rating-stars">${ stars.join( '' ) }</div></fieldset>` +
		`<p class="uf-rating-line"><span role="status">${ escape( lineOf( words, totals, locale ) ) }</span>` +
		`<button type="submit">${ escape( words.send ) }</button></p>` +
		( asks
			? `<div class="uf-rating-why"><label>${ escape( settings.why_question ) }<textarea name="comment" rows="3" maxlength="${ settings.why_length }"></textarea></label><button type="submit">${ escape( words.sendWhy ) }</button></div>`
			: '' ) +
		( settings.show_uf_logo === 'yes' ? `<p class="uf-rating-by">${ escape( words.by ) }</p>` : '' ) +
		'</form>'
	);
}
