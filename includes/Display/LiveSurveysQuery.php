<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use DateTimeImmutable;
use DateTimeZone;
use Throwable;
use UserFeedback\Database\Database;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * Reads every published survey in one query, newest first (A55). Unlike the repository it is tolerant: it
 * reports a survey with damaged JSON, and the others still show.
 */
final class LiveSurveysQuery {

	/**
	 * An upper limit that keeps the index small; no real site has so many live surveys.
	 */
	private const LIMIT = 500;

	public function __construct( private Database $database ) {}

	/**
	 * Surveys that are live or will be (A37), and the ids of damaged ones.
	 *
	 * @return array{surveys: list<Survey>, broken: list<int>}
	 */
	public function published(): array {
		$rows    = $this->database->rows(
			'SELECT * FROM {survey} WHERE status = %s ORDER BY id DESC LIMIT %d',
			array( Survey::PUBLISH, self::LIMIT )
		);
		$surveys = array();
		$broken  = array();
		foreach ( $rows as $row ) {
			$survey = self::survey( $row );
			if ( null === $survey ) {
				$broken[] = (int) $row['id'];
			} else {
				$surveys[] = $survey;
			}
		}
		return array(
			'surveys' => $surveys,
			'broken'  => $broken,
		);
	}

	/**
	 * The survey of a row, or null when it cannot be read.
	 *
	 * @param array<string, string|null> $row A row of the survey table.
	 */
	private static function survey( array $row ): ?Survey {
		try {
			return new Survey(
				(int) $row['id'],
				(string) $row['title'],
				(string) $row['type'],
				(string) $row['status'],
				(string) $row['template'],
				array_map( self::question( ... ), array_values( self::json( $row['questions'] ) ) ),
				self::json( $row['settings'] ),
				self::json( $row['notifications'] ),
				self::moment( $row['publish_at'] ),
				self::moment( $row['published_at'] ),
				(int) $row['author'],
				self::moment( $row['created_at'] ) ?? new DateTimeImmutable( '@0' ),
				self::moment( $row['updated_at'] ) ?? new DateTimeImmutable( '@0' ),
				(int) $row['revision'],
				languages: $row['languages'] ?? ''
			);
		} catch ( Throwable ) {
			return null;
		}
	}

	/**
	 * A question of a column.
	 *
	 * @throws \JsonException When it is damaged.
	 */
	private static function question( mixed $data ): Question {
		if ( ! Question::is_stored( $data ) ) {
			throw new \JsonException( 'Not a question.' );
		}
		return Question::from_array( $data );
	}

	/**
	 * Decodes a column.
	 *
	 * @return array<string, mixed>
	 * @throws \JsonException When it is damaged.
	 */
	private static function json( ?string $text ): array {
		$value = json_decode( (string) $text, true, 64, JSON_THROW_ON_ERROR );
		if ( ! is_array( $value ) ) {
			throw new \JsonException( 'Not an object or list.' );
		}
		return $value;
	}

	/**
	 * A stored moment.
	 *
	 * @param string|null $text UTC datetime, or null.
	 */
	private static function moment( ?string $text ): ?DateTimeImmutable {
		return null === $text ? null : new DateTimeImmutable( $text, new DateTimeZone( 'UTC' ) );
	}
}
