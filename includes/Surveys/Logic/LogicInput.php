<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Logic;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Logic of a question as it came over the wire, brought into the stored form (docs/paths.md).
 *
 * @phpstan-import-type Condition from Paths
 * @phpstan-import-type Group from Paths
 * @phpstan-import-type Jump from Paths
 * @phpstan-import-type Logic from Paths
 */
final class LogicInput {

	private const NPS_GROUPS = array( 'promoter', 'passive', 'detractor' );

	/**
	 * What is wrong, by field.
	 *
	 * @var array<string, string>
	 */
	private array $problems = array();

	/**
	 * The logic. Conditions on questions that are not there or not earlier are dropped, and logic that lost its last
	 * one is switched off (LOGIC-03, QST-46). Where jumps lead is not looked at yet.
	 *
	 * @param array<mixed> $sent    As sent, valid by QuestionSchema.
	 * @param list<string> $earlier Ids of the questions before this one.
	 * @param string       $own     Id of the question.
	 * @param string       $field   Its name, for what is refused.
	 * @return Logic
	 */
	public function read( array $sent, array $earlier, string $own, string $field ): array {
		$logic = array(
			'enabled'    => true === ( $sent['enabled'] ?? false ),
			'action'     => 'hide' === ( $sent['action'] ?? '' ) ? 'hide' : 'show',
			'conditions' => $this->conditions( self::part( $sent, 'conditions' ), $field ),
		);
		if ( 'any' === ( $sent['match'] ?? '' ) ) {
			$logic['match'] = 'any';
		}
		$groups = $this->groups( self::part( $sent, 'groups' ), $field );
		if ( array() !== $groups ) {
			$logic['groups'] = $groups;
		}
		$jumps = array();
		foreach ( self::part( $sent, 'jumps' ) as $at => $jump ) {
			$jump    = is_array( $jump ) ? $jump : array();
			$match   = $jump['match'] ?? '';
			$jumps[] = $this->jump( $jump, is_string( $match ) ? $match : '', "{$field}[jumps][{$at}]" );
		}
		if ( array() !== $jumps ) {
			$logic['jumps'] = $jumps;
		}
		$knows = static fn ( array $known ): callable => static fn ( array $condition ): bool =>
			( in_array( $condition['question_id'], $known, true ) || Paths::is_fact( $condition['question_id'] ) )
			&& '' !== $condition['compare'];
		return Paths::only(
			$logic,
			$knows( $earlier ),
			$knows( array( ...$earlier, $own ) ),
			static fn ( string $to ): bool => '' !== $to
		);
	}

	/**
	 * What was refused, by field.
	 *
	 * @return array<string, string>
	 */
	public function problems(): array {
		return $this->problems;
	}

	/**
	 * The questions without jumps to questions that are not there.
	 *
	 * @param array<int, Question> $questions By their place in what was sent.
	 * @return list<Question>
	 */
	public function targets( array $questions ): array {
		$places = array();
		foreach ( $questions as $place => $question ) {
			$places[ $question->id ] = $place;
		}
		$kept = array();
		foreach ( $questions as $place => $question ) {
			foreach ( $question->logic['jumps'] ?? array() as $at => $jump ) {
				$to = $places[ $jump['to'] ] ?? null;
				if ( null !== $to && $to <= $place ) {
					$this->problems[ "questions[{$place}][logic][jumps][{$at}][to]" ] = sprintf(
						/* translators: 1: number of a question, 2: number of an earlier question. */
						__( 'Question %1$d leads back to question %2$d. Choose a later question.', 'userfeedback' ),
						$place + 1,
						$to + 1
					);
				}
			}
			$kept[] = self::leading(
				$question,
				static fn ( string $to ): bool => str_starts_with( $to, '@' ) || isset( $places[ $to ] )
			);
		}
		return $kept;
	}

	/**
	 * The questions without jumps to endings that are not there.
	 *
	 * @param list<Question> $questions Questions.
	 * @param array<mixed>   $endings   `thank_you.endings` of the survey's settings.
	 * @return list<Question>
	 */
	public static function endings( array $questions, array $endings ): array {
		$ids   = array_column( array_filter( $endings, 'is_array' ), 'id' );
		$leads = static fn ( string $to ): bool => ! str_starts_with( $to, '@' )
			|| Paths::END === $to
			|| in_array( substr( $to, 1 ), $ids, true );
		return array_map(
			static fn ( Question $question ): Question => self::leading( $question, $leads ),
			$questions
		);
	}

