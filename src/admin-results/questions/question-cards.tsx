import type { DateRange, QuestionStats } from '../../types';
import { QuestionCard } from './question-card';
import './questions.scss';

interface Props {
	surveyId: number;
	questions: QuestionStats[];
	range: DateRange;
	today: string;
	/** Questions that are shown elsewhere keep their number here. */
	skip?: string[];
}

/** One card for each question, in survey order (RES-14, RES-21). */
export function QuestionCards( { surveyId, questions, range, today, skip = [] }: Props ) {
	return (
		<div className="uf-cards">
			{ questions.map(
				( question, index ) =>
					! skip.includes( question.id ) && (
						<QuestionCard
							key={ question.id }
							surveyId={ surveyId }
							question={ question }
							number={ index + 1 }
							range={ range }
							today={ today }
						/>
					)
			) }
		</div>
	);
}
