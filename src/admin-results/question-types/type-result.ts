import type { ComponentType } from 'react';
import type { DateRange, QuestionStats, ResponseAnswer, ResponseDetail } from '../../types';

export interface CardProps {
	surveyId: number;
	question: QuestionStats;
	range: DateRange;
	/** YYYY-MM-DD, site time zone. */
	today: string;
	/** The days before; null on screens that compare nothing. */
	comparedWith: DateRange | null;
}

/** How the results show one question type. */
export interface TypeResult {
	/** All answers of a question, when there are any. */
	Card: ComponentType< CardProps >;
	/** One given answer in a response. */
	Answer: ComponentType< { answer: ResponseAnswer; response: ResponseDetail } >;
	/** The given number before its comment; types without one name the answer below it. */
	Rating?: ComponentType< { value: number } >;
}
