/** Wire types of break-downs: the answers to one question by something else (docs/figures.md). */
import type { QuestionOption, QuestionType } from './question';
import type { CountProgress, DateRange, Share } from './results';

/** Something about the response; of a hidden field `@field.` and its name. */
export type BreakdownKind = ResponsePart | `@field.${ string }`;

export type ResponsePart =
	'device' | 'page' | 'country' | 'language' | 'sentiment' | 'topic' | 'weekday' | 'hour' | 'week' | 'month';

/** A row or a column. */
export interface BreakdownEntry {
	/**
	 * Of an option as in `OptionStat`; promoter, passive or detractor; a device, path, day, hour or sentiment; the id
	 * of a topic; `=` and the value of a hidden field; unknown, other.
	 */
	key: string;
	/** Of an option or a star rating; the name of a topic; else null. */
	value: QuestionOption | number | null;
	/** No longer in the survey. */
	removed: boolean;
}

export interface BreakdownRow extends BreakdownEntry {
	/** Those who chose it, of all in the table; null where the smallest group forbids it. */
	total: Share | null;
}

/** NPS or mean of a column. */
export interface BreakdownScore {
	value: number;
	low: number | null;
	high: number | null;
}

export interface BreakdownColumn extends BreakdownEntry {
	/** People; null where the smallest group forbids it. */
	n: number | null;
	score: BreakdownScore | null;
}

export interface BreakdownCell {
	/** People; null where the smallest group forbids it, as are both shares. */
	count: number | null;
	/** Of the people of the column. */
	column: Share | null;
	/** Of the people of the row. */
	row: Share | null;
	/** Under 10 people. */
	few: boolean;
	/** Its share of the column against that of all other columns, where the difference is clear. */
	clear: 'more' | 'fewer' | null;
}

export interface Breakdown extends Pick<
	CountProgress,
	'counted' | 'total_to_look_at' | 'counted_back_to' | 'complete' | 'next' | 'too_few'
> {
	question: { id: string; title: string; type: QuestionType; figure: 'mean' | 'nps' | null };
	/** `id` is that of the question, or one of `kinds`; the title of a hidden field is its name. */
	by: { kind: ResponsePart | 'field' | 'question'; id: string; title: string; type: QuestionType | '' };
	/** What every question can be broken down by on this site. */
	kinds: BreakdownKind[];
	/** Whether a person can be in several rows, or in several columns. */
	several_rows: boolean;
	several_columns: boolean;
	/** Responses that match. */
	responses_count: number;
	/** People in the table: they have both. */
	both: number;
	missing: Share;
	rows: BreakdownRow[];
	columns: BreakdownColumn[];
	/** Of all in the table. */
	score: BreakdownScore | null;
	/** By row and column. */
	cells: BreakdownCell[][];
	/** The largest clear difference: places of row and column, and the share in all other columns. */
	clear: { row: number; column: number; share: Share; rest: Share } | null;
	range: DateRange;
}
