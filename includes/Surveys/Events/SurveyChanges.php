<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Events;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * What an edit changed about who is asked what. Colors, mails and the like change no answer and are left out.
 *
 * @phpstan-import-type Change from SurveyEvent
 */
final class SurveyChanges {

	public const ADDED           = 'question_added';
	public const REMOVED         = 'question_removed';
	public const RETITLED        = 'question_retitled';
	public const CHANGED         = 'question_changed';
	public const ORDER           = 'order';
	public const OPTION_RENAMED  = 'option_renamed';
	public const OPTION_ADDED    = 'option_added';
	public const OPTION_REMOVED  = 'option_removed';
	public const AUDIENCE        = 'audience';
	private const MOST           = 20;
	private const LETTERS        = 80;
	private const AUDIENCE_PARTS = array( 'targeting', 'geo_targeting', 'behavior' );

	/**
	 * @return list<Change>
	 */
	public static function between( Survey $before, Survey $after ): array {
		$changes = array();
		foreach ( $after->questions as $question ) {
			$old = $before->question( $question->id );
			array_push(
				$changes,
				...( null === $old
					? array( self::change( self::ADDED, $question ) )
					: self::of_question( $old, $question ) )
			);
		}
		foreach ( $before->questions as $question ) {
			if ( null === $after->question( $question->id ) ) {
				$changes[] = self::change( self::REMOVED, $question );
			}
		}
		if ( self::shared_order( $before, $after ) !== self::shared_order( $after, $before ) ) {
			$changes[] = array( 'what' => self::ORDER );
		}
		foreach ( self::AUDIENCE_PARTS as $part ) {
			$was = self::sorted( $before->settings[ $part ] ?? null );
			if ( self::sorted( $after->settings[ $part ] ?? null ) !== $was ) {
				$changes[] = array( 'what' => self::AUDIENCE );
				break;
			}
		}
		return array_slice( $changes, 0, self::MOST );
	}

	/**
	 * @return list<Change>
	 */
	private static function of_question( Question $old, Question $question ): array {
		$changes = array();
		if ( self::title( $old ) !== self::title( $question ) ) {
			$changes[] = array(
				'what' => self::RETITLED,
				'from' => self::title( $old ),
				'to'   => self::title( $question ),
			);
		}
		$was = array_combine( $old->option_keys(), $old->option_labels() );
		$is  = array_combine( $question->option_keys(), $question->option_labels() );
		foreach ( $is as $key => $label ) {
			if ( ! isset( $was[ $key ] ) ) {
				$changes[] = self::change( self::OPTION_ADDED, $question, '', $label );
			} elseif ( $was[ $key ] !== $label ) {
				$changes[] = self::change( self::OPTION_RENAMED, $question, $was[ $key ], $label );
			}
		}
		foreach ( array_diff_key( $was, $is ) as $label ) {
			$changes[] = self::change( self::OPTION_REMOVED, $question, $label );
		}
		$same_options = array( 'options', 'option_ids', 'former_options' );
		$rest         = static fn ( Question $one ): array => array(
			$one->type,
			array_diff_key( $one->config, array_flip( $same_options ) ),
			$one->is_on( 'required' ),
			$one->is_on( 'randomize' ),
			$one->is_on( 'comment_box' ),
			$one->logic['enabled'] ? $one->logic : null,
		);
		if ( self::sorted( $rest( $old ) ) !== self::sorted( $rest( $question ) ) ) {
			$changes[] = self::change( self::CHANGED, $question );
		}
		return $changes;
	}

	/**
	 * @return list<string> The questions of one survey that the other has too.
	 */
	private static function shared_order( Survey $one, Survey $other ): array {
		$ids = array();
		foreach ( $one->questions as $question ) {
			if ( null !== $other->question( $question->id ) ) {
				$ids[] = $question->id;
			}
		}
		return $ids;
	}

	/**
	 * @return Change
	 */
	private static function change( string $what, Question $question, string $from = '', string $to = '' ): array {
		return array(
			'what'     => $what,
			'question' => self::title( $question ),
			'from'     => self::short( $from ),
			'to'       => self::short( $to ),
		);
	}

	/**
	 * The same for the same values: the order of keys means nothing.
	 */
	private static function sorted( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		ksort( $value );
		return array_map( self::sorted( ... ), $value );
	}

	private static function title( Question $question ): string {
		return self::short( $question->title );
	}

	private static function short( string $text ): string {
		return mb_strimwidth( trim( wp_strip_all_tags( $text, true ) ), 0, self::LETTERS, '…' );
	}
}
