/** Wire types of trends: a figure of one question over time (docs/figures.md). */
import type { CountProgress, DateRange, Step } from './results';

export interface TrendMeasure {
	kind: 'nps' | 'mean' | 'share';
	/** Of the answer, '' unless its share is meant. */
	key: string;
}

export interface TrendPoint {
	date: string;
	end: string;
	/** People who answered; null where the smallest group forbids it, as are all figures. */
	n: number | null;
	/** NPS, mean, or share in percent; null without answers. */
	value: number | null;
	low: number | null;
	high: number | null;
	/** Of an NPS; null where the smallest group forbids one of them. */
	groups: { promoter: number; passive: number; detractor: number } | null;
}

export interface Trend extends Partial<
	Pick< CountProgress, 'counted' | 'total_to_look_at' | 'counted_back_to' | 'complete' | 'next' | 'too_few' >
> {
	/** Of the range, those that match. */
	responses_count: number;
	question_id: string;
	measure: TrendMeasure;
	step: Step;
	/** Lengths that points of this range can have. */
	steps: Step[];
	points: TrendPoint[];
	/** The last point is not over. */
	running: boolean;
	range: DateRange;
}
