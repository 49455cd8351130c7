<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Database\Database;

/**
 * Responses of a person: those sent while signed in, and those with the person's e-mail address in an answer.
 * Such requests are rare, so answers are searched without an index.
 */
final class PersonalDataRepository {

	public function __construct( private Database $database ) {}

	/**
	 * A batch of the person's responses, oldest first.
	 *
	 * @param int $user_id Account of that address, 0 when there is none.
	 * @return list<array<string, string|null>>
	 */
	public function responses( string $email, int $user_id, int $limit, int $offset ): array {
		return $this->database->rows(
			'SELECT id, survey_id, submitted_at, page_url, page_title, user_id, ip, browser, os, device FROM {response}
			WHERE id IN ( SELECT response_id FROM {answer} WHERE value_text = %s ) OR ( user_id > 0 AND user_id = %d )
			ORDER BY id LIMIT %d OFFSET %d',
			array( $email, $user_id, $limit, $offset )
		);
	}

	/**
	 * Answers of responses.
	 *
	 * @param non-empty-list<int> $ids The responses.
	 * @return list<array<string, string|null>>
	 */
	public function answers( array $ids ): array {
		return $this->database->rows(
			'SELECT response_id, question_id, position, value_key, value_text, extra FROM {answer} WHERE response_id IN ('
				. implode(
					', ',
					array_fill( 0, count( $ids ), '%d' )
				) . ') ORDER BY response_id, question_id, position',
			$ids
		);
	}

	/**
	 * Removes from responses everything that identifies a person. Counted values stay, so no figure changes.
	 *
	 * @param non-empty-list<int> $ids  The responses.
	 * @param string              $text Stands in for what people typed.
	 */
	public function anonymise( array $ids, string $text ): void {
		$list = '(' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')';
		$this->database->transaction(
			function () use ( $ids, $text, $list ): void {
				$this->database->execute(
					"UPDATE {response} SET ip = '', browser = '', os = '', user_id = 0, page_id = 0, page_url = '', page_title = '' WHERE id IN "
						. $list,
					$ids
				);
				$this->database->execute(
					"UPDATE {answer} SET value_text = %s WHERE value_key = '' AND response_id IN " . $list,
					array( $text, ...$ids )
				);
				$this->database->execute( "UPDATE {answer} SET extra = '' WHERE response_id IN " . $list, $ids );
				$this->database->execute( 'DELETE FROM {outbox} WHERE response_id IN ' . $list, $ids );
			}
		);
	}
}
