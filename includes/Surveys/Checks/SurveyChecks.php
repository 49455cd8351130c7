<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\PipedThanks;
use UserFeedback\Surveys\Piping;
use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\PublishCheck;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyLength;

/**
 * What people should look at before a survey is published (docs/checks.md). `block` keeps it from being published,
 * `look` does not.
 *
 * @phpstan-type Check array{level: 'block'|'look', text: string, step: string, question: string}
 */
final class SurveyChecks {

	/**
	 * Longer surveys are named.
	 */
	private const QUESTIONS = 8;
	private const SECONDS   = 120;

	/**
	 * Words of an English title that suggest an answer.
	 */
	private const LEADING = '/\b(love|loved|great|amazing|awesome|excellent|fantastic|wonderful|obviously|(?:do|does|is|are|was|were|would|should|could)n[\'’]t (?:you|it|we|they))\b/iu';

	public function __construct(
		private PublishCheck $publish,
		private SurveyParts $parts,
		private AddonStates $addons,
		private Clock $clock
	) {}

	/**
	 * @return list<Check>
	 */
	public function of( Survey $survey ): array {
		$refusal = $this->publish->refusal( $survey );
		$checks  = array(
			...( '' === $refusal ? array() : array( self::check( 'block', $refusal, 'questions' ) ) ),
			...self::length( $survey ),
			...self::questions( $survey ),
			...self::fields( $survey ),
			...self::answers( $survey ),
			...$this->settings( $survey ),
		);

		/**
		 * Filters what people should look at before a survey is published.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array{level: 'block'|'look', text: string, step: string, question: string}> $checks `text` is a sentence, `step` the step of the builder where it is mended, `question` an id or ''.
		 * @param Survey                                                                           $survey As it would be stored.
		 */
		return apply_filters( 'userfeedback_survey_checks', $checks, $survey );
	}

	/**
	 * @return list<Check>
	 */
	private static function length( Survey $survey ): array {
		$types = array_map( static fn ( Question $question ): string => $question->type, $survey->questions );
		if ( count( $types ) <= self::QUESTIONS && SurveyLength::seconds( $types ) <= self::SECONDS ) {
			return array();
		}
		$minutes = SurveyLength::minutes( $types );
		return array(
			self::check(
				'look',
				sprintf(
					/* translators: 1: e.g. "11 questions", 2: e.g. "about 4 minutes". */
					__( 'It is long: %1$s, %2$s. Leave out what you do not need.', 'userfeedback' ),
					sprintf(
						/* translators: %d: number of questions. */
						_n( '%d question', '%d questions', count( $survey->questions ), 'userfeedback' ),
						count( $survey->questions )
					),
					sprintf(
						/* translators: %d: number of minutes. */
						_n( 'about %d minute', 'about %d minutes', $minutes, 'userfeedback' ),
						$minutes
					)
				),
				'questions'
			),
		);
	}

	/**
	 * @return list<Check>
	 */
	private static function questions( Survey $survey ): array {
		$checks = array();
		foreach ( $survey->questions as $at => $question ) {
			if ( 1 === preg_match( self::LEADING, $question->title, $found ) ) {
				$checks[] = self::check(
					'look',
					sprintf(
						/* translators: 1: number of a question, 2: a word of it. */
						__( 'Question %1$d may lead people to an answer: “%2$s”.', 'userfeedback' ),
						$at + 1,
						$found[1]
					),
					'questions',
					$question->id
				);
			}
			if ( 'email' === $question->type && ! self::explains_privacy( $survey ) ) {
				$checks[] = self::check(
					'look',
					sprintf(
						/* translators: %d: number of a question. */
						__( 'Question %d asks for an email address. Say in its description what you do with it, or link your privacy policy.', 'userfeedback' ),
						$at + 1
					),
					'questions',
					$question->id
				);
			}
		}
		return $checks;
	}

	/**
	 * Conditions about hidden fields that the survey does not list: nobody would meet them.
	 *
	 * @return list<Check>
	 */
	private static function fields( Survey $survey ): array {
		$names  = HiddenFields::names( $survey->settings );
		$checks = array();
		foreach ( $survey->questions as $at => $question ) {
			$unknown = array();
			Paths::map(
				$question->logic,
				static function ( array $condition ) use ( $names, &$unknown ): array {
					$name = HiddenFields::name_of( $condition['question_id'] );
					if ( null !== $name && ! in_array( $name, $names, true ) ) {
						$unknown[ $name ] = $name;
					}
					return $condition;
				}
			);
			foreach ( $unknown as $name ) {
				$checks[] = self::check(
					'look',
					sprintf(
						/* translators: 1: number of a question, 2: name of a hidden field. */
						__( 'The logic of question %1$d asks for the hidden field “%2$s”, which the settings do not list.', 'userfeedback' ),
						$at + 1,
						$name
					),
					'questions',
					$question->id
				);
			}
		}
		return $checks;
	}

