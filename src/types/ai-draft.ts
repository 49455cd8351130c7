/** Wire types of drafts by the site's AI connector (docs/ai.md). */
import type { Question } from './question';

/** A question as the model wrote it. */
export interface AiDraftPart {
	title: string;
	/** What the model called its type. */
	type: string;
	/** Its id in `questions`; null where it was left out. */
	question_id: string | null;
	/** Its conditions in words, '' without any. */
	shown_if: string;
	/** Why it was left out, or what was left out of it, for people. */
	problems: string[];
}

/** Answer of `POST survey-drafts`. Nothing of it is stored. */
export interface AiDraft {
	/** Why there is no draft, or only a part of one, for people. */
	error: string | null;
	/** Whether the model declined: other words help, the same ones do not. */
	refused: boolean;
	title: string;
	/** Those that a survey of this site may have, complete. */
	questions: Question[];
	parts: AiDraftPart[];
	model: string | null;
}

/** Answer of `POST survey-drafts/wording`. */
export interface AiWording {
	/** Why there is none, for people. */
	error: string | null;
	/** The same text where nothing is wrong. */
	better: string;
	/** What was wrong, '' where nothing was. */
	why: string;
	model: string | null;
}
