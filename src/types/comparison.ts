/** Wire types of two groups of responses beside each other (docs/filters.md). */
import type {
	Compared,
	CountProgress,
	DataPoint,
	DateRange,
	DistributionBin,
	OptionStat,
	Share,
	Step,
} from './results';

export type ComparisonKind = 'previous' | 'year' | 'dates' | 'people';
export type GroupName = 'a' | 'b';

/** A minus B with its 95 % interval. */
export interface Difference {
	value: number;
	low: number;
	high: number;
	/** Whether the interval contains 0. */
	within_margin: boolean;
}

export interface ComparedShare {
	a: Share;
	b: Share;
	/** null under 30 answers on either side, while counting, and where the groups share responses. */
	difference: Difference | null;
}

/** What a question adds up to (docs/figures.md). `answered` and `agreed` are shares of those who met it. */
export type ComparedKind = 'nps' | 'mean' | 'median' | 'csat' | 'ces' | 'place' | 'agreed' | 'answered';

/** A figure of one group: a number, for the median of days a day, YYYY-MM-DD. */
export interface ComparedValue {
	value: number | string;
	/** Its 95 % interval; null for medians, and for a mean of one answer. */
	low: number | null;
	high: number | null;
	/** How many people it is about. */
	base: number;
}

/** Sides are null where nobody of the group answered. */
export interface ComparedFigure extends Record< GroupName, ComparedValue | null > {
	kind: ComparedKind;
	/** place: the option; '' elsewhere. */
	label: string;
	/** Of entered numbers, e.g. `cups`. */
	unit: string;
	/** Decimals of the figures and of their difference. */
	digits: number;
	/** See ComparedShare; null for medians. */
	difference: Difference | null;
}

export interface ComparedRow extends ComparedShare {
	key: string;
	/** An option, a number of a scale, or both ends of a bin or of a group of an NPS, whose key is its name. */
	value: OptionStat[ 'value' ] | Pick< DistributionBin, 'from' | 'to' >;
	/** true for an option that is no longer in the survey. */
	removed?: true;
}

/** Answers with their shares: one list, for a matrix one for each row. */
export interface ComparedAnswers {
	key: string;
	/** The row of a matrix, or "First place"; '' elsewhere. */
	label: string;
	/** In the order of A, then those that only B chose. */
	rows: ComparedRow[];
}

/** A question of one group. */
export interface ComparedSide {
	asked: number;
	total_answers: number;
	/** Too few answered to show how; every number is 0. */
	too_few: boolean;
}

/** The same shape for every type; lists are empty where a type has no such figure. */
export interface ComparedQuestion extends Record< GroupName, ComparedSide > {
	id: string;
	type: string;
	title: string;
	/** The most important first. */
	figures: ComparedFigure[];
	answers: ComparedAnswers[];
}

export interface ComparedGroup {
	range: DateRange;
	/** The site shows no group of so few: its figures are all 0. */
	too_few: boolean;
	responses_count: number;
	/** Of its days without its filter. */
	unfiltered_responses_count: number;
	step: Step;
	/** Responses for each step of the range. */
	points: Pick< DataPoint, 'date' | 'end' | 'count' >[];
}

/** GET surveys/{id}/comparison?from&to&filter&compare&compare_filter&compare_from&compare_to&apart&cursor -> Comparison. */
export interface Comparison
	extends
		Record< GroupName, ComparedGroup >,
		Pick< CountProgress, 'counted' | 'total_to_look_at' | 'complete' | 'next' > {
	id: number;
	kind: ComparisonKind;
	/** Numbers of responses in two periods; null between people. */
	responses: Compared | null;
	/** Response rates; null with a filter. */
	rate: ComparedShare | null;
	/** Responses that are in both groups: differences are left out. null: some, too few to show. */
	overlap: number | null;
	/** First day on which it could have responses, YYYY-MM-DD. */
	collecting_since: string | null;
	questions: ComparedQuestion[];
}
