<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions;

use Closure;
use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Summaries\Provider;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Pro\Summaries\Redaction;
use UserFeedback\Pro\Summaries\SummaryFailed;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Pro\Summaries\WrittenAnswersQuery;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Has the site's AI connector say how written answers feel and what they are about, batch by batch in the background:
 * new ones first, then those from before, as many calls a day as the owner allows.
 */
final class ReadOpinions {

	/**
	 * Setting: calls to the connector a day.
	 */
	public const CALLS_A_DAY = 'ai_calls_a_day';

	/**
	 * Texts of a call, and their characters: every model of today takes them, and answers within a minute.
	 */
	private const TEXTS   = 40;
	private const LETTERS = 12000;

	/**
	 * Responses that are looked at for a call.
	 */
	private const RESPONSES = 40;

	/**
	 * Age in seconds after which a response is looked at. One with a lower id may be committed after it, but not as
	 * late as that, and what is passed is not looked at again.
	 */
	private const SETTLED = 60;

	/**
	 * Places where responses wait: those after the newest that was looked at, those before the oldest, and those that
	 * came back from the trash.
	 */
	private const NEW      = 'new';
	private const OLD      = 'old';
	private const RESTORED = 'restored';

	/**
	 * Failures of a response alone after which it is left out, if the service takes others.
	 */
	private const TRIES = 2;

	/**
	 * Seconds: after them a run begins no other call; a killed run's lock ends.
	 */
	private const RUN      = 40;
	private const LIFETIME = 300;

	public function __construct(
		private Database $database,
		private Entitlements $entitlements,
		private SettingsRepository $settings,
		private Providers $providers,
		private SummaryStore $store,
		private SurveyRepository $surveys,
		private WrittenAnswersQuery $answers,
		private OpinionRepository $opinions,
		private Topics $topics,
		private OpinionState $state,
		private Clock $clock
	) {}

	/**
	 * Whether an owner has it on.
	 */
	public function is_on(): bool {
		return $this->store->has_consent( SummaryStore::OPINION_CONSENT )
			&& $this->entitlements->allows( Feature::AiSummary );
	}

	public function calls_a_day(): int {
		return $this->settings->number( self::CALLS_A_DAY );
	}

	/**
	 * Reads for a while.
	 *
	 * @return bool Whether there may be more to read today.
	 */
	public function run(): bool {
		$provider = $this->is_on() ? $this->providers->current() : null;
		$lock     = new Lock( $this->database, 'userfeedback_core_ai_lock_opinions', self::LIFETIME );
		if ( null === $provider || ! $lock->take() ) {
			return false;
		}
		try {
			$until = time() + self::RUN;
			do {
				$more = $this->next( $provider );
			} while ( $more && time() < $until );
			return $more;
		} finally {
			$lock->give_back();
		}
	}

	/**
	 * What would be sent of the newest answers, for people who decide about it.
	 *
	 * @return list<string>
	 */
	public function sample( int $most ): array {
		$ids = $this->opinions->before( $this->opinions->newest_response() + 1, $most );
		return array_slice( array_reverse( array_column( $this->texts( $ids ), 'text' ) ), 0, $most );
	}

	/**
	 * Responses that wait.
	 */
	public function waiting(): int {
		list( $newest, $oldest ) = $this->state->looked() ?? array( 0, 0 );
		return $this->opinions->waiting( $newest, $oldest );
	}

	/**
	 * One call, or a step over responses without any text to read.
	 *
	 * @return bool Whether there may be more to read now.
	 */
	private function next( Provider $provider ): bool {
		list( $place, $ids, $note ) = $this->ahead();
		if ( array() === $ids ) {
			return false;
		}
		list( $batch, $ids ) = $this->batch( $ids );
		if ( array() !== $batch ) {
			if ( $this->is_spent() || ! $this->store->still_has_consent( SummaryStore::OPINION_CONSENT ) ) {
				return false;
			}
			try {
				$this->read( $batch, $provider );
			} catch ( SummaryFailed $failure ) {
				$this->state->failed( $failure->reason() );
				// A limit or a network mends itself; a text that no model takes does not.
				if ( ! $failure->is_of_the_text()
					|| $this->state->suspect( $place, count( $ids ) ) < self::TRIES
					|| ! $this->takes_others( $provider ) ) {
					return false;
				}
				$this->keep( $batch, array() );
			}
		}
		$this->state->passed( $place, count( $ids ) );
		$note( $ids[ count( $ids ) - 1 ] );
		return true;
	}

