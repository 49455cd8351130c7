<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

/**
 * Files, folders and cells at Google: Drive API version 3, Sheets API version 4.
 */
final class Spreadsheets {

	private const SHEET = 'application/vnd.google-apps.spreadsheet';

	private const FOLDER = 'application/vnd.google-apps.folder';

	/**
	 * Property by which a survey's file is found again after an answer was lost.
	 */
	private const OWN = 'userfeedback';

	/**
	 * Characters of an address that are kept.
	 */
	private const URL_LENGTH = 500;

	public function __construct( private Google $google, private GoogleClient $client ) {}

	/**
	 * Folders that this app may see, by name.
	 *
	 * @return list<array{id: string, name: string}>
	 */
	public function folders(): array {
		return $this->find( "mimeType = '" . self::FOLDER . "' and trashed = false" );
	}

	/**
	 * A folder that this app may use.
	 *
	 * @return array{id: string, name: string}|null
	 * @throws GoogleError When Google does not say.
	 */
	public function folder( string $id ): ?array {
		try {
			$file = $this->google->call(
				'GET',
				$this->client->drive_url( '/files/' . rawurlencode( $id ) ),
				array( 'fields' => 'id,name,mimeType,trashed' )
			);
		} catch ( GoogleError $error ) {
			if ( GoogleError::GONE === $error->reason ) {
				return null;
			}
			throw $error;
		}
		return self::FOLDER === ( $file['mimeType'] ?? '' ) && true !== ( $file['trashed'] ?? false )
			? self::named( $file )
			: null;
	}

	/**
	 * @return array{id: string, name: string}
	 */
	public function create_folder( string $name ): array {
		return self::named(
			$this->google->call(
				'POST',
				$this->client->drive_url( '/files' ),
				array( 'fields' => 'id,name' ),
				array(
					'name'     => $name,
					'mimeType' => self::FOLDER,
				)
			)
		);
	}

	/**
	 * The spreadsheet of a survey that was created before, or a new one.
	 *
	 * @param string $mark      Of the survey, the same for every attempt.
	 * @param string $folder_id '' for the account's root.
	 * @return string Id of the file.
	 * @throws GoogleError FOLDER when the folder is gone.
	 */
	public function create( string $mark, string $name, string $folder_id ): string {
		$found = $this->find(
			"mimeType = '" . self::SHEET . "' and trashed = false and appProperties has { key='" . self::OWN . "' and value='{$mark}' }"
		);
		if ( array() !== $found ) {
			return $found[0]['id'];
		}
		try {
			return self::named(
				$this->google->call(
					'POST',
					$this->client->drive_url( '/files' ),
					array( 'fields' => 'id,name' ),
					array(
						'name'          => $name,
						'mimeType'      => self::SHEET,
						'appProperties' => array( self::OWN => $mark ),
					) + ( '' === $folder_id ? array() : array( 'parents' => array( $folder_id ) ) )
				)
			)['id'];
		} catch ( GoogleError $error ) {
			throw GoogleError::GONE === $error->reason ? new GoogleError( GoogleError::FOLDER ) : $error;
		}
	}

	public function rename( string $id, string $name ): void {
		$this->google->call(
			'PATCH',
			$this->client->drive_url( '/files/' . rawurlencode( $id ) ),
			array( 'fields' => 'id,name' ),
			array( 'name' => $name )
		);
	}

	/**
	 * The tab with an id, or the first one where it was deleted.
	 *
	 * @return array{id: int, title: string, columns: int, url: string} `url` of the spreadsheet.
	 * @throws GoogleError GONE without any tab.
	 */
	public function tab( string $id, int $tab_id ): array {
		$fields = array( 'fields' => 'spreadsheetUrl,sheets.properties' );
		$reply  = $this->google->call( 'GET', $this->sheet( $id ), $fields );
		$url    = is_string( $reply['spreadsheetUrl'] ?? null ) ? esc_url_raw( $reply['spreadsheetUrl'] ) : '';
		$url    = strlen( $url ) > self::URL_LENGTH ? '' : $url;
		$sheets = $reply['sheets'] ?? null;
		$tabs   = array();
		foreach ( is_array( $sheets ) ? $sheets : array() as $sheet ) {
			$properties = is_array( $sheet ) ? $sheet['properties'] ?? null : null;
			$properties = is_array( $properties ) ? $properties : array();
			$grid       = is_array( $properties['gridProperties'] ?? null ) ? $properties['gridProperties'] : array();
			$tab        = array(
				'id'      => is_int( $properties['sheetId'] ?? null ) ? $properties['sheetId'] : 0,
				'title'   => is_string( $properties['title'] ?? null ) ? $properties['title'] : '',
				'columns' => is_int( $grid['columnCount'] ?? null ) ? $grid['columnCount'] : 26,
				'url'     => $url,
			);
			if ( $tab['id'] === $tab_id ) {
				return $tab;
			}
			$tabs[] = $tab;
		}
		return $tabs[0] ?? throw new GoogleError( GoogleError::GONE );
	}

