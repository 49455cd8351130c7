/** Wire types of sentiments and topics of written answers (docs/ai.md). */

export type Sentiment = 'positive' | 'neutral' | 'negative' | 'mixed';

export interface Topic {
	id: number;
	name: string;
}

export interface CountedTopic extends Topic {
	/** Texts that have it. */
	answers: number;
}

/** GET topics. */
export interface TopicList {
	items: CountedTopic[];
}

/** What is known of one text of a response. */
export interface Opinion {
	question_id: string;
	/** Whether the text is the comment beside the answer. */
	is_comment: boolean;
	/** '' where there is none. */
	sentiment: Sentiment | '';
	topic: Topic | null;
	/** What a person said; the rest is made by AI. */
	by_person: ( 'sentiment' | 'topic' )[];
}

/** POST surveys/{id}/responses/{response_id}/opinions: those of all texts of the response. */
export interface ResponseOpinions {
	opinions: Opinion[];
}

/** GET surveys/{id}/opinions?from&to&filter. Counts are of texts; groups below the site's smallest one are left out. */
export interface SurveyOpinions {
	/** Most frequent first; id 0 for those without a topic, at the end. */
	topics: { id: number; name: string; total: number; sentiments: Record< Sentiment, number > }[];
	sentiments: Record< Sentiment, number >;
	total: number;
}

/** GET opinions. */
export interface OpinionProgress {
	/** null where the site has none. */
	connector: string | null;
	/** Where connectors are set up; '' before WordPress 7.0. */
	connectors_url: string;
	/** Whether an administrator agreed and the plan has it. */
	on: boolean;
	/** Before that: what would be sent of the newest answers. */
	sample: string[];
	/** Texts that were read. */
	read: number;
	/** Responses with texts that wait. */
	waiting: number;
	/** Calls to the connector today, and how many are allowed. */
	calls: number;
	calls_a_day: number;
	/** Whether the reading stopped for today. */
	at_limit: boolean;
	/** Why the last call failed, for people. */
	error: string | null;
	/** UTC, ISO 8601 with Z; null before the first call. */
	read_at: string | null;
}
