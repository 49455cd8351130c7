/** Wire types of two groups of responses beside each other (docs/filters.md). */
import type { Compared, CountProgress, DateRange, NpsOverview, OptionStat, Share } from './results';

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

export interface ComparedOption extends ComparedShare {
	key: string;
	value: OptionStat[ 'value' ];
	/** true for an option that is no longer in the survey. */
	removed?: true;
}

/** A question of one group. */
export interface ComparedSide {
	total_answers: number;
	/** star-rating, 2 decimals. */
	mean: { value: number; low: number | null; high: number | null } | null;
	nps: NpsOverview | null;
}

export interface ComparedQuestion extends Record< GroupName, ComparedSide > {
	id: string;
	type: string;
	title: string;
	is_quantitative: boolean;
	/** See ComparedShare. */
	mean_difference: Difference | null;
	nps_difference: Difference | null;
	/** In the order of A, then those that only B chose. */
	options: ComparedOption[];
}

export interface ComparedGroup {
	range: DateRange;
	/** The site shows no group of so few: its figures are all 0. */
	too_few: boolean;
	responses_count: number;
	/** Of its days without its filter. */
	unfiltered_responses_count: number;
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
