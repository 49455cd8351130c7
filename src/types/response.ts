/**
 * Wire types of responses and of the visitor's submission
 * (requirements ENT-22 to ENT-24, WID-44, CALL-14, CALL-20, CALL-21).
 */
import type { Pagination, StatusFilter } from './survey';
import type { IconOption, ImageOption, QuestionType } from './question';
import type { CountProgress } from './results';

export type AnswerValue = string | number | string[] | null;

export interface AnswerExtra {
	/** Comment box text (WID-28), at most 2000 characters. */
	comments?: string;
	/** First name of an e-mail question (WID-49), at most 100 characters. */
	name?: string;
}

export interface Answer {
	question_id: string;
	/**
	 * text, long-text, email: string. radio-button, image-radio, icon-choice:
	 * the option's label (A69). checkbox: labels. star-rating 1-5 and nps 1-10:
	 * integer. null = skipped.
	 */
	value: AnswerValue;
	extra?: AnswerExtra;
}

export interface PageSubmitted {
	id?: number;
	link: string;
	title: string;
}

/** Body of POST surveys/{id}/responses. Unknown keys are dropped. */
export interface SubmissionPayload {
	/** UUID v4, made at the first answer, kept over retries. The server takes a body without one, and every such call as a new response. */
	client_id: string;
	answers: Answer[];
	page_submitted: PageSubmitted;
	/** A hint for spam scoring, never decisive (A116). */
	nonce?: string;
}

export type ResponseStatus = 'publish' | 'trash';

/** A response (ENT-22, ENT-23). */
export interface SurveyResponse {
	id: number;
	survey_id: number;
	status: ResponseStatus;
	submitted_at: string;
	page_submitted: { id: number; name: string; url: string };
	user_ip: string;
	user_browser: string;
	user_os: string;
	user_device: string;
	/** One entry for every current question of the survey, in its order; value null when skipped. */
	answers: Answer[];
}

/** What the list screen asks for. */
export type ResponseListItem = Pick< SurveyResponse, 'id' | 'status' | 'submitted_at' | 'page_submitted' | 'answers' >;

export type ResponseOrder = 'id' | 'page' | 'submitted_at' | 'status';

/** GET surveys/{id}/responses (ENT-24); `_fields=items.id,…` asks for less of each. With a filter, a CountProgress too. */
export interface ResponseListResult<
	Item extends Partial< SurveyResponse > = SurveyResponse,
> extends Partial< CountProgress > {
	items: Item[];
	pagination: Pagination;
	/** What the list can be ordered by: `page` is missing where a survey has too many responses for it. */
	orders: ResponseOrder[];
	status_filters: StatusFilter< 'all' | ResponseStatus >[];
}

export interface ResponseAnswer extends Answer {
	question_title: string;
	question_type: QuestionType;
	/** image-radio and icon-choice: the chosen option with its picture, when the survey still has it. */
	choice?: ImageOption | IconOption;
}

/** GET surveys/{id}/responses/{response_id} (A108). */
export interface ResponseDetail extends SurveyResponse {
	answers: ResponseAnswer[];
	/** 1-based, newest first, among the survey's published responses (or the trashed, for one in trash). */
	position: number;
	total: number;
	previous_id: number | null;
	next_id: number | null;
}
