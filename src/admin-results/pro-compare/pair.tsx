import { __, sprintf } from '@wordpress/i18n';
import type { ComparedFigure, ComparedQuestion, Comparison, Difference } from '../../types';
import { formatNumber, formatSigned, SMALL_SAMPLE } from '../../shared/format/numbers';
import { figureName, GROUPS, interval, refusal, Swatch, verdict, writeDifference, writeValue } from './difference';
import type { Names } from './difference';

interface Props {
	question: ComparedQuestion;
	figure: ComparedFigure;
	names: Names;
	reply: Comparison;
}

/** A score, a mean, a median or a share of both groups, and the difference on its scale. */
export function Pair( { question, figure, names, reply }: Props ) {
	const { difference, kind, unit } = figure;
	const why =
		kind === 'median'
			? __( 'Medians stand without a test.', 'userfeedback' )
			: refusal( figure.a?.base ?? 0, figure.b?.base ?? 0, reply );
	return (
		<>
			{ kind !== 'nps' && <p className="uf-ab-what">{ figureName( figure, question.type ) }</p> }
			<div className="uf-ab">
				{ GROUPS.map( ( group ) => {
					const value = figure[ group ];
					return (
						<div key={ group }>
							<span>
								<Swatch group={ group } />
								{ group.toUpperCase() } { names[ group ] }
							</span>
							<p className={ typeof value?.value === 'string' ? 'uf-figure is-day' : 'uf-figure' }>
								{ value ? <bdi dir="ltr">{ writeValue( figure, value.value ) }</bdi> : '–' }
								{ value && unit !== '' && <small> { unit }</small> }
							</p>
							<p className="uf-note">
								{ value && value.low !== null && value.high !== null && (
									<>
										<bdi dir="ltr">
											{ sprintf(
												/* translators: 1: lower end. 2: upper end of an interval */
												__( '%1$s to %2$s', 'userfeedback' ),
												writeValue( figure, value.low ),
												writeValue( figure, value.high )
											) }
										</bdi>
										{ ', ' }
									</>
								) }
								{ sprintf(
									/* translators: %s: number of answers */
									__( 'n %s', 'userfeedback' ),
									formatNumber( value?.base ?? 0 )
								) }
								{ value && value.base < SMALL_SAMPLE && `, ${ __( 'small sample', 'userfeedback' ) }` }
							</p>
						</div>
					);
				} ) }
				<div className="uf-ab__difference">
					<span>{ __( 'Difference, A − B', 'userfeedback' ) }</span>
					{ difference ? (
						<>
							<p className="uf-figure">
								{ difference.within_margin && '≈ ' }
								<bdi dir="ltr">{ writeDifference( figure )( difference.value, true ) }</bdi>
							</p>
							<p className="uf-note">
								{ sprintf(
									/* translators: %s: interval, e.g. −32 to −16 */
									__( '95%%: %s.', 'userfeedback' ),
									interval( difference, figure.digits )
								) }{ ' ' }
								{ verdict( difference, names ) }
							</p>
						</>
					) : (
						<p className="uf-note">{ why || __( 'Not shown.', 'userfeedback' ) }</p>
					) }
				</div>
			</div>
			{ difference && <Strip difference={ difference } figure={ figure } /> }
		</>
	);
}

/** The next of 1, 2 and 5 with zeros. */
function round( value: number ): number {
	const power = 10 ** Math.floor( Math.log10( value ) );
	return ( [ 1, 2, 5 ].find( ( step ) => step * power >= value ) ?? 10 ) * power;
}

/** The difference with its interval on a line around 0, which grows where it must. */
function Strip( { difference, figure }: { difference: Difference; figure: ComparedFigure } ) {
	const least = figure.kind === 'nps' ? 50 : figure.unit === '' ? 1 : 0;
	const reach = Math.max( -difference.low, difference.high );
	const end = reach > least ? round( reach ) : least || 1;
	const at = ( value: number ) => `${ ( 50 * ( value + end ) ) / end }%`;
	return (
		<div className="uf-strip" aria-hidden="true">
			<span
				className="uf-strip__band"
				style={ {
					insetInlineStart: at( difference.low ),
					inlineSize: `${ ( 50 * ( difference.high - difference.low ) ) / end }%`,
				} }
			/>
			<span className="uf-strip__zero" />
			<span className="uf-strip__mark" style={ { insetInlineStart: at( difference.value ) } } />
			{ [ -end, -end / 2, 0, end / 2, end ].map( ( tick ) => (
				<bdi key={ tick } dir="ltr" className="uf-strip__tick" style={ { insetInlineStart: at( tick ) } }>
					{ formatSigned( tick, Number.isInteger( end / 2 ) ? 0 : end < 1 ? figure.digits : 1 ) }
				</bdi>
			) ) }
		</div>
	);
}
