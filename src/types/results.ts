/**
 * Wire types of results (requirements ENT-18 to ENT-20, CALL-03, CALL-12, CALL-13).
 * Every figure comes from the server, with its base and its 95 % interval;
 * the screens only draw.
 */
import type { AnswerExtra, AnswerValue } from './response';
import type { QuestionOption, QuestionType, ScaleLook, ScalePurpose } from './question';
import type { SurveyStatus } from './survey';

/** Share in percent with its Wilson 95 % interval, null without a base. */
export interface Share {
	percent: number | null;
	low: number | null;
	high: number | null;
	count: number;
	base: number;
}

/** Figure of a range beside the same number of days before. */
export interface Compared {
	value: number;
	before: number;
	/** Relative change in percent; null when there is nothing to compare or the sample is small. */
	change: number | null;
	/** true when the change is within the margin of error. */
	within_margin: boolean;
}

/** For how many days a point stands: by day up to 366 days, by week up to three years, else by month. */
export type Step = 'day' | 'week' | 'month';

export interface DataPoint {
	/** First day, YYYY-MM-DD, site time zone. */
	date: string;
	/** Last day; the same one unless the step is a week or a month. */
	end: string;
	count: number;
	impressions: number;
	/** Responses divided by impressions in percent, at most 100; null without impressions. */
	rate: number | null;
}

/**
 * A step beside the days at its place before: changes in percent, null under 30 on either side, for a
 * running step, and where the survey did not exist yet.
 */
export interface ComparedDataPoint extends DataPoint {
	count_change: number | null;
	impressions_change: number | null;
}

export interface DateRange {
	/** YYYY-MM-DD, inclusive, site time zone. */
	start: string;
	end: string;
}

export interface SurveyFigures {
	responses_compared: Compared;
	impressions_compared: Compared;
	/** Responses divided by impressions. */
	response_rate: Share;
	response_rate_before: Share;
	/** Difference of both rates in percentage points; null without a base or under 30 impressions. */
	response_rate_change: { points: number | null; within_margin: boolean };
}

/** NPS of a survey, else the mean of its stars, else the leading answer of its first counted question. */
export interface SurveyOutcome {
	kind: 'nps' | 'mean' | 'share';
	/** An NPS from 0 to 10. */
	from_zero?: true;
	/** Title of the question. */
	question: string;
	/** The leading answer; null for a score or a mean. */
	option: string | null;
	/** Score, mean, or share in percent, with its 95 % interval. */
	value: number;
	low: number | null;
	high: number | null;
	/** Of the leading answer; null for a score or a mean. */
	count: number | null;
	/** How many answered. */
	answers: number;
	/** Against the days before, in points, stars or percentage points; null under 30 answers on either side. */
	change: number | null;
	within_margin: boolean;
}

/** A difference that is clear although many figures were compared (docs/figures.md). */
export interface ClearChange {
	kind: 'nps' | 'mean' | 'share';
	survey_id: number;
	/** Title of the survey. */
	survey: string;
	question_id: string;
	/** The sentence, in the reader's language. */
	text: string;
	/** 95 % interval of the difference, in points, stars or percentage points. */
	low: number;
	high: number;
	/** How many answered in the range and in the days before. */
	answers: number;
	answers_before: number;
}

export interface WhatChanged {
	/** At most three, the clearest first. */
	items: ClearChange[];
	/** How many figures of how many surveys were compared. */
	figures: number;
	surveys: number;
	/** Answers of the question that has the most on both sides; null when no survey can be compared. */
	most: { now: number; before: number } | null;
}

export interface SummarySurveyRow extends SurveyFigures {
	id: number;
	title: string;
	type: string;
	status: SurveyStatus;
	publish_at: string | null;
	/** What people say in the range, as one figure; null without answers to a counted question. */
	outcome: SurveyOutcome | null;
	/** The mean of its stars where `outcome` is its NPS: the weekly summary has both. */
	stars: SurveyOutcome | null;
	/** The question of its NPS, else of its star mean, whose trend shows it over time; null where there is none. */
	score: { kind: 'nps' | 'mean'; question_id: string; /** Smallest number of an NPS. */ start: 0 | 1 | null } | null;
	/** true without a response for 90 days. */
	is_old: boolean;
	/** All-time published responses. */
	responses_count: number;
	/** Responses per day of the range, per month when longer than 366 days; [] below 30 responses. */
	trend: number[];
	last_response_at: string | null;
	/** First day on which it could have responses, YYYY-MM-DD; changes against days before it are null. */
	collecting_since: string | null;
}

