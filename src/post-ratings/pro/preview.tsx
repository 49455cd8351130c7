import { useEffect, useRef, useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PostRatingSettings, PostRatingTotals } from '../../types';
import { boot } from '../../shared/app/boot';
import css from '../../widget/ratings/box.css?raw';
import { boxMarkup } from '../../widget/ratings/markup';
import { showTotals, thank } from '../../widget/ratings/show';
import { boxWords } from './words';

type State = 'before' | 'after';

/** Numbers of an example. */
const BEFORE: PostRatingTotals = { total_ratings: 128, average_rating: 4.6, mine: null };
const AFTER: PostRatingTotals = { total_ratings: 129, average_rating: 4.6, mine: 4 };
const AFTER_LOW: PostRatingTotals = { total_ratings: 129, average_rating: 4.6, mine: 2 };

/** The box as visitors get it: their markup, style and script, in a shadow tree (PR-02, PR-19). */
export function Preview( { settings }: { settings: PostRatingSettings } ) {
	const [ state, setState ] = useState< State >( 'before' );
	const host = useRef< HTMLDivElement >( null );

	useEffect( () => {
		if ( ! host.current ) {
			return;
		}
		const shadow = host.current.shadowRoot ?? host.current.attachShadow( { mode: 'open' } );
		host.current.inert = true;
		const words = boxWords( settings );
		const page = new DOMParser().parseFromString(
			boxMarkup( settings, BEFORE, words, {
				postId: 0,
				action: '',
				locale: document.documentElement.lang || 'en',
			} ),
			'text/html'
		);
		const style = document.createElement( 'style' );
		style.textContent = css;
		shadow.replaceChildren( style, ...page.body.childNodes );
		const form = shadow.querySelector( 'form' );
		form?.querySelectorAll( 'input, button, textarea' ).forEach( ( field ) =>
			field.setAttribute( 'tabindex', '-1' )
		);
		form?.addEventListener( 'submit', ( event ) => event.preventDefault() );
		if ( form && state === 'after' ) {
			const asks = settings.ask_why === 'yes';
			showTotals( form, words, asks ? AFTER_LOW : AFTER, document.documentElement.lang || 'en' );
			thank( form, words );
			form.classList.toggle( 'is-asking', asks );
		}
	}, [ settings, state ] );

	return (
		<section className="uf-ratings__card uf-ratings__preview" aria-labelledby="uf-ratings-preview">
			<header>
				<h2 id="uf-ratings-preview">{ __( 'Preview', 'userfeedback' ) }</h2>
				<div className="uf-ratings__states">
					{ (
						[
							[ 'before', __( 'Before', 'userfeedback' ) ],
							[ 'after', __( 'After', 'userfeedback' ) ],
						] as const
					 ).map( ( [ name, label ] ) => (
						<Button
							key={ name }
							size="compact"
							variant={ state === name ? 'primary' : 'secondary' }
							aria-pressed={ state === name }
							onClick={ () => setState( name ) }
						>
							{ label }
						</Button>
					) ) }
				</div>
			</header>
			<div className="uf-ratings__page" dir={ boot().site.rtl ? 'rtl' : 'ltr' }>
				<b aria-hidden="true" />
				<i aria-hidden="true" />
				<i aria-hidden="true" />
				<div ref={ host } data-testid="rating-preview" />
			</div>
		</section>
	);
}
