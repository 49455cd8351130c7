<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use UserFeedback\Pro\Paths\PathWalk;
use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\ConsentType;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\Survey;

/**
 * Owners write conditions about the source's texts; a browser compares those of its visitor's language. A condition
 * about options or a consent therefore travels as one that the same of them meet, whatever they read there.
 *
 * @phpstan-import-type Condition from Paths
 * @phpstan-import-type Group from Paths
 * @phpstan-import-type Logic from Paths
 */
final class ConditionsInLanguage {

	/**
	 * Types whose answers are lists. A comparison is about each item of one, but for those of the whole answer.
	 */
	private const SEVERAL = array( 'checkbox', 'ranking', 'matrix' );

	/**
	 * Comparisons that an answer meets by what it has not.
	 */
	private const NEGATIVE = array( '!=', '!CONTAINS' );

	/**
	 * Questions with a condition that nothing says in the language.
	 *
	 * @var array<string, true>
	 */
	private array $unsaid = array();

	/**
	 * @param array<array-key, list<array{string, string}>> $pairs   Source and translation of what can be answered, by question.
	 * @param array<array-key, bool>                        $several Whether the answer is a list, by question.
	 */
	private function __construct( private array $pairs, private array $several ) {}

	/**
	 * The translated survey with conditions that mean the same. A question about which one cannot be said keeps its
	 * options: better read in another language than asked the wrong questions.
	 *
	 * @param Survey $source     In the source.
	 * @param Survey $translated The same, its conditions still those of the source.
	 */
	public static function put( Survey $source, Survey $translated ): Survey {
		$conditions = self::of( $source, $translated );
		$survey     = $conditions->follow( $translated );
		if ( array() === $conditions->unsaid ) {
			return $survey;
		}
		$lists     = array_flip( array( 'options', 'rows' ) );
		$questions = $translated->questions;
		foreach ( $source->questions as $at => $question ) {
			if ( isset( $conditions->unsaid[ $question->id ] ) ) {
				$own              = array_intersect_key( $question->config, $lists );
				$config           = array_replace( $questions[ $at ]->config, $own );
				$questions[ $at ] = $questions[ $at ]->with_texts( $questions[ $at ]->asked, $config );
			}
		}
		$translated = $translated->with( array( 'questions' => $questions ) );
		return self::of( $source, $translated )->follow( $translated );
	}

	private static function of( Survey $source, Survey $translated ): self {
		$pairs   = array();
		$several = array();
		foreach ( $source->questions as $at => $question ) {
			$pairs[ $question->id ]   = self::pairs( $question, $translated->questions[ $at ] );
			$several[ $question->id ] = in_array( $question->type, self::SEVERAL, true );
		}
		return new self( array_filter( $pairs ), $several );
	}

	/**
	 * What can be answered, as conditions compare it; nothing where both languages read the same, and nothing of what
	 * visitors write. The texts of an NPS stand beside its numbers.
	 *
	 * @return list<array{string, string}>
	 */
	private static function pairs( Question $source, Question $translated ): array {
		if ( 'consent' === $source->type ) {
			$pairs = array( array( self::wording( $source ), self::wording( $translated ) ) );
		} else {
			$now   = $translated->texts();
			$pairs = array();
			foreach ( NpsScale::TYPE === $source->type ? array() : $source->texts() as $key => $text ) {
				if ( '' !== $text ) {
					$pairs[] = array( $text, $now[ $key ] ?? $text );
				}
			}
		}
		$differ = array_filter( $pairs, static fn ( array $pair ): bool => $pair[0] !== $pair[1] );
		return array() === $differ ? array() : $pairs;
	}

	private static function wording( Question $consent ): string {
		return ConsentType::shown( ConsentType::text_of( $consent ) );
	}

