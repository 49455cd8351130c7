<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use UserFeedback\Pro\Webhooks\Formats\Format;
use UserFeedback\Pro\Webhooks\Http\AddressCheck;
use UserFeedback\Pro\Webhooks\Http\Refused;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Reads a webhook that somebody sends.
 */
final class WebhookInput {

	private const HIGHEST_LIMIT = 10;

	public function __construct( private SurveyRepository $surveys, private AddressCheck $address ) {}

	/**
	 * Schemas of the fields. What is not sent stays as it is.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		return array(
			'survey_id'      => Schema::number( 0, PHP_INT_MAX ) + array(
				'description' => 'The survey that it belongs to, 0 for all surveys.',
			),
			'name'           => Schema::text( 100 ) + array( 'description' => 'Name of the webhook, for the list.' ),
			'url'            => self::url_arg(),
			'format'         => self::format_arg(),
			'events'         => array(
				'type'        => 'array',
				'maxItems'    => count( Event::CHOICES ),
				'uniqueItems' => true,
				'items'       => Schema::one_of(
					...array_map( static fn ( Event $event ): string => $event->value, Event::CHOICES )
				),
				'description' => 'The events that it is told.',
			),
			'score_question' => array(
				'type'        => 'string',
				'pattern'     => '^[A-Za-z0-9_-]{0,32}\z',
				'description' => 'Question of score.below_limit: its id, or `nps` or `star-rating` for all of that type.',
			),
			'score_below'    => Schema::number( 1, self::HIGHEST_LIMIT ) + array(
				'description' => 'Scores below it are low.',
			),
			'visitor'        => Schema::flag() + array(
				'description' => 'Whether the IP address and the browser of the visitor go out too.',
			),
			'active'         => Schema::flag() + array( 'description' => 'Whether it is told anything.' ),
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	public static function url_arg(): array {
		return Schema::text( AddressCheck::MAX_LENGTH ) + array( 'description' => 'Address of the receiver.' );
	}

	/**
	 * @return array<string, mixed>
	 */
	public static function format_arg(): array {
		return Schema::one_of( ...array_map( static fn ( Format $format ): string => $format->value, Format::cases() ) )
			+ array( 'description' => 'How messages are written.' );
	}

	/**
	 * A webhook before anybody fills it in.
	 */
	public static function blank(): Webhook {
		return new Webhook( 0, 0, '', '', Format::Json, array( Event::ResponseCreated ), 'nps', 7, false, true, Secret::create(), '', null, null, null );
	}

	/**
	 * @param array<string, mixed> $sent         Valid by args().
	 * @param bool                 $with_address Whether the address is looked up, which can take seconds.
	 * @throws Failure 422 naming fields.
	 */
	public function read( array $sent, Webhook $before, bool $with_address = true ): Webhook {
		$webhook = $before->with(
			array(
				'survey_id'      => $sent['survey_id'] ?? $before->survey_id,
				'name'           => is_string( $sent['name'] ?? null ) ? Text::line( $sent['name'] ) : $before->name,
				'url'            => is_string( $sent['url'] ?? null ) ? trim( $sent['url'] ) : $before->url,
				'format'         => is_string( $sent['format'] ?? null )
					? Format::from( $sent['format'] )
					: $before->format,
				'events'         => is_array( $sent['events'] ?? null )
					? self::events( $sent['events'] )
					: $before->events,
				'score_question' => $sent['score_question'] ?? $before->score_question,
				'score_below'    => $sent['score_below'] ?? $before->score_below,
				'visitor'        => $sent['visitor'] ?? $before->visitor,
				'active'         => $sent['active'] ?? $before->active,
			)
		);
		// Switching one off is possible wherever it goes.
		$faults = $this->faults( $webhook, $with_address && array( 'active' => false ) !== $sent );
		if ( array() !== $faults ) {
			throw Failure::invalid( $faults );
		}
		return $webhook;
	}

	/**
	 * @param array<mixed> $sent Values of Event.
	 * @return list<Event>
	 */
	private static function events( array $sent ): array {
		return array_values(
			array_filter( array_map( Event::tryFrom( ... ), array_filter( $sent, 'is_string' ) ) )
		);
	}

	/**
	 * @param bool $with_address Whether the address is resolved, too.
	 * @return array<string, string> Sentences by field.
	 */
	private function faults( Webhook $webhook, bool $with_address ): array {
		$faults = array();
		if ( $with_address ) {
			try {
				$this->address->target( $webhook->url );
			} catch ( Refused $refused ) {
				$faults['url'] = $refused->getMessage();
			}
		}
		if ( array() === $webhook->events ) {
			$faults['events'] = __( 'Please choose at least one event.', 'userfeedback' );
		}
		$survey = 0 === $webhook->survey_id ? null : $this->surveys->find( $webhook->survey_id );
		if ( 0 !== $webhook->survey_id && null === $survey ) {
			$faults['survey_id'] = __( 'This survey does not exist.', 'userfeedback' );
		}
		if (
			in_array( Event::ScoreBelowLimit, $webhook->events, true )
			&& ! in_array( $webhook->score_question, Webhook::ANY_SCORE, true )
			&& ! in_array( $survey?->question( $webhook->score_question )?->type, Webhook::ANY_SCORE, true )
		) {
			$faults['score_question'] = __( 'Please choose a question with a score.', 'userfeedback' );
		}
		return $faults;
	}
}