	/**
	 * Freezes the header of a new spreadsheet and shows the second column as dates.
	 */
	public function prepare( string $id, int $tab_id ): void {
		$this->batch(
			$id,
			array(
				'updateSheetProperties' => array(
					'properties' => array(
						'sheetId'        => $tab_id,
						'gridProperties' => array( 'frozenRowCount' => 1 ),
					),
					'fields'     => 'gridProperties.frozenRowCount',
				),
			),
			array(
				'repeatCell' => array(
					'range'  => array(
						'sheetId'          => $tab_id,
						'startRowIndex'    => 1,
						'startColumnIndex' => 1,
						'endColumnIndex'   => 2,
					),
					'cell'   => array(
						'userEnteredFormat' => array(
							'numberFormat' => array(
								'type'    => 'DATE_TIME',
								'pattern' => 'yyyy-mm-dd hh:mm',
							),
						),
					),
					'fields' => 'userEnteredFormat.numberFormat',
				),
			)
		);
	}

	public function add_columns( string $id, int $tab_id, int $columns ): void {
		$this->batch(
			$id,
			array(
				'appendDimension' => array(
					'sheetId'   => $tab_id,
					'dimension' => 'COLUMNS',
					'length'    => $columns,
				),
			)
		);
	}

	/**
	 * Cells of the first row.
	 *
	 * @return list<string>
	 */
	public function header( string $id, string $tab ): array {
		return $this->values( $id, self::range( $tab, '1:1' ) )[0] ?? array();
	}

	/**
	 * Numbers that stand in a column.
	 *
	 * @param int $column From 0.
	 * @return list<int>
	 */
	public function numbers( string $id, string $tab, int $column ): array {
		$name    = Layout::name( $column );
		$numbers = array();
		foreach ( $this->values( $id, self::range( $tab, "{$name}:{$name}" ) ) as $row ) {
			if ( ctype_digit( $row[0] ?? '' ) ) {
				$numbers[] = (int) $row[0];
			}
		}
		return $numbers;
	}

	/**
	 * Writes header cells beside each other.
	 *
	 * @param non-empty-list<string> $titles In order.
	 */
	public function write_header( string $id, string $tab, int $column, array $titles ): void {
		$this->google->call(
			'PUT',
			$this->sheet( $id ) . '/values/' . rawurlencode( self::range( $tab, Layout::name( $column ) . '1' ) ),
			array( 'valueInputOption' => 'RAW' ),
			array( 'values' => array( $titles ) )
		);
	}

	/**
	 * Adds rows below all others. RAW: a text that looks like a formula stays a text (SEC-E1).
	 *
	 * @param non-empty-list<list<string|int|float|null>> $rows Cells.
	 */
	public function append( string $id, string $tab, array $rows ): void {
		$this->google->call(
			'POST',
			$this->sheet( $id ) . '/values/' . rawurlencode( self::range( $tab, 'A1' ) ) . ':append',
			array(
				'valueInputOption' => 'RAW',
				'insertDataOption' => 'INSERT_ROWS',
			),
			array( 'values' => $rows )
		);
	}

	/**
	 * @param array<string, mixed> ...$requests Of the Sheets API.
	 */
	private function batch( string $id, array ...$requests ): void {
		$this->google->call( 'POST', $this->sheet( $id ) . ':batchUpdate', array(), array( 'requests' => $requests ) );
	}

	/**
	 * @return list<list<string>>
	 */
	private function values( string $id, string $range ): array {
		$rows = $this->google->call(
			'GET',
			$this->sheet( $id ) . '/values/' . rawurlencode( $range ),
			// A number that the owner shows with separators is still the number.
			array( 'valueRenderOption' => 'UNFORMATTED_VALUE' )
		)['values'] ?? null;
		return array_map(
			static fn ( mixed $row ): array => array_map(
				static fn ( mixed $cell ): string => is_scalar( $cell ) ? (string) $cell : '',
				is_array( $row ) ? array_values( $row ) : array()
			),
			is_array( $rows ) ? array_values( $rows ) : array()
		);
	}

	/**
	 * @return list<array{id: string, name: string}>
	 */
	private function find( string $query ): array {
		$files = $this->google->call(
			'GET',
			$this->client->drive_url( '/files' ),
			array(
				'q'        => $query,
				'fields'   => 'files(id,name)',
				'orderBy'  => 'name',
				'pageSize' => '200',
			)
		)['files'] ?? null;
		$files = array_filter( is_array( $files ) ? $files : array(), 'is_array' );
		return array_map( self::named( ... ), array_values( $files ) );
	}

	private function sheet( string $id ): string {
		return $this->client->sheets_url( '/' . rawurlencode( $id ) );
	}

	private static function range( string $tab, string $cells ): string {
		return "'" . str_replace( "'", "''", $tab ) . "'!" . $cells;
	}

	/**
	 * @param array<mixed> $file Of the Drive API.
	 * @return array{id: string, name: string}
	 */
	private static function named( array $file ): array {
		return array(
			'id'   => is_string( $file['id'] ?? null ) ? $file['id'] : '',
			'name' => is_string( $file['name'] ?? null ) ? $file['name'] : '',
		);
	}
}
