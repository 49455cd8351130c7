<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Formats;

use UserFeedback\Integrations\EventData;
use UserFeedback\Pro\Webhooks\Event;

/**
 * An event in words, for chats. All of its texts are plain: each format escapes them.
 *
 * @phpstan-import-type Data from EventData
 */
final class ChatMessage {

	/**
	 * Answers of a message. Chats cut longer ones at places that nobody chose.
	 */
	private const ANSWERS = 20;

	private const LONGEST_ANSWER = 600;

	/**
	 * @param list<array{question: string, answer: string}> $answers Those that were given.
	 * @param string                                        $place   Page and device, may be ''.
	 * @param string                                        $link    https address, or ''.
	 */
	public function __construct(
		public readonly string $site,
		public readonly string $title,
		public readonly array $answers,
		public readonly string $place,
		public readonly string $link,
		public readonly string $link_text
	) {}

	/**
	 * @param Data $data Of the event.
	 */
	public static function of( Event $event, array $data ): self {
		$response = $data['response'] ?? array();
		$page     = is_array( $response['page'] ?? null ) ? $response['page'] : array();
		$path     = (string) wp_parse_url( self::text( $page['url'] ?? '' ), PHP_URL_PATH );
		$id       = is_int( $response['id'] ?? null ) ? $response['id'] : 0;
		return new self(
			$data['site']['name'],
			self::title( $event, $data ),
			Event::ResponseTrashed === $event ? array() : self::answers( $response['answers'] ?? array() ),
			self::join( ', ', $path, self::device( self::text( $response['device'] ?? '' ) ) ),
			self::text( $response['link'] ?? '' ),
			0 === $id
				? __( 'Open the results', 'userfeedback' )
				/* translators: %d: number of a response. */
				: sprintf( __( 'Open response #%d', 'userfeedback' ), $id )
		);
	}

	/**
	 * The parts that are not ''.
	 */
	public static function join( string $between, string ...$parts ): string {
		return implode( $between, array_diff( $parts, array( '' ) ) );
	}

	/**
	 * @param int $length Characters, the sign for the cut included.
	 */
	public static function cut( string $text, int $length ): string {
		return mb_strlen( $text ) > $length ? mb_substr( $text, 0, $length - 1 ) . '…' : $text;
	}

	/**
	 * @param Data $data Of the event.
	 */
	private static function title( Event $event, array $data ): string {
		$survey = $data['survey']['title'];
		return match ( $event ) {
			/* translators: %s: title of a survey. */
			Event::ResponseCreated => sprintf( __( 'New response to “%s”', 'userfeedback' ), $survey ),
			/* translators: %s: title of a survey. */
			Event::ResponseTrashed => sprintf( __( 'A response to “%s” went to the trash', 'userfeedback' ), $survey ),
			/* translators: %s: title of a survey. */
			Event::SurveyPublished => sprintf( __( '“%s” was published', 'userfeedback' ), $survey ),
			/* translators: %s: title of a survey. */
			Event::SurveyPaused    => sprintf( __( '“%s” was paused', 'userfeedback' ), $survey ),
			Event::ScoreBelowLimit => sprintf(
				/* translators: 1: title of a survey. 2: a score, e.g. "3 of 10". */
				__( 'Low score in “%1$s”: %2$s', 'userfeedback' ),
				$survey,
				self::score( $data )
			),
			Event::Test            => $survey,
		};
	}

	/**
	 * The low score as the message has its answer.
	 *
	 * @param Data $data Of the event.
	 */
	private static function score( array $data ): string {
		$score   = $data['score'] ?? null;
		$answers = $data['response']['answers'] ?? array();
		foreach ( is_array( $answers ) ? $answers : array() as $answer ) {
			if ( is_array( $answer ) && ( $answer['question_id'] ?? '' ) === ( $score['question_id'] ?? null ) ) {
				return self::words( $answer );
			}
		}
		return (string) ( $score['value'] ?? 0 );
	}

	/**
	 * @param mixed $answers Of the data.
	 * @return list<array{question: string, answer: string}>
	 */
	private static function answers( mixed $answers ): array {
		$lines = array();
		foreach ( is_array( $answers ) ? $answers : array() as $answer ) {
			$text = is_array( $answer ) ? self::answer( $answer ) : '';
			if ( is_array( $answer ) && '' !== $text && count( $lines ) < self::ANSWERS ) {
				$lines[] = array(
					'question' => self::text( $answer['question'] ?? '' ),
					'answer'   => self::cut( $text, self::LONGEST_ANSWER ),
				);
			}
		}
		return $lines;
	}

	/**
	 * @param array<mixed> $answer Of the data.
	 */
	private static function answer( array $answer ): string {
		$comment = self::text( $answer['comment'] ?? '' );
		return trim( self::words( $answer ) . ( '' === $comment ? '' : "\n“{$comment}”" ) );
	}

	/**
	 * An answer without its comment.
	 *
	 * @param array<mixed> $answer Of the data.
	 */
	private static function words( array $answer ): string {
		$value = $answer['value'] ?? '';
		$type  = is_int( $value ) ? $answer['type'] ?? '' : '';
		return match ( true ) {
			isset( $answer['words'] ) => self::text( $answer['words'] ),
			is_array( $value )      => implode( ', ', array_filter( $value, 'is_string' ) ),
			/* translators: %d: a score from 1 to 10. */
			'nps' === $type         => sprintf( __( '%d of 10', 'userfeedback' ), $value ),
			/* translators: %d: a number of stars. */
			'star-rating' === $type => sprintf( __( '%d of 5 stars', 'userfeedback' ), $value ),
			is_int( $value )        => (string) $value,
			default                 => self::text( $value ),
		};
	}

	private static function device( string $device ): string {
		return match ( $device ) {
			'desktop' => __( 'Desktop', 'userfeedback' ),
			'tablet'  => __( 'Tablet', 'userfeedback' ),
			'mobile'  => __( 'Mobile', 'userfeedback' ),
			default   => '',
		};
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
