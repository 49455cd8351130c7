<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Plan;

use UserFeedback\Plan\Offers;
use UserFeedback\Plan\PlanLevel;

/**
 * Everything that a plan or an addon can lock, and what opens it: the table of docs/plans-and-addons.md. All of
 * it needs the Pro edition; `license()` and `addon()` name the rest. Only `Entitlements` reads the table.
 */
enum Feature: string {

	case RatingQuestions  = 'rating-questions';
	case PictureQuestions = 'picture-questions';
	case QuestionSettings = 'question-settings';
	case ThankYouMessage  = 'thank-you-message';
	case Redirects        = 'redirects';
	case Behavior         = 'behavior';
	case Scheduling       = 'scheduling';
	case Branding         = 'branding';
	case Devices          = 'devices';
	case PageRules        = 'page-rules';
	case Geo              = 'geo';
	case GoogleDrive      = 'google-drive';
	case EmailLogic       = 'email-logic';
	case Templates        = 'templates';
	case Export           = 'export';
	case Range30Days      = 'range-30-days';
	case AiSummary        = 'ai-summary';
	case ManageResponses  = 'manage-responses';
	case AccessRoles      = 'access-roles';
	case WidgetLook       = 'widget-look';
	case Heatmaps         = 'heatmaps';
	case PostRatings      = 'post-ratings';
	case Filters          = 'filters';
	case Breakdown        = 'breakdown';
	case Trend            = 'trend';
	case Annotations      = 'annotations';
	case SharedReports    = 'shared-reports';
	case Compare          = 'compare';
	case Webhooks         = 'webhooks';
	case Paths            = 'paths';
	case Languages        = 'languages';
	case Revisions        = 'revisions';

	/**
	 * The least license, or null where the Pro edition alone is enough (A25, A26).
	 */
	public function license(): ?PlanLevel {
		return match ( $this ) {
			self::PictureQuestions,
			self::ThankYouMessage,
			self::ManageResponses,
			self::AccessRoles,
			self::WidgetLook => null,
			default          => $this->plan(),
		};
	}

	/**
	 * Slug of the addon that brings it (A92), or null where none does.
	 */
	public function addon(): ?string {
		$addon = Offers::ALL[ $this->value ]['addon'];
		return '' === $addon ? null : $addon;
	}

	/**
	 * The least plan that brings it: any key brings Pro's own files.
	 */
	public function plan(): PlanLevel {
		return PlanLevel::from( Offers::ALL[ $this->value ]['plan'] );
	}
}
