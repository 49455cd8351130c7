<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\QuestionTypes\Extras;

/**
 * What trimming does in every edition: questions go, and conditions about them with them.
 *
 * @phpstan-import-type Logic from Paths
 */
abstract class BaseTrim implements Trim {

	public function drops_any( array $questions ): bool {
		return array() !== array_filter(
			$questions,
			fn ( Question $question ): bool => $this->drops( $question->type )
		);
	}

	public function loses( Survey $survey ): bool {
		if ( $this->drops_any( $survey->questions ) ) {
			return true;
		}
		// Conditions about questions that are gone go in every plan, and mean nothing.
		$questions = $this->questions( $survey->questions, array(), null );
		$thanks    = self::thanks( self::part( $survey->settings, 'thank_you' ), $questions, null );
		$tidy      = $survey->with(
			array(
				'questions'     => $questions,
				'settings'      => array( 'thank_you' => $thanks ) + $survey->settings,
				'notifications' => self::notifications_about( $survey->notifications, $questions ),
			)
		);
		return self::owned( $tidy ) !== self::owned( $this->trim( $tidy, $tidy ) );
	}

	/**
	 * What the owner set, to be compared. A new survey takes two switches from the site's settings, which may have
	 * changed since.
	 */
	private static function owned( Survey $survey ): mixed {
		$settings = $survey->settings;
		$theming  = array_diff_key( self::part( $settings, 'theming' ), array( 'show_logo' => true ) );
		$behavior = array_diff_key( self::part( $settings, 'behavior' ), array( 'start_minimized' => true ) );
		return self::comparable(
			array(
				array_map( static fn ( Question $question ): array => $question->to_array(), $survey->questions ),
				array_replace( $settings, compact( 'theming', 'behavior' ) ),
				$survey->notifications,
			)
		);
	}

