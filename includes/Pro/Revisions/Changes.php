<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use UserFeedback\Surveys\Question;

/**
 * What is different between two contents of a survey, as codes: ChangeWords says it in the reader's language.
 *
 * @phpstan-import-type SurveyContent from Content
 * @phpstan-import-type QuestionData from Question
 * @phpstan-type Change array{what: string, at?: int, count?: int, from?: string, to?: string}
 */
final class Changes {

	/**
	 * Of a question, beside the keys of its config.
	 */
	public const ADDED           = 'added';
	public const REMOVED         = 'removed';
	public const QUESTION_TITLE  = 'question_title';
	public const TYPE            = 'type';
	public const OPTIONS_ADDED   = 'options_added';
	public const OPTIONS_REMOVED = 'options_removed';
	public const OPTION_RENAMED  = 'option_renamed';
	public const OPTIONS         = 'options';
	public const ROWS_ADDED      = 'rows_added';
	public const ROWS_REMOVED    = 'rows_removed';
	public const ROW_RENAMED     = 'row_renamed';
	public const ROWS            = 'rows';
	public const LOGIC           = 'logic';
	public const TOGGLES         = 'toggles';
	/**
	 * Of the survey, beside the parts of its settings.
	 */
	public const TITLE    = 'title';
	public const STATUS   = 'status';
	public const SCHEDULE = 'publish_at';
	public const ORDER    = 'order';
	public const MESSAGE  = 'message';
	public const REDIRECT = 'redirect';
	public const ENDINGS  = 'endings';
	public const EMAIL    = 'email';

	private const MOST    = 60;
	private const LETTERS = 500;

	/**
	 * @param SurveyContent $before Earlier.
	 * @param SurveyContent $after  Later.
	 * @return list<Change> None where they are the same.
	 */
	public static function between( array $before, array $after ): array {
		return array_slice(
			array(
				...self::texts( $before, $after, array( self::TITLE, self::STATUS, self::SCHEDULE ) ),
				...self::questions( $before['questions'], $after['questions'] ),
				...self::settings( $before['settings'], $after['settings'] ),
				...( self::same( $before['notifications'], $after['notifications'] )
					? array()
					: array( array( 'what' => self::EMAIL ) ) ),
			),
			0,
			self::MOST
		);
	}

	/**
	 * @param list<QuestionData> $before Earlier.
	 * @param list<QuestionData> $after  Later.
	 * @return list<Change>
	 */
	private static function questions( array $before, array $after ): array {
		$changes = array();
		$old     = array_column( $before, null, 'id' );
		$new     = array_column( $after, null, 'id' );
		foreach ( $after as $at => $question ) {
			array_push(
				$changes,
				...( isset( $old[ $question['id'] ] )
					? self::question( $at + 1, $old[ $question['id'] ], $question )
					: array( self::change( self::ADDED, $at + 1, null, self::name( $question ) ) ) )
			);
		}
		foreach ( $before as $at => $question ) {
			if ( ! isset( $new[ $question['id'] ] ) ) {
				$changes[] = self::change( self::REMOVED, $at + 1, self::name( $question ), null );
			}
		}
		if ( array_keys( array_intersect_key( $old, $new ) ) !== array_keys( array_intersect_key( $new, $old ) ) ) {
			$changes[] = array( 'what' => self::ORDER );
		}
		return $changes;
	}

	/**
	 * @param int          $at     Its number.
	 * @param QuestionData $before Earlier.
	 * @param QuestionData $after  Later.
	 * @return list<Change>
	 */
	private static function question( int $at, array $before, array $after ): array {
		$changes = array();
		if ( $before['title'] !== $after['title'] ) {
			$changes[] = self::change( self::QUESTION_TITLE, $at, $before['title'], $after['title'] );
		}
		if ( $before['type'] !== $after['type'] ) {
			$changes[] = self::change( self::TYPE, $at, $before['type'], $after['type'] );
		}
		$old = Question::from_array( $before );
		$new = Question::from_array( $after );
		array_push(
			$changes,
			...self::items(
				$at,
				array_combine( $old->option_keys(), $old->option_labels() ),
				array_combine( $new->option_keys(), $new->option_labels() ),
				array( self::OPTIONS_ADDED, self::OPTIONS_REMOVED, self::OPTION_RENAMED, self::OPTIONS )
			),
			...self::items(
				$at,
				array_column( $old->rows(), 'label', 'id' ),
				array_column( $new->rows(), 'label', 'id' ),
				array( self::ROWS_ADDED, self::ROWS_REMOVED, self::ROW_RENAMED, self::ROWS )
			)
		);
		$told = array_column( $changes, 'what' );
		foreach ( self::keys( $before['config'], $after['config'] ) as $key ) {
			$was = $before['config'][ $key ] ?? null;
			$is  = $after['config'][ $key ] ?? null;
			if ( self::same( $was, $is ) || 'option_ids' === $key ) {
				continue;
			}
			if ( in_array( $key, array( 'options', 'rows' ), true ) ) {
				// Pictures, icons and what a row requires, where the texts are the same.
				if ( array() === preg_grep( '/^' . rtrim( $key, 's' ) . '/', $told ) ) {
					$changes[] = self::change( $key, $at, null, null );
				}
				continue;
			}
			$changes[] = self::change( $key, $at, self::text( $was ), self::text( $is ) );
		}
		if ( ! self::same( $before['settings'], $after['settings'] ) ) {
			$changes[] = self::change( self::TOGGLES, $at, null, null );
		}
		if ( ! self::same( $before['logic'], $after['logic'] ) ) {
			$changes[] = self::change( self::LOGIC, $at, null, null );
		}
		return $changes;
	}

