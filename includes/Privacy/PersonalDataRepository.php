<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Database\Database;
use UserFeedback\Files\FileRepository;
use UserFeedback\Responses\ResponsesGone;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;

/**
 * Responses of a person: those sent while signed in, and those with the person's e-mail address as an answer that was
 * typed (an option may be called like an address) or as a hidden field. An address within a longer text does not make a
 * response that person's: somebody else may have mentioned it. Such requests are rare, so no index serves them.
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
		list( $where, $values ) = self::person( array( $user_id ), array( $email ) );
		return $this->database->rows(
			'SELECT id, survey_id, submitted_at, page_url, page_title, user_id, ip, browser, os, device, country,
				language, hidden_fields
			FROM {response} WHERE '
				. $where . ' ORDER BY id LIMIT %d OFFSET %d',
			array( ...$values, $limit, $offset )
		);
	}

	/**
	 * Account of a response, 0 for a guest, and its hidden fields; null when the survey has no such response.
	 *
	 * @return array{user_id: int, hidden_fields: string|null}|null
	 */
	public function sender( int $survey_id, int $response_id ): ?array {
		$row = $this->database->row(
			'SELECT user_id, hidden_fields FROM {response} WHERE id = %d AND survey_id = %d',
			array( $response_id, $survey_id )
		);
		return null === $row ? null : array(
			'user_id'       => (int) $row['user_id'],
			'hidden_fields' => $row['hidden_fields'],
		);
	}

	/**
	 * Number of responses of a person, and one that is counted in any case.
	 *
	 * @param list<int>    $user_ids Any.
	 * @param list<string> $emails   Any.
	 */
	public function count( int $response_id, array $user_ids, array $emails ): int {
		list( $where, $values ) = self::person( $user_ids, $emails );
		return (int) $this->database->value(
			'SELECT COUNT(*) FROM {response} WHERE id = %d OR ' . $where,
			array( $response_id, ...$values )
		);
	}

	/**
	 * The same without that one, a batch of ids.
	 *
	 * @param list<int>    $user_ids Any.
	 * @param list<string> $emails   Any.
	 * @return list<int>
	 */
	public function others( int $response_id, array $user_ids, array $emails, int $limit ): array {
		list( $where, $values ) = self::person( $user_ids, $emails );
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				'SELECT id FROM {response} WHERE id <> %d AND ( ' . $where . ' ) ORDER BY id LIMIT %d',
				array( $response_id, ...$values, $limit )
			)
		);
	}

	/**
	 * @param list<int>    $user_ids Any; 0 is nobody.
	 * @param list<string> $emails   Any.
	 * @return array{literal-string, list<int|string>} A condition about responses.
	 */
	private static function person( array $user_ids, array $emails ): array {
		$where  = '1 = 0';
		$values = array();
		if ( array() !== $user_ids ) {
			$where .= ' OR ( user_id > 0 AND user_id IN ( '
				. implode( ', ', array_fill( 0, count( $user_ids ), '%d' ) )
				. ' ) )';
			array_push( $values, ...$user_ids );
		}
		if ( array() !== $emails ) {
			$where .= ' OR id IN ( SELECT response_id FROM {answer} WHERE value_key = \'\' AND value_text IN ( '
				. implode( ', ', array_fill( 0, count( $emails ), '%s' ) )
				. ' ) )';
			array_push( $values, ...$emails );
		}
		foreach ( $emails as $email ) {
			$where   .= ' OR hidden_fields LIKE %s';
			$values[] = '%' . addcslashes( HiddenFields::stored_value( $email ), '_%\\' ) . '%';
		}
		return array( $where, $values );
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
	 * What is kept beside responses: tags and notes of the team, sentiment and topic of each text, files.
	 *
	 * @param non-empty-list<int> $ids The responses.
	 * @return array{tags: array<int, list<string>>, notes: array<int, list<string>>, opinions: array<int, list<string>>, files: array<int, list<string>>} By response.
	 */
	public function kept_beside( array $ids ): array {
		$list = '(' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')';
		$kept = array(
			'tags'     => array(),
			'notes'    => array(),
			'opinions' => array(),
			'files'    => array(),
		);
		foreach ( $this->database->rows(
			'SELECT k.response_id, t.name FROM {response_tag} k JOIN {tag} t ON t.id = k.tag_id WHERE k.response_id IN '
				. $list
				. ' ORDER BY t.name',
			$ids
		) as $row ) {
			$kept['tags'][ (int) $row['response_id'] ][] = (string) $row['name'];
		}
		foreach ( $this->database->rows(
			'SELECT response_id, body FROM {note} WHERE response_id IN ' . $list . ' ORDER BY id',
			$ids
		) as $row ) {
			$kept['notes'][ (int) $row['response_id'] ][] = (string) $row['body'];
		}
		$sentiments = array(
			1 => __( 'Positive', 'userfeedback' ),
			2 => __( 'Neutral', 'userfeedback' ),
			3 => __( 'Negative', 'userfeedback' ),
			4 => __( 'Mixed', 'userfeedback' ),
		);
		foreach ( $this->database->rows(
			'SELECT o.response_id, o.sentiment, t.name FROM {opinion} o LEFT JOIN {topic} t ON t.id = o.topic_id WHERE o.response_id IN '
				. $list
				. ' AND ( o.sentiment > 0 OR o.topic_id > 0 ) ORDER BY o.response_id, o.question_id, o.is_comment',
			$ids
		) as $row ) {
			$kept['opinions'][ (int) $row['response_id'] ][] = implode(
				', ',
				array_filter( array( $sentiments[ (int) $row['sentiment'] ] ?? '', (string) $row['name'] ), static fn ( string $text ): bool => '' !== $text )
			);
		}
		foreach ( $this->database->rows(
			'SELECT response_id, title FROM {file} WHERE response_id IN ' . $list . ' ORDER BY id',
			$ids
		) as $row ) {
			$kept['files'][ (int) $row['response_id'] ][] = (string) $row['title'];
		}
		return $kept;
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
					"UPDATE {response} SET ip = '', browser = '', os = '', country = '', language = '', hidden_fields = NULL, user_id = 0, page_id = 0, page_url = '', page_title = '', written = 0 WHERE id IN "
						. $list,
					$ids
				);
				$this->database->execute(
					'UPDATE {answer} SET value_text = %s WHERE value_key IN (\'\', %s) AND response_id IN ' . $list,
					array( $text, StoredAnswer::FILE, ...$ids )
				);
				$this->database->execute( "UPDATE {answer} SET extra = '' WHERE response_id IN " . $list, $ids );
				FileRepository::let_go( $this->database, $ids );
				$this->database->execute( 'DELETE FROM {outbox} WHERE response_id IN ' . $list, $ids );
				$this->database->execute( 'DELETE FROM {response_tag} WHERE response_id IN ' . $list, $ids );
				$this->database->execute( 'DELETE FROM {note} WHERE response_id IN ' . $list, $ids );
				$this->database->execute( 'DELETE FROM {opinion} WHERE response_id IN ' . $list, $ids );
				$this->database->execute( 'DELETE FROM {webhook_delivery} WHERE response_id IN ' . $list, $ids );
			}
		);
		$surveys = $this->database->rows( 'SELECT DISTINCT survey_id FROM {response} WHERE id IN ' . $list, $ids );
		ResponsesGone::tell( array_map( 'intval', array_column( $surveys, 'survey_id' ) ), $ids );
	}

	/**
	 * Addresses of responses, in the order of their ids.
	 *
	 * @return array<int, string> By id.
	 */
	public function addresses( int $after, int $limit ): array {
		$rows = $this->database->rows(
			'SELECT id, ip FROM {response} WHERE id > %d ORDER BY id LIMIT %d',
			array( $after, $limit )
		);
		return array_combine(
			array_map( 'intval', array_column( $rows, 'id' ) ),
			array_map( 'strval', array_column( $rows, 'ip' ) )
		);
	}

	/**
	 * @param non-empty-list<int> $ids     Responses.
	 * @param string              $address '' for none.
	 */
	public function set_address( array $ids, string $address ): void {
		$this->database->execute(
			'UPDATE {response} SET ip = %s WHERE id IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')',
			array( $address, ...$ids )
		);
	}
}
