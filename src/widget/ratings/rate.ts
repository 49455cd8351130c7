/** Votes of a visitor, and the fresh totals of a page that a cache kept. */
import type { PostRatingTotals } from '../../types';
import { say, showTotals, thank } from './show';
import type { BoxTexts } from './show';

export interface BoxData {
	/** Address of post-ratings/. */
	url: string;
	locale: string;
	texts: BoxTexts;
}

/** How far below the window a box is when its totals are fetched. */
const NEAR = '300px';

export function makeRateable( form: HTMLFormElement, { url, locale, texts }: BoxData ): void {
	const path = url + ( form.dataset.ufRating ?? '' );
	const why = form.dataset.why;
	const comment = form.querySelector( 'textarea' );
	let sending = false;
	let voted = false;

	const stars = () => Number( form.querySelector< HTMLInputElement >( 'input:checked' )?.value );

	/** 1 to 3 stars where the owner asks why. */
	const asks = () => comment !== null && stars() < 4;

	const ask = () => {
		form.classList.add( 'is-asking' );
		form.classList.remove( 'is-chosen' );
	};

	const send = async () => {
		const words = comment?.value.trim();
		if ( sending || ! stars() ) {
			return;
		}
		if ( asks() && why === 'required' && ! words ) {
			ask();
			say( form, texts.why );
			comment?.focus();
			return;
		}
		sending = true;
		let changed = false;
		const asked = form.classList.contains( 'is-asking' );
		try {
			const sent = stars();
			const reply = await fetch( path, {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( { rating: sent, ...( asks() && words ? { comment: words } : {} ) } ),
			} );
			if ( ! reply.ok ) {
				throw new Error( `${ reply.status }` );
			}
			voted = true;
			// Who changed their mind meanwhile sees that choice, and it is sent.
			changed = stars() !== sent;
			if ( ! changed ) {
				showTotals( form, texts, ( await reply.json() ) as PostRatingTotals, locale );
				// A button that was pressed hides: the focus must not be lost with it.
				const pressed = form.querySelector( 'button:focus' );
				const more = asks() && ! asked && ! words;
				thank( form, texts );
				if ( more ) {
					ask();
				}
				if ( pressed ) {
					( more ? comment : form.querySelector< HTMLElement >( 'input:checked' ) )?.focus();
				}
			}
		} catch ( error ) {
			form.classList.add( 'is-chosen' );
			say( form, error instanceof Error && error.message === '429' ? texts.busy : texts.failed );
		}
		sending = false;
		if ( changed ) {
			await send();
		}
	};

	form.addEventListener( 'click', ( event ) => {
		const star = event.target as HTMLInputElement;
		if ( star.type !== 'radio' ) {
			return;
		}
		form.classList.remove( 'is-asking' );
		// Arrow keys click too, with detail 0: a vote is sent when somebody has chosen, not on the way there.
		if ( event.detail > 0 ) {
			void send();
		} else {
			form.classList.add( 'is-chosen' );
		}
	} );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		void send();
	} );

	new IntersectionObserver(
		( entries, observer ) => {
			if ( ! entries.some( ( entry ) => entry.isIntersecting ) ) {
				return;
			}
			observer.disconnect();
			fetch( path + '/totals' )
				.then( ( reply ) => ( reply.ok ? reply.json() : Promise.reject( new Error() ) ) )
				.then( ( totals: PostRatingTotals ) => {
					if ( voted || sending ) {
						return;
					}
					// A choice that was made meanwhile stays.
					showTotals( form, texts, stars() ? { ...totals, mine: null } : totals, locale );
					if ( totals.mine ) {
						say( form, texts.again );
					}
				} )
				.catch( () => undefined );
		},
		{ rootMargin: NEAR }
	).observe( form );
}
