<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use DateInterval;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Writes responses into the spreadsheet of their survey, each once (GD-09, A94).
 *
 * Before rows go out, the row of the spreadsheet in our table says "unsure". It says so until Google confirmed them and
 * the responses are noted as sent, in one transaction. Whoever comes next after a lost answer or a killed process reads
 * the column with the ids back from Google first, and notes what is there.
 */
final class SheetWriter {

	/**
	 * Seconds for which a worker has a spreadsheet, longer than any of its calls takes.
	 */
	private const LEASE = 120;

	/**
	 * Rows and bytes of one call; Google advises at most 2 MB.
	 */
	private const ROWS  = 500;
	private const BYTES = 1_000_000;

	/**
	 * @param int $lease_seconds Shorter in tests only.
	 */
	public function __construct(
		private Spreadsheets $google,
		private SheetRepository $sheets,
		private ResponseRows $rows,
		private SurveyRepository $surveys,
		private Clock $clock,
		private int $lease_seconds = self::LEASE
	) {}

	/**
	 * Writes those of some responses that are published and not there yet.
	 *
	 * @param list<int> $ids Responses.
	 * @throws GoogleError When Google refuses or does not answer; what was confirmed stays noted.
	 * @throws Busy        While another worker writes.
	 */
	public function write( Survey $survey, array $ids ): void {
		$worker = wp_generate_uuid4();
		if ( ! $this->sheets->take( $survey->id, $worker, $this->clock->now(), $this->until() ) ) {
			throw new Busy();
		}
		try {
			$this->write_as( $worker, $survey, $ids );
		} finally {
			$this->sheets->give_back( $survey->id, $worker );
		}
	}

	/**
	 * @param list<int> $ids Responses.
	 * @throws GoogleError See write().
	 * @throws Busy        See write().
	 */
	private function write_as( string $worker, Survey $survey, array $ids ): void {
		$left  = $this->left( $ids );
		$cells = array() === $left ? array() : $this->rows->of( $survey, $left );
		if ( array() === $cells ) {
			return;
		}
		$sheet = $this->file( $worker, $survey );
		$id    = $sheet->spreadsheet_id;
		$tab   = $this->google->tab( $id, $sheet->tab_id );
		if ( $tab['url'] !== $sheet->url ) {
			$this->sheets->set_url( $survey->id, $worker, $tab['url'] );
		}
		$layout = Layout::fit(
			$sheet->columns,
			$this->google->header( $id, $tab['title'] ),
			ResponseRows::columns( $survey )
		);
		// First here: after a lost answer the titles are known by their places, and missing ones are written again.
		$this->sheets->set_columns( $survey->id, $id, $layout->columns );
		$this->write_header( $id, $tab, $layout );
		if ( $sheet->unsure ) {
			$there = $this->google->numbers( $id, $tab['title'], $layout->at( ResponseRows::ID ) );
			$this->sheets->add_rows( $survey->id, $id, $there, $this->clock->now() );
			$cells = array_intersect_key( $cells, array_flip( $this->left( $ids ) ) );
		}
		foreach ( self::parts( array_map( $layout->row( ... ), $cells ) ) as $part ) {
			if ( ! $this->sheets->begin( $survey->id, $worker, $this->until() ) ) {
				throw new Busy();
			}
			try {
				$this->google->append( $id, $tab['title'], array_values( $part ) );
			} catch ( GoogleError $error ) {
				if ( ! $error->is_unsure() ) {
					$this->sheets->sure( $survey->id, $worker );
				}
				throw $error;
			}
			if ( ! $this->sheets->add_rows( $survey->id, $id, array_keys( $part ), $this->clock->now() ) ) {
				// The owner wants a new spreadsheet, and these rows in it.
				throw new Busy();
			}
		}
		$this->sheets->works( $survey->id );
	}

