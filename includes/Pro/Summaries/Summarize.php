<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;

/**
 * Makes the summary of a survey (AI-04, AI-05, A81, A82, A112).
 *
 * @phpstan-import-type Written from WrittenAnswersQuery
 * @phpstan-import-type Parsed from ModelReply
 * @phpstan-import-type Stored from SummaryStore
 */
final class Summarize {

	/**
	 * Fewer tell nothing about people in general.
	 */
	public const LEAST = 5;

	/**
	 * Summaries of a survey in an hour (A112).
	 */
	public const AN_HOUR = 10;

	/**
	 * Newest answers that are read.
	 */
	private const MOST = 3000;

	/**
	 * Characters of answers in one question to the model: some 8,000 tokens, which every model of today takes.
	 */
	private const PART = 30000;

	private const PARTS = 10;

	/**
	 * Seconds that all parts may take.
	 */
	private const LIFETIME = 600;

	public function __construct(
		private Database $database,
		private WrittenAnswersQuery $answers,
		private SummaryStore $store,
		private Quotes $quotes,
		private Clock $clock
	) {}

	/**
	 * A summary of the answers that are there now. The stored one where none came since.
	 *
	 * @return Stored
	 * @throws SummaryFailed When none could be made; the stored one stays.
	 */
	public function run( Scope $scope, Provider $provider ): array {
		if ( ! $this->store->has_consent() ) {
			throw SummaryFailed::without_consent();
		}
		$stored  = $this->store->find( $scope );
		$written = $this->answers->newest( $scope, self::MOST );
		if ( count( $written ) < self::LEAST ) {
			throw new SummaryFailed();
		}
		$newest = self::mark( $written );
		if ( null !== $stored && $stored['mark'] === $newest ) {
			return $stored;
		}
		$survey_id = $scope->survey->id;
		$lock      = new Lock( $this->database, 'userfeedback_core_ai_lock_' . $survey_id, self::LIFETIME );
		if ( ! $lock->take() ) {
			throw SummaryFailed::busy();
		}
		try {
			if ( ! $this->store->take_call( $survey_id, self::AN_HOUR ) ) {
				throw SummaryFailed::too_often( self::AN_HOUR );
			}
			// The person may leave the page: the summary is kept.
			ignore_user_abort( true );
			if ( function_exists( 'set_time_limit' ) ) {
				set_time_limit( self::LIFETIME ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- All parts take longer than a page.
			}
			$summary = $this->make( $scope, $written, $provider, $newest );
			// Of what was deleted or erased during the calls no word is kept.
			$summary['themes'] = $this->quotes->published( $summary['themes'] );
			$this->store->save( $scope, $summary );
			return $summary;
		} finally {
			$lock->give_back();
		}
	}

	/**
	 * What would be sent of the newest answers, for people who decide about it.
	 *
	 * @return list<string>
	 */
	public function sample( Scope $scope, int $most ): array {
		return array_map(
			static fn ( array $answer ): string => Redaction::apply( $answer['text'], $answer['names'] ),
			$this->answers->newest( $scope, $most )
		);
	}

	/**
	 * @param non-empty-list<Written> $written The answers.
	 * @return Stored
	 * @throws SummaryFailed When the model gives no whole answer.
	 */
	private function make( Scope $scope, array $written, Provider $provider, string $mark ): array {
		$titles = array();
		foreach ( $scope->survey->questions as $question ) {
			$titles[ $question->id ] = $question->title;
		}
		$texts = array();
		foreach ( $written as $n => $answer ) {
			$texts[ $n + 1 ] = Redaction::apply( $answer['text'], $answer['names'] );
		}
		$parsed = array();
		$model  = '';
		$read   = 0;
		foreach ( self::parts( $texts ) as $part ) {
			$input = array();
			foreach ( $part as $n => $text ) {
				$input[] = array(
					'n'        => $n,
					'question' => $titles[ $written[ $n - 1 ]['question_id'] ] ?? '',
					'text'     => $text,
				);
			}
			$reply    = $this->ask(
				$provider,
				Instructions::for_answers( get_bloginfo( 'language' ) ),
				array( 'answers' => $input )
			);
			$parsed[] = ModelReply::parse( $reply['text'], $part );
			$model    = $reply['model'];
			$read    += count( $part );
		}
		$whole = 1 === count( $parsed ) ? $parsed[0] : $this->unite( $parsed, $provider );
		return array(
			'overview'  => $whole['overview'],
			'themes'    => array_map(
				static fn ( array $theme ): array => array(
					'title'  => $theme['title'],
					'text'   => $theme['text'],
					'count'  => count( $theme['members'] ),
					'quotes' => array_map(
						static fn ( array $quote ): array => array(
							'response_id' => $written[ $quote['n'] - 1 ]['response_id'],
							'text'        => $quote['text'],
						),
						$theme['quotes']
					),
				),
				$whole['themes']
			),
			'read'      => $read,
			'written'   => $this->answers->count( $scope ),
			'newest'    => max( array_column( $written, 'response_id' ) ),
			'responses' => $this->answers->responses( $scope ),
			'model'     => $model,
			'made_at'   => Moment::wire( $this->clock->now() ),
			'mark'      => $mark,
		);
	}

	/**
	 * One list of themes from those of the parts.
	 *
	 * @param list<Parsed> $parts Of the parts.
	 * @return Parsed
	 * @throws SummaryFailed When the model gives no whole answer.
	 */
	private function unite( array $parts, Provider $provider ): array {
		$themes = array_merge( ...array_column( $parts, 'themes' ) );
		$input  = array();
		$known  = array();
		foreach ( $themes as $place => $theme ) {
			$known[ $place + 1 ] = $theme['text'];
			$input[]             = array(
				'n'     => $place + 1,
				'title' => $theme['title'],
				'text'  => $theme['text'],
			);
		}
		$reply  = $this->ask(
			$provider,
			Instructions::for_parts( get_bloginfo( 'language' ) ),
			array(
				'overviews' => array_column( $parts, 'overview' ),
				'themes'    => $input,
			)
		);
		$whole  = ModelReply::parse( $reply['text'], $known );
		$united = array();
		foreach ( $whole['themes'] as $theme ) {
			$members = array();
			$quotes  = array();
			foreach ( $theme['members'] as $n ) {
				array_push( $members, ...$themes[ $n - 1 ]['members'] );
				array_push( $quotes, ...$themes[ $n - 1 ]['quotes'] );
			}
			$united[] = array(
				'title'   => $theme['title'],
				'text'    => $theme['text'],
				'members' => array_values( array_unique( $members ) ),
				'quotes'  => array_slice( $quotes, 0, ModelReply::QUOTES ),
			);
		}
		return array(
			'overview' => $whole['overview'],
			'themes'   => ModelReply::by_frequency( $united ),
		);
	}

	/**
	 * The answers in parts that a model can take, the newest first.
	 *
	 * @param array<int, string> $texts By number.
	 * @return list<array<int, string>>
	 */
	private static function parts( array $texts ): array {
		$parts = array( array() );
		$size  = 0;
		foreach ( $texts as $n => $text ) {
			if ( $size > 0 && $size + mb_strlen( $text ) > self::PART ) {
				if ( self::PARTS === count( $parts ) ) {
					break;
				}
				$parts[] = array();
				$size    = 0;
			}
			$parts[ count( $parts ) - 1 ][ $n ] = $text;
			$size                              += mb_strlen( $text );
		}
		return $parts;
	}

	/**
	 * @param array<string, mixed> $data To send.
	 * @return array{text: string, model: string}
	 * @throws SummaryFailed When the model gives no answer, or the owner took consent back since the last part.
	 */
	private function ask( Provider $provider, string $instruction, array $data ): array {
		if ( ! $this->store->still_has_consent() ) {
			throw SummaryFailed::without_consent();
		}
		return $provider->ask(
			$instruction,
			(string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			Instructions::schema()
		);
	}

	/**
	 * Changes whenever what would be read does.
	 *
	 * @param list<Written> $written The answers.
	 */
	private static function mark( array $written ): string {
		return md5( (string) wp_json_encode( $written ) );
	}
}
