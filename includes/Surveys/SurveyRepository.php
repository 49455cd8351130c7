<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;
use UserFeedback\Files\FileRepository;
use UserFeedback\Support\Failure;

/**
 * Reads and writes surveys. Every method is one statement; use cases decide about transactions.
 *
 * @phpstan-import-type QuestionData from Question
 */
final class SurveyRepository {

	/**
	 * Status of a survey whose data is being removed. No reader sees it.
	 */
	public const DELETED = 'deleted';

	/**
	 * @param Closure(): SurveyDefaults $defaults Fill what an older version did not store; the calls of visitors do not need them.
	 */
	public function __construct( private Database $database, private Closure $defaults ) {}

	/**
	 * A survey of any status, or null.
	 *
	 * @throws Failure 500 when it cannot be read.
	 */
	public function find( int $id ): ?Survey {
		$row = $this->database->row(
			'SELECT * FROM {survey} WHERE id = %d AND status <> %s',
			array( $id, self::DELETED )
		);
		return null === $row ? null : ( $this->from_row( $row ) ?? throw Failure::damaged() );
	}

	/**
	 * Whether a survey is there, also where it cannot be read.
	 */
	public function exists( int $id ): bool {
		return null !== $this->database->value(
			'SELECT id FROM {survey} WHERE id = %d AND status <> %s',
			array( $id, self::DELETED )
		);
	}

	/**
	 * A survey for visitors' calls, which need only to know whether it is live and what it asks: settings and
	 * notifications as stored, without defaults.
	 *
	 * @throws Failure 500 when it cannot be read.
	 */
	public function find_for_visitor( int $id ): ?Survey {
		$row = $this->database->row(
			'SELECT * FROM {survey} WHERE id = %d AND status <> %s',
			array( $id, self::DELETED )
		);
		return null === $row ? null : ( $this->from_row( $row, false ) ?? throw Failure::damaged() );
	}

	/**
	 * Several surveys.
	 *
	 * @param list<int> $ids The surveys; at least one.
	 * @return array<int, Survey> By id; those that do not exist or cannot be read are missing.
	 */
	public function find_all( array $ids ): array {
		$rows    = $this->database->rows(
			'SELECT * FROM {survey} WHERE id IN (' . implode(
				',',
				array_fill( 0, count( $ids ), '%d' )
			) . ') AND status <> %s',
			array( ...$ids, self::DELETED )
		);
		$surveys = array();
		foreach ( $rows as $row ) {
			$survey = $this->from_row( $row );
			if ( null !== $survey ) {
				$surveys[ $survey->id ] = $survey;
			}
		}
		return $surveys;
	}

	/**
	 * Surveys that cannot be read, oldest first.
	 *
	 * @param list<int>|null $ids Among these; null for all.
	 * @return array<int, array{title: string, status: string}> By id.
	 */
	public function damaged( ?array $ids = null ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows  = $this->database->rows(
			'SELECT id, title, status, questions, settings, notifications FROM {survey} WHERE status <> %s'
				. ( null === $ids ? '' : ' AND id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')' )
				. ' ORDER BY id',
			array( self::DELETED, ...( $ids ?? array() ) )
		);
		$found = array();
		foreach ( $rows as $row ) {
			if ( null === self::parts( $row ) ) {
				$found[ (int) $row['id'] ] = array(
					'title'  => (string) $row['title'],
					'status' => (string) $row['status'],
				);
			}
		}
		return $found;
	}

	/**
	 * Sets the status of surveys that store() cannot write, because they cannot be read.
	 *
	 * @param list<int> $ids The surveys; at least one.
	 */
	public function set_status( array $ids, string $status ): void {
		$this->database->execute(
			'UPDATE {survey} SET status = %s WHERE id IN ('
				. implode( ',', array_fill( 0, count( $ids ), '%d' ) )
				. ')',
			array( $status, ...$ids )
		);
	}

	/**
	 * All published surveys that can be read, also the scheduled ones, newest first (A55).
	 *
	 * @return list<Survey>
	 */
	public function published(): array {
		$rows    = $this->database->rows(
			'SELECT * FROM {survey} WHERE status = %s ORDER BY id DESC',
			array( Survey::PUBLISH )
		);
		$surveys = array_map( fn ( array $row ): ?Survey => $this->from_row( $row ), $rows );
		return array_values( array_filter( $surveys ) );
	}