	private function follow( Survey $survey ): Survey {
		if ( array() === $this->pairs ) {
			return $survey;
		}
		$settings = $survey->settings;
		$thanks   = $settings['thank_you'] ?? null;
		if ( is_array( $thanks ) && 'conditional_redirect' === ( $thanks['type'] ?? '' ) ) {
			$rows                  = $thanks['conditions'] ?? null;
			$rows                  = is_array( $rows ) ? array_values( $rows ) : array();
			$thanks['conditions']  = array_merge( ...array_map( $this->redirects( ... ), $rows ) );
			$settings['thank_you'] = $thanks;
		}
		$questions = array_map(
			fn ( Question $question ): Question => $question->with_logic( $this->logic( $question->logic ) ),
			$survey->questions
		);
		return $survey->with(
			array(
				'questions' => $questions,
				'settings'  => $settings,
			)
		);
	}

	/**
	 * @param Logic $logic Of a question.
	 * @return Logic
	 */
	private function logic( array $logic ): array {
		if ( $logic['enabled'] ) {
			$said  = $this->rule( $logic['conditions'], $logic['groups'] ?? array(), $logic['match'] ?? 'all' );
			$logic = array_replace( $logic, $said );
		}
		foreach ( $logic['jumps'] ?? array() as $at => $jump ) {
			$said                  = $this->rule( $jump['conditions'], $jump['groups'] ?? array(), $jump['match'] );
			$logic['jumps'][ $at ] = array_replace( $jump, $said );
		}
		return $logic;
	}

	/**
	 * Conditions and brackets. Where one condition is enough, several in the place of one stand in brackets.
	 *
	 * @param list<Condition> $conditions Conditions.
	 * @param list<Group>     $groups     Brackets.
	 * @return array{conditions: list<Condition>, groups?: non-empty-list<Group>}
	 */
	private function rule( array $conditions, array $groups, string $match ): array {
		$next     = array();
		$brackets = array();
		foreach ( $conditions as $condition ) {
			$said = $this->said( $condition );
			if ( 'any' === $match && count( $said ) > 1 ) {
				$brackets[] = array(
					'match'      => 'all',
					'conditions' => $said,
				);
			} else {
				array_push( $next, ...$said );
			}
		}
		foreach ( $groups as $group ) {
			$inner = array_map( $this->said( ... ), $group['conditions'] );
			foreach ( 'any' === $group['match'] ? $inner : array() as $at => $said ) {
				// Brackets have none inside.
				if ( count( $said ) > 1 ) {
					$this->unsaid[ $group['conditions'][ $at ]['question_id'] ] = true;
				}
			}
			$brackets[] = array(
				'match'      => $group['match'],
				'conditions' => array_merge( ...$inner ),
			);
		}
		return array( 'conditions' => $next ) + ( array() === $brackets ? array() : array( 'groups' => $brackets ) );
	}

	/**
	 * A conditional redirect. The first row that is met counts, so that each of several values has its own.
	 *
	 * @param mixed $row As stored.
	 * @return list<mixed>
	 */
	private function redirects( mixed $row ): array {
		$id      = is_array( $row ) ? $row['question'] ?? null : null;
		$compare = is_array( $row ) ? $row['condition_type'] ?? null : null;
		$value   = is_array( $row ) ? $row['condition'] ?? null : null;
		if ( ! is_string( $id ) || ! is_string( $compare ) || ! is_string( $value ) ) {
			return array( $row );
		}
		$said = $this->said(
			array(
				'question_id' => $id,
				'compare'     => $compare,
				'value'       => $value,
			)
		);
		if ( count( $said ) > 1 ) {
			$this->unsaid[ $id ] = true;
		}
		$values  = $said[0]['values'] ?? array( $said[0]['value'] );
		$one_of  = true === ( $this->several[ $id ] ?? false ) ? 'IN' : '=';
		$compare = 'ANY_OF' === $said[0]['compare'] ? $one_of : $said[0]['compare'];
		return array_map(
			static fn ( string $one ): array => array(
				'condition_type' => $compare,
				'condition'      => $one,
			) + $row,
			$values
		);
	}

