import type { SurveyResults } from '../../types';
import { QuestionCard } from './question-card';
import { scaleOf, ScaleProvider } from './score-select';
import { useCardOfAddress } from './use-card-of-address';
import './questions.scss';

interface Props {
	results: SurveyResults;
	/** Whether the cards compare with the days before. */
	compared?: boolean;
	/** Questions that are shown elsewhere keep their number here. */
	skip?: string[];
}

/** One card for each question, in survey order (RES-14, RES-21). */
export function QuestionCards( { results, compared = false, skip = [] }: Props ) {
	useCardOfAddress();
	return (
		<ScaleProvider value={ scaleOf( results ) }>
			<div className="uf-cards">
				{ results.question_stats.map(
					( question, index ) =>
						! skip.includes( question.id ) && (
							<QuestionCard
								key={ question.id }
								surveyId={ results.id }
								question={ question }
								number={ index + 1 }
								range={ results.range }
								today={ results.today }
								comparedWith={ compared ? results.before : null }
							/>
						)
				) }
			</div>
		</ScaleProvider>
	);
}
