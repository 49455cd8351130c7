<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Annotations;

use UserFeedback\Database\Database;
use UserFeedback\Support\Moment;

/**
 * Notes that people of the team wrote about responses.
 */
final class NoteRepository {

	public function __construct( private Database $database ) {}

	/**
	 * @return list<array<string, string|null>> Rows, oldest first.
	 */
	public function of( int $response_id ): array {
		return $this->database->rows(
			'SELECT id, response_id, author, body, created_at, edited_at FROM {note} WHERE response_id = %d ORDER BY id',
			array( $response_id )
		);
	}

	/**
	 * @param non-empty-list<int> $ids Responses.
	 * @return array<int, int> Number of notes by response; without those that have none.
	 */
	public function count( array $ids ): array {
		$counts = array();
		foreach ( $this->database->rows(
			'SELECT response_id, COUNT(*) AS total FROM {note} WHERE response_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) GROUP BY response_id',
			$ids
		) as $row ) {
			$counts[ (int) $row['response_id'] ] = (int) $row['total'];
		}
		return $counts;
	}

	/**
	 * @return array<string, string|null>|null
	 */
	public function find( int $response_id, int $id ): ?array {
		return $this->database->row(
			'SELECT id, response_id, author, body, created_at, edited_at FROM {note} WHERE id = %d AND response_id = %d',
			array( $id, $response_id )
		);
	}

	/**
	 * @param string $now UTC.
	 */
	public function create( int $response_id, int $author, string $body, string $now ): int {
		return $this->database->insert(
			'note',
			array(
				'response_id' => $response_id,
				'author'      => $author,
				'body'        => $body,
				'created_at'  => $now,
			)
		);
	}

	/**
	 * @param string $now UTC.
	 */
	public function change( int $id, string $body, string $now ): void {
		$this->database->update(
			'note',
			array(
				'body'      => $body,
				'edited_at' => $now,
			),
			array( 'id' => $id )
		);
	}

	public function delete( int $id ): void {
		$this->database->execute( 'DELETE FROM {note} WHERE id = %d', array( $id ) );
	}

	/**
	 * Wire type `ResponseNote`.
	 *
	 * @param array<string, string|null> $row Of the table.
	 * @return array{id: int, author: string, mine: bool, body: string, created_at: string, edited_at: string|null}
	 */
	public static function to_wire( array $row ): array {
		$author = get_userdata( (int) $row['author'] );
		return array(
			'id'         => (int) $row['id'],
			'author'     => false === $author ? '' : $author->display_name,
			'mine'       => get_current_user_id() === (int) $row['author'],
			'body'       => (string) $row['body'],
			'created_at' => (string) Moment::of_column( $row['created_at'] ),
			'edited_at'  => Moment::of_column( $row['edited_at'] ),
		);
	}
}