/** GET results-summary?start_date&end_date&orderby&order&survey_id -> { data: ResultsSummary } (RES-05 to RES-15). */
export interface ResultsSummary extends SurveyFigures {
	range: DateRange;
	before: DateRange;
	/** First day on which any survey could have responses; start of the range with `start_date=all`. */
	collecting_since: string | null;
	step: Step;
	/** All-time published responses of the chosen survey, or of all. */
	total_responses: number;
	/** One entry per step of the range, those without responses included. */
	data_points: ComparedDataPoint[];
	/** As many days before, aligned by index. */
	data_points_before: DataPoint[];
	surveys: SummarySurveyRow[];
	/** Against the same number of days before. */
	changes: WhatChanged;
	/** Server's "today" in the site time zone, YYYY-MM-DD. */
	today: string;
	/** For screens: e.g. "UTC+0" or "Europe/Berlin". */
	timezone: string;
}

/** Difference of two shares in percentage points; null under 30 answers on either side. */
export interface ShareChange {
	points: number | null;
	within_margin: boolean;
}

export interface OptionStat {
	/** What its answers are counted under; the same whatever its text becomes. */
	key: string;
	/**
	 * Option as stored; label object for image-radio and icon-choice (its icon
	 * with `viewBox` and `path`, as visitors get it); number for star-rating and nps.
	 */
	value: QuestionOption | number;
	count: number;
	/** Share of those who answered (A74). */
	share: Share;
	/** Of the days before; null when the survey did not exist on all of them. */
	share_before: Share | null;
	share_change: ShareChange;
	/** true for an option that is no longer in the survey. */
	removed?: boolean;
}

export interface StatAnswer {
	value: AnswerValue;
	/** UTC, ISO 8601 with Z. */
	date: string;
	response_id: number;
	extra?: AnswerExtra;
}

export type NpsBucket = 'detractor' | 'passive' | 'promoter';

/** Counts of NPS buckets: up to 6, 7-8, 9-10 (NPS-04), on one of the two scales; `nps` whole number, A73. */
export interface NpsOverview {
	promoter: number;
	passive: number;
	detractor: number;
	/** Of those who answered. */
	shares: Record< NpsBucket, Share >;
	/** -100 to 100; 0 without answers (then `total` is 0). */
	nps: number;
	total: number;
	/** Responses without an answer, which the score leaves out. */
	skipped: number;
	/** Adjusted Wald 95 % interval, null without answers. */
	low: number | null;
	high: number | null;
	/** Smallest score of the scale, the largest is 10. */
	start: 0 | 1;
	/** How often each score from `start` to 10 was given: ten or eleven counts. */
	scores: number[];
}

export interface Mean {
	value: number;
	low: number | null;
	high: number | null;
}

/** The figure of a scale whose length and meaning the owner chose (docs/figures.md). */
export interface ScaleFigure {
	purpose: ScalePurpose;
	low: number;
	high: number;
	/** The smallest number that counts as satisfied. */
	satisfied: number;
	look: ScaleLook | '';
	/** Answers to the scale as it is now; those to one of another length are in `options`, as removed. */
	total: number;
	/** csat: those who are satisfied. */
	share: Share | null;
	share_change: ShareChange | null;
	/** ces and plain. */
	mean: Mean | null;
	mean_change: { value: number | null; within_margin: boolean } | null;
}

/** An option of a ranking with its places, or a row of a matrix with its columns. */
export interface QuestionPart {
	key: string;
	label: string;
	/** Who ranked it, or answered the row. */
	total: number;
	/** Its mean place; null for a row. */
	mean: Mean | null;
	/** Places or columns in their order; shares of `total`. */
	values: { key: string; label: string; share: Share }[];
}

/** How many entered something from one end to the other; both ends belong to it. */
export interface DistributionBin {
	from: number | string;
	to: number | string;
	count: number;
	share: Share;
}

/** Numbers or days (YYYY-MM-DD) that visitors entered, in bins without gaps (docs/figures.md). */
export interface Distribution {
	kind: 'number' | 'date';
	/** Of numbers, e.g. `cups`. */
	unit: string;
	total: number;
	/** null without answers. */
	lowest: number | string | null;
	highest: number | string | null;
	median: number | string | null;
	/** Of numbers. */
	mean: Mean | null;
	mean_change: { value: number | null; within_margin: boolean } | null;
	bins: DistributionBin[];
}

/** A question in the days before. */
export interface QuestionBefore {
	asked: number;
	total_answers: number;
	mean: Mean | null;
	nps: NpsOverview | null;
}

