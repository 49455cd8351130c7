import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { SearchControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FontFamily } from '../../../shared/api/fonts/queries';
import { formatNumber } from '../../../shared/format/numbers';
import { hostStylesheet } from '../theming';

/** Families that one screenful and some scrolling show; typing narrows them. */
const STEP = 60;

interface SampleProps {
	family: string;
	weight: string;
	host: string;
}

/** The name in its own letters. They load when it scrolls into sight: only the letters of the name. */
function Sample( { family, weight, host }: SampleProps ) {
	const place = useRef< HTMLSpanElement >( null );
	useEffect( () => {
		const element = place.current;
		if ( ! element ) {
			return undefined;
		}
		const observer = new IntersectionObserver( ( [ entry ] ) => {
			if ( ! entry?.isIntersecting ) {
				return;
			}
			observer.disconnect();
			const href = hostStylesheet( host, family, weight, family );
			const page = element.ownerDocument;
			if ( ! page.querySelector( `link[href="${ CSS.escape( href ) }"]` ) ) {
				const link = page.createElement( 'link' );
				link.rel = 'stylesheet';
				link.href = href;
				page.head.append( link );
			}
		} );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ family, weight, host ] );
	return (
		<span ref={ place } style={ { fontFamily: `"${ family }", sans-serif`, fontWeight: weight } }>
			{ family }
		</span>
	);
}

interface Props {
	families: FontFamily[];
	value: string;
	host: string;
	onChange: ( family: FontFamily ) => void;
}

/** The weight that a family is shown and chosen in first. */
export const firstWeight = ( [ , , weights ]: FontFamily ): string =>
	String( weights.includes( 400 ) ? 400 : ( weights[ 0 ] ?? 400 ) );

/** All families, found by typing, by the arrow keys or by scrolling (SHARED-24). */
export function FontList( { families, value, host, onChange }: Props ) {
	const id = useId();
	const list = useRef< HTMLUListElement >( null );
	const [ typed, setTyped ] = useState( '' );
	const [ most, setMost ] = useState( STEP );
	const [ active, setActive ] = useState( -1 );
	const found = useMemo( () => {
		const words = typed.trim().toLowerCase();
		const hits = families.filter( ( [ name ] ) => name.toLowerCase().includes( words ) );
		return words === ''
			? hits
			: hits.toSorted(
					( [ a ], [ b ] ) =>
						Number( b.toLowerCase().startsWith( words ) ) - Number( a.toLowerCase().startsWith( words ) )
				);
	}, [ families, typed ] );
	const shown = found.slice( 0, most );
	const optionId = ( at: number ) => `${ id }-${ at }`;

	const go = ( at: number ) => {
		const next = Math.min( Math.max( at, 0 ), found.length - 1 );
		setActive( next );
		setMost( ( now ) => Math.max( now, next + STEP / 2 ) );
		list.current?.children[ next ]?.scrollIntoView( { block: 'nearest' } );
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		const steps: Record< string, number > = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
		const step = steps[ event.key ];
		const pick = found[ active ];
		if ( step !== undefined ) {
			event.preventDefault();
			go( active + step );
		} else if ( event.key === 'Enter' && pick ) {
			event.preventDefault();
			onChange( pick );
		}
	};

	return (
		// The field keeps the focus; the arrow keys walk through the list below it.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className="uf-fonts" onKeyDown={ onKeyDown }>
			<SearchControl
				label={ __( 'Search fonts', 'userfeedback' ) }
				placeholder={ __( 'Search fonts', 'userfeedback' ) }
				value={ typed }
				aria-controls={ id }
				aria-activedescendant={ active >= 0 ? optionId( active ) : undefined }
				onChange={ ( text ) => {
					setTyped( text );
					setMost( STEP );
					setActive( -1 );
				} }
			/>
			<p className="uf-settings__help" role="status">
				{ sprintf(
					/* translators: %s: number of font families. */
					_n( '%s family', '%s families', found.length, 'userfeedback' ),
					formatNumber( found.length )
				) }
			</p>
			<ul
				ref={ list }
				id={ id }
				role="listbox"
				aria-label={ __( 'Font family', 'userfeedback' ) }
				onScroll={ ( { currentTarget: { scrollTop, clientHeight, scrollHeight } } ) => {
					if ( scrollTop + clientHeight > scrollHeight - 200 ) {
						setMost( ( now ) => Math.min( now + STEP, found.length ) );
					}
				} }
			>
				{ shown.map( ( family, at ) => (
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the keys.
					<li
						key={ family[ 0 ] }
						id={ optionId( at ) }
						role="option"
						aria-selected={ family[ 0 ] === value }
						className={ at === active ? 'is-active' : '' }
						onClick={ () => onChange( family ) }
					>
						<Sample family={ family[ 0 ] } weight={ firstWeight( family ) } host={ host } />
					</li>
				) ) }
			</ul>
		</div>
	);
}
