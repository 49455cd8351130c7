import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { labelOf } from '../questions/props';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { useCompleteAnswer } from './complete-answer';
import { word } from './words';
import css from '../styles/type-ranking.css?raw';

const SHAPES = {
	up: 'M6 14.5l6-6 6 6',
	down: 'M6 9.5l6 6 6-6',
	grip: 'M9 6h0M15 6h0M9 12h0M15 12h0M9 18h0M15 18h0',
	error: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7.5v5.5M12 16.4h0',
};
const Shape = ( { name }: { name: keyof typeof SHAPES } ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true">
		<path d={ SHAPES[ name ] } />
	</svg>
);

/** As many as the owner asks for where it is "top". */
const TOP = 3;
const STEPS: Record< string, number > = { ArrowUp: -1, ArrowDown: 1, Home: -99, End: 99 };

const limit = ( value: number, least: number, most: number ) => Math.max( least, Math.min( most, value ) );

/**
 * A tap gives an option the next place; grip, arrow keys and buttons move it. The order that options stand in is no
 * answer before somebody touched it.
 */
function Answer( { id, question, options, draft, describedBy, group, fill, onDraft }: AnswerProps ) {
	const labels = [ ...new Set( options.map( labelOf ).filter( Boolean ) ) ];
	const { rank } = question.config;
	const asked = rank === 'top' ? Math.min( TOP, labels.length ) : labels.length;
	const order = ( draft.given ?? [] ).filter( ( label ) => labels.includes( label ) );
	const ranked = order.length;
	const short = rank === 'any' || ! rank || ! ranked || ranked >= asked ? '' : fill( word( 'short' ), asked, ranked );
	const { root, said } = useCompleteAnswer( short );
	const list = useRef< HTMLOListElement | null >( null );
	const focus = useRef( '' );
	const [ status, say ] = useState( '' );
	const full = ranked >= asked;

	// A row that moves in the page loses the focus.
	useLayoutEffect( () => {
		if ( focus.current ) {
			list.current?.querySelector< HTMLElement >( focus.current )?.focus();
			focus.current = '';
		}
	} );

	const give = ( given: string[], label: string, control: string ) => {
		focus.current = `[data-i="${ labels.indexOf( label ) }"] ${ control }`;
		const place = given.indexOf( label ) + 1;
		say( place ? fill( word( 'now' ), label, place, given.length ) : fill( word( 'rest' ), label ) );
		const whole = given.length && ( ! rank || rank === 'any' || given.length >= asked );
		onDraft( {
			...draft,
			given,
			value: whole ? given.map( ( one, at ) => `${ at + 1 }. ${ one }` ) : null,
		} );
	};
	const tap = ( label: string ) => {
		if ( order.includes( label ) ) {
			give(
				order.filter( ( one ) => one !== label ),
				label,
				'.over'
			);
		} else if ( full ) {
			say( fill( word( 'full' ), asked ) );
		} else {
			give( [ ...order, label ], label, '.over' );
		}
	};
	const move = ( from: number, by: number, control: string ) => {
		const to = limit( from + by, 0, ranked - 1 );
		const label = order[ from ];
		if ( label !== undefined && to !== from ) {
			const next = order.filter( ( one ) => one !== label );
			next.splice( to, 0, label );
			give( next, label, control );
		}
	};
	const onKeyDown = ( event: KeyboardEvent, place: number ) => {
		const by = STEPS[ event.key ];
		if ( by ) {
			event.preventDefault();
			move( place, by, '.grip' );
		}
	};

	/** The dragged row follows the pointer, the others make room; only letting go changes the order. */
	const onPointerDown = ( event: PointerEvent< HTMLElement >, from: number ) => {
		const grip = event.currentTarget;
		const rows = Array.from( list.current?.children ?? [] ).slice( 0, ranked ) as HTMLElement[];
		const row = rows[ from ];
		const first = rows[ 0 ];
		const last = rows[ ranked - 1 ];
		if ( ! row || ! first || ! last || event.button ) {
			return;
		}
		const middles = rows.map( ( { offsetTop, offsetHeight } ) => offsetTop + offsetHeight / 2 );
		const start = event.clientY;
		const step = row.offsetHeight + 8;
		let to = from;
		grip.setPointerCapture( event.pointerId );
		row.classList.add( 'lift' );
		const drag = ( { clientY }: globalThis.PointerEvent ) => {
			const by = limit(
				clientY - start,
				first.offsetTop - row.offsetTop,
				last.offsetTop + last.offsetHeight - row.offsetTop - row.offsetHeight
			);
			const top = row.offsetTop + by;
			to = middles.filter( ( one, at ) =>
				at < from ? one <= top : at > from && one < top + row.offsetHeight
			).length;
			rows.forEach( ( { style }, at ) => {
				const shift = at > from && at <= to ? -step : at < from && at >= to ? step : 0;
				style.transform = `translateY(${ at === from ? by : shift }px)`;
			} );
		};
		const drop = ( { type }: Event ) => {
			grip.removeEventListener( 'pointermove', drag );
			grip.removeEventListener( 'pointerup', drop );
			grip.removeEventListener( 'pointercancel', drop );
			row.classList.remove( 'lift' );
			rows.forEach( ( { style } ) => ( style.transform = '' ) );
			if ( type === 'pointerup' ) {
				move( from, to - from, '.grip' );
			}
		};
		grip.addEventListener( 'pointermove', drag );
		grip.addEventListener( 'pointerup', drop );
		grip.addEventListener( 'pointercancel', drop );
	};

	const arrow = ( label: string, place: number, by: -1 | 1, name: 'up' | 'down' ) => (
		<button
			className={ `btn ${ name }` }
			type="button"
			tabIndex={ -1 }
			aria-label={ fill( word( name ), label ) }
			aria-disabled={ place + by < 0 || place + by >= ranked || undefined }
			onClick={ () => move( place, by, `.${ name }` ) }
		>
			<Shape name={ name } />
		</button>
	);

	return (
		<div
			ref={ root }
			{ ...group }
			aria-describedby={ [ describedBy, `${ id }t`, said && `${ id }e` ].filter( Boolean ).join( ' ' ) }
		>
			<p className="d" id={ `${ id }t` }>
				{ rank === 'top' ? fill( word( 'top' ), asked ) : word( 'tap' ) }
			</p>
			<ol className="a rank" ref={ list }>
				{ [ ...order, ...labels.filter( ( label ) => ! order.includes( label ) ) ].map( ( label, at ) => {
					const on = at < ranked;
					return (
						<li className={ on ? 'rk on' : 'rk' } key={ label } data-i={ labels.indexOf( label ) }>
							<span className="name" aria-hidden="true">
								<span className="place">{ on ? at + 1 : '' }</span>
								<span>{ label }</span>
							</span>
							<input
								className="over"
								type="button"
								aria-label={ fill( word( on ? 'out' : 'rest' ), label, at + 1, ranked ) }
								aria-disabled={ ( ! on && full ) || undefined }
								onClick={ () => tap( label ) }
							/>
							{ on && arrow( label, at, -1, 'up' ) }
							{ on && arrow( label, at, 1, 'down' ) }
							{ on && (
								<button
									className="btn grip"
									type="button"
									aria-label={ fill( word( 'grip' ), label, at + 1, ranked ) }
									onKeyDown={ ( event ) => onKeyDown( event, at ) }
									onPointerDown={ ( event ) => onPointerDown( event, at ) }
								>
									<Shape name="grip" />
								</button>
							) }
						</li>
					);
				} ) }
			</ol>
			<p className="note">{ fill( word( 'ranked' ), ranked, asked ) }</p>
			{ said && (
				<p className="err" id={ `${ id }e` } role="alert">
					<Shape name="error" />
					<span>{ said }</span>
				</p>
			) }
			<p className="sr" role="status">
				{ status }
			</p>
		</div>
	);
}

const part: Part = { Answer, leadsOn: () => false, takesComment: true, several: true, css };
export default part;
