/** Wire types of shared reports (docs/shared-reports.md). */
import type { CountProgress, DateRange, NpsOverview, QuestionStats, Step } from './results';
import type { AnswerValue } from './response';

/** A link in the owner's list. */
export interface SharedReport {
	id: number;
	name: string;
	/** Days by name, which move on, or two days with a slash between them. */
	days: string;
	filtered: boolean;
	/** Whether the figures never change. */
	stopped: boolean;
	/** Whether the page shows what people wrote. */
	written: boolean;
	/** Whether it shows the AI summary. */
	summary: boolean;
	has_password: boolean;
	/** Who made it; '' when that account is gone. */
	author: string;
	/** UTC, ISO 8601 with Z. */
	created_at: string;
	/** null for ever. */
	ends_at: string | null;
	ended: boolean;
	opened_at: string | null;
	/** Visits, without those of people who may share. */
	opened: number;
}

/** GET surveys/{id}/shared-reports */
export interface SharedReportList {
	items: SharedReport[];
}

/** POST surveys/{id}/shared-reports */
export interface NewSharedReport {
	report: SharedReport;
	/** Opens the page; nowhere else. */
	link: string;
}

/** What a shared page shows: results without anything that leads to a single response. */
export interface SharedFigures extends Partial< CountProgress > {
	title: string;
	type: string;
	range: DateRange;
	before: DateRange;
	collecting_since: string | null;
	today: string;
	timezone: string;
	step: Step;
	range_responses_count: number;
	data_points: { date: string; end: string; count: number }[];
	question_stats: QuestionStats[];
	nps_overview: NpsOverview | null;
	/** Newest texts and comments by question, where the owner shows them. */
	written: Record< string, { text: string; value: AnswerValue }[] >;
	ai_summary: { overview: string; themes: { title: string; text: string }[]; read: number; filtered: boolean } | null;
}
