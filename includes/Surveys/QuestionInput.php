<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Logic\LogicInput;
use UserFeedback\Surveys\QuestionTypes\OptionIds;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Questions as they came over the wire, brought into the stored form. Their
 * shape was checked by SurveySchema; here is what a schema cannot say.
 */
final class QuestionInput {

	/**
	 * @param QuestionTypeRegistry $types        Each type knows its own config.
	 * @param SurveyDefaults       $defaults     Fills what was not sent.
	 * @param Trim                 $trim         Knows which questions the plan does not include.
	 */
	public function __construct(
		private QuestionTypeRegistry $types,
		private SurveyDefaults $defaults,
		private Trim $trim
	) {}

	/**
	 * The questions, complete. Conditions that refer to an unknown or a later
	 * question are dropped, and logic that lost its last condition is switched off (LOGIC-03, QST-46).
	 *
	 * Rating questions that the plan does not include are left out (SAVE-10), so
	 * that nobody complains of their type. A question whose type no active code
	 * knows stays as it is stored, but for its logic; a new one is refused.
	 *
	 * @param array<mixed>   $sent   Questions, valid by SurveySchema; a gap in the numbers is a question that does not come.
	 * @param list<Question> $stored The survey's questions before.
	 * @return list<Question>
	 * @throws Failure 422 naming each field that is wrong: an id used twice, a type that no active code
	 *                 knows, an option label used twice in a question (a visitor's answer is a label), values of a
	 *                 config that cannot stand together, a jump that leads back, an answer that is not earlier.
	 */
	public function questions( array $sent, array $stored ): array {
		$questions = array();
		$problems  = array();
		$earlier   = array();
		$asked     = array();
		$logics    = new LogicInput();
		foreach ( $sent as $index => $data ) {
			$index = (int) $index;
			$data  = is_array( $data ) ? $data : array();
			$field = "questions[{$index}]";
			$id    = self::text( $data, 'id' );
			$key   = self::text( $data, 'type' );
			$type  = $this->types->find( $key );
			if ( $this->trim->drops( $key ) ) {
				// What asks for its answer gets fallback words when the survey is trimmed.
				$asked[ $id ] = $key;
				continue;
			}
			// Database keys do not tell "aB" from "Ab".
			if ( in_array( strtolower( $id ), array_map( 'strtolower', $earlier ), true ) ) {
				$problems[ $field . '[id]' ] = __( 'Two questions have the same id.', 'userfeedback' );
				continue;
			}
			$logic = $logics->read( self::part( $data, 'logic' ), $earlier, $id, $field . '[logic]' );
			if ( null === $type ) {
				$kept = self::stored( $stored, $id, $key );
				if ( null === $kept ) {
					$problems[ $field . '[type]' ] = __(
						'This type of question is not available on this site.',
						'userfeedback'
					);
					continue;
				}
				$questions[ $index ] = $kept->with_logic( $logic );
				$earlier[]           = $id;
				$asked[ $id ]        = $key;
				continue;
			}
			$question  = FormerWordings::remember(
				new Question(
					$id,
					$type->key(),
					Text::line( self::text( $data, 'title' ) ),
					FormerOptions::remember(
						$type->key(),
						$type->sanitize_config( self::with_ids( self::part( $data, 'config' ), $id, $stored ) ),
						array_column( $stored, null, 'id' )[ $id ] ?? null
					),
					$this->settings_of( $type, self::part( $data, 'settings' ) ),
					$logic
				),
				array_column( $stored, null, 'id' )[ $id ] ?? null
			);
			$problems += self::repeated_labels( $question, $field );
			foreach ( $type->config_faults( $question->config ) as $name => $reason ) {
				$problems[ "{$field}[config][{$name}]" ] = $reason;
			}
			foreach ( Piping::faults( $question, $asked ) as $name => $reason ) {
				$problems[ $field . $name ] = $reason;
			}
			$asked[ $id ] = $type->key();

			$questions[ $index ] = $question;
			$earlier[]           = $id;
		}
		$questions = $logics->targets( $questions );
		$problems += $logics->problems();
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
		return $questions;
	}

	/**
	 * Settings as they are to be stored: an order by chance only for options that are no scale.
	 *
	 * @param array<mixed> $sent As sent.
	 * @return array<string, mixed>
	 */
	private function settings_of( QuestionType $type, array $sent ): array {
		$settings = array_replace(
			$this->defaults->question_settings( $type ),
			array_intersect_key(
				$sent,
				array_flip( array( 'required', 'randomize', 'comment_box', 'icon_color', 'icon_size' ) )
			)
		);
		return $type->can_randomize() ? $settings : array_replace( $settings, array( 'randomize' => false ) );
	}

	/**
	 * The config of a client that sends no ids of options, with those they had.
	 *
	 * @param array<array-key, mixed> $config As sent.
	 * @param list<Question>          $stored The survey's questions before.
	 * @return array<array-key, mixed>
	 */
	private static function with_ids( array $config, string $id, array $stored ): array {
		$before  = array_column( $stored, null, 'id' )[ $id ] ?? null;
		$options = array_values( self::part( $config, 'options' ) );
		if ( null === $before || array() === $options || is_array( $config['option_ids'] ?? null ) ) {
			return $config;
		}
		$labels = array_map(
			static fn ( mixed $option ): string => Text::line(
				is_string( $option ) ? $option : self::text( is_array( $option ) ? $option : array(), 'label' )
			),
			$options
		);
		return array(
			'option_ids' => OptionIds::match( $labels, $before->option_labels(), $before->option_ids() ),
		) + $config;
	}

	/**
	 * A question as it is stored.
	 *
	 * @param list<Question> $stored The survey's questions before.
	 */
	private static function stored( array $stored, string $id, string $type ): ?Question {
		foreach ( $stored as $question ) {
			if ( $question->id === $id && $question->type === $type ) {
				return $question;
			}
		}
		return null;
	}

	/**
	 * Conditions that refer to known questions and have an operator.
	 *
	 * @param array<mixed> $sent  As sent.
	 * @param list<string> $known Ids of questions.
	 * @return list<array{question_id: string, compare: string, value: string}>
	 */
	public static function conditions( array $sent, array $known ): array {
		$conditions = array();
		foreach ( $sent as $condition ) {
			$condition = is_array( $condition ) ? $condition : array();
			$id        = self::text( $condition, 'question_id' );
			$compare   = self::text( $condition, 'compare' );
			if ( in_array( $id, $known, true ) && '' !== $compare ) {
				$conditions[] = array(
					'question_id' => $id,
					'compare'     => $compare,
					'value'       => Text::line( self::text( $condition, 'value' ) ),
				);
			}
		}
		return $conditions;
	}

	/**
	 * Labels that occur twice. Empty ones are unfinished and may.
	 *
	 * @return array<string, string> Field => what is wrong.
	 */
	private static function repeated_labels( Question $question, string $field ): array {
		$problems = array();
		$seen     = array();
		foreach ( $question->option_labels() as $index => $label ) {
			if ( '' !== $label && in_array( $label, $seen, true ) ) {
				$problems[ "{$field}[config][options][{$index}]" ] = __(
					'Another option of this question has the same text.',
					'userfeedback'
				);
			}
			$seen[] = $label;
		}
		return $problems;
	}

	/**
	 * A text of what was sent.
	 *
	 * @param array<mixed> $data The object.
	 */
	private static function text( array $data, string $key ): string {
		$value = $data[ $key ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * An object or list of what was sent.
	 *
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	private static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
