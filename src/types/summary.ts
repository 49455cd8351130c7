/** Wire types of AI summaries (AI-01 to AI-05). */
import type { Share } from './results';

/** A passage of an answer, letter by letter. */
export interface SummaryQuote {
	response_id: number;
	text: string;
}

export interface SummaryTheme {
	title: string;
	text: string;
	/** Written answers that say it, of those that were read. */
	share: Share;
	quotes: SummaryQuote[];
}

/** Answer of `GET ai-summary/<id>` and `GET preload-ai-summary/<id>`. */
export interface AiSummary {
	/** Whether there is a summary and nothing failed. */
	success: boolean;
	/** Overview and themes as one text. */
	summary: string | null;
	/** Why no new summary was made, for people. */
	error: string | null;
	/** Whether the site has an AI connector. */
	available: boolean;
	connector: string | null;
	/** Where connectors are set up; '' for people who may not, and before WordPress 7.0. */
	connectors_url: string;
	/** Whether an administrator agreed to what is sent. */
	consent: boolean;
	/** Before that: what would be sent of the newest answers. */
	sample: string[];
	/** Written answers among the newest 5,000 responses. */
	written: number;
	/** Fewest written answers that are summarized. */
	needed: number;
	overview: string | null;
	themes: SummaryTheme[];
	/** Written answers that the summary is about. */
	read: number;
	/** Responses that were looked at for them, at most the newest 5,000. */
	responses: number;
	/** Whether it is about the responses of a filter and its days, else about all. */
	filtered: boolean;
	/** Written answers that came after it. */
	new_answers: number;
	model: string | null;
	/** UTC, ISO 8601 with Z. */
	made_at: string | null;
}

/** GET ai-consent: what an administrator agreed to send to the AI connector of the site. */
export interface AiConsent {
	/** null where the site has none. */
	connector: string | null;
	/** Where connectors are set up; '' before WordPress 7.0. */
	connectors_url: string;
	/** Written answers, for summaries. */
	answers: boolean;
	/** What a survey is drafted from. */
	drafts: boolean;
	/** Each written answer, for its sentiment and topic. */
	opinions: boolean;
}
