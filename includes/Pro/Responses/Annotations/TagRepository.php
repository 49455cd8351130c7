<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Annotations;

use UserFeedback\Access\SurveyScope;
use UserFeedback\Database\Database;

/**
 * Tags, and which response has which.
 */
final class TagRepository {

	public function __construct( private Database $database ) {}

	/**
	 * @return list<Tag> By name.
	 */
	public function all(): array {
		return array_map(
			Tag::from_row( ... ),
			$this->database->rows( 'SELECT id, name, color FROM {tag} ORDER BY name, id' )
		);
	}

	/**
	 * @return array<int, int> Number of responses that the reader reaches, by tag; without those that none has.
	 */
	public function uses(): array {
		$uses   = array();
		$author = SurveyScope::author();
		$rows   = null === $author
			? $this->database->rows( 'SELECT tag_id, COUNT(*) AS total FROM {response_tag} GROUP BY tag_id' )
			: $this->database->rows(
				'SELECT k.tag_id, COUNT(*) AS total FROM {response_tag} k JOIN {response} r ON r.id = k.response_id JOIN {survey} s ON s.id = r.survey_id AND s.author = %d GROUP BY k.tag_id',
				array( $author )
			);
		foreach ( $rows as $row ) {
			$uses[ (int) $row['tag_id'] ] = (int) $row['total'];
		}
		return $uses;
	}

	/**
	 * Number of responses with a tag.
	 */
	public function uses_of( int $id ): int {
		return (int) $this->database->value( 'SELECT COUNT(*) FROM {response_tag} WHERE tag_id = %d', array( $id ) );
	}

	public function find( int $id ): ?Tag {
		$row = $this->database->row( 'SELECT id, name, color FROM {tag} WHERE id = %d', array( $id ) );
		return null === $row ? null : Tag::from_row( $row );
	}

	/**
	 * The tag of a name, as the database compares names.
	 */
	public function named( string $name ): ?Tag {
		$row = $this->database->row( 'SELECT id, name, color FROM {tag} WHERE name = %s', array( $name ) );
		return null === $row ? null : Tag::from_row( $row );
	}

	/**
	 * @return int|null Id of the new tag, null when another has the name.
	 */
	public function create( string $name, int $color ): ?int {
		return $this->database->insert_unless_taken(
			'INSERT INTO {tag} (name, color) VALUES (%s, %d)',
			array( $name, $color )
		);
	}

	public function change( Tag $tag ): void {
		$this->database->update(
			'tag',
			array(
				'name'  => $tag->name,
				'color' => $tag->color,
			),
			array( 'id' => $tag->id )
		);
	}

	/**
	 * Gives the responses of a tag to another one.
	 *
	 * @return int How many had it.
	 */
	public function merge( int $id, int $into ): int {
		return $this->database->transaction(
			function () use ( $id, $into ): int {
				$this->database->execute(
					'INSERT INTO {response_tag} (response_id, tag_id) SELECT k.response_id, %d FROM {response_tag} k LEFT JOIN {response_tag} other ON other.response_id = k.response_id AND other.tag_id = %d WHERE k.tag_id = %d AND other.response_id IS NULL',
					array( $into, $into, $id )
				);
				return $this->delete( $id );
			}
		);
	}

	/**
	 * @return int How many responses had it.
	 */
	public function delete( int $id ): int {
		return $this->database->transaction(
			function () use ( $id ): int {
				$had = $this->database->execute( 'DELETE FROM {response_tag} WHERE tag_id = %d', array( $id ) );
				$this->database->execute( 'DELETE FROM {tag} WHERE id = %d', array( $id ) );
				return $had;
			}
		);
	}

	/**
	 * The tags of responses.
	 *
	 * @param list<int> $ids Responses, at least one.
	 * @return array<int, list<Tag>> By response; by name.
	 */
	public function of_responses( array $ids ): array {
		$tags = array();
		foreach ( $this->database->rows(
			'SELECT k.response_id, t.id, t.name, t.color FROM {response_tag} k JOIN {tag} t ON t.id = k.tag_id WHERE k.response_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) ORDER BY t.name, t.id',
			$ids
		) as $row ) {
			$tags[ (int) $row['response_id'] ][] = Tag::from_row( $row );
		}
		return $tags;
	}

	/**
	 * Gives responses tags and takes others away.
	 *
	 * @param list<int> $ids    At least one response.
	 * @param list<int>           $add    Tags.
	 * @param list<int>           $remove Tags.
	 * @return list<int> The responses that changed.
	 */
	public function change_responses( array $ids, array $add, array $remove ): array {
		$had     = $this->of_responses( $ids );
		$changed = array();
		$rows    = array();
		foreach ( $ids as $id ) {
			$has     = array_map( static fn ( Tag $tag ): int => $tag->id, $had[ $id ] ?? array() );
			$missing = array_diff( $add, $has );
			if ( array() !== $missing || array() !== array_intersect( $remove, $has ) ) {
				$changed[] = $id;
			}
			foreach ( $missing as $tag ) {
				array_push( $rows, $id, $tag );
			}
		}
		if ( array() !== $remove ) {
			$this->database->execute(
				'DELETE FROM {response_tag} WHERE response_id IN ( '
					. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
					. ' ) AND tag_id IN ( '
					. implode( ', ', array_fill( 0, count( $remove ), '%d' ) )
					. ' )',
				array( ...$ids, ...$remove )
			);
		}
		if ( array() !== $rows ) {
			$this->database->execute(
				'INSERT INTO {response_tag} (response_id, tag_id) VALUES '
					. implode( ', ', array_fill( 0, intdiv( count( $rows ), 2 ), '(%d, %d)' ) )
					. ' ON DUPLICATE KEY UPDATE tag_id = VALUES(tag_id)',
				$rows
			);
		}
		return $changed;
	}
}