	/**
	 * The place where responses are looked at next, those, and what notes up to which of them they were.
	 *
	 * @return array{string, list<int>, Closure(int): void}
	 */
	private function ahead(): array {
		$settled = $this->opinions->newest_until( $this->clock->now()->modify( '-' . self::SETTLED . ' seconds' ) );
		$looked  = $this->state->looked();
		if ( null === $looked ) {
			$looked = array( $settled, $settled + 1 );
			$this->state->look( ...$looked );
		}
		list( $newest, $oldest ) = $looked;
		$ids                     = $this->opinions->after( $newest, $settled, $this->most( self::NEW ) );
		if ( array() !== $ids ) {
			return array( self::NEW, $ids, fn ( int $last ) => $this->state->look( $last, $oldest ) );
		}
		$ids = $this->opinions->before( $oldest, $this->most( self::OLD ) );
		if ( array() !== $ids ) {
			return array( self::OLD, $ids, fn ( int $last ) => $this->state->look( $newest, $last ) );
		}
		$range = $this->state->again();
		if ( null === $range ) {
			return array( self::RESTORED, array(), static function (): void {} );
		}
		$ids = $this->opinions->between( $range[0], $range[1], $this->most( self::RESTORED ) );
		if ( array() === $ids ) {
			$this->state->looked_again( $range, $range[1] );
		}
		return array( self::RESTORED, $ids, fn ( int $last ) => $this->state->looked_again( $range, $last ) );
	}

	/**
	 * Responses that are looked at at once.
	 */
	private function most( string $place ): int {
		$suspects = $this->state->suspects( $place );
		return 0 === $suspects ? self::RESPONSES : intdiv( $suspects + 1, 2 );
	}

	/**
	 * Whether the calls of today are made.
	 */
	private function is_spent(): bool {
		return $this->state->calls() >= $this->calls_a_day();
	}

	/**
	 * Whether the service takes a text that is nobody's. Where it refuses all, as without credit, no response is to
	 * blame.
	 */
	private function takes_others( Provider $provider ): bool {
		if ( $this->is_spent() ) {
			return false;
		}
		try {
			$this->ask(
				array(
					array(
						'n'        => 1,
						'question' => 'How was it?',
						'text'     => 'It was good.',
					),
				),
				$provider
			);
			return true;
		} catch ( SummaryFailed ) {
			return false;
		}
	}

	/**
	 * Responses came back from the trash: those that were passed meanwhile are read after all others. What was said
	 * about a text stays, so none is sent twice.
	 *
	 * @param int $from The first of them.
	 * @param int $to   The last of them.
	 */
	public function restored( int $from, int $to ): void {
		if ( null !== $this->state->looked() ) {
			$this->state->look_again( $from, $to );
		}
	}

	/**
	 * The same of a whole survey.
	 */
	public function restored_survey( int $survey_id ): void {
		$ends = $this->opinions->ends_of( $survey_id );
		if ( null !== $ends ) {
			$this->restored( ...$ends );
		}
	}

	/**
	 * @param non-empty-list<array{response_id: int, question_id: string, is_comment: bool, question: string, text: string}> $batch Texts.
	 * @throws SummaryFailed When the connector gives no answer that counts.
	 */
	private function read( array $batch, Provider $provider ): void {
		$input = array();
		foreach ( $batch as $place => $text ) {
			$input[] = array(
				'n'        => $place + 1,
				'question' => $text['question'],
				'text'     => $text['text'],
			);
		}
		$this->keep( $batch, $this->ask( $input, $provider ) );
		$this->state->succeeded();
	}

