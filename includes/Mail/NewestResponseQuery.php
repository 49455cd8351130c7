<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Database\Database;

/**
 * The newest response of all surveys, to preview a mail with.
 */
final class NewestResponseQuery {

	public function __construct( private Database $database ) {}

	/**
	 * @return array{survey_id: int, response_id: int}|null
	 */
	public function find(): ?array {
		$row = $this->database->row(
			"SELECT r.id, r.survey_id FROM {response} r JOIN {survey} s ON s.id = r.survey_id AND s.status IN ('publish', 'draft') WHERE r.status = 'publish' ORDER BY r.id DESC LIMIT 1"
		);
		return null === $row ? null : array(
			'survey_id'   => (int) $row['survey_id'],
			'response_id' => (int) $row['id'],
		);
	}
}
