<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Surveys\BaseTrim;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;

/**
 * Takes out of a survey what the site's plan does not include, before it is
 * stored (SAVE-10 to SAVE-15, A27, A41 to A44). The browser does the same before
 * it sends (src/domain/trim.ts, tests/fixtures/trimming.json); here it counts.
 *
 * Three kinds of locked things: what goes (rating questions, random order,
 * comment boxes), what reverts to the defaults of a new survey (targeting,
 * theming, behavior, e-mail logic), and what may only stay as it was stored
 * (message, redirects, endings, logic beyond show and hide, hidden fields,
 * schedule, countries, sheet), so that it works again when the plan comes back.
 * Turning the last kind off is always possible.
 */
final class TrimSurvey extends BaseTrim {

	/**
	 * @param Entitlements   $entitlements What the site may do.
	 * @param SurveyDefaults $defaults     What locked parts revert to.
	 */
	public function __construct( private Entitlements $entitlements, private SurveyDefaults $defaults ) {}

	/**
	 * The survey, ready to store.
	 *
	 * @param Survey $survey The survey, complete.
	 * @param Survey $before As it is stored, or as a new survey starts.
	 */
	public function trim( Survey $survey, Survey $before ): Survey {
		$questions = $this->questions(
			$survey->questions,
			$this->locked( Feature::QuestionSettings ) ? array( 'randomize', 'comment_box' ) : array(),
			$this->locked( Feature::Paths ) ? $before : null
		);
		$moved     = $survey->publish_at?->getTimestamp() !== $before->publish_at?->getTimestamp();
		return $survey->with(
			array(
				'questions'     => $questions,
				'settings'      => $this->settings( $survey->settings, $before, $questions ),
				'notifications' => $this->notifications( $survey->notifications, $questions ),
				'publish_at'    => $moved && null !== $survey->publish_at && $this->locked(
					Feature::Scheduling
				) ? $before->publish_at : $survey->publish_at,
			)
		);
	}

	/**
	 * Whether questions of a type are removed (SAVE-10). Questions with pictures stay (A26).
	 */
	public function drops( string $type ): bool {
		return PaidTypes::need_addon( $type ) && $this->locked( Feature::RatingQuestions );
	}

	/**
	 * The settings (SAVE-12 to SAVE-14, A43).
	 *
	 * @param array<string, mixed> $settings Complete.
	 * @param Survey               $stored    As it is.
	 * @param list<Question>       $questions That stay.
	 * @return array<string, mixed>
	 */
	private function settings( array $settings, Survey $stored, array $questions ): array {
		$before   = $stored->settings;
		$defaults = $this->defaults->settings();
		foreach ( array(
			'theming'   => Feature::Branding,
			'behavior'  => Feature::Behavior,
			'targeting' => Feature::PageRules,
		) as $part => $feature ) {
			if ( $this->locked( $feature ) ) {
				$settings[ $part ] = $defaults[ $part ];
			}
		}
		if ( $this->locked( Feature::Geo ) ) {
			$settings['geo_targeting'] = self::as_before( $settings, $before, 'geo_targeting', 'target', 'all' );
		}
		if ( $this->locked( Feature::GoogleDrive ) ) {
			$settings['google_drive'] = self::as_before( $settings, $before, 'google_drive', 'enable', false );
		}
		$thank_you = self::part( $settings, 'thank_you' );
		$message   = array(
			'message' => ( $this->locked( Feature::ThankYouMessage ) ? self::part( $before, 'thank_you' ) : $thank_you )['message']
				?? '',
		);
		if ( $this->locked( Feature::Redirects ) ) {
			$thank_you = self::as_before( $settings, $before, 'thank_you', 'type', 'message' );
		}
		if ( $this->locked( Feature::Redirects ) ) {
			$settings = self::with_pass_of( $before, $settings );
		}
		if ( $this->locked( Feature::Paths ) ) {
			$endings   = self::part( self::part( $before, 'thank_you' ), 'endings' );
			$thank_you = self::with_endings( $thank_you, $endings, $questions );
			unset( $settings[ HiddenFields::KEY ] );
			$settings += array_intersect_key( $before, array( HiddenFields::KEY => true ) );
		}
		$settings['thank_you'] = self::thanks(
			array_replace( $thank_you, $message ),
			$questions,
			$this->locked( Feature::Paths ) ? $stored : null
		);
		return $settings;
	}

	/**
	 * The notifications (SAVE-15).
	 *
	 * @param array<string, mixed> $notifications Complete.
	 * @param list<Question>       $questions     That stay.
	 * @return array<string, mixed>
	 */
	private function notifications( array $notifications, array $questions ): array {
		if ( $this->locked( Feature::EmailLogic ) ) {
			$email          = self::part( $notifications, 'email' );
			$email['logic'] = self::part( self::part( $this->defaults->notifications(), 'email' ), 'logic' );

			$notifications['email'] = $email;
		}
		return self::notifications_about( $notifications, $questions );
	}

	/**
	 * Answers that go along with a redirect, as they were stored.
	 *
	 * @param array<string, mixed> $before   Settings as stored.
	 * @param array<string, mixed> $settings Settings that would be stored.
	 * @return array<string, mixed>
	 */
	private static function with_pass_of( array $before, array $settings ): array {
		$presentation = self::part( $settings, Presentation::KEY );
		$pass         = self::part( self::part( $before, Presentation::KEY ), 'pass' );
		unset( $presentation['pass'], $settings[ Presentation::KEY ] );
		$presentation += array() === $pass ? array() : array( 'pass' => $pass );
		return array() === $presentation ? $settings : $settings + array( Presentation::KEY => $presentation );
	}

	/**
	 * A part as stored; only its switch may be turned off.
	 *
	 * @param array<string, mixed> $settings What would be stored.
	 * @param array<string, mixed> $before   What is.
	 * @param mixed                $off      The switch's free value.
	 * @return array<mixed>
	 */
	private static function as_before( array $settings, array $before, string $part, string $key, mixed $off ): array {
		$stored = self::part( $before, $part );
		return ( self::part( $settings, $part )[ $key ] ?? $off ) === $off
			? array_replace( $stored, array( $key => $off ) )
			: $stored;
	}

	/**
	 * Whether the owner may not use a feature.
	 */
	private function locked( Feature $feature ): bool {
		return ! $this->entitlements->allows( $feature );
	}
}
