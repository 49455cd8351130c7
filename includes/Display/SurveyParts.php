<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use DateTimeImmutable;
use Throwable;
use UserFeedback\Surveys\LastDay;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\Extras;
use UserFeedback\Surveys\Survey;

/**
 * The parts of a survey's payload that an addon can replace. Core has a plain version of each; an addon
 * registers its own on `userfeedback_loaded`.
 */
final class SurveyParts {

	/**
	 * `fn ( Survey ): array`, wire type BehaviorSettings.
	 */
	public const BEHAVIOR = 'behavior';

	/**
	 * `fn ( Survey ): array`, wire type WidgetThankYou.
	 */
	public const THANK_YOU = 'thank_you';

	/**
	 * `fn ( Survey ): array`, wire type Device[].
	 */
	public const DEVICES = 'devices';

	/**
	 * `fn ( Survey ): array`, wire type WidgetTheming without `start_minimized`, which is the behavior's.
	 */
	public const THEMING = 'theming';

	/**
	 * What stands before the site's own button, font and position: everything in
	 * Lite, nothing in Pro.
	 */
	public const LOOK = 'look';

	/**
	 * `fn ( Question ): array`, wire type QuestionSettings.
	 */
	public const QUESTION_SETTINGS = 'question_settings';

	/**
	 * `fn ( Survey ): list<string>`: codes of the countries whose visitors see it. [] is everybody, one empty text
	 * nobody.
	 */
	public const COUNTRIES = 'countries';

	private const KEYS = array(
		self::BEHAVIOR,
		self::THANK_YOU,
		self::DEVICES,
		self::THEMING,
		self::LOOK,
		self::QUESTION_SETTINGS,
		self::COUNTRIES,
	);

	/**
	 * Replacements of addons, by key.
	 *
	 * @var array<string, callable>
	 */
	private array $parts = array();

	/**
	 * Replaces core's version with an addon's.
	 *
	 * @param callable $part Gets the Survey, for `question_settings` the Question, and returns an array.
	 */
	public function replace( string $key, callable $part ): void {
		if ( ! in_array( $key, self::KEYS, true ) || isset( $this->parts[ $key ] ) ) {
			_doing_it_wrong(
				__METHOD__,
				esc_html( 'This is no part of a survey, or it is replaced already: ' . $key ),
				'0.1.0'
			);
			return;
		}
		$this->parts[ $key ] = $part;
	}

	/**
	 * A part of a survey, for visitors.
	 *
	 * @param string $key One of the constants but `question_settings`.
	 * @return array<mixed>
	 */
	public function of( string $key, Survey $survey ): array {
		return $this->brought( $key, $survey ) ?? match ( $key ) {
			self::BEHAVIOR  => PlainParts::behavior(),
			self::THANK_YOU => PlainParts::thank_you( $survey ),
			self::DEVICES   => PlainParts::devices(),
			self::THEMING   => PlainParts::theming(),
			self::LOOK      => WidgetSettings::plain_look(),
			default         => array(),
		};
	}

	/**
	 * The last day that accepts answers, in the site's time zone. Without the addon the browser knows no end (SEL-07),
	 * so the server knows none either.
	 *
	 * @return string Y-m-d, '' when there is no end.
	 */
	public function answers_until( Survey $survey ): string {
		return LastDay::answers_until( $this->of( self::BEHAVIOR, $survey ) );
	}

	/**
	 * Whether answers are too late. SEL-07 decides where the survey still shows.
	 *
	 * @param DateTimeImmutable $site_now The moment, in the site's time zone.
	 */
	public function is_over( Survey $survey, DateTimeImmutable $site_now ): bool {
		$until = $this->answers_until( $survey );
		return '' !== $until && $site_now->format( 'Y-m-d' ) > $until;
	}

	/**
	 * Settings of a question, for visitors.
	 *
	 * @return array<string, mixed>
	 */
	public function question_settings( Question $question ): array {
		return $this->brought( self::QUESTION_SETTINGS, $question ) ?? PlainParts::question_settings( $question );
	}

	/**
	 * A question as it is asked: with what the addon allows, or plain.
	 */
	public function asked( Question $question ): Question {
		$config = $this->has( self::QUESTION_SETTINGS ) ? $question->config : Extras::plain( $question->config );
		return $question->drawn_as( $question->type, $config )->with_settings( $this->question_settings( $question ) );
	}

	/**
	 * Whether an addon replaces a part.
	 */
	public function has( string $key ): bool {
		return isset( $this->parts[ $key ] );
	}

	/**
	 * The addon's version, or null. An addon that throws must not take the survey off the site: core's version
	 * runs instead.
	 *
	 * @return array<string, mixed>|null
	 */
	private function brought( string $key, Survey|Question $what ): ?array {
		if ( ! isset( $this->parts[ $key ] ) ) {
			return null;
		}
		try {
			$part = ( $this->parts[ $key ] )( $what );
			return is_array( $part ) ? $part : null;
		} catch ( Throwable ) {
			return null;
		}
	}
}
