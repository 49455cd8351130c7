import { useLayoutEffect } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { AnswerProps } from '../questions/props';
import { radio } from '../questions/radio';
import type { Part } from '../part';
import { word } from './words';
import css from '../styles/type-scale.css?raw';

const THUMB =
	'M7 20H4.5V10.5H7M7 20V10.5L11 3.5c1.3 0 2.2 1 2.2 2.3V9.5h4.9a1.9 1.9 0 0 1 1.9 2.3l-1.3 6.6a2 2 0 0 1-2 1.6z';
const HEART =
	'M12 20S3.5 15.2 3.5 9.3C3.5 6.4 5.6 4.5 8 4.5c1.7 0 3.2 1 4 2.5.8-1.5 2.3-2.5 4-2.5 2.4 0 4.5 1.9 4.5 4.8C20.5 15.2 12 20 12 20z';
const STAR = 'M12 3.2l2.7 5.5 6 .9-4.35 4.25 1.03 6L12 17l-5.38 2.85 1.03-6L3.3 9.6l6-.9z';

/** A face; `mood` runs from -1 to 1. */
const face = ( mood: number ) =>
	`M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M9 9.6v.3M15 9.6v.3M8 ${ 15 - mood * 1.2 }q4 ${ mood * 4.4 } 8 0`;

const Shape = ( { path }: { path: string } ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true">
		<path d={ path } />
	</svg>
);

/**
 * Keeps with the number the scale on which it was given, by the name that the server knows (`QuestionTypes\Scale`). A
 * tab keeps answers from page to page, and caches keep pages of before and after a change: a number of another scale
 * is asked anew where the visitor comes back to it.
 */
function useNamed( props: AnswerProps, name: string ): AnswerProps {
	const { draft, onDraft } = props;
	useLayoutEffect( () => {
		const { scale, ...rest } = draft;
		if ( scale && scale !== name ) {
			onDraft( { ...rest, value: null } );
		}
	} );
	return { ...props, onDraft: ( next ) => onDraft( { ...next, scale: name } ) };
}

/** scale, and NPS from 0 to 10 (`src/domain/drawn.ts`): 2 to 11 points between two labels. */
function Answer( given: AnswerProps ) {
	const { id, question, draft, fill, group } = given;
	const { look = 'numbers', start = 1, points = 5, low_label: low = '', high_label: high = '' } = question.config;
	const last = start + points - 1;
	const props = useNamed( given, `${ start }-${ last }` );
	const values = Array.from( { length: points }, ( _, at ) => start + at );
	const labelOf = ( value: number ) => ( value === start ? low : value === last ? high : '' );
	const place = ( value: number ) => fill( word( look ) || word( 'of' ), value, last );
	const nameOf = ( value: number ) =>
		[ look === 'numbers' ? value : place( value ), labelOf( value ) ]
			.filter( ( name ) => name !== '' )
			.join( ', ' );

	const one = ( value: number, className: string, content: ReactNode, name = nameOf( value ) ) => (
		<label className={ className } key={ value } htmlFor={ `${ id }-${ value }` }>
			{ radio( props, value, name ) }
			{ content }
		</label>
	);

	if ( look === 'thumbs' ) {
		return (
			<div className="a thumbs" { ...group }>
				{ [ last, start ].map( ( value ) => {
					const name = labelOf( value ) || word( value === last ? 'yes' : 'no' );
					return one(
						value,
						value === last ? 'opt' : 'opt down',
						[ <Shape key="thumb" path={ THUMB } />, <span key="name">{ name }</span> ],
						name
					);
				} ) }
			</div>
		);
	}
	if ( look === 'stars' || look === 'hearts' ) {
		return (
			<div className="a" { ...group }>
				<div className="stars">
					{ values.map( ( value ) =>
						one( value, 'star', <Shape path={ look === 'stars' ? STAR : HEART } /> )
					) }
				</div>
				<Ends low={ low } high={ high } />
			</div>
		);
	}
	const faces = look === 'smileys';
	const chosen = faces && typeof draft.value === 'number';
	return (
		<div className="a scale">
			<div
				className={ `cells pts${ points > 7 ? ' two' : '' }${ faces ? ' faces' : '' }` }
				style={ { '--uf-n': points, '--uf-h': Math.ceil( points / 2 ) } as CSSProperties }
				{ ...group }
			>
				{ values.map( ( value ) =>
					one(
						value,
						'opt cell',
						faces ? (
							<Shape path={ face( ( 2 * ( value - start ) ) / ( points - 1 ) - 1 ) } />
						) : (
							<span>{ value }</span>
						)
					)
				) }
				{ chosen ? (
					<span className="end chosen" aria-hidden="true">
						{ labelOf( Number( draft.value ) ) || place( Number( draft.value ) ) }
					</span>
				) : (
					[ low, high ].map(
						( label, end ) =>
							label && (
								<span className={ end ? 'end last' : 'end' } key={ end } aria-hidden="true">
									{ label }
								</span>
							)
					)
				) }
			</div>
		</div>
	);
}

const Ends = ( { low, high }: { low: string; high: string } ) =>
	low || high ? (
		<p className="note ends" aria-hidden="true">
			<span>{ low }</span>
			<span>{ high }</span>
		</p>
	) : null;

const part: Part = { Answer, leadsOn: ( value ) => value !== null, takesComment: true, scale: true, css };
export default part;