	/**
	 * Stores a survey: a new one when its id is 0. Its revision grows.
	 *
	 * @return Survey As it is stored.
	 * @throws Failure 409 when it was stored by somebody else since it was read.
	 */
	public function store( Survey $survey ): Survey {
		$next = $survey->with( array( 'revision' => $survey->revision + 1 ) );
		$row  = array(
			'title'         => $survey->title,
			'type'          => $survey->type,
			'status'        => $survey->status,
			'template'      => $survey->template,
			'questions'     => self::encode(
				array_map( static fn ( Question $question ): array => $question->to_array(), $survey->questions )
			),
			'settings'      => self::encode( $survey->settings ),
			'notifications' => self::encode( $survey->notifications ),
			'publish_at'    => self::to_column( $survey->publish_at ),
			'published_at'  => self::to_column( $survey->published_at ),
			'author'        => $survey->author,
			'created_at'    => self::to_column( $survey->created_at ),
			'updated_at'    => self::to_column( $survey->updated_at ),
			'revision'      => $next->revision,
			'saved_by'      => $survey->saved_by,
		);
		if ( 0 === $survey->id ) {
			return $next->with( array( 'id' => $this->database->insert( 'survey', $row ) ) );
		}
		$read = array(
			'id'       => $survey->id,
			'revision' => $survey->revision,
		);
		if ( 0 === $this->database->update( 'survey', $row, $read ) ) {
			throw Failure::stale();
		}
		return $next;
	}

	/**
	 * Notes the cloud spreadsheet of a survey in its settings (GD-09), without a new revision: whoever edits the survey
	 * meanwhile may still save.
	 */
	public function note_spreadsheet( int $id, string $spreadsheet_id ): void {
		$this->database->transaction(
			function () use ( $id, $spreadsheet_id ): void {
				$stored   = $this->database->value( 'SELECT settings FROM {survey} WHERE id = %d FOR UPDATE', array( $id ) );
				$settings = self::decode( $stored );
				if ( null !== $stored && is_array( $settings['google_drive'] ?? null ) ) {
					$settings['google_drive']['spreadsheet_id'] = $spreadsheet_id;
					$this->database->execute(
						'UPDATE {survey} SET settings = %s WHERE id = %d',
						array( self::encode( $settings ), $id )
					);
				}
			}
		);
	}

	/**
	 * Marks surveys in the trash as deleted; their data is removed later.
	 *
	 * @param list<int> $ids The surveys; at least one.
	 */
	public function mark_deleted( array $ids ): void {
		$this->database->execute(
			'UPDATE {survey} SET status = %s WHERE status = %s AND id IN (' . implode(
				',',
				array_fill( 0, count( $ids ), '%d' )
			) . ')',
			array( self::DELETED, Survey::TRASH, ...$ids )
		);
	}

	/**
	 * A survey whose data is still to be removed, or null.
	 */
	public function next_deleted(): ?int {
		$id = $this->database->value(
			'SELECT id FROM {survey} WHERE status = %s ORDER BY id LIMIT 1',
			array( self::DELETED )
		);
		return null === $id ? null : (int) $id;
	}

	/**
	 * Removes the next rows of a deleted survey, and finally the survey.
	 *
	 * @param int $batch Most responses to remove, and most rows of other tables.
	 * @return bool true when nothing of it is left.
	 */
	public function purge( int $id, int $batch ): bool {
		return $this->database->transaction(
			function () use ( $id, $batch ): bool {
				$responses = array_map(
					static fn ( array $row ): int => (int) $row['id'],
					$this->database->rows(
						'SELECT id FROM {response} WHERE survey_id = %d LIMIT %d',
						array( $id, $batch )
					)
				);
				if ( array() !== $responses ) {
					$list = ' IN (' . implode( ',', array_fill( 0, count( $responses ), '%d' ) ) . ')';
					$this->database->execute( 'DELETE FROM {answer} WHERE response_id' . $list, $responses );
					$this->database->execute( 'DELETE FROM {response_tag} WHERE response_id' . $list, $responses );
					$this->database->execute( 'DELETE FROM {note} WHERE response_id' . $list, $responses );
					$this->database->execute( 'DELETE FROM {opinion} WHERE response_id' . $list, $responses );
					FileRepository::let_go( $this->database, $responses );
					$this->database->execute( 'DELETE FROM {response} WHERE id' . $list, $responses );
				}
				$rows  = count( $responses );
				$rows += $this->database->execute(
					'DELETE FROM {counter} WHERE survey_id = %d LIMIT %d',
					array( $id, $batch )
				);
				$rows += $this->database->execute(
					'DELETE FROM {outbox} WHERE survey_id = %d LIMIT %d',
					array( $id, $batch )
				);
				if ( $rows > 0 ) {
					return false;
				}
				$this->database->execute( 'DELETE FROM {report} WHERE survey_id = %d', array( $id ) );
				$this->database->execute( 'DELETE FROM {webhook_delivery} WHERE survey_id = %d', array( $id ) );
				$this->database->execute( 'DELETE FROM {webhook} WHERE survey_id = %d', array( $id ) );
				$this->database->execute( 'DELETE FROM {saved_filter} WHERE survey_id = %d', array( $id ) );
				$this->database->execute( 'DELETE FROM {survey_event} WHERE survey_id = %d', array( $id ) );
				$this->database->execute( 'DELETE FROM {survey_language} WHERE survey_id = %d', array( $id ) );
				$this->database->execute( 'DELETE FROM {survey_revision} WHERE survey_id = %d', array( $id ) );
				$this->database->execute(
					'DELETE FROM {survey} WHERE id = %d AND status = %s',
					array( $id, self::DELETED )
				);
				return true;
			}
		);
	}

