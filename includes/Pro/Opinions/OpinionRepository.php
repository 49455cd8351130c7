<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions;

use DateTimeImmutable;
use UserFeedback\Database\Database;

/**
 * Sentiment and topic of written answers.
 *
 * @phpstan-type Opinion array{question_id: string, is_comment: bool, sentiment: string, topic: array{id: int, name: string}|null, by_person: list<'sentiment'|'topic'>}
 */
final class OpinionRepository {

	private const SENTIMENT_BY_PERSON = 1;
	private const TOPIC_BY_PERSON     = 2;

	public function __construct( private Database $database ) {}

	/**
	 * The next responses in which somebody wrote something: those after the newest that was looked at, oldest first;
	 * then those before the oldest, newest first.
	 *
	 * @param int $last Id of the last one of interest.
	 * @return list<int> Ids.
	 */
	public function after( int $id, int $last, int $most ): array {
		return $this->ids( '> %d AND r.id <= %d', array( $id, $last ), false, $most );
	}

	/**
	 * @return list<int> Ids.
	 */
	public function before( int $id, int $most ): array {
		return $this->ids( '< %d AND r.id > %d', array( $id, 0 ), true, $most );
	}

	/**
	 * @return list<int> Ids, oldest first.
	 */
	public function between( int $from, int $to, int $most ): array {
		return $this->ids( '>= %d AND r.id <= %d', array( $from, $to ), false, $most );
	}

	/**
	 * The first and the last response of a survey in which somebody wrote something.
	 *
	 * @return array{int, int}|null
	 */
	public function ends_of( int $survey_id ): ?array {
		$row = $this->database->row(
			'SELECT MIN(id) AS first_id, MAX(id) AS last_id FROM {response} WHERE survey_id = %d AND written = 1',
			array( $survey_id )
		);
		return isset( $row['first_id'], $row['last_id'] )
			? array( (int) $row['first_id'], (int) $row['last_id'] )
			: null;
	}