	/**
	 * Questions that show an earlier answer and have no words for those who gave none.
	 *
	 * @return list<Check>
	 */
	private static function answers( Survey $survey ): array {
		$checks = array();
		foreach ( $survey->questions as $at => $question ) {
			if ( in_array( '', array_column( Piping::tokens( implode( Piping::of( $question ) ) ), 'words' ), true ) ) {
				$checks[] = self::check(
					'look',
					sprintf(
						/* translators: %d: number of a question. */
						__( 'Question %d shows an earlier answer and has no words for visitors who did not give one.', 'userfeedback' ),
						$at + 1
					),
					'questions',
					$question->id
				);
			}
		}
		$thanks = $survey->settings['thank_you'] ?? array();
		$texts  = is_array( $thanks ) ? implode( PipedThanks::of( $thanks ) ) : '';
		if ( in_array( '', array_column( Piping::tokens( $texts ), 'words' ), true ) ) {
			$checks[] = self::check(
				'look',
				__( 'The thank-you message or an ending shows an answer and has no words for visitors who did not give one.', 'userfeedback' ),
				'questions'
			);
		}
		return $checks;
	}

	/**
	 * @return list<Check>
	 */
	private function settings( Survey $survey ): array {
		$checks    = array();
		$targeting = self::part( $survey->settings, 'targeting' );
		$redirects = in_array(
			self::part( $survey->settings, 'thank_you' )['type'] ?? '',
			array( 'redirect', 'conditional_redirect' ),
			true
		);
		foreach ( $redirects ? Presentation::clashes( $survey->settings ) : array() as $name ) {
			$checks[] = self::check(
				'look',
				sprintf(
					/* translators: %s: name of a parameter. */
					__( 'An answer goes to the page of the redirect as “%s”. WordPress uses this name itself and would show another page.', 'userfeedback' ),
					$name
				),
				'questions'
			);
		}
		if ( array() === self::part( $targeting, 'devices' ) ) {
			$checks[] = self::check(
				'look',
				__( 'No device is chosen. Nobody would see the survey.', 'userfeedback' ),
				'settings'
			);
		}
		foreach ( array( $this->nowhere( $survey ), $this->end( $survey ) ) as $text ) {
			if ( '' !== $text ) {
				$checks[] = self::check( 'look', $text, 'settings' );
			}
		}
		return $checks;
	}

	/**
	 * Why its page rules keep it from all pages, '' where they do not.
	 */
	private function nowhere( Survey $survey ): string {
		return match ( true ) {
			// Without the Targeting addon stored rules are inert (A65).
			! $this->addons->is_active( 'targeting' ), SurveyAddress::is_anywhere( $survey ) => '',
			SurveyAddress::lacks_rules( $survey )
				=> __( 'No page rule is complete. The survey would show nowhere.', 'userfeedback' ),
			default => __( 'No page matches the page rules. The survey would show nowhere.', 'userfeedback' ),
		};
	}

	/**
	 * What is odd about its last day, '' for nothing.
	 */
	private function end( Survey $survey ): string {
		// Answers are taken for a day longer than it shows.
		$until = $this->parts->answers_until( $survey );
		$now   = $this->clock->site_now();
		$opens = $survey->publish_at?->setTimezone( $now->getTimezone() )->format( 'Y-m-d' ) ?? '';
		return match ( true ) {
			'' === $until => '',
			$until <= $now->format( 'Y-m-d' )
				=> __( 'Its last day is over. Nobody would see the survey.', 'userfeedback' ),
			$until <= $opens
				=> __( 'Its last day comes before the day it is scheduled for. Nobody would see the survey.', 'userfeedback' ),
			$until === $now->modify( '+1 day' )->format( 'Y-m-d' ) => __( 'It ends today.', 'userfeedback' ),
			default => '',
		};
	}

	/**
	 * Whether some text of the survey is about privacy, or a question asks for consent.
	 */
	private static function explains_privacy( Survey $survey ): bool {
		$policy = get_privacy_policy_url();
		foreach ( $survey->questions as $question ) {
			$description = $question->config['description'] ?? '';
			$text        = $question->title . ' ' . ( is_string( $description ) ? $description : '' );
			if (
				'consent' === $question->type
				|| false !== mb_stripos( $text, __( 'privacy', 'userfeedback' ) )
				|| ( '' !== $policy && str_contains( $text, $policy ) )
				|| ( 'email' === $question->type && is_string( $description ) && '' !== trim( $description ) )
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param 'block'|'look' $level Whether it may be published all the same.
	 * @return Check
	 */
	private static function check( string $level, string $text, string $step, string $question = '' ): array {
		return array(
			'level'    => $level,
			'text'     => $text,
			'step'     => $step,
			'question' => $question,
		);
	}

	/**
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	private static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
