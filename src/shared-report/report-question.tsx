import { __, sprintf } from '@wordpress/i18n';
import { ChoiceChart } from '../admin-results/questions/choice-chart';
import { ConsentCard } from '../admin-results/questions/consent-card';
import { MatrixCard } from '../admin-results/questions/matrix-card';
import { MeasureCard } from '../admin-results/questions/measure-card';
import { NpsCard } from '../admin-results/questions/nps-card';
import { PartsCard } from '../admin-results/questions/parts-card';
import { Base, titleOf } from '../admin-results/questions/question-base';
import { questionHeading } from '../admin-results/questions/question-heading';
import { ScaleCard } from '../admin-results/questions/scale-card';
import { StarChart } from '../admin-results/questions/star-chart';
import { npsBucket } from '../domain/nps';
import { NpsPill } from '../shared/charts/nps-charts';
import { Stars } from '../shared/charts/stars';
import { formatNumber } from '../shared/format/numbers';
import type { AnswerValue, QuestionStats, SharedFigures } from '../types';

interface Props {
	question: QuestionStats;
	/** Place in the survey, from 1. */
	number: number;
	figures: SharedFigures;
	written: SharedFigures[ 'written' ][ string ];
}

/** A question as the results screen shows it, without what leads to single responses. */
export function ReportQuestion( { question, number, figures, written }: Props ) {
	const heading = questionHeading( question.id );
	return (
		<section className="uf-panel uf-question" aria-labelledby={ heading }>
			<header className="uf-panel__head">
				<div className="uf-question__head">
					<h2 id={ heading }>
						<span className="uf-question__number">
							{ sprintf(
								/* translators: %s: number of the question */
								__( 'Q%s', 'userfeedback' ),
								formatNumber( number )
							) }
						</span>
						<span>{ titleOf( question ) }</span>
					</h2>
					<Base question={ question } named={ false } />
				</div>
			</header>
			{ question.total_answers > 0 && ( isDrawn( question ) || written.length > 0 ) && (
				<div className="uf-panel__body">
					{ isDrawn( question ) && <Chart question={ question } figures={ figures } /> }
					{ written.length > 0 && (
						<>
							<h3 id={ `${ heading }-written` }>
								{ __( 'What people wrote, newest first', 'userfeedback' ) }
							</h3>
							<ul className="uf-answers" aria-labelledby={ `${ heading }-written` }>
								{ written.map( ( { text, value }, index ) => (
									<li key={ index }>
										{ value !== null && <Given type={ question.type } value={ value } /> }
										<span className="uf-answers__text">{ text }</span>
									</li>
								) ) }
							</ul>
						</>
					) }
				</div>
			) }
		</section>
	);
}

/** What somebody chose who wrote a comment. A score on the scale of before comes in words. */
function Given( { type, value }: { type: string; value: NonNullable< AnswerValue > } ) {
	return (
		<div className="uf-comments__score">
			{ type === 'nps' && typeof value === 'number' ? (
				<>
					<b>{ formatNumber( value ) }</b>
					<NpsPill group={ npsBucket( value ) } />
				</>
			) : type === 'star-rating' && typeof value === 'number' ? (
				<Stars value={ value } />
			) : (
				<span className="uf-note">{ Array.isArray( value ) ? value.join( ', ' ) : String( value ) }</span>
			) }
		</div>
	);
}

const isDrawn = ( { is_quantitative: counted, distribution, type }: QuestionStats ) =>
	counted || distribution !== null || type === 'consent';

function Chart( { question, figures }: { question: QuestionStats; figures: SharedFigures } ) {
	const { range, today } = figures;
	const props = { surveyId: 0, question, range, today, comparedWith: null };
	switch ( question.type ) {
		case 'nps':
			return <NpsCard { ...props } />;
		case 'star-rating':
			return <StarChart { ...props } />;
		case 'scale':
			return <ScaleCard { ...props } />;
		case 'ranking':
			return <PartsCard { ...props } />;
		case 'consent':
			return <ConsentCard { ...props } />;
		case 'matrix':
			return <MatrixCard { ...props } />;
		case 'number':
		case 'date':
			return <MeasureCard { ...props } />;
		case 'checkbox':
			return <ChoiceChart { ...props } several />;
		case 'image-radio':
			return <ChoiceChart { ...props } pictures="thumbnail" />;
		case 'icon-choice':
			return <ChoiceChart { ...props } pictures="icon" />;
		default:
			return <ChoiceChart { ...props } />;
	}
}