	/**
	 * @param non-empty-list<array{n: int, question: string, text: string}> $input Texts, numbered.
	 * @return array<int, array{sentiment: Sentiment, topic: string}> By number.
	 * @throws SummaryFailed When the connector gives no answer that counts.
	 */
	private function ask( array $input, Provider $provider ): array {
		$known = array_column( $this->topics->all(), 'name' );
		$this->state->count_call();
		$reply = $provider->ask(
			OpinionReply::instruction( get_bloginfo( 'language' ), count( $known ) < Topics::MOST ),
			(string) wp_json_encode(
				array(
					'topics'  => $known,
					'answers' => $input,
				),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			),
			OpinionReply::schema()
		);
		return OpinionReply::parse( $reply['text'], array_column( $input, 'n' ) );
	}

	/**
	 * Texts that the model said nothing about are kept without, so that none is sent again and again. Of those that
	 * were deleted, erased or changed during the call nothing is kept.
	 *
	 * @param non-empty-list<array{response_id: int, question_id: string, is_comment: bool, question: string, text: string}> $batch Texts.
	 * @param array<int, array{sentiment: Sentiment, topic: string}>                                                        $read  By place, from 1.
	 */
	private function keep( array $batch, array $read ): void {
		// The owner may have worded the question otherwise meanwhile.
		$answer   = static fn ( array $text ): array => array_diff_key( $text, array( 'question' => true ) );
		$ids      = array_values( array_unique( array_column( $batch, 'response_id' ) ) );
		$still    = array_map( $answer, $this->texts( $ids ) );
		$opinions = array();
		foreach ( $batch as $place => $text ) {
			if ( ! in_array( $answer( $text ), $still, true ) ) {
				continue;
			}
			$said       = $read[ $place + 1 ] ?? null;
			$opinions[] = array(
				'response_id' => $text['response_id'],
				'question_id' => $text['question_id'],
				'is_comment'  => $text['is_comment'],
				'sentiment'   => $said['sentiment'] ?? null,
				'topic_id'    => null === $said ? 0 : $this->topics->of_model( $said['topic'] ),
			);
		}
		if ( array() !== $opinions ) {
			$this->opinions->add( $opinions );
			MarksVersion::change();
		}
	}

	/**
	 * The texts of the first responses, as many as fit into a call.
	 *
	 * @param non-empty-list<int> $ids In order.
	 * @return array{list<array{response_id: int, question_id: string, is_comment: bool, question: string, text: string}>, non-empty-list<int>} With the responses that they are of.
	 */
	private function batch( array $ids ): array {
		$of    = array();
		$batch = array();
		$done  = array();
		$size  = 0;
		foreach ( $this->texts( $ids ) as $text ) {
			$of[ $text['response_id'] ][] = $text;
		}
		$known = $this->opinions->of_responses( $ids );
		foreach ( $ids as $id ) {
			// A person may have said it before.
			$texts = array_values(
				array_filter(
					$of[ $id ] ?? array(),
					static fn ( array $text ): bool => array() === array_filter(
						$known[ $id ] ?? array(),
						static fn ( array $opinion ): bool => $opinion['question_id'] === $text['question_id']
							&& $opinion['is_comment'] === $text['is_comment']
					)
				)
			);
			$size += array_sum( array_map( 'mb_strlen', array_column( $texts, 'text' ) ) );
			if ( array() !== $batch && ( count( $batch ) + count( $texts ) > self::TEXTS || $size > self::LETTERS ) ) {
				break;
			}
			array_push( $batch, ...$texts );
			$done[] = $id;
		}
		return array( $batch, array() === $done ? array( $ids[0] ) : $done );
	}

	/**
	 * What responses say, as it would leave the site.
	 *
	 * @param list<int> $ids Responses.
	 * @return list<array{response_id: int, question_id: string, is_comment: bool, question: string, text: string}>
	 */
	private function texts( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		return array_map(
			static fn ( array $text ): array => array(
				'response_id' => $text['response_id'],
				'question_id' => $text['question_id'],
				'is_comment'  => $text['is_comment'],
				'question'    => $text['question'],
				'text'        => Redaction::apply( $text['text'], $text['names'] ),
			),
			$this->answers->of_responses( $ids, $this->surveys->find_all( $this->opinions->surveys_of( $ids ) ) )
		);
	}
}
