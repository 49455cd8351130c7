import { __, sprintf } from '@wordpress/i18n';
import type { ComparedQuestion, Comparison } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import { typeName } from '../../shared/registry/question-types';
import type { Compare } from '../filters/use-compare';
import { TrendLink } from '../trend/trend-link';
import { GROUPS } from './difference';
import type { Names } from './difference';
import { Groups, Options, Places } from './options';
import { Pair } from './pair';
import { WordsOfBoth } from './words';

interface Props {
	question: ComparedQuestion;
	number: number;
	reply: Comparison;
	names: Names;
	compare: Compare;
}

/** One question of both groups. */
export function Card( props: Props ) {
	const { question, number, reply } = props;
	const heading = `uf-compare-${ question.id }`;
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
								{ question[ group ].too_few
									? sprintf(
											/* translators: %s: A or B */
											__( '%s too few to show', 'userfeedback' ),
											group.toUpperCase()
										)
									: sprintf(
											/* translators: 1: A or B. 2: number of answers */
											__( '%1$s %2$s answered', 'userfeedback' ),
											group.toUpperCase(),
											formatNumber( question[ group ].total_answers )
										) }
							</span>
						) ) }
					</p>
				</div>
				{ hasTrend( question ) && (
					<div className="uf-question__tools">
						<TrendLink surveyId={ reply.id } questionId={ question.id } title={ question.title } />
					</div>
				) }
			</header>
			<div className="uf-panel__body">
				<Body { ...props } />
			</div>
		</section>
	);
}

function Body( { question, reply, names, compare }: Props ) {
	const { figures, answers, a, b } = question;
	if ( a.too_few || b.too_few ) {
		return (
			<p className="uf-note">
				{ __( 'Too few people of one group answered this question to show how.', 'userfeedback' ) }
			</p>
		);
	}
	if ( a.asked + b.asked === 0 ) {
		return <p className="uf-note">{ __( 'Nobody of either group met this question.', 'userfeedback' ) }</p>;
	}
	const places = figures.filter( ( { kind } ) => kind === 'place' );
	return (
		<>
			{ figures.map(
				( figure ) =>
					figure.kind !== 'place' && (
						<Pair
							key={ figure.kind }
							question={ question }
							figure={ figure }
							names={ names }
							reply={ reply }
						/>
					)
			) }
			{ figures[ 0 ]?.kind === 'nps' && answers[ 0 ] && <Groups rows={ answers[ 0 ].rows } names={ names } /> }
			{ answers.map( ( list ) => (
				<Options key={ list.key } question={ question } list={ list } reply={ reply } />
			) ) }
			{ places.length > 0 && <Places question={ question } figures={ places } /> }
			{ isWritten( question ) && reply.complete && (
				<WordsOfBoth reply={ reply } questionId={ question.id } compare={ compare } />
			) }
		</>
	);
}

/** Whether a trend has a figure of it: a score, or the share of an answer. */
const hasTrend = ( { answers, figures }: ComparedQuestion ) =>
	answers.length > 0 && ! figures.some( ( { kind } ) => kind === 'median' );

/** Whether its answers are what people wrote. */
const isWritten = ( { figures, type }: ComparedQuestion ) =>
	figures[ 0 ]?.kind === 'answered' && ! [ 'email', 'upload' ].includes( type );