export interface QuestionStats {
	id: string;
	type: QuestionType;
	title: string;
	is_quantitative: boolean;
	/** Quantitative question with too few or empty options (A75). */
	options_invalid: boolean;
	/** Responses whose visitor met the question: asked + not_asked = responses of the range. */
	asked: number;
	total_answers: number;
	/** Asked and left unanswered: total_answers + unanswered = asked. */
	unanswered: number;
	/** Base: asked. */
	unanswered_share: Share;
	/** Hidden by logic, or not yet in the survey. */
	not_asked: number;
	/** unanswered + not_asked (A74). */
	skipped: number;
	/** Base: total_answers + skipped. */
	skipped_share: Share;
	/** Quantitative questions only, in survey order (star-rating 5 to 1, nps from its smallest to 10). */
	options: OptionStat[];
	/** star-rating: mean with interval; null without answers. */
	mean: Mean | null;
	/** null for other types, and without `before`; its value is null under 30 answers on either side. */
	mean_change: { value: number | null; within_margin: boolean } | null;
	nps: NpsOverview | null;
	/** As mean_change, in points of the score. */
	nps_change: { points: number | null; within_margin: boolean } | null;
	/** nps: answers on the scale on which it asked before, as a figure of their own; null without any. */
	nps_former: NpsOverview | null;
	/** scale: its figure by the rule of its purpose; null for other types. */
	scale: ScaleFigure | null;
	/**
	 * ranking: its options with their places, `options` has the first places. matrix: its rows, `options` has each
	 * column in each row. [] for other types.
	 */
	parts: QuestionPart[];
	/** number and date: their answers; null for other types. */
	distribution: Distribution | null;
	/** null when the survey did not exist on all of the days before. */
	before: QuestionBefore | null;
	/** Too few answered to show how: all counts are 0. */
	too_few?: true;
	/** Whether people write at an option "Other". */
	other?: true;
	/** Non-quantitative: newest five. Comments of others come by the answers route. */
	answers: StatAnswer[];
}

/** How far a count under a filter is. Figures are of what was counted, newest first. */
export interface CountProgress {
	/** Responses of the range without the filter. */
	unfiltered_responses_count: number;
	/** Responses that were looked at, with those of the days before that figures are compared with. */
	counted: number;
	total_to_look_at: number;
	/** The oldest day that was looked at, YYYY-MM-DD; null when complete. */
	counted_back_to: string | null;
	complete: boolean;
	/** The site's smallest group keeps all figures back, until the count is complete or for good. */
	too_few?: true;
	/** `cursor` of the next call; null when complete. */
	next: string | null;
}

/**
 * GET surveys/{id}/results?from&to&filter&cursor -> SurveyResults. `from=all` is all time; ranges may have any
 * length. With a filter there is a CountProgress too, impressions are 0 and rates null (docs/filters.md).
 */
export interface SurveyResults extends SurveyFigures, Partial< CountProgress > {
	id: number;
	title: string;
	type: string;
	status: SurveyStatus;
	created_at: string;
	publish_at: string | null;
	published_at: string | null;
	/** Tags of its languages, the source first; [] where it has only one. */
	languages: string[];
	/** Names of the hidden fields that its responses can have (docs/paths.md). */
	hidden_fields: string[];
	responses_count: number;
	responses_count_7_days: number;
	responses_count_30_days: number;
	/** All-time impressions (ENT-18); those of the range are compared with the days before. */
	impressions: number;
	range_responses_count: number;
	last_response_at: string | null;
	range: DateRange;
	before: DateRange;
	/** First day on which it could have responses, YYYY-MM-DD. */
	collecting_since: string | null;
	today: string;
	timezone: string;
	step: Step;
	data_points: ComparedDataPoint[];
	data_points_before: DataPoint[];
	question_stats: QuestionStats[];
	/** That of the first nps question, the others are in question_stats; null when there is none. */
	nps_overview: NpsOverview | null;
	questions: { id: string; title: string; type: QuestionType }[];
}

/**
 * GET surveys/{id}/questions/{question_id}/answers?page&per_page&search&comments=0|1&other=0|1&score_from&score_to&from&to&cursor.
 * With search, comments, score or filter there is a CountProgress too: pages are of the hits so far, newest first.
 */
export interface QuestionAnswersResult extends Partial< CountProgress > {
	items: StatAnswer[];
	pagination: { page: number; pages: number; per_page: number; total: number };
	/** Answers to this question in the range; with score or filter those of the responses that match, so far. */
	answered: number;
}