	/**
	 * The JSON of a row, or null where it is not what store() writes.
	 *
	 * @param array<string, string|null> $row The row.
	 * @return array{questions: list<QuestionData>, settings: array<string, mixed>, notifications: array<string, mixed>}|null
	 */
	private static function parts( array $row ): ?array {
		$questions = array();
		foreach ( self::decode( $row['questions'] ?? '' ) ?? array( null ) as $question ) {
			if ( ! Question::is_stored( $question ) ) {
				return null;
			}
			$questions[] = $question;
		}
		$settings      = self::decode( $row['settings'] ?? '' );
		$notifications = self::decode( $row['notifications'] ?? '' );
		return null === $settings || null === $notifications ? null : array(
			'questions'     => $questions,
			'settings'      => $settings,
			'notifications' => $notifications,
		);
	}

	/**
	 * A survey from its row, or null when it cannot be read: without its questions a save would write over them.
	 *
	 * @param array<string, string|null> $row    The row.
	 * @param bool                       $filled Whether settings are made complete.
	 */
	private function from_row( array $row, bool $filled = true ): ?Survey {
		$parts = self::parts( $row );
		if ( null === $parts ) {
			return null;
		}
		$created = self::from_column( $row['created_at'] ?? null ) ?? new DateTimeImmutable( '@0' );
		return new Survey(
			(int) ( $row['id'] ?? 0 ),
			$row['title'] ?? '',
			$row['type'] ?? 'survey',
			$row['status'] ?? Survey::DRAFT,
			$row['template'] ?? '',
			array_map( array( Question::class, 'from_array' ), $parts['questions'] ),
			$filled ? Record::fill(
				SettingsSchema::settings(),
				( $this->defaults )()->fallback(),
				$parts['settings']
			) : $parts['settings'],
			$filled ? Record::fill(
				SettingsSchema::notifications(),
				( $this->defaults )()->notifications(),
				$parts['notifications']
			) : $parts['notifications'],
			self::from_column( $row['publish_at'] ?? null ),
			self::from_column( $row['published_at'] ?? null ),
			(int) ( $row['author'] ?? 0 ),
			$created,
			self::from_column( $row['updated_at'] ?? null ) ?? $created,
			(int) ( $row['revision'] ?? 0 ),
			(int) ( $row['saved_by'] ?? 0 ),
			$row['languages'] ?? ''
		);
	}

	/**
	 * JSON for a column.
	 *
	 * @param array<mixed> $data Anything that was validated.
	 */
	private static function encode( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * A column's JSON, or null when it is damaged.
	 *
	 * @return array<mixed>|null
	 */
	private static function decode( ?string $json ): ?array {
		$data = json_decode( $json ?? '', true );
		return is_array( $data ) ? $data : null;
	}

	/**
	 * A time in column format.
	 *
	 * @template T of DateTimeImmutable|null
	 * @param T $moment The moment.
	 * @return (T is null ? null : string)
	 */
	private static function to_column( ?DateTimeImmutable $moment ): ?string {
		return $moment?->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}

	/**
	 * A time from a column. By its offset, as in SystemClock, because every submission runs this.
	 *
	 * @param string|null $column UTC.
	 */
	private static function from_column( ?string $column ): ?DateTimeImmutable {
		return null === $column ? null : new DateTimeImmutable( $column, new DateTimeZone( '+00:00' ) );
	}
}
