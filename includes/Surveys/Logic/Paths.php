<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Logic;

use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Question;

/**
 * Logic that the feature `paths` adds to show and hide (docs/paths.md): what of it is in a question's logic, and
 * the logic without it.
 *
 * @phpstan-type Condition array{question_id: string, compare: string, value: string, values?: list<string>}
 * @phpstan-type Group array{match: string, conditions: list<Condition>}
 * @phpstan-type Jump array{to: string, match: string, conditions: list<Condition>, groups?: list<Group>}
 * @phpstan-type Logic array{enabled: bool, action: string, conditions: list<Condition>, match?: string, groups?: list<Group>, jumps?: list<Jump>}
 */
final class Paths {

	public const OPERATORS = array( 'IS', '>=', '<=', 'BETWEEN', 'ANY_OF' );

	/**
	 * What a condition may ask beside questions.
	 */
	public const FACTS = array( '@device', '@page', '@language', '@returning' );

	/**
	 * Whether a condition may ask for it: a fact, or a hidden field of any name. What no survey lists is not known.
	 */
	public static function is_fact( string $subject ): bool {
		return in_array( $subject, self::FACTS, true ) || null !== HiddenFields::name_of( $subject );
	}

	/**
	 * The target of a jump that is the end of the survey.
	 */
	public const END = '@end';

	public const MAX_GROUPS  = 10;
	public const MAX_JUMPS   = 20;
	public const MAX_ENDINGS = 10;

	/**
	 * Endings that a jump leads to.
	 *
	 * @param array<mixed>   $endings   Of the survey's settings.
	 * @param list<Question> $questions Of the survey.
	 * @return list<mixed>
	 */
	public static function reached( array $endings, array $questions ): array {
		$targets = array();
		foreach ( $questions as $question ) {
			array_push( $targets, ...array_column( $question->logic['jumps'] ?? array(), 'to' ) );
		}
		return array_values(
			array_filter(
				$endings,
				static fn ( mixed $ending ): bool => is_array( $ending )
					&& in_array( '@' . ( $ending['id'] ?? '' ), $targets, true )
			)
		);
	}

	/**
	 * Whether a question's logic is more than show and hide.
	 *
	 * @param Logic $logic Of a question.
	 */
	public static function used( array $logic ): bool {
		if ( isset( $logic['match'] ) || isset( $logic['groups'] ) || isset( $logic['jumps'] ) ) {
			return true;
		}
		foreach ( $logic['conditions'] as $condition ) {
			if ( ! self::is_plain( $condition ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Show and hide alone.
	 *
	 * @param Logic $logic Of a question.
	 * @return Logic
	 */
	public static function plain( array $logic ): array {
		$conditions = array_values( array_filter( $logic['conditions'], self::is_plain( ... ) ) );
		return array(
			'enabled'    => $logic['enabled'] && ( array() !== $conditions || array() === $logic['conditions'] ),
			'action'     => $logic['action'],
			'conditions' => $conditions,
		);
	}

	/**
	 * The logic without conditions that may not stay; brackets and jumps that lose all of theirs go with them.
	 *
	 * @param Logic                        $logic Of a question.
	 * @param callable( Condition ): bool  $stays Asked for conditions of show and hide.
	 * @param callable( Condition ): bool  $after Asked for conditions of jumps.
	 * @param callable( string ): bool     $leads Whether a jump may lead there.
	 * @return Logic
	 */
	public static function only( array $logic, callable $stays, callable $after, callable $leads ): array {
		$kept = self::rule( $logic['conditions'], $logic['groups'] ?? array(), $stays );
		$had  = array() !== $logic['conditions'] || array() !== ( $logic['groups'] ?? array() );
		$has  = array() !== $kept['conditions'] || isset( $kept['groups'] );
		$next = array(
			'enabled'    => $logic['enabled'] && ( $has || ! $had ),
			'action'     => $logic['action'],
			'conditions' => $kept['conditions'],
		);
		if ( isset( $logic['match'] ) ) {
			$next['match'] = $logic['match'];
		}
		if ( isset( $kept['groups'] ) ) {
			$next['groups'] = $kept['groups'];
		}
		$jumps = array();
		foreach ( $logic['jumps'] ?? array() as $jump ) {
			$left = self::rule( $jump['conditions'], $jump['groups'] ?? array(), $after );
			// Without its conditions a jump would always be taken.
			$is_rule = 'always' === $jump['match'] || array() !== $left['conditions'] || isset( $left['groups'] );
			if ( $is_rule && $leads( $jump['to'] ) ) {
				$jumps[] = array(
					'to'    => $jump['to'],
					'match' => $jump['match'],
				) + $left;
			}
		}
		if ( array() !== $jumps ) {
			$next['jumps'] = $jumps;
		}
		return $next;
	}

	/**
	 * The logic with every condition changed.
	 *
	 * @param Logic                              $logic  Of a question.
	 * @param callable( Condition ): Condition   $change Makes another of it.
	 * @return Logic
	 */
	public static function map( array $logic, callable $change ): array {
		$logic['conditions'] = array_map( $change, $logic['conditions'] );
		if ( isset( $logic['groups'] ) ) {
			$logic['groups'] = self::map_groups( $logic['groups'], $change );
		}
		$jumps = array();
		foreach ( $logic['jumps'] ?? array() as $jump ) {
			$jump['conditions'] = array_map( $change, $jump['conditions'] );
			if ( isset( $jump['groups'] ) ) {
				$jump['groups'] = self::map_groups( $jump['groups'], $change );
			}
			$jumps[] = $jump;
		}
		if ( array() !== $jumps ) {
			$logic['jumps'] = $jumps;
		}
		return $logic;
	}

	/**
	 * @param list<Group>                      $groups Brackets.
	 * @param callable( Condition ): Condition $change Makes another condition of one.
	 * @return list<Group>
	 */
	private static function map_groups( array $groups, callable $change ): array {
		$next = array();
		foreach ( $groups as $group ) {
			$next[] = array(
				'match'      => $group['match'],
				'conditions' => array_map( $change, $group['conditions'] ),
			);
		}
		return $next;
	}

	/**
	 * Conditions and brackets that stay.
	 *
	 * @param list<Condition>             $conditions Conditions.
	 * @param list<Group>                 $groups     Brackets.
	 * @param callable( Condition ): bool $stays      Asked for each condition.
	 * @return array{conditions: list<Condition>, groups?: list<Group>}
	 */
	private static function rule( array $conditions, array $groups, callable $stays ): array {
		$rule = array( 'conditions' => array_values( array_filter( $conditions, $stays ) ) );
		$kept = array();
		foreach ( $groups as $group ) {
			$left = array_values( array_filter( $group['conditions'], $stays ) );
			if ( array() !== $left ) {
				$kept[] = array(
					'match'      => $group['match'],
					'conditions' => $left,
				);
			}
		}
		if ( array() !== $kept ) {
			$rule['groups'] = $kept;
		}
		return $rule;
	}

	/**
	 * @param Condition $condition Of show and hide.
	 */
	private static function is_plain( array $condition ): bool {
		return ! in_array( $condition['compare'], self::OPERATORS, true )
			&& ! str_starts_with( $condition['question_id'], '@' );
	}
}
