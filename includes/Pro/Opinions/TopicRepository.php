<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions;

use UserFeedback\Access\SurveyScope;
use UserFeedback\Database\Database;

/**
 * The site's topics. One that was merged or deleted stays behind as a name: a model that proposes it again means the
 * topic it went into, or none.
 *
 * @phpstan-type Topic array{id: int, name: string}
 */
final class TopicRepository {

	public function __construct( private Database $database ) {}

	/**
	 * @return list<Topic> By name.
	 */
	public function all(): array {
		return array_map(
			static fn ( array $row ): array => array(
				'id'   => (int) $row['id'],
				'name' => (string) $row['name'],
			),
			$this->database->rows( 'SELECT id, name FROM {topic} WHERE into_id = 0 ORDER BY name, id' )
		);
	}

	/**
	 * @return array<int, int> Texts by topic, of the surveys that the person reaches.
	 */
	public function uses(): array {
		$author = SurveyScope::author();
		$rows   = null === $author
			? $this->database->rows( 'SELECT topic_id, COUNT(*) AS texts FROM {opinion} WHERE topic_id > 0 GROUP BY topic_id' )
			: $this->database->rows(
				'SELECT o.topic_id, COUNT(*) AS texts FROM {opinion} o JOIN {response} r ON r.id = o.response_id JOIN {survey} s ON s.id = r.survey_id AND s.author = %d WHERE o.topic_id > 0 GROUP BY o.topic_id',
				array( $author )
			);
		return array_combine(
			array_map( 'intval', array_column( $rows, 'topic_id' ) ),
			array_map( 'intval', array_column( $rows, 'texts' ) )
		);
	}

	public function exists( int $id ): bool {
		return null !== $this->database->value( 'SELECT id FROM {topic} WHERE id = %d AND into_id = 0', array( $id ) );
	}

	/**
	 * What a name stands for.
	 *
	 * @return int|null The topic; 0 where the owner deleted it; null for a name that is new.
	 */
	public function meant( string $name ): ?int {
		$row = $this->database->row( 'SELECT id, into_id FROM {topic} WHERE name = %s', array( $name ) );
		// Merged topics may have been merged again.
		for ( $steps = 0; null !== $row && '0' !== $row['into_id'] && $steps < 20; $steps++ ) {
			if ( $row['into_id'] === $row['id'] ) {
				return 0;
			}
			$row = $this->database->row( 'SELECT id, into_id FROM {topic} WHERE id = %d', array( (int) $row['into_id'] ) );
		}
		return null === $row ? null : (int) $row['id'];
	}

	/**
	 * A topic with a name that an earlier one may have left behind.
	 *
	 * @return int|null Null when one has the name.
	 */
	public function create( string $name ): ?int {
		$this->database->execute( 'DELETE FROM {topic} WHERE name = %s AND into_id > 0', array( $name ) );
		return $this->database->insert_unless_taken( 'INSERT INTO {topic} (name) VALUES (%s)', array( $name ) );
	}

	public function rename( int $id, string $name ): void {
		$this->database->transaction(
			function () use ( $id, $name ): void {
				$this->database->execute(
					'DELETE FROM {topic} WHERE name = %s AND into_id > 0 AND id <> %d',
					array( $name, $id )
				);
				$old = $this->database->value( 'SELECT name FROM {topic} WHERE id = %d', array( $id ) );
				$this->database->execute( 'UPDATE {topic} SET name = %s WHERE id = %d', array( $name, $id ) );
				if ( null !== $old && mb_strtolower( $old ) !== mb_strtolower( $name ) ) {
					// A model may propose the old name again.
					$this->database->insert_unless_taken(
						'INSERT INTO {topic} (name, into_id) VALUES (%s, %d)',
						array( $old, $id )
					);
				}
			}
		);
	}

	/**
	 * Gives the texts of a topic to another one.
	 *
	 * @param int $into 0 to take it from them.
	 * @return int How many had it.
	 */
	public function merge( int $id, int $into ): int {
		return $this->database->transaction(
			function () use ( $id, $into ): int {
				$had = $this->database->execute(
					'UPDATE {opinion} SET topic_id = %d WHERE topic_id = %d',
					array( $into, $id )
				);
				$this->database->execute(
					'UPDATE {topic} SET into_id = %d WHERE id = %d',
					array( 0 === $into ? $id : $into, $id )
				);
				return $had;
			}
		);
	}
}
