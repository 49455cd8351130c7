<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * Responses as cells. The visitor's address, browser, system and account are never read here (A68).
 */
final class ResponseRows {

	/**
	 * Key of the column that tells which rows are there.
	 */
	public const ID = 'id';

	public const DATE = 'date';

	/**
	 * Characters that Google takes in a cell.
	 */
	private const LONGEST = 50_000;

	/**
	 * Day 0 of spreadsheets, 1899-12-30, as a Unix time.
	 */
	private const EPOCH = -2_209_161_600;

	public function __construct(
		private RowsQuery $rows,
		private AnswersQuery $answers,
		private AnswerReader $reader
	) {}

	/**
	 * Columns of a survey.
	 *
	 * @return array<string, string> Titles by key.
	 */
	public static function columns( Survey $survey ): array {
		$columns = array(
			self::ID   => __( 'Response', 'userfeedback-google-drive' ),
			self::DATE => __( 'Date', 'userfeedback-google-drive' ),
			'page'     => __( 'Page', 'userfeedback-google-drive' ),
			'url'      => __( 'Page address', 'userfeedback-google-drive' ),
		);
		foreach ( $survey->asked() as $question ) {
			$title                           = self::title( $question );
			$columns[ 'q:' . $question->id ] = $title;
			if ( $question->is_on( 'comment_box' ) ) {
				/* translators: %s: title of a question. */
				$columns[ 'c:' . $question->id ] = sprintf( __( '%s (comment)', 'userfeedback-google-drive' ), $title );
			}
			if ( 'email' === $question->type ) {
				/* translators: %s: title of a question. */
				$columns[ 'n:' . $question->id ] = sprintf( __( '%s (name)', 'userfeedback-google-drive' ), $title );
			}
		}
		foreach ( HiddenFields::names( $survey->settings ) as $name ) {
			$columns[ 'f:' . $name ] = $name;
		}
		return $columns;
	}

	/**
	 * Cells of those responses that are there and published, oldest first.
	 *
	 * @param non-empty-list<int> $ids Responses.
	 * @return array<int, array<string, string|int|float>> Cells by response and key of the column.
	 */
	public function of( Survey $survey, array $ids ): array {
		$responses = $this->rows->published( $survey->id, $ids );
		$answers   = $this->answers->of_responses( array_keys( $responses ) );
		$rows      = array();
		foreach ( $responses as $id => $response ) {
			$cells = array(
				self::ID   => $id,
				self::DATE => self::serial( (string) $response['submitted_at'] ),
				'page'     => self::text( (string) $response['page_title'] ),
				'url'      => self::text( (string) $response['page_url'] ),
			);
			foreach ( $survey->asked() as $question ) {
				$key   = $question->id;
				$given = $answers[ $id ][ $key ] ?? array();
				$extra = $this->reader->extra( $given );

				$cells[ 'q:' . $key ] = self::cell( $this->reader->cell( $question, $given ) );
				$cells[ 'c:' . $key ] = self::text( $extra['comments'] ?? '' );
				$cells[ 'n:' . $key ] = self::text( $extra['name'] ?? '' );
			}
			// Also names that the survey no longer lists: their columns are still there.
			foreach ( HiddenFields::values( $response['hidden_fields'] ) as $field ) {
				$cells[ 'f:' . $field['name'] ] = self::text( $field['value'] );
			}
			$rows[ $id ] = $cells;
		}
		return $rows;
	}

	/**
	 * A time as spreadsheets count it, in the site's time zone: days since day 0.
	 *
	 * @param string $utc Y-m-d H:i:s.
	 */
	public static function serial( string $utc ): float {
		$time = new DateTimeImmutable( $utc, new DateTimeZone( 'UTC' ) );
		$unix = $time->getTimestamp() + wp_timezone()->getOffset( $time );
		return round( ( $unix - self::EPOCH ) / DAY_IN_SECONDS, 8 );
	}

	private static function title( Question $question ): string {
		$title = $question->title;
		return self::text( '' === $title ? __( '(no title)', 'userfeedback-google-drive' ) : $title );
	}

	/**
	 * @param mixed $value Of AnswerReader.
	 */
	private static function cell( mixed $value ): string|int|float {
		if ( is_int( $value ) || is_float( $value ) ) {
			return $value;
		}
		$texts = array_filter( is_array( $value ) ? $value : array( $value ), 'is_scalar' );
		return self::text( implode( ', ', array_map( 'strval', $texts ) ) );
	}

	private static function text( string $text ): string {
		$clean = wp_check_invalid_utf8( $text, true );
		return mb_strlen( $clean ) > self::LONGEST ? mb_substr( $clean, 0, self::LONGEST - 1 ) . '…' : $clean;
	}
}
