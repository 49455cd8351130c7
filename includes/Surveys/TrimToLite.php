<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\QuestionTypes\PaidTypes;

/**
 * Lite keeps what Lite has. Rating questions go, and what paid parts left in a
 * survey reverts to the defaults of a new one, or stays as it is stored so that
 * it works again when Pro comes back (A41 to A44).
 */
final class TrimToLite implements Trim {

	private const REVERT = array( 'theming', 'behavior', 'targeting' );

	/**
	 * @param SurveyDefaults $defaults What the rest reverts to.
	 */
	public function __construct( private SurveyDefaults $defaults ) {}

	public function trim( Survey $survey, Survey $before ): Survey {
		$questions = $this->questions( $survey->questions );
		$known     = array_column( $questions, 'id' );
		$defaults  = $this->defaults->settings();
		$settings  = array_replace( $survey->settings, array_intersect_key( $defaults, array_flip( self::REVERT ) ) );
		foreach ( LiteSettings::SWITCHES as $part => list( $switch, $off ) ) {
			$kept = self::part( $before->settings, $part );
			if ( ( self::part( $settings, $part )[ $switch ] ?? $off ) === $off ) {
				$kept[ $switch ] = $off;
			}
			$settings[ $part ] = $kept;
		}
		$thanks = self::part( $settings, 'thank_you' );

		$thanks['conditions']  = self::about( self::part( $thanks, 'conditions' ), 'question', array( '', ...$known ) );
		$settings['thank_you'] = $thanks;
		$email                 = self::part( $survey->notifications, 'email' );
		$email['logic']        = self::part( self::part( $this->defaults->notifications(), 'email' ), 'logic' );
		return $survey->with(
			array(
				'questions'     => $questions,
				'settings'      => $settings,
				'notifications' => array_replace( $survey->notifications, array( 'email' => $email ) ),
				'publish_at'    => null === $survey->publish_at ? null : $before->publish_at,
			)
		);
	}

	public function drops( string $type ): bool {
		return PaidTypes::is_rating( $type );
	}

	public function drops_any( array $questions ): bool {
		return array() !== array_filter(
			$questions,
			fn ( Question $question ): bool => $this->drops( $question->type )
		);
	}

	/**
	 * The questions that stay, without random order and comment boxes (SAVE-11),
	 * their logic without those that go.
	 *
	 * @param list<Question> $questions In order.
	 * @return list<Question>
	 */
	private function questions( array $questions ): array {
		$off   = array(
			'randomize'   => false,
			'comment_box' => false,
		);
		$kept  = array();
		$known = array();
		foreach ( $questions as $question ) {
			if ( $this->drops( $question->type ) ) {
				continue;
			}
			$logic = $question->logic;
			$left  = self::about( $logic['conditions'], 'question_id', $known );
			if ( count( $left ) !== count( $logic['conditions'] ) ) {
				$logic['enabled']    = $logic['enabled'] && array() !== $left;
				$logic['conditions'] = $left;
			}
			$kept[]  = new Question(
				$question->id,
				$question->type,
				$question->title,
				$question->config,
				array_replace( $question->settings, $off ),
				$logic
			);
			$known[] = $question->id;
		}
		return $kept;
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
	private static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
