<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

/**
 * What a webhook can be told. The value is the `type` of the message.
 */
enum Event: string {

	case ResponseCreated = 'response.created';
	case ResponseTrashed = 'response.trashed';
	case SurveyPublished = 'survey.published';
	case SurveyPaused    = 'survey.paused';
	case ScoreBelowLimit = 'score.below_limit';
	case Test            = 'test';

	/**
	 * The events that an owner chooses from; SurveyPublished stands for SurveyPaused too.
	 */
	public const CHOICES = array(
		self::ResponseCreated,
		self::ResponseTrashed,
		self::SurveyPublished,
		self::ScoreBelowLimit,
	);

	/**
	 * The choice that stands for this event.
	 */
	public function choice(): self {
		return self::SurveyPaused === $this ? self::SurveyPublished : $this;
	}
}
