<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * Everything that a plan or an addon can lock, and what opens it: the one table
 * of docs/plans-and-addons.md. All of it needs the Pro edition; `license()` and
 * `addon()` say what else. Only `Entitlements` reads the table.
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

	/**
	 * The least license, or null where the Pro edition alone is enough (A25, A26).
	 */
	public function license(): ?PlanLevel {
		return match ( $this ) {
			self::PictureQuestions,
			self::ThankYouMessage,
			self::ManageResponses,
			self::AccessRoles,
			self::WidgetLook       => null,
			self::RatingQuestions,
			self::QuestionSettings,
			self::Redirects,
			self::Behavior,
			self::Scheduling,
			self::Branding,
			self::Templates,
			self::Export,
			self::Range30Days      => PlanLevel::Plus,
			self::Devices,
			self::PageRules,
			self::Geo,
			self::GoogleDrive,
			self::EmailLogic,
			self::AiSummary,
			self::PostRatings      => PlanLevel::Pro,
			self::Heatmaps         => PlanLevel::Elite,
		};
	}

	/**
	 * Slug of the addon that brings it (A92), or null where none does.
	 */
	public function addon(): ?string {
		return match ( $this ) {
			self::RatingQuestions,
			self::QuestionSettings => 'question-types',
			self::Redirects,
			self::Behavior,
			self::Scheduling       => 'behavior',
			self::Branding         => 'branding',
			self::Devices,
			self::PageRules        => 'targeting',
			self::Geo              => 'geo-restrictions',
			self::GoogleDrive      => 'google-drive',
			self::Templates        => 'templates',
			self::Heatmaps         => 'heatmaps',
			self::PostRatings      => 'post-ratings',
			default                => null,
		};
	}

	/**
	 * The plan that people are told to upgrade to; Pro where no license is named (PLAN-11).
	 */
	public function plan(): PlanLevel {
		return $this->license() ?? PlanLevel::Pro;
	}

	/**
	 * Slugs of all addons that the table names.
	 *
	 * @return list<string>
	 */
	public static function addons(): array {
		$addons = array();
		foreach ( self::cases() as $feature ) {
			$addon = $feature->addon();
			if ( null !== $addon && ! in_array( $addon, $addons, true ) ) {
				$addons[] = $addon;
			}
		}
		return $addons;
	}
}
