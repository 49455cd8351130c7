/** Wire types of webhooks (docs/webhooks.md). */

export type WebhookFormat = 'json' | 'slack' | 'teams' | 'discord';

/** Events to choose from; survey.published stands for pausing too. */
export type WebhookEvent = 'response.created' | 'response.trashed' | 'survey.published' | 'score.below_limit';

/** What an owner fills in. */
export interface WebhookFields {
	/** 0 for all surveys. */
	survey_id: number;
	/** May be ''. */
	name: string;
	url: string;
	format: WebhookFormat;
	events: WebhookEvent[];
	/** Id of a question, or `nps` or `star-rating` for all of that type. */
	score_question: string;
	/** Scores below it are low. */
	score_below: number;
	/** Whether IP address and browser of the visitor go out too. */
	visitor: boolean;
	active: boolean;
}

export interface Webhook extends WebhookFields {
	id: number;
	/** '' for all surveys. */
	survey_title: string;
	/** Without the part that is a secret with chat services. */
	short_url: string;
	/** Masked. */
	secret: string;
	/** Until when the former secret signs too; UTC, ISO 8601 with Z. */
	old_until: string | null;
	/** First failure since a message was accepted. */
	failing_since: string | null;
	/** When it was switched off because of failures. */
	stopped_at: string | null;
	/** Messages that were not accepted yet. */
	undelivered: number;
}

/** GET webhooks */
export interface WebhookList {
	items: Webhook[];
	/** Messages that should have gone out half an hour ago, 0 where all is well. */
	waiting: number;
	waiting_since: string | null;
}

/** POST webhooks */
export interface NewWebhook {
	webhook: Webhook;
	secret: string;
}

/** GET and POST webhooks/{id}/secret */
export interface WebhookSecret {
	secret: string;
}

/** POST webhooks/test */
export interface WebhookTest {
	ok: boolean;
	/** The result, a whole sentence. */
	message: string;
	/** What came back, cut. */
	answer: string;
}

export interface WebhookDelivery {
	id: number;
	event: WebhookEvent | 'survey.paused';
	survey_id: number;
	/** 0 where the event is about a survey. */
	response_id: number;
	status: 'waiting' | 'delivered' | 'failed';
	attempts: number;
	/** Attempts until it is given up. */
	most: number;
	/** The last attempt, a whole sentence; '' before the first. */
	result: string;
	created_at: string;
	tried_at: string | null;
	next_at: string | null;
}

/** GET webhooks/{id}/deliveries */
export interface WebhookDeliveries {
	items: WebhookDelivery[];
	all: number;
	failed: number;
}

/** GET webhooks/{id}/deliveries/{delivery_id} */
export interface WebhookDeliveryDetail extends WebhookDelivery {
	sent: string;
	answer: string;
}
