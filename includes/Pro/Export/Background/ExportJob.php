<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export\Background;

use UserFeedback\Pro\Export\ExportPlace;

/**
 * A file that is prepared in the background.
 *
 * @phpstan-type Stored array{
 *   user: int, survey: int, fields: array<mixed>, name: string, total: int, exact: bool, created: int,
 *   state: string, place: array{int, int, array{day: string, at: string, id: int}|null, bool}|null,
 *   bytes: int, columns: string, tries: int, error: string
 * }
 */
final class ExportJob {

	/**
	 * @param string           $id        32 hexadecimal digits that nobody can guess; also the name of its file.
	 * @param int              $user_id   Who asked for it, and alone may download it.
	 * @param array<mixed>     $fields    What was asked for, as the address of an export has it.
	 * @param string           $name      Name of the download.
	 * @param int              $total     Rows that it will have, at most where $exact is false.
	 * @param int              $created   Unix time.
	 * @param ExportPlace|null $place     How far it is; null before it begins.
	 * @param int              $bytes     Length of the file at that place: what stands behind it is of a slice that died.
	 * @param string           $columns   Digest of its columns: when somebody edits the survey it begins anew.
	 * @param int              $tries     How often it began anew or a slice failed.
	 * @param string           $error     Why it failed, in words.
	 */
	public function __construct(
		public readonly string $id,
		public readonly int $user_id,
		public readonly int $survey_id,
		public readonly array $fields,
		public readonly string $name,
		public readonly int $total,
		public readonly bool $exact,
		public readonly int $created,
		public readonly JobState $state = JobState::Running,
		public readonly ?ExportPlace $place = null,
		public readonly int $bytes = 0,
		public readonly string $columns = '',
		public readonly int $tries = 0,
		public readonly string $error = ''
	) {}

	/**
	 * The job after a slice.
	 */
	public function at( ExportPlace $place, int $bytes, string $columns ): self {
		return $this->with( JobState::Running, $place, $bytes, $columns, $this->tries );
	}

	/**
	 * The job before its first row.
	 */
	public function anew(): self {
		return $this->with( JobState::Running, null, 0, '', $this->tries + 1 );
	}

	/**
	 * The job before work that the host may end half-way.
	 */
	public function tried(): self {
		return $this->with( JobState::Running, $this->place, $this->bytes, $this->columns, $this->tries + 1 );
	}

	public function ready( int $bytes ): self {
		return $this->with( JobState::Ready, $this->place, $bytes, $this->columns, $this->tries );
	}

	/**
	 * @param string $error In words.
	 */
	public function failed( string $error ): self {
		return $this->with( JobState::Failed, $this->place, 0, $this->columns, $this->tries, $error );
	}

	private function with(
		JobState $state,
		?ExportPlace $place,
		int $bytes,
		string $columns,
		int $tries,
		string $error = ''
	): self {
		return new self(
			$this->id,
			$this->user_id,
			$this->survey_id,
			$this->fields,
			$this->name,
			$this->total,
			$this->exact,
			$this->created,
			$state,
			$place,
			$bytes,
			$columns,
			$tries,
			$error
		);
	}

	/**
	 * @param Stored $stored From to_store().
	 */
	public static function from_store( string $id, array $stored ): self {
		$place = $stored['place'];
		return new self(
			$id,
			$stored['user'],
			$stored['survey'],
			$stored['fields'],
			$stored['name'],
			$stored['total'],
			$stored['exact'],
			$stored['created'],
			JobState::from( $stored['state'] ),
			null === $place ? null : new ExportPlace( ...$place ),
			$stored['bytes'],
			$stored['columns'],
			$stored['tries'],
			$stored['error']
		);
	}

	/**
	 * @return Stored
	 */
	public function to_store(): array {
		$place = $this->place;
		return array(
			'user'    => $this->user_id,
			'survey'  => $this->survey_id,
			'fields'  => $this->fields,
			'name'    => $this->name,
			'total'   => $this->total,
			'exact'   => $this->exact,
			'created' => $this->created,
			'state'   => $this->state->value,
			'place'   => null === $place
				? null
				: array( $place->last_id, $place->rows, $place->after, $place->is_end ),
			'bytes'   => $this->bytes,
			'columns' => $this->columns,
			'tries'   => $this->tries,
			'error'   => $this->error,
		);
	}
}