	/**
	 * Options or rows that came, went and were renamed.
	 *
	 * @param array<array-key, string>               $before Labels by key.
	 * @param array<array-key, string>               $after  Labels by key.
	 * @param array{string, string, string, string}  $whats  Added, removed, renamed, in another order.
	 * @return list<Change>
	 */
	private static function items( int $at, array $before, array $after, array $whats ): array {
		$changes = array();
		$added   = array_diff_key( $after, $before );
		$removed = array_diff_key( $before, $after );
		if ( array() !== $added ) {
			$changes[] = array( 'count' => count( $added ) )
				+ self::change( $whats[0], $at, null, implode( ', ', $added ) );
		}
		if ( array() !== $removed ) {
			$changes[] = array( 'count' => count( $removed ) )
				+ self::change( $whats[1], $at, implode( ', ', $removed ), null );
		}
		foreach ( array_intersect_key( $after, $before ) as $key => $label ) {
			if ( $before[ $key ] !== $label ) {
				$changes[] = self::change( $whats[2], $at, $before[ $key ], $label );
			}
		}
		$order = array_keys( array_intersect_key( $before, $after ) );
		if ( array_keys( array_intersect_key( $after, $before ) ) !== $order ) {
			$changes[] = self::change( $whats[3], $at, null, null );
		}
		return $changes;
	}

	/**
	 * @param array<string, mixed> $before Earlier.
	 * @param array<string, mixed> $after  Later.
	 * @return list<Change>
	 */
	private static function settings( array $before, array $after ): array {
		$changes = array();
		foreach ( self::keys( $before, $after ) as $part ) {
			$was = $before[ $part ] ?? null;
			$is  = $after[ $part ] ?? null;
			if ( 'thank_you' === $part ) {
				array_push(
					$changes,
					...self::thanks( is_array( $was ) ? $was : array(), is_array( $is ) ? $is : array() )
				);
			} elseif ( ! self::same( $was, $is ) ) {
				$changes[] = array( 'what' => $part );
			}
		}
		return $changes;
	}

	/**
	 * @param array<mixed> $before Earlier.
	 * @param array<mixed> $after  Later.
	 * @return list<Change>
	 */
	private static function thanks( array $before, array $after ): array {
		$changes = self::texts( $before, $after, array( self::MESSAGE ) );
		if ( ! self::same( $before['endings'] ?? null, $after['endings'] ?? null ) ) {
			$changes[] = array( 'what' => self::ENDINGS );
		}
		$rest = array(
			self::MESSAGE => true,
			self::ENDINGS => true,
		);
		if ( ! self::same( array_diff_key( $before, $rest ), array_diff_key( $after, $rest ) ) ) {
			$changes[] = array( 'what' => self::REDIRECT );
		}
		return $changes;
	}

	/**
	 * @param array<mixed> $before Earlier.
	 * @param array<mixed> $after  Later.
	 * @param list<string> $keys   Of texts.
	 * @return list<Change>
	 */
	private static function texts( array $before, array $after, array $keys ): array {
		$changes = array();
		foreach ( $keys as $key ) {
			if ( ( $before[ $key ] ?? null ) !== ( $after[ $key ] ?? null ) ) {
				$changes[] = array( 'what' => $key )
					+ self::pair( self::text( $before[ $key ] ?? null ), self::text( $after[ $key ] ?? null ) );
			}
		}
		return $changes;
	}

	/**
	 * @param array<string, mixed> $before Earlier.
	 * @param array<string, mixed> $after  Later.
	 * @return list<string> Keys of one or both.
	 */
	private static function keys( array $before, array $after ): array {
		return array_keys( $before + $after );
	}

	/**
	 * @return Change
	 */
	private static function change( string $what, int $at, ?string $from, ?string $to ): array {
		return array(
			'what' => $what,
			'at'   => $at,
		) + self::pair( $from, $to );
	}

	/**
	 * @return array{from?: string, to?: string}
	 */
	private static function pair( ?string $from, ?string $to ): array {
		$texts = array();
		if ( null !== $from && '' !== $from ) {
			$texts['from'] = self::short( $from );
		}
		if ( null !== $to && '' !== $to ) {
			$texts['to'] = self::short( $to );
		}
		return $texts;
	}

	/**
	 * @param QuestionData $question Of a survey.
	 */
	private static function name( array $question ): string {
		return '' === $question['title'] ? $question['type'] : $question['title'];
	}

	/**
	 * What can be read of a value; null where it says nothing without its screen.
	 */
	private static function text( mixed $value ): ?string {
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : null;
	}

	private static function short( string $text ): string {
		return mb_strimwidth( trim( wp_strip_all_tags( $text ) ), 0, self::LETTERS, '…' );
	}

	private static function same( mixed $one, mixed $other ): bool {
		return self::sorted( $one ) === self::sorted( $other );
	}

	/**
	 * The same for the same values: the order of keys means nothing, and no decimals are none.
	 */
	private static function sorted( mixed $value ): mixed {
		if ( is_float( $value ) && floor( $value ) === $value ) {
			return (int) $value;
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( ! array_is_list( $value ) ) {
			ksort( $value );
		}
		return array_map( self::sorted( ... ), $value );
	}
}