	/**
	 * The same for values that mean the same: keys have no order, a switch that is missing is off, and a color may be
	 * written in capitals. Trimming changes no letter case.
	 */
	private static function comparable( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return is_string( $value ) ? strtolower( $value ) : $value;
		}
		$value = array_map( self::comparable( ... ), $value );
		if ( array_is_list( $value ) ) {
			return $value;
		}
		ksort( $value );
		return array_filter( $value, static fn ( mixed $one ): bool => false !== $one );
	}

	/**
	 * The questions that stay, their logic without those that go (SAVE-10, SAVE-11).
	 *
	 * @param list<Question> $questions In order.
	 * @param list<string>   $off       Settings that are switched off, and with them what stands in Extras.
	 * @param Survey|null    $before    As it is stored, where logic beyond show and hide stays as it is there
	 *                                  (docs/paths.md); null where the owner may change it.
	 * @return list<Question>
	 */
	protected function questions( array $questions, array $off, ?Survey $before ): array {
		$kept    = array();
		$known   = array();
		$staying = array();
		foreach ( $questions as $question ) {
			if ( ! $this->drops( $question->type ) ) {
				$staying[] = $question->id;
			}
		}
		foreach ( $questions as $question ) {
			if ( $this->drops( $question->type ) ) {
				continue;
			}
			$logic   = null === $before ? $question->logic : self::kept( $question, $before );
			$about   = static fn ( array $ids ): callable => static fn ( array $condition ): bool =>
				in_array( $condition['question_id'], $ids, true ) || Paths::is_fact( $condition['question_id'] );
			$logic   = Paths::only(
				$logic,
				$about( $known ),
				$about( array( ...$known, $question->id ) ),
				static fn ( string $to ): bool => str_starts_with( $to, '@' ) || in_array( $to, $staying, true )
			);
			$kept[]  = self::with_answers(
				new Question(
					$question->id,
					$question->type,
					$question->asked,
					array() === $off ? $question->config : Extras::plain( $question->config ),
					array_replace( $question->settings, array_fill_keys( $off, false ) ),
					$logic
				),
				array_column( $kept, 'type', 'id' ),
				$before
			);
			$known[] = $question->id;
		}
		return $kept;
	}

	/**
	 * The question with fallback words in the place of answers to questions that go. Without the plan only those
	 * answers stay that stand in it as it is stored (docs/piping.md).
	 *
	 * @param array<string, string> $earlier Types of the questions before it, by id.
	 */
	private static function with_answers( Question $question, array $earlier, ?Survey $before ): Question {
		$stored = $before?->question( $question->id );
		$texts  = null === $stored ? '' : implode( Piping::of( $stored ) );
		return Piping::map(
			$question,
			static fn ( string $text ): string => Piping::kept(
				$text,
				static fn ( string $id, string $token ): bool => Piping::may_stand( $id, $question->type, $earlier )
					&& ( null === $before || str_contains( $texts, $token ) )
			)
		);
	}

	/**
	 * What comes after the last question, by the same rule, without redirects by answers to questions that go.
	 *
	 * @param array<array-key, mixed> $thanks    Settings.
	 * @param list<Question>          $questions That stay.
	 * @param Survey|null             $before    See questions().
	 * @return array<array-key, mixed>
	 */
	protected static function thanks( array $thanks, array $questions, ?Survey $before ): array {
		$types = array_column( $questions, 'type', 'id' );
		$known = array( '', ...array_column( $questions, 'id' ) );

		$thanks['conditions'] = self::about( self::part( $thanks, 'conditions' ), 'question', $known );

		$texts = null === $before ? '' : implode( PipedThanks::of( self::part( $before->settings, 'thank_you' ) ) );
		return PipedThanks::map(
			$thanks,
			static fn ( string $text ): string => Piping::kept(
				$text,
				static fn ( string $id, string $token ): bool => Piping::may_stand( $id, '', $types )
					&& ( null === $before || str_contains( $texts, $token ) )
			)
		);
	}

	/**
	 * The notifications without conditions about questions that go.
	 *
	 * @param array<string, mixed> $notifications Complete.
	 * @param list<Question>       $questions     That stay.
	 * @return array<string, mixed>
	 */
	protected static function notifications_about( array $notifications, array $questions ): array {
		$email = self::part( $notifications, 'email' );
		$logic = self::part( $email, 'logic' );

		$logic['conditions'] = self::about(
			self::part( $logic, 'conditions' ),
			'question_id',
			array_column( $questions, 'id' )
		);
		$email['logic']      = $logic;
		return array_replace( $notifications, array( 'email' => $email ) );
	}

	/**
	 * The settings with the endings that a jump leads to still. Where the plan has none, the others could neither be
	 * mended nor removed, and would keep the survey from being published.
	 *
	 * @param array<array-key, mixed> $thanks    What comes after the last question.
	 * @param array<array-key, mixed> $endings   As they are stored.
	 * @param list<Question>          $questions That stay.
	 * @return array<array-key, mixed>
	 */
	protected static function with_endings( array $thanks, array $endings, array $questions ): array {
		$reached = Paths::reached( $endings, $questions );
		unset( $thanks['endings'] );
		return array() === $reached ? $thanks : array( 'endings' => $reached ) + $thanks;
	}

	/**
	 * The logic of a question where the plan knows show and hide alone. It may always be taken back to that.
	 *
	 * @return Logic
	 */
	private static function kept( Question $question, Survey $before ): array {
		$stored = $before->question( $question->id )?->logic;
		return Paths::used( $question->logic ) && null !== $stored && Paths::used( $stored )
			? $stored
			: Paths::plain( $question->logic );
	}

	/**
	 * The conditions about questions that are there.
	 *
	 * @template T
	 * @param array<T>     $conditions Conditions.
	 * @param string       $key        Where a condition names its question.
	 * @param list<string> $known      Ids.
	 * @return list<T>
	 */
	private static function about( array $conditions, string $key, array $known ): array {
		return array_values(
			array_filter(
				$conditions,
				static fn ( mixed $row ): bool => is_array( $row ) && in_array( $row[ $key ] ?? null, $known, true )
			)
		);
	}

	/**
	 * An object of the data.
	 *
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	protected static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