	/**
	 * @param literal-string  $where      About the id.
	 * @param array{int, int} $values     Of its placeholders.
	 * @param bool            $descending Newest first.
	 * @return list<int>
	 */
	private function ids( string $where, array $values, bool $descending, int $most ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				"SELECT r.id FROM {response} r JOIN {survey} s ON s.id = r.survey_id AND s.status NOT IN ( 'trash', 'deleted' ) WHERE r.written = 1 AND r.status = 'publish' AND r.id "
					. $where
					. ( $descending ? ' ORDER BY r.id DESC LIMIT %d' : ' ORDER BY r.id LIMIT %d' ),
				array( ...$values, $most )
			)
		);
	}

	/**
	 * @param non-empty-list<int> $ids Responses.
	 * @return list<int> Ids of their surveys.
	 */
	public function surveys_of( array $ids ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['survey_id'],
			$this->database->rows(
				'SELECT DISTINCT survey_id FROM {response} WHERE id IN ( '
					. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
					. ' )',
				$ids
			)
		);
	}

	/**
	 * Responses that wait to be read.
	 */
	public function waiting( int $newest, int $oldest ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {response} r JOIN {survey} s ON s.id = r.survey_id AND s.status NOT IN ( 'trash', 'deleted' ) WHERE r.written = 1 AND r.status = 'publish' AND ( r.id > %d OR r.id < %d )",
			array( $newest, $oldest )
		);
	}

	public function newest_response(): int {
		return (int) $this->database->value( 'SELECT MAX(id) FROM {response}' );
	}

	/**
	 * The newest response that was sent until a moment, 0 without one.
	 */
	public function newest_until( DateTimeImmutable $moment ): int {
		return (int) $this->database->value(
			'SELECT id FROM {response} WHERE submitted_at <= %s ORDER BY id DESC LIMIT 1',
			array( $moment->format( 'Y-m-d H:i:s' ) )
		);
	}

	/**
	 * Whether anything is said about any text.
	 */
	public function has_any(): bool {
		return null !== $this->database->value( 'SELECT response_id FROM {opinion} LIMIT 1' );
	}

	/**
	 * Texts that were read.
	 */
	public function total(): int {
		return (int) $this->database->value( 'SELECT COUNT(*) FROM {opinion}' );
	}

	/**
	 * Keeps what a model said. What is there already stays: a person may have corrected it meanwhile.
	 *
	 * @param list<array{response_id: int, question_id: string, is_comment: bool, sentiment: Sentiment|null, topic_id: int}> $opinions At least one.
	 */
	public function add( array $opinions ): void {
		$values = array();
		foreach ( $opinions as $opinion ) {
			array_push(
				$values,
				$opinion['response_id'],
				$opinion['question_id'],
				$opinion['is_comment'] ? 1 : 0,
				$opinion['sentiment']?->number() ?? 0,
				$opinion['topic_id']
			);
		}
		$this->database->execute(
			'INSERT INTO {opinion} (response_id, question_id, is_comment, sentiment, topic_id) VALUES '
				. implode( ', ', array_fill( 0, count( $opinions ), '(%d, %s, %d, %d, %d)' ) )
				. ' ON DUPLICATE KEY UPDATE response_id = VALUES(response_id)',
			$values
		);
	}

	/**
	 * Keeps what a person said; from then on no model changes it.
	 *
	 * @param Sentiment|null $sentiment Null leaves it.
	 * @param int|null       $topic_id  Null leaves it, 0 takes it away.
	 */
	public function correct(
		int $response_id,
		string $question_id,
		bool $is_comment,
		?Sentiment $sentiment,
		?int $topic_id
	): void {
		$this->database->transaction(
			function () use ( $response_id, $question_id, $is_comment, $sentiment, $topic_id ): void {
				$key = array( $response_id, $question_id, $is_comment ? 1 : 0 );
				$this->add(
					array(
						array(
							'response_id' => $response_id,
							'question_id' => $question_id,
							'is_comment'  => $is_comment,
							'sentiment'   => null,
							'topic_id'    => 0,
						),
					)
				);
				if ( null !== $sentiment ) {
					$this->database->execute(
						'UPDATE {opinion} SET sentiment = %d, by_person = by_person | %d WHERE response_id = %d AND question_id = %s AND is_comment = %d',
						array( $sentiment->number(), self::SENTIMENT_BY_PERSON, ...$key )
					);
				}
				if ( null !== $topic_id ) {
					$this->database->execute(
						'UPDATE {opinion} SET topic_id = %d, by_person = by_person | %d WHERE response_id = %d AND question_id = %s AND is_comment = %d',
						array( $topic_id, self::TOPIC_BY_PERSON, ...$key )
					);
				}
			}
		);
	}

	/**
	 * What is known of responses.
	 *
	 * @param non-empty-list<int> $ids Responses.
	 * @return array<int, list<Opinion>> By response.
	 */
	public function of_responses( array $ids ): array {
		$opinions = array();
		foreach ( $this->database->rows(
			'SELECT o.response_id, o.question_id, o.is_comment, o.sentiment, o.by_person, t.id, t.name FROM {opinion} o LEFT JOIN {topic} t ON t.id = o.topic_id WHERE o.response_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) ORDER BY o.response_id, o.question_id, o.is_comment',
			$ids
		) as $row ) {
			$by = (int) $row['by_person'];

			$opinions[ (int) $row['response_id'] ][] = array(
				'question_id' => (string) $row['question_id'],
				'is_comment'  => '1' === $row['is_comment'],
				'sentiment'   => Sentiment::of_number( (int) $row['sentiment'] )->value ?? '',
				'topic'       => null === $row['id'] ? null : array(
					'id'   => (int) $row['id'],
					'name' => (string) $row['name'],
				),
				'by_person'   => array_values(
					array_filter(
						array( 0 === ( $by & self::SENTIMENT_BY_PERSON ) ? '' : 'sentiment', 0 === ( $by & self::TOPIC_BY_PERSON ) ? '' : 'topic' ),
						static fn ( string $what ): bool => '' !== $what
					)
				),
			);
		}
		return $opinions;
	}

	/**
	 * Those of some responses with a text of a sentiment and a topic.
	 *
	 * @param non-empty-list<int> $ids       Responses.
	 * @param string              $sentiment '' for any.
	 * @param int                 $topic_id  0 for any.
	 * @return array<int, true> By id.
	 */
	public function having( array $ids, string $sentiment, int $topic_id ): array {
		$number = Sentiment::tryFrom( $sentiment )?->number() ?? 0;
		$rows   = $this->database->rows(
			'SELECT DISTINCT response_id FROM {opinion} WHERE response_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) AND ( %d = 0 OR sentiment = %d ) AND ( %d = 0 OR topic_id = %d )',
			array( ...$ids, $number, $number, $topic_id, $topic_id )
		);
		return array_fill_keys( array_map( 'intval', array_column( $rows, 'response_id' ) ), true );
	}

	/**
	 * Texts of the responses that meet a condition, by sentiment and topic.
	 *
	 * @param array{literal-string, list<string|int>} $where About `r`.
	 * @return list<array{sentiment: string, topic_id: int, name: string, texts: int, people: int}>
	 */
	public function counts( int $survey_id, string $from, string $to, array $where ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'sentiment' => Sentiment::of_number( (int) $row['sentiment'] )->value ?? '',
				'topic_id'  => (int) $row['topic_id'],
				'name'      => (string) $row['name'],
				'texts'     => (int) $row['texts'],
				'people'    => (int) $row['people'],
			),
			$this->database->rows(
				"SELECT o.sentiment, o.topic_id, t.name, COUNT(*) AS texts, COUNT(DISTINCT o.response_id) AS people FROM {response} r JOIN {opinion} o ON o.response_id = r.id LEFT JOIN {topic} t ON t.id = o.topic_id WHERE r.survey_id = %d AND r.status = 'publish' AND r.submitted_day BETWEEN %s AND %s AND ( o.sentiment > 0 OR o.topic_id > 0 ) AND ( "
					. $where[0]
					. ' ) GROUP BY o.sentiment, o.topic_id, t.name',
				array( $survey_id, $from, $to, ...$where[1] )
			)
		);
	}
}
