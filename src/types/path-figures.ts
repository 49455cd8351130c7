/** Wire types of the figures on the map of a survey (docs/paths.md). */
import type { DateRange } from './results';

/** GET surveys/{id}/path-figures: the counts of results, of the past 30 days. */
export interface PathFigures {
	range: DateRange;
	/** Responses of the range; null where they are too few to show. */
	responses: number | null;
	/** Statements, which nobody answers, are left out. */
	questions: QuestionFigures[];
}

export interface QuestionFigures {
	id: string;
	/** Responses whose visitor came to the question; null where the number would show a group of too few. */
	asked: number | null;
	/** Of these, those that answered it; null for the same reason. */
	answered: number | null;
}
