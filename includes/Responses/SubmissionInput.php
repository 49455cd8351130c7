<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use JsonException;
use UserFeedback\Support\Failure;

/**
 * Reads the body of a submission. The one place that knows its shape, for the
 * REST route and for the early path; unknown keys are dropped (security-cases X2).
 */
final class SubmissionInput {

	public const MAX_BYTES   = 65536;
	public const MAX_ANSWERS = 50;
	private const MAX_DEPTH  = 8;

	/**
	 * Reads it.
	 *
	 * @param string $body JSON.
	 * @throws Failure 413 when it is too large, 400 naming the field that has the wrong shape.
	 */
	public static function from_json( string $body ): Submission {
		if ( strlen( $body ) > self::MAX_BYTES ) {
			throw Failure::too_large( __( 'The response is too large.', 'userfeedback' ) );
		}
		try {
			$data = json_decode( $body, true, self::MAX_DEPTH, JSON_THROW_ON_ERROR );
		} catch ( JsonException ) {
			throw self::wrong( 'body', __( 'The body must be JSON in UTF-8.', 'userfeedback' ) );
		}
		if ( ! is_array( $data ) || ( array() !== $data && array_is_list( $data ) ) ) {
			throw self::wrong( 'body', __( 'The body must be an object.', 'userfeedback' ) );
		}
		self::refuse_nul( $data, '' );
		return new Submission( self::client_id( $data['client_id'] ?? null ), self::answers( $data['answers'] ?? null ), self::page( $data['page_submitted'] ?? array() ) );
	}

	/**
	 * The UUID.
	 *
	 * @param mixed $id As sent.
	 * @throws Failure When it is none.
	 */
	private static function client_id( mixed $id ): string {
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iD', $id ) ) {
			throw self::wrong( 'client_id', __( 'This must be a UUID.', 'userfeedback' ) );
		}
		return strtolower( $id );
	}

	/**
	 * The answers.
	 *
	 * @param mixed $answers As sent.
	 * @return list<GivenAnswer>
	 * @throws Failure When they are none.
	 */
	private static function answers( mixed $answers ): array {
		if ( ! is_array( $answers ) || ! array_is_list( $answers ) ) {
			throw self::wrong( 'answers', __( 'This must be a list.', 'userfeedback' ) );
		}
		if ( count( $answers ) > self::MAX_ANSWERS ) {
			/* translators: %d: number of answers. */
			throw self::wrong( 'answers', sprintf( __( 'There may be no more than %d answers.', 'userfeedback' ), self::MAX_ANSWERS ) );
		}
		$given = array();
		foreach ( $answers as $index => $answer ) {
			$field = "answers[$index]";
			if ( ! is_array( $answer ) ) {
				throw self::wrong( $field, __( 'This must be an object.', 'userfeedback' ) );
			}
			$id = $answer['question_id'] ?? null;
			if ( ! is_string( $id ) || 1 !== preg_match( '/^[A-Za-z0-9_-]{1,32}$/D', $id ) ) {
				throw self::wrong( $field . '.question_id', __( 'This must be the id of a question.', 'userfeedback' ) );
			}
			$extra = $answer['extra'] ?? array();
			if ( ! is_array( $extra ) || ( array() !== $extra && array_is_list( $extra ) ) ) {
				throw self::wrong( "answers[$id].extra", __( 'This must be an object.', 'userfeedback' ) );
			}
			foreach ( array( 'comments', 'name' ) as $name ) {
				if ( isset( $extra[ $name ] ) && ! is_string( $extra[ $name ] ) ) {
					throw self::wrong( "answers[$id].extra.$name", __( 'This must be a text.', 'userfeedback' ) );
				}
			}
			$given[] = new GivenAnswer( $id, $answer['value'] ?? null, array_intersect_key( $extra, array_flip( array( 'comments', 'name' ) ) ) );
		}
		return $given;
	}

	/**
	 * The page; a wrong address is dropped, a wrong type refused.
	 *
	 * @param mixed $page As sent.
	 * @throws Failure When it has the wrong shape.
	 */
	private static function page( mixed $page ): SubmittedPage {
		if ( ! is_array( $page ) || ( array() !== $page && array_is_list( $page ) ) ) {
			throw self::wrong( 'page_submitted', __( 'This must be an object.', 'userfeedback' ) );
		}
		$id = $page['id'] ?? 0;
		if ( ! is_int( $id ) || $id < 0 ) {
			throw self::wrong( 'page_submitted.id', __( 'This must be a whole number.', 'userfeedback' ) );
		}
		$text = array();
		foreach ( array( 'link', 'title' ) as $name ) {
			$text[ $name ] = $page[ $name ] ?? '';
			if ( ! is_string( $text[ $name ] ) ) {
				throw self::wrong( 'page_submitted.' . $name, __( 'This must be a text.', 'userfeedback' ) );
			}
		}
		return SubmittedPage::from_input( $id, $text['link'], $text['title'] );
	}

	/**
	 * No honest browser sends NUL, and databases disagree about it (security-cases U1).
	 *
	 * @param array<mixed> $data  Decoded JSON.
	 * @param string       $field Name of the field so far.
	 * @throws Failure When there is one.
	 */
	private static function refuse_nul( array $data, string $field ): void {
		foreach ( $data as $key => $value ) {
			$name = '' === $field ? (string) $key : $field . '[' . $key . ']';
			if ( is_array( $value ) ) {
				self::refuse_nul( $value, $name );
			} elseif ( is_string( $value ) && str_contains( $value, "\0" ) ) {
				throw self::wrong( $name, __( 'This holds a character that is not allowed.', 'userfeedback' ) );
			}
		}
	}

	/**
	 * The failure that names a field.
	 *
	 * @param string $field  Name.
	 * @param string $reason Translated sentence.
	 */
	private static function wrong( string $field, string $reason ): Failure {
		return Failure::invalid( array( $field => $reason ), 400 );
	}
}
