<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The connection and the spreadsheets as screens show them: wire types DriveState and DriveSheet. No token is in them.
 *
 * @phpstan-type SheetData array{survey_id: int, title: string, enabled: bool, file_name: string, url: string, sent: int, sent_at: string|null, waiting: int, missing: int, error: string, problem: string, failing_since: string|null, next_at: string|null, all: array{total: int, done: int}|null}
 */
final class DriveView {

	public function __construct(
		private GoogleClient $client,
		private SheetRepository $sheets,
		private RowsQuery $rows,
		private OutboxRepository $outbox,
		private SurveyRepository $surveys
	) {}

	/**
	 * Wire type DriveState.
	 *
	 * @param bool $manages Whether the reader may know the account.
	 * @return array<string, mixed>
	 */
	public function state( bool $manages ): array {
		$shown = Connection::shown();
		return array(
			'configured'   => $this->client->is_complete(),
			'redirect_url' => $manages ? GoogleClient::redirect_url() : '',
			'connected'    => $shown['connected'],
			'revoked'      => $shown['revoked'],
			'label'        => $manages ? $shown['label'] : '',
			'date'         => $shown['date'],
			'folder'       => '' === $shown['folder_id'] || ! $manages ? null : $this->folder(
				array(
					'id'   => $shown['folder_id'],
					'name' => $shown['folder_name'],
				)
			),
			'picker'       => '' === $this->client->api_key || ! $manages ? null : array(
				'script'  => $this->client->picker_url(),
				'api_key' => $this->client->api_key,
				'project' => $this->client->project(),
			),
			'sheets'       => $manages ? $this->all() : array(),
		);
	}

	/**
	 * Wire type DriveFolder.
	 *
	 * @param array{id: string, name: string} $folder Of Google.
	 * @return array{id: string, name: string, url: string}
	 */
	public function folder( array $folder ): array {
		return $folder + array( 'url' => $this->client->folder_link( $folder['id'] ) );
	}

	/**
	 * Spreadsheets with rows, or with rows on their way.
	 *
	 * @return list<SheetData>
	 */
	private function all(): array {
		$ids     = $this->sheets->surveys();
		$surveys = array() === $ids ? array() : $this->surveys->find_all( $ids );
		return array_values( array_map( $this->sheet( ... ), $surveys ) );
	}

	/**
	 * Wire type DriveSheet.
	 *
	 * @return SheetData
	 */
	public function sheet( Survey $survey ): array {
		$sheet    = $this->sheets->find( $survey->id );
		$settings = is_array( $survey->settings['google_drive'] ?? null ) ? $survey->settings['google_drive'] : array();
		return array(
			'survey_id'     => $survey->id,
			'title'         => $survey->title,
			'enabled'       => true === ( $settings['enable'] ?? false ),
			'file_name'     => $sheet->file_name,
			'url'           => '' === $sheet->url
				? $this->client->spreadsheet_link( $sheet->spreadsheet_id )
				: $sheet->url,
			'sent'          => $sheet->sent,
			'sent_at'       => Moment::wire( $sheet->sent_at ),
			'waiting'       => $this->outbox->count_open( SendResponse::KIND, $survey->id ),
			'missing'       => $this->rows->count_missing( $survey->id )['rows'],
			'error'         => $sheet->error,
			'problem'       => GoogleError::words( $sheet->error, $sheet->detail ),
			'failing_since' => Moment::wire( $sheet->failing_since ),
			'next_at'       => Moment::wire( $sheet->next_at ),
			'all'           => 0 === $sheet->all_to ? null : array(
				'total' => $sheet->all_total,
				'done'  => $sheet->all_done,
			),
		);
	}
}