	/**
	 * Conditions that together mean in the language what one means in the source.
	 *
	 * @param Condition $condition Of the source.
	 * @return non-empty-list<Condition>
	 */
	private function said( array $condition ): array {
		$id    = $condition['question_id'];
		$pairs = $this->pairs[ $id ] ?? array();
		if ( array() === $pairs ) {
			return array( $condition );
		}
		$ways = array( array( self::renamed( $condition, $pairs ) ), $this->listed( $condition, $pairs ) );
		foreach ( $ways as $said ) {
			if ( $this->is_exact( $condition, $said, $pairs ) ) {
				return $said;
			}
		}
		$this->unsaid[ $id ] = true;
		return array( $condition );
	}

	/**
	 * The condition with the texts of the options that it names.
	 *
	 * @param Condition                   $condition Of the source.
	 * @param list<array{string, string}> $pairs     Of its question.
	 * @return Condition
	 */
	private static function renamed( array $condition, array $pairs ): array {
		$texts              = array_column( $pairs, 1, 0 );
		$rename             = static fn ( string $text ): string => $texts[ $text ] ?? $text;
		$condition['value'] = $rename( $condition['value'] );
		if ( isset( $condition['values'] ) ) {
			$condition['values'] = array_map( $rename, $condition['values'] );
		}
		return $condition;
	}

	/**
	 * The condition by the list of what meets it. '' is a value that nothing has.
	 *
	 * @param Condition                   $condition Of the source.
	 * @param list<array{string, string}> $pairs     Of its question.
	 * @return non-empty-list<Condition>
	 */
	private function listed( array $condition, array $pairs ): array {
		$id      = $condition['question_id'];
		$is_not  = in_array( $condition['compare'], self::NEGATIVE, true );
		$whole   = in_array( $condition['compare'], array( '=', '!=' ), true ) || ! $this->several[ $id ];
		$compare = $whole ? '=' : 'IN';
		if ( $is_not ) {
			$compare = $whole ? '!=' : '!CONTAINS';
		}
		$texts = array();
		foreach ( $pairs as list( $source, $translated ) ) {
			if ( $this->meets( $source, $condition ) !== $is_not ) {
				$texts[] = $translated;
			}
		}
		$said = static fn ( string $compare, string $value ): array => array(
			'question_id' => $id,
			'compare'     => $compare,
			'value'       => $value,
		);
		if ( array() === $texts ) {
			return array( $said( $is_not ? '!=' : '=', '' ) );
		}
		return $is_not || 1 === count( $texts )
			? array_map( static fn ( string $text ): array => $said( $compare, $text ), $texts )
			: array( $said( 'ANY_OF', '' ) + array( 'values' => $texts ) );
	}

	/**
	 * Whether conditions mean the same, by each answer of one text. They do so then of a list too, if not one of them
	 * alone is about the whole of it.
	 *
	 * @param Condition                   $condition Of the source.
	 * @param list<Condition>             $said      In the language.
	 * @param list<array{string, string}> $pairs     Of their question.
	 */
	private function is_exact( array $condition, array $said, array $pairs ): bool {
		$is_list = $this->several[ $condition['question_id'] ];
		if ( $is_list && '=' === $condition['compare'] && 'ANY_OF' === $said[0]['compare'] ) {
			return false;
		}
		foreach ( $pairs as list( $source, $translated ) ) {
			$failed = array_filter( $said, fn ( array $one ): bool => ! $this->meets( $translated, $one ) );
			if ( $this->meets( $source, $condition ) !== ( array() === $failed ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param Condition $condition About a question that can be answered with the text.
	 */
	private function meets( string $text, array $condition ): bool {
		return PathWalk::meets( $this->several[ $condition['question_id'] ] ? array( $text ) : $text, $condition );
	}
}