	/**
	 * The survey's spreadsheet, created where there is none.
	 *
	 * @throws Busy When the owner began a new one meanwhile.
	 */
	private function file( string $worker, Survey $survey ): Sheet {
		$sheet    = $this->sheets->find( $survey->id );
		$settings = is_array( $survey->settings['google_drive'] ?? null ) ? $survey->settings['google_drive'] : array();
		$name     = is_string( $settings['file_name'] ?? null ) ? trim( $settings['file_name'] ) : '';
		$name     = '' === $name ? $survey->title : $name;
		if ( '' === $sheet->spreadsheet_id ) {
			$id     = $this->google->create(
				self::mark( $survey->id, $sheet->generation ),
				$name,
				Connection::shown()['folder_id']
			);
			$tab_id = $this->google->tab( $id, 0 )['id'];
			$this->google->prepare( $id, $tab_id );
			$sheet = $this->set_file( $worker, $survey, $id, $tab_id, $name );
		} elseif ( mb_substr( $name, 0, 255 ) !== $sheet->file_name ) {
			$this->google->rename( $sheet->spreadsheet_id, $name );
			$sheet = $this->set_file( $worker, $survey, $sheet->spreadsheet_id, $sheet->tab_id, $name );
		}
		if ( ( $settings['spreadsheet_id'] ?? '' ) !== $sheet->spreadsheet_id ) {
			$this->surveys->note_spreadsheet( $survey->id, $sheet->spreadsheet_id );
		}
		return $sheet;
	}

	/**
	 * @throws Busy When the owner began a new spreadsheet meanwhile.
	 */
	private function set_file( string $worker, Survey $survey, string $id, int $tab_id, string $name ): Sheet {
		$this->sheets->set_file( $survey->id, $worker, $id, $tab_id, $name );
		$sheet = $this->sheets->find( $survey->id );
		return $sheet->spreadsheet_id === $id ? $sheet : throw new Busy();
	}

	/**
	 * Writes new titles, and columns that the grid does not have yet.
	 *
	 * @param array{id: int, title: string, columns: int, url: string} $tab The tab.
	 */
	private function write_header( string $id, array $tab, Layout $layout ): void {
		if ( $layout->width > $tab['columns'] ) {
			$this->google->add_columns( $id, $tab['id'], $layout->width - $tab['columns'] );
		}
		$headers = $layout->headers;
		ksort( $headers );
		$run   = array();
		$begin = 0;
		foreach ( $headers as $column => $title ) {
			if ( array() !== $run && $column !== $begin + count( $run ) ) {
				$this->google->write_header( $id, $tab['title'], $begin, $run );
				$run = array();
			}
			$begin = array() === $run ? $column : $begin;
			$run[] = $title;
		}
		if ( array() !== $run ) {
			$this->google->write_header( $id, $tab['title'], $begin, $run );
		}
	}

	/**
	 * Rows in parts that Google takes in one call.
	 *
	 * @param array<int, list<string|int|float|null>> $rows By response, oldest first.
	 * @return list<non-empty-array<int, list<string|int|float|null>>>
	 */
	private static function parts( array $rows ): array {
		$parts = array();
		$part  = array();
		$bytes = 0;
		foreach ( $rows as $id => $row ) {
			$size = strlen( (string) wp_json_encode( $row ) );
			if ( array() !== $part && ( count( $part ) === self::ROWS || $bytes + $size > self::BYTES ) ) {
				$parts[] = $part;
				$part    = array();
				$bytes   = 0;
			}
			$part[ $id ] = $row;
			$bytes      += $size;
		}
		return array() === $part ? $parts : array( ...$parts, $part );
	}

	/**
	 * Those that are not in the spreadsheet.
	 *
	 * @param list<int> $ids Responses.
	 * @return list<int>
	 */
	private function left( array $ids ): array {
		return array_values( array_diff( $ids, $this->sheets->among( $ids ) ) );
	}

	/**
	 * By this the file is found again when the answer to its creation was lost.
	 */
	private static function mark( int $survey_id, int $generation ): string {
		$site = substr( hash( 'sha256', home_url() . '|' . get_current_blog_id() ), 0, 16 );
		return "{$site}-{$survey_id}-{$generation}";
	}

	private function until(): \DateTimeImmutable {
		return $this->clock->now()->add( new DateInterval( 'PT' . $this->lease_seconds . 'S' ) );
	}
}
