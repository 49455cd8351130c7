/**
 * Wire types of responses and of the visitor's submission
 * (requirements ENT-22 to ENT-24, WID-44, CALL-14, CALL-20, CALL-21).
 */
import type { Pagination, StatusFilter } from './survey';
import type { Facts, IconOption, ImageOption, QuestionType } from './question';
import type { Opinion } from './opinion';
import type { CountProgress } from './results';

export type AnswerValue = string | number | string[] | null;

export interface AnswerExtra {
	/** Comment box text (WID-28), at most 2000 characters. */
	comments?: string;
	/** First name of an e-mail question (WID-49), at most 100 characters. */
	name?: string;
	/** Text at the option "Other", at most 200 characters. In replies it stands in the value too: `Other: a podcast`. */
	other?: string;
	/**
	 * nps, scale, in a submission only: the scale that the visitor saw, such as `1-5`. Unless it is given, 1-10 of an
	 * NPS, and the one of today of a scale.
	 */
	scale?: string;
}

export interface Answer {
	question_id: string;
	/**
	 * text, long-text, email: string. radio-button, image-radio, icon-choice:
	 * the option's label (A69). checkbox: labels. star-rating 1-5, nps and scale:
	 * integer. number: a number with at most three decimals. date: YYYY-MM-DD. ranking: a line for each place,
	 * e.g. `1. Kenya AA`. matrix: a line for each answered row, e.g. `Taste: Good`. consent: the text
	 * that the visitor agreed to; stored with the address of its link. upload: sent as the token of a `SentFile`,
	 * in replies name and size of the file, e.g. `photo.png (120 KB)`. null = skipped.
	 */
	value: AnswerValue;
	/** In replies only: the value in words, where it alone says too little: `4 of 5` of a scale, or the scale of before. */
	words?: string;
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
	/** What the browser decided the path by, where the survey's logic asks for it (docs/paths.md). */
	facts?: Facts | undefined;
	/** Tag of the language in which options were read, where the survey has several (docs/languages.md). */
	language?: string | undefined;
}

/** What a visitor gets for a file (docs/uploads.md). */
export interface SentFile {
	/** The answer. It counts once, for a day. */
	token: string;
	/** As it is stored. */
	name: string;
	bytes: number;
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
	/** Two letters; '' where it is not known or not stored. */
	user_country: string;
	/** Tag of the language in which it was given; '' where the survey has one. */
	user_language: string;
	/** Whether somebody of the team has read it. */
	read: boolean;
	starred: boolean;
	/** One entry for every current question of the survey, in its order; value null when skipped. */
	answers: Answer[];
	/** Where the survey has hidden fields, or the response kept some: those that the survey lists, then others. */
	hidden_fields?: HiddenField[];
	/** Where the plan has tags and notes. */
	tags?: Tag[];
	notes_count?: number;
	/** Where the plan has AI: sentiment and topic of its texts, as far as they were read. */
	opinions?: Opinion[];
}

/** A value that the owner's site handed over (docs/paths.md). */
export interface HiddenField {
	name: string;
	/** null where it was not given. */
	value: string | null;
	/** '' where it was not given. */
	from: '' | 'page' | 'address';
}

/** What the list screen asks for. */
export type ResponseListItem = Pick<
	SurveyResponse,
	| 'id'
	| 'status'
	| 'submitted_at'
	| 'page_submitted'
	| 'answers'
	| 'read'
	| 'starred'
	| 'tags'
	| 'notes_count'
	| 'opinions'
>;

export type ResponseMark = 'read' | 'starred';

/** A word of the team on responses. */
export interface Tag {
	id: number;
	name: string;
	/** 0 to 6. */
	color: number;
}

/** GET tags. */
export interface TagList {
	items: CountedTag[];
}

export interface CountedTag extends Tag {
	/** How many responses have it. */
	responses: number;
}

/** What somebody of the team wrote about a response. */
export interface ResponseNote {
	id: number;
	/** Name, '' when the account is gone. */
	author: string;
	mine: boolean;
	body: string;
	created_at: string;
	edited_at: string | null;
}

/** Replies of the calls about notes: all notes of the response, oldest first. */
export interface ResponseNotes {
	notes: ResponseNote[];
}

/** Which responses an action is about: some, or all that this leaves. */
export type ChosenResponses =
	{ response_ids: number[] } | { matching: { from?: string; to?: string; filter?: object }; cursor?: string };

/** An action on responses; `next` is the cursor of the next call. */
export interface ChangedResponses {
	changed: number[];
	next: string | null;
}

/** GET surveys/{id}/responses/{response_id}/person: what an erasure would reach. */
export interface ResponsePerson {
	responses: number;
	account: boolean;
	emails: string[];
	/** Places elsewhere that hold copies, e.g. a Google spreadsheet: the erasure does not reach them. */
	copies: { name: string; url: string }[];
}

export type ResponseOrder = 'id' | 'page' | 'submitted_at' | 'status';

/** GET surveys/{id}/responses (ENT-24); `_fields=items.id,…` asks for less of each. With a filter, a CountProgress too. */
export interface ResponseListResult<
	Item extends Partial< SurveyResponse > = SurveyResponse,
> extends Partial< CountProgress > {
	items: Item[];
	pagination: Pagination;
	/** Published responses of the survey that nobody has read. */
	unread: number;
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
/**
 * GET surveys/{id}/responses/{response_id}?from&to&filter&cursor. With days or a filter, place and neighbors are
 * among the responses that match, as far as they are counted, and there is a CountProgress too.
 */
export interface ResponseDetail extends SurveyResponse, Partial< CountProgress > {
	answers: ResponseAnswer[];
	/**
	 * 1-based, newest first, among the survey's published responses (or the trashed, for one in trash); null where
	 * the filter leaves it out.
	 */
	position: number | null;
	total: number;
	notes?: ResponseNote[];
	previous_id: number | null;
	next_id: number | null;
}
