import { __, sprintf } from '@wordpress/i18n';
import type { ComparedQuestion, Comparison, Difference } from '../../types';
import { NpsStackedBar } from '../../shared/charts/nps-charts';
import { formatNumber, formatSigned, SMALL_SAMPLE } from '../../shared/format/numbers';
import { typeName } from '../../shared/registry/question-types';
import { differenceOf, DIGITS, GROUPS, interval, Swatch, valueOf, verdict } from './difference';
import type { Names } from './difference';
import { Options } from './options';

/** Why a question has no differences, '' where it has. */
function refusal( { a, b }: ComparedQuestion, { overlap, complete }: Comparison ): string {
	if ( ! complete || overlap !== 0 ) {
		return '';
	}
	const small = GROUPS.filter( ( group ) => ( group === 'a' ? a : b ).total_answers < SMALL_SAMPLE );
	if ( small.length === 2 ) {
		return sprintf(
			/* translators: %s: 30 */
			__( 'Not shown. A and B have fewer than %s answers.', 'userfeedback' ),
			formatNumber( SMALL_SAMPLE )
		);
	}
	return small.length === 0
		? ''
		: sprintf(
				/* translators: 1: A or B. 2: 30 */
				__( 'Not shown. %1$s has fewer than %2$s answers.', 'userfeedback' ),
				( small[ 0 ] ?? 'a' ).toUpperCase(),
				formatNumber( SMALL_SAMPLE )
			);
}

/** One question of both groups. */
export function Card( {
	question,
	number,
	reply,
	names,
}: {
	question: ComparedQuestion;
	number: number;
	reply: Comparison;
	names: Names;
} ) {
	const heading = `uf-compare-${ question.id }`;
	const { a, b } = question;
	const figure = a.nps || b.nps ? 'nps' : a.mean || b.mean ? 'mean' : null;
	const why = refusal( question, reply );
	return (
		<section className="uf-panel uf-question" aria-labelledby={ heading }>
			<header className="uf-panel__head">
				<div className="uf-question__head">
					<h3 id={ heading }>
						<span className="uf-question__number">
							{ sprintf(
								/* translators: %s: number of the question */
								__( 'Q%s', 'userfeedback' ),
								formatNumber( number )
							) }
						</span>
						<span>{ question.title || __( '(no title)', 'userfeedback' ) }</span>
					</h3>
					<p className="uf-dots uf-question__base">
						<span>{ typeName( question.type ) }</span>
						{ GROUPS.map( ( group ) => (
							<span key={ group }>
								{ sprintf(
									/* translators: 1: A or B. 2: number of answers */
									__( '%1$s %2$s answered', 'userfeedback' ),
									group.toUpperCase(),
									formatNumber( question[ group ].total_answers )
								) }
							</span>
						) ) }
					</p>
				</div>
			</header>
			<div className="uf-panel__body">
				{ figure && a[ figure ] && b[ figure ] && (
					<Pair question={ question } figure={ figure } names={ names } why={ why } />
				) }
				{ question.is_quantitative && figure !== 'nps' && <Options question={ question } /> }
				{ ! question.is_quantitative && (
					<p className="uf-note">{ __( 'Written answers have no figures to compare.', 'userfeedback' ) }</p>
				) }
				{ why !== '' && figure === null && question.is_quantitative && <p className="uf-note">{ why }</p> }
			</div>
		</section>
	);
}

/** A score or a mean of both groups, and the difference on its scale. */
function Pair( {
	question,
	figure,
	names,
	why,
}: {
	question: ComparedQuestion;
	figure: 'nps' | 'mean';
	names: Names;
	why: string;
} ) {
	const difference = differenceOf( question, figure );
	const digits = DIGITS[ figure ];
	return (
		<>
			<div className="uf-ab">
				{ GROUPS.map( ( group ) => {
					const side = question[ group ];
					const { low = null, high = null } = side[ figure ] ?? {};
					return (
						<div key={ group }>
							<span>
								<Swatch group={ group } />
								{ group.toUpperCase() } { names[ group ] }
							</span>
							<p className="uf-figure">
								<bdi dir="ltr">{ valueOf( question, group, figure ) }</bdi>
							</p>
							<p className="uf-note">
								{ low !== null && high !== null && (
									<bdi dir="ltr">
										{ sprintf(
											/* translators: 1: lower end. 2: upper end of an interval */
											__( '%1$s to %2$s', 'userfeedback' ),
											figure === 'nps' ? formatSigned( low ) : formatNumber( low, 2 ),
											figure === 'nps' ? formatSigned( high ) : formatNumber( high, 2 )
										) }
									</bdi>
								) }{ ' ' }
								{ sprintf(
									/* translators: %s: number of answers */
									__( 'n %s', 'userfeedback' ),
									formatNumber( side.total_answers )
								) }
								{ side.total_answers < SMALL_SAMPLE && `, ${ __( 'small sample', 'userfeedback' ) }` }
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
								<bdi dir="ltr">{ formatSigned( difference.value, digits ) }</bdi>
							</p>
							<p className="uf-note">
								{ sprintf(
									/* translators: %s: interval, e.g. −32 to −16 */
									__( '95%%: %s.', 'userfeedback' ),
									interval( difference, digits )
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
			{ figure === 'nps' && (
				<div className="uf-ab-bars">
					{ GROUPS.map( ( group ) => {
						const { nps } = question[ group ];
						return (
							nps && (
								<div key={ group }>
									<span>
										<Swatch group={ group } />
										{ group.toUpperCase() } { names[ group ] }
									</span>
									<NpsStackedBar overview={ nps } />
								</div>
							)
						);
					} ) }
				</div>
			) }
		</>
	);
}

/** The difference with its interval on a line around 0, which grows where it must. */
function Strip( { difference, figure }: { difference: Difference; figure: 'nps' | 'mean' } ) {
	const step = figure === 'nps' ? 50 : 1;
	const end = step * Math.max( 1, Math.ceil( Math.max( -difference.low, difference.high ) / step ) );
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
					{ formatSigned( tick, figure === 'nps' ? 0 : 1 ) }
				</bdi>
			) ) }
		</div>
	);
}
