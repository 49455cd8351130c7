<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Drafts;

use UserFeedback\Pro\QuestionTypes\PictureOptionsType;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionInput;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\CheckboxType;
use UserFeedback\Surveys\QuestionTypes\OptionsType;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\Trim;
use WP_Error;

/**
 * Holds the questions of a model against what a survey of this site may have, with the same code as a save.
 *
 * @phpstan-type Part array{title: string, type: string, question_id: string|null, shown_if: string, problems: list<string>}
 */
final class DraftCheck {

	/**
	 * Visitors answer few.
	 */
	private const MOST = 20;

	public function __construct(
		private QuestionTypeRegistry $types,
		private Trim $trim,
		private QuestionInput $input
	) {}

	/**
	 * Types that a draft may have: those of the site, but for pictures, which a model cannot choose.
	 *
	 * @return array<string, QuestionType> By key.
	 */
	public function types(): array {
		return array_filter(
			$this->types->all(),
			fn ( QuestionType $type ): bool => ! $type instanceof PictureOptionsType
				&& ! $this->trim->drops( $type->key() )
		);
	}

	/**
	 * The questions that fit, and all parts with what was left out of them.
	 *
	 * @param list<array<mixed>> $given As the model wrote them.
	 * @return array{questions: list<Question>, parts: list<Part>}
	 */
	public function check( array $given ): array {
		$kept  = array();
		$parts = array();
		foreach ( $given as $place => $data ) {
			$id       = 'draft-' . ( $place + 1 );
			$title    = Text::line( self::text( $data, 'title' ) );
			$key      = self::text( $data, 'type' );
			$problems = array();
			$logic    = $this->logic( $data['show_if'] ?? array(), $kept, $problems );
			$question = null;
			$reason   = $this->refusal( $id, $title, $key, $data, $logic, $kept, $question );
			if ( null === $reason && null !== $question ) {
				$kept[ $id ] = $question;
			}
			$parts[] = array(
				'title'       => mb_substr( $title, 0, 500 ),
				'type'        => mb_substr( $key, 0, 64 ),
				'question_id' => null === $reason ? $id : null,
				'shown_if'    => null === $reason ? self::shown_if( $logic['conditions'], array_keys( $kept ) ) : '',
				'problems'    => null === $reason ? $problems : array( $reason ),
			);
		}
		return array(
			'questions' => array_values( $kept ),
			'parts'     => $parts,
		);
	}

	/**
	 * Why a question cannot be in the survey; null where it can.
	 *
	 * @param array<mixed>            $data     As the model wrote it.
	 * @param array<string, mixed>    $logic    From logic().
	 * @param array<string, Question> $kept     Those before it.
	 * @param Question|null           $question The question, complete.
	 */
	private function refusal(
		string $id,
		string $title,
		string $key,
		array $data,
		array $logic,
		array $kept,
		?Question &$question
	): ?string {
		$type = $this->types()[ $key ] ?? null;
		if ( null === $type ) {
			/* translators: %s: what the AI connector called a type of question. */
			return sprintf( __( 'Left out: this survey has no question type “%s”.', 'userfeedback' ), $key );
		}
		if ( self::MOST === count( $kept ) ) {
			/* translators: %s: number. */
			return sprintf( __( 'Left out: a draft has at most %s questions.', 'userfeedback' ), number_format_i18n( self::MOST ) );
		}
		$sent  = array(
			'id'       => $id,
			'type'     => $key,
			'title'    => $title,
			'config'   => self::config( $type, $data ),
			'settings' => array(
				'required'    => true === ( $data['required'] ?? false ),
				'comment_box' => 'text' !== $type->group() && true === ( $data['comment_box'] ?? false ),
			),
			'logic'    => $logic,
		);
		$valid = rest_validate_value_from_schema( $sent, QuestionSchema::question(), 'question' );
		if ( $valid instanceof WP_Error ) {
			return self::left_out( $valid->get_error_message() );
		}
		try {
			$before   = array_map( static fn ( Question $one ): array => $one->to_array(), array_values( $kept ) );
			$all      = $this->input->questions( array( ...$before, $sent ), array() );
			$question = $all[ count( $kept ) ] ?? null;
		} catch ( Failure $failure ) {
			return self::left_out( implode( ' ', $failure->params ) );
		}
		$problems = null === $question ? array() : $type->problems( $question );
		return match ( $problems[0] ?? '' ) {
			'title'   => __( 'Left out: it has no text.', 'userfeedback' ),
			'options' => __( 'Left out: it has too few answers to choose from.', 'userfeedback' ),
			default   => null,
		};
	}