	/**
	 * A question with the jumps that lead somewhere.
	 *
	 * @param callable( string ): bool $leads Whether a jump may lead there.
	 */
	private static function leading( Question $question, callable $leads ): Question {
		if ( ! isset( $question->logic['jumps'] ) ) {
			return $question;
		}
		$all = static fn (): bool => true;
		return $question->with_logic( Paths::only( $question->logic, $all, $all, $leads ) );
	}

	/**
	 * @param array<mixed> $jump  As sent.
	 * @param string       $match As sent.
	 * @return Jump
	 */
	private function jump( array $jump, string $match, string $field ): array {
		$to   = $jump['to'] ?? '';
		$rule = array(
			'to'         => is_string( $to ) ? $to : '',
			'match'      => in_array( $match, array( 'any', 'always' ), true ) ? $match : 'all',
			'conditions' => array(),
		);
		if ( 'always' === $match ) {
			return $rule;
		}
		$rule['conditions'] = $this->conditions( self::part( $jump, 'conditions' ), $field );
		$groups             = $this->groups( self::part( $jump, 'groups' ), $field );
		return array() === $groups ? $rule : $rule + array( 'groups' => $groups );
	}

	/**
	 * @param array<mixed> $sent As sent.
	 * @return list<Group>
	 */
	private function groups( array $sent, string $field ): array {
		$groups = array();
		foreach ( $sent as $at => $group ) {
			$group    = is_array( $group ) ? $group : array();
			$groups[] = array(
				'match'      => 'any' === ( $group['match'] ?? '' ) ? 'any' : 'all',
				'conditions' => $this->conditions( self::part( $group, 'conditions' ), "{$field}[groups][{$at}]" ),
			);
		}
		return $groups;
	}

	/**
	 * @param array<mixed> $sent As sent.
	 * @return list<Condition>
	 */
	private function conditions( array $sent, string $field ): array {
		$conditions = array();
		foreach ( $sent as $at => $condition ) {
			$condition = is_array( $condition ) ? $condition : array();
			$about     = self::text( $condition['question_id'] ?? '' );
			$line      = static fn ( mixed $value ): string => Text::line(
				'@page' === $about ? self::decoded( self::text( $value ) ) : self::text( $value )
			);
			$read      = array(
				'question_id' => $about,
				'compare'     => self::text( $condition['compare'] ?? '' ),
				'value'       => $line( $condition['value'] ?? '' ),
			);
			if ( in_array( $read['compare'], array( 'BETWEEN', 'ANY_OF' ), true ) ) {
				$read['values'] = array_map( $line, array_values( self::part( $condition, 'values' ) ) );
			}
			if ( ! self::is_complete( $read ) ) {
				$this->problems[ "{$field}[conditions][{$at}]" ] = __(
					'This comparison needs other values.',
					'userfeedback'
				);
			}
			$conditions[] = $read;
		}
		return $conditions;
	}

	/**
	 * A path as people read it, in any script; owners may have copied it from the address bar. The browser decodes
	 * the page's own.
	 */
	private static function decoded( string $path ): string {
		$decoded = rawurldecode( $path );
		return mb_check_encoding( $decoded, 'UTF-8' ) ? $decoded : $path;
	}

	/**
	 * Whether a comparison of the feature has the values that it needs.
	 *
	 * @param Condition $condition As it would be stored.
	 */
	private static function is_complete( array $condition ): bool {
		$values  = $condition['values'] ?? array();
		$numbers = static fn ( array $all ): bool => array() === array_filter(
			$all,
			static fn ( string $one ): bool => is_nan( LogicEvaluator::number( $one ) )
		);
		return match ( $condition['compare'] ) {
			'IS'       => in_array( $condition['value'], self::NPS_GROUPS, true ),
			'>=', '<=' => $numbers( array( $condition['value'] ) ),
			'BETWEEN'  => 2 === count( $values ) && $numbers( $values ),
			'ANY_OF'   => array() !== $values && ! in_array( '', $values, true ),
			default    => true,
		};
	}

	/**
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	private static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
