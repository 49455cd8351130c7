<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Paths;

use UserFeedback\Results\Nps;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Logic\LogicEvaluator;
use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * The whole rule: show and hide, groups, facts, jumps (docs/paths.md). `src/domain/paths.ts` has it in TypeScript;
 * both run tests/fixtures/paths.json. A walk only goes forward, so it ends.
 *
 * @phpstan-import-type Condition from Paths
 * @phpstan-import-type Group from Paths
 * @phpstan-type Values array<string|int, string|int|float|list<string>|null>
 */
final class PathWalk implements Walk {

	public function visible( array $questions, array $answers, array $facts ): array {
		return self::path( $questions, $answers, $facts )['visible'];
	}

	public function needs_part( array $questions ): bool {
		foreach ( $questions as $question ) {
			if ( Paths::used( $question->logic ) ) {
				return true;
			}
		}
		return false;
	}

	public function shows_answers(): bool {
		return true;
	}

	public function fields( Survey $survey ): array {
		return HiddenFields::names( $survey->settings );
	}

	/**
	 * The way that the answers lead along.
	 *
	 * @param list<Question>        $questions In the survey's order.
	 * @param Values                $answers   By question.
	 * @param array<string, string> $facts     By fact.
	 * @return array{visible: list<Question>, ending: string} The ending that a jump led to, or ''.
	 */
	public static function path( array $questions, array $answers, array $facts ): array {
		$known   = $facts;
		$visible = array();
		$ending  = '';
		$count   = count( $questions );
		for ( $at = 0; $at < $count; ) {
			$question = $questions[ $at ];
			$logic    = $question->logic;
			$next     = $at + 1;
			$has_any  = array() !== $logic['conditions'] || array() !== ( $logic['groups'] ?? array() );
			$is_rule  = $logic['enabled'] && $has_any;
			$shows    = ! $is_rule || self::holds( $logic, $known ) === ( 'show' === $logic['action'] );
			if ( $shows ) {
				$known[ $question->id ] = $answers[ $question->id ] ?? null;
				$visible[]              = $question;
				foreach ( $logic['jumps'] ?? array() as $jump ) {
					$to = self::place( $questions, $at, $jump['to'] );
					if ( $to > $at && self::holds( $jump, $known ) ) {
						$next   = $to;
						$ending = str_starts_with( $jump['to'], '@' ) && Paths::END !== $jump['to']
							? substr( $jump['to'], 1 )
							: '';
						break;
					}
				}
			}
			$at = $next;
		}
		return array(
			'visible' => $visible,
			'ending'  => $ending,
		);
	}

	/**
	 * Where a jump leads: the number of questions is the end, -1 is nowhere.
	 *
	 * @param list<Question> $questions In the survey's order.
	 */
	private static function place( array $questions, int $from, string $to ): int {
		if ( str_starts_with( $to, '@' ) ) {
			return count( $questions );
		}
		foreach ( $questions as $at => $question ) {
			if ( $at > $from && $question->id === $to ) {
				return $at;
			}
		}
		return -1;
	}

	/**
	 * Whether conditions and groups hold together; without any they do.
	 *
	 * @param array{match?: string, conditions: list<Condition>, groups?: list<Group>} $rule  Logic, jump or group.
	 * @param Values                                                                   $known Facts, and the answers of the questions that were shown.
	 */
	private static function holds( array $rule, array $known ): bool {
		$match = $rule['match'] ?? 'all';
		if ( 'always' === $match ) {
			return true;
		}
		$verdicts = array();
		foreach ( $rule['conditions'] as $condition ) {
			$id         = $condition['question_id'];
			$asked      = array_key_exists( $id, $known ) || str_starts_with( $id, '@' );
			$verdicts[] = $asked && self::meets( $known[ $id ] ?? null, $condition );
		}
		foreach ( $rule['groups'] ?? array() as $group ) {
			$verdicts[] = self::holds( $group, $known );
		}
		return array() === $verdicts || in_array( 'any' === $match, $verdicts, true ) === ( 'any' === $match );
	}

	/**
	 * One comparison.
	 *
	 * @param string|int|float|list<string>|null $value     Answer or fact; null when it is not there.
	 * @param Condition                          $condition What it is held against.
	 */
	public static function meets( string|int|float|array|null $value, array $condition ): bool {
		$values = $condition['values'] ?? array();
		$left   = null === $value || is_array( $value ) ? NAN : LogicEvaluator::number( (string) $value );
		$right  = LogicEvaluator::number( $condition['value'] );
		switch ( $condition['compare'] ) {
			case 'IS':
				return $left >= 0 && $left <= 10 && Nps::bucket( (int) $left ) === $condition['value'];
			case '>=':
				return $left >= $right;
			case '<=':
				return $left <= $right;
			case 'BETWEEN':
				return $left >= LogicEvaluator::number( $values[0] ?? '' )
					&& $left <= LogicEvaluator::number( $values[1] ?? '' );
			case 'ANY_OF':
				foreach ( $values as $one ) {
					if ( LogicEvaluator::compare( $value, is_array( $value ) ? 'IN' : '=', $one ) ) {
						return true;
					}
				}
				return false;
			default:
				return LogicEvaluator::compare( $value, $condition['compare'], $condition['value'] );
		}
	}
}