	/**
	 * Options only where the model could know them: scales have words of their own. An NPS begins where its title says.
	 *
	 * @param array<mixed> $data As the model wrote it.
	 * @return array<string, mixed>
	 */
	private static function config( QuestionType $type, array $data ): array {
		$options = is_array( $data['options'] ?? null ) ? $data['options'] : array();
		if ( 'nps' === $type->figure() ) {
			return true === ( $data['from_zero'] ?? false ) ? array( 'start' => 0 ) : array();
		}
		return $type instanceof OptionsType
			? array( 'options' => array_values( array_map( Text::line( ... ), array_filter( $options, 'is_string' ) ) ) )
			: array();
	}

	/**
	 * The conditions that can be met.
	 *
	 * @param mixed                   $given    As the model wrote them.
	 * @param array<string, Question> $kept     Questions before.
	 * @param list<string>            $problems Gets what was left out.
	 * @return array{enabled: bool, action: 'show', conditions: list<array{question_id: string, compare: string, value: string}>}
	 */
	private function logic( mixed $given, array $kept, array &$problems ): array {
		$conditions = array();
		foreach ( is_array( $given ) ? array_slice( $given, 0, QuestionSchema::MAX_CONDITIONS ) : array() as $data ) {
			$data     = is_array( $data ) ? $data : array();
			$number   = is_int( $data['question'] ?? null ) ? $data['question'] : 0;
			$question = $kept[ 'draft-' . $number ] ?? null;
			$compare  = self::text( $data, 'compare' );
			$given_as = $data['value'] ?? '';
			$value    = is_string( $given_as ) || is_int( $given_as ) ? Text::line( (string) $given_as ) : '';
			if ( null === $question || ! $this->can_be_met( $question, $compare, $value ) ) {
				$problems = array( __( 'One condition was left out: it does not fit the questions before.', 'userfeedback' ) );
				continue;
			}
			$conditions[] = array(
				'question_id' => $question->id,
				'compare'     => $compare,
				'value'       => $value,
			);
		}
		return array(
			'enabled'    => array() !== $conditions,
			'action'     => 'show',
			'conditions' => $conditions,
		);
	}

	/**
	 * Whether the builder could have made the condition (LOGIC-02 to LOGIC-09).
	 */
	private function can_be_met( Question $question, string $compare, string $value ): bool {
		$type = $this->types->find( $question->type );
		if ( $type instanceof OptionsType ) {
			$is_list = $type instanceof CheckboxType || array() !== $type->parts( $question );
			return in_array( $compare, $is_list ? array( 'IN' ) : array( '=', '!=' ), true )
				&& in_array( $value, $type->countable_values( $question ), true );
		}
		$compares = match ( $type?->figure() ) {
			'nps'   => array( '=', '!=', '>', '<' ),
			'mean'  => array( '>', '<' ),
			default => array(),
		};
		return null !== $type
			&& in_array( $compare, $compares, true )
			&& in_array( $value, array_map( array( Text::class, 'of' ), $type->countable_values( $question ) ), true );
	}

	/**
	 * Conditions in the builder's words.
	 *
	 * @param list<array{question_id: string, compare: string, value: string}> $conditions From logic().
	 * @param list<string>                                                     $ids        Of the questions that fit, in order.
	 */
	private static function shown_if( array $conditions, array $ids ): string {
		$phrases = array();
		foreach ( $conditions as $condition ) {
			$phrases[] = sprintf(
				match ( $condition['compare'] ) {
					/* translators: 1: number of a question, 2: an answer. */
					'!='    => __( 'Q%1$d is not %2$s', 'userfeedback' ),
					/* translators: 1: number of a question, 2: an answer. */
					'IN'    => __( 'Q%1$d includes %2$s', 'userfeedback' ),
					/* translators: 1: number of a question, 2: a number. */
					'>'     => __( 'Q%1$d is greater than %2$s', 'userfeedback' ),
					/* translators: 1: number of a question, 2: a number. */
					'<'     => __( 'Q%1$d is less than %2$s', 'userfeedback' ),
					/* translators: 1: number of a question, 2: an answer. */
					default => __( 'Q%1$d is %2$s', 'userfeedback' ),
				},
				(int) array_search( $condition['question_id'], $ids, true ) + 1,
				$condition['value']
			);
		}
		/* translators: %s: a condition such as "Q1 is less than 4". */
		return array() === $phrases ? '' : sprintf( __( 'Shown if %s', 'userfeedback' ), wp_sprintf( '%l', $phrases ) );
	}

	private static function left_out( string $reason ): string {
		/* translators: %s: a sentence that says why. */
		return sprintf( __( 'Left out: %s', 'userfeedback' ), $reason );
	}

	/**
	 * @param array<mixed> $data As the model wrote it.
	 */
	private static function text( array $data, string $key ): string {
		return is_string( $data[ $key ] ?? null ) ? $data[ $key ] : '';
	}
}
