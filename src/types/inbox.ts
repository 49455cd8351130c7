/** Wire types of what people wrote in all surveys. */
import type { SurveyResponse } from './response';

/** Responses of all surveys that are not in the trash, in which somebody typed something. */
export type InboxState = 'all' | 'unread' | 'starred';

/** 1 to 2, 3, 4 to 5 stars; detractors, passives, promoters. */
export type InboxScoreGroup = 'low' | 'middle' | 'high';

export interface InboxScore {
	scale: 'mean' | 'nps';
	value: number;
	question_title: string;
}

export interface InboxText {
	question_id: string;
	/** '' when the question is gone. */
	question_title: string;
	/** Place in the survey, from 1; null when the question is gone. */
	number: number | null;
	/** `other`: what was typed at the option "Other". */
	kind: 'answer' | 'other' | 'comment' | 'email' | 'name';
	text: string;
	/** Where the searched text stands: start and length in UTF-16 units. */
	hits: { start: number; length: number }[];
}

export interface InboxItem extends Pick<
	SurveyResponse,
	| 'id'
	| 'tags'
	| 'notes_count'
	| 'opinions'
	| 'survey_id'
	| 'submitted_at'
	| 'page_submitted'
	| 'user_browser'
	| 'user_os'
	| 'user_device'
	| 'user_country'
	| 'user_language'
	| 'hidden_fields'
	| 'read'
	| 'starred'
> {
	survey_title: string;
	/** Questions that were answered, in words or not. */
	answers_count: number;
	/** In the survey's order. */
	scores: InboxScore[];
	/** Answers and comments, then addresses. */
	texts: InboxText[];
}

export interface InboxCounts {
	all: number;
	unread: number;
	starred: number;
}

/**
 * GET inbox?state&survey_id&score&tag&sentiment&topic&field&from&to&search&per_page&cursor, newest first. A search that takes long ends with fewer items
 * than asked for; `next` goes on.
 */
export interface InboxResult {
	items: InboxItem[];
	/** Without search, score, tag and days; null with a cursor. */
	counts: InboxCounts | null;
	/** Responses that were looked at since the newest. */
	counted: number;
	total_to_look_at: number;
	complete: boolean;
	/** `cursor` of the next call; null when complete. */
	next: string | null;
}

/** POST inbox/read; call again until it is complete. */
export interface InboxRead {
	changed: number;
	complete: boolean;
}
