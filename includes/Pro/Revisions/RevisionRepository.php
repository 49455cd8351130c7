<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;

/**
 * The revisions of surveys.
 *
 * @phpstan-import-type Change from Changes
 * @phpstan-import-type SurveyContent from Content
 */
final class RevisionRepository {

	private const FORMAT = 'Y-m-d H:i:s';

	public function __construct( private Database $database ) {}

	/**
	 * @return list<Revision> Newest first, without their contents.
	 */
	public function of_survey( int $survey_id ): array {
		return array_map(
			self::read( ... ),
			$this->database->rows(
				"SELECT id, survey_id, revision, kind, author, begun_at, saved_at, changes, '' AS content
				FROM {survey_revision} WHERE survey_id = %d ORDER BY revision DESC",
				array( $survey_id )
			)
		);
	}

	public function find( int $survey_id, int $id ): ?Revision {
		$row = $this->database->row(
			'SELECT * FROM {survey_revision} WHERE survey_id = %d AND id = %d',
			array( $survey_id, $id )
		);
		return null === $row ? null : self::read( $row );
	}

	/**
	 * The newest one before a revision of the survey.
	 */
	public function before( int $survey_id, int $revision ): ?Revision {
		$row = $this->database->row(
			'SELECT * FROM {survey_revision} WHERE survey_id = %d AND revision < %d ORDER BY revision DESC LIMIT 1',
			array( $survey_id, $revision )
		);
		return null === $row ? null : self::read( $row );
	}

	/**
	 * Adds it, unless the survey's revision is there.
	 */
	public function add( Revision $revision ): void {
		$this->database->insert_unless_taken(
			'INSERT INTO {survey_revision}
			(survey_id, revision, kind, author, begun_at, saved_at, changes, content)
			VALUES (%d, %d, %s, %d, %s, %s, %s, %s)',
			array(
				$revision->survey_id,
				$revision->revision,
				$revision->kind,
				$revision->author,
				$revision->begun_at->format( self::FORMAT ),
				$revision->saved_at->format( self::FORMAT ),
				self::encode( $revision->changes ),
				self::encode( $revision->content ),
			)
		);
	}

	/**
	 * Puts a newer one in its place: autosaves of a few minutes are one revision.
	 */
	public function replace( int $id, Revision $revision ): void {
		$this->database->update(
			'survey_revision',
			array(
				'revision' => $revision->revision,
				'saved_at' => $revision->saved_at->format( self::FORMAT ),
				'changes'  => self::encode( $revision->changes ),
				'content'  => self::encode( $revision->content ),
			),
			array( 'id' => $id )
		);
	}

	/**
	 * Deletes all but the newest.
	 */
	public function keep( int $survey_id, int $most ): void {
		$oldest = $this->database->value(
			'SELECT revision FROM {survey_revision} WHERE survey_id = %d ORDER BY revision DESC LIMIT 1 OFFSET %d',
			array( $survey_id, $most )
		);
		if ( null !== $oldest ) {
			$this->database->execute(
				'DELETE FROM {survey_revision} WHERE survey_id = %d AND revision <= %d',
				array( $survey_id, (int) $oldest )
			);
		}
	}

	/**
	 * What an account saved: the survey's title and the moment.
	 *
	 * @return list<array<string, string|null>> Oldest first.
	 */
	public function of_author( int $author, int $limit, int $offset ): array {
		return $this->database->rows(
			'SELECT r.id, r.saved_at, s.title FROM {survey_revision} r JOIN {survey} s ON s.id = r.survey_id
			WHERE r.author = %d ORDER BY r.id LIMIT %d OFFSET %d',
			array( $author, $limit, $offset )
		);
	}

	/**
	 * @return int How many it was.
	 */
	public function forget_author( int $author ): int {
		return $this->database->execute( 'UPDATE {survey_revision} SET author = 0 WHERE author = %d', array( $author ) );
	}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	private static function read( array $row ): Revision {
		/**
		 * Only add() and replace() write it.
		 *
		 * @var list<Change> $changes
		 */
		$changes = (array) json_decode( (string) $row['changes'], true );
		/**
		 * Only add() and replace() write it.
		 *
		 * @var SurveyContent $content
		 */
		$content = (array) json_decode( (string) $row['content'], true );
		return new Revision(
			(int) $row['id'],
			(int) $row['survey_id'],
			(int) $row['revision'],
			(string) $row['kind'],
			(int) $row['author'],
			self::moment( (string) $row['begun_at'] ),
			self::moment( (string) $row['saved_at'] ),
			$changes,
			$content
		);
	}

	private static function moment( string $column ): DateTimeImmutable {
		return new DateTimeImmutable( $column, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * @param array<mixed> $data Anything that was validated.
	 */
	private static function encode( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
