<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

use JsonException;
use stdClass;
use UserFeedback\Display\AdvisoryToken;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Logic\Paths;

/**
 * Reads the body of a submission, for the REST route and the early path. Only this class knows its format;
 * unknown keys are dropped (SEC-X2).
 */
final class SubmissionInput {

	public const MAX_BYTES   = 65536;
	public const MAX_ANSWERS = 50;
	private const MAX_DEPTH  = 8;
	private const MAX_FACT   = 2000;

	/**
	 * Id of the intro among the questions that travel; no question can have it. The file of the intro takes it out of
	 * what is sent; where that could not be had, it comes along.
	 */
	public const INTRO = '@intro';

	/**
	 * Reads it.
	 *
	 * @throws Failure 413 when it is too large, 400 naming the field that has the wrong shape.
	 */
	public static function from_json( string $body ): Submission {
		if ( strlen( $body ) > self::MAX_BYTES ) {
			throw Failure::too_large( __( 'The response is too large.', 'userfeedback' ) );
		}
		try {
			// Decoded as objects: PHP's arrays cannot tell {} from [], nor a list from {"0": …}.
			$data = json_decode( $body, false, self::MAX_DEPTH, JSON_THROW_ON_ERROR );
		} catch ( JsonException ) {
			throw self::wrong( 'body', __( 'The body must be JSON in UTF-8.', 'userfeedback' ) );
		}
		if ( ! $data instanceof stdClass ) {
			throw self::wrong( 'body', __( 'The body must be an object.', 'userfeedback' ) );
		}
		self::refuse_nul( $data, '' );
		return new Submission(
			self::client_id( $data->client_id ?? null ),
			self::answers( $data->answers ?? null ),
			self::page( $data->page_submitted ?? new stdClass() ),
			self::facts( $data->facts ?? new stdClass() ),
			self::language( $data->language ?? '' ),
			AdvisoryToken::revision( $data->nonce ?? null )
		);
	}

	/**
	 * The UUID. Clients of the documents send none: such a call is a response of its own, however often it comes.
	 *
	 * @param mixed $id As sent.
	 * @throws Failure When it is none.
	 */
	private static function client_id( mixed $id ): string {
		if ( null === $id || '' === $id ) {
			return wp_generate_uuid4();
		}
		if (
			! is_string( $id )
			|| 1 !== preg_match( '/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iD', $id )
		) {
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
		if ( ! is_array( $answers ) ) {
			throw self::wrong( 'answers', __( 'This must be a list.', 'userfeedback' ) );
		}
		if ( count( $answers ) > self::MAX_ANSWERS ) {
			throw self::wrong(
				'answers',
				/* translators: %d: number of answers. */
				sprintf( __( 'There may be no more than %d answers.', 'userfeedback' ), self::MAX_ANSWERS )
			);
		}
		$given = array();
		foreach ( $answers as $index => $answer ) {
			$field = "answers[$index]";
			if ( ! $answer instanceof stdClass ) {
				throw self::wrong( $field, __( 'This must be an object.', 'userfeedback' ) );
			}
			$id = $answer->question_id ?? null;
			if ( self::INTRO === $id ) {
				continue;
			}
			if ( ! is_string( $id ) || 1 !== preg_match( '/^[A-Za-z0-9_-]{1,32}$/D', $id ) ) {
				throw self::wrong(
					$field . '.question_id',
					__( 'This must be the id of a question.', 'userfeedback' )
				);
			}
			$given[] = new GivenAnswer(
				$id,
				self::value( $id, $answer->value ?? null ),
				self::extra( $id, $answer->extra ?? new stdClass() )
			);
		}
		return $given;
	}

	/**
	 * The value of an answer; the question type checks its meaning.
	 *
	 * @param mixed $value As sent.
	 * @throws Failure When it is, or holds, an object.
	 */
	private static function value( string $id, mixed $value ): mixed {
		foreach ( is_array( $value ) ? $value : array( $value ) as $item ) {
			if ( $item instanceof stdClass ) {
				throw self::wrong(
					"answers[$id].value",
					__( 'This must be a text, a number or a list.', 'userfeedback' )
				);
			}
		}
		return $value;
	}

	/**
	 * Comment, name, text at "Other" and scale of an answer.
	 *
	 * @param mixed $extra As sent.
	 * @return array<string, string>
	 * @throws Failure When it has the wrong shape.
	 */
	private static function extra( string $id, mixed $extra ): array {
		if ( array() === $extra ) {
			return array();
		}
		if ( ! $extra instanceof stdClass ) {
			throw self::wrong( "answers[$id].extra", __( 'This must be an object.', 'userfeedback' ) );
		}
		$texts = array();
		foreach ( array( 'comments', 'name', 'other', 'scale' ) as $name ) {
			$text = $extra->$name ?? null;
			if ( null !== $text && ! is_string( $text ) ) {
				throw self::wrong( "answers[$id].extra.$name", __( 'This must be a text.', 'userfeedback' ) );
			}
			if ( null !== $text ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}

	/**
	 * The facts. They choose questions, nothing else.
	 *
	 * @param mixed $facts As sent.
	 * @return array<string, string>
	 * @throws Failure When they have the wrong shape.
	 */
	private static function facts( mixed $facts ): array {
		if ( array() === $facts ) {
			return array();
		}
		if ( ! $facts instanceof stdClass ) {
			throw self::wrong( 'facts', __( 'This must be an object.', 'userfeedback' ) );
		}
		$texts = array();
		foreach ( Paths::FACTS as $name ) {
			$text = $facts->$name ?? null;
			if ( null !== $text && ( ! is_string( $text ) || strlen( $text ) > self::MAX_FACT ) ) {
				throw self::wrong( "facts[$name]", __( 'This must be a short text.', 'userfeedback' ) );
			}
			if ( null !== $text ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts + self::fields( $facts );
	}

	/**
	 * Hidden fields among the facts: of any name, because only the survey knows which it lists.
	 *
	 * @return array<string, string>
	 * @throws Failure When one is no text, or too long.
	 */
	private static function fields( stdClass $facts ): array {
		$texts = array();
		foreach ( (array) $facts as $key => $value ) {
			$key  = (string) $key;
			$name = HiddenFields::name_of( $key );
			if ( null === $name && null === HiddenFields::name_of( $key, HiddenFields::FROM ) ) {
				continue;
			}
			if ( ! is_string( $value ) || mb_strlen( $value ) > HiddenFields::MAX_LENGTH ) {
				throw self::wrong(
					"facts[$key]",
					/* translators: %d: number of characters. */
					sprintf( __( 'This must be a text of at most %d characters.', 'userfeedback' ), HiddenFields::MAX_LENGTH )
				);
			}
			$texts[ $key ] = HiddenFields::clean( $value );
		}
		ksort( $texts );
		return $texts;
	}

	/**
	 * The language of the options.
	 *
	 * @param mixed $language As sent.
	 * @throws Failure When it is no tag.
	 */
	private static function language( mixed $language ): string {
		if ( ! is_string( $language ) || 1 !== preg_match( '/^[A-Za-z0-9-]{0,12}$/D', $language ) ) {
			throw self::wrong( 'language', __( 'This must be the tag of a language.', 'userfeedback' ) );
		}
		return $language;
	}

	/**
	 * The page. A wrong URL is dropped, a wrong type refused.
	 *
	 * @param mixed $page As sent.
	 * @throws Failure When it has the wrong shape.
	 */
	private static function page( mixed $page ): SubmittedPage {
		if ( array() === $page ) {
			return new SubmittedPage();
		}
		if ( ! $page instanceof stdClass ) {
			throw self::wrong( 'page_submitted', __( 'This must be an object.', 'userfeedback' ) );
		}
		$id = $page->id ?? 0;
		$id = is_string( $id ) && 1 === preg_match( '/^\d{1,18}$/D', $id ) ? (int) $id : $id;
		if ( ! is_int( $id ) || $id < 0 ) {
			throw self::wrong( 'page_submitted.id', __( 'This must be a whole number.', 'userfeedback' ) );
		}
		$text = array();
		foreach ( array( 'link', 'title' ) as $name ) {
			$text[ $name ] = $page->$name ?? '';
			if ( ! is_string( $text[ $name ] ) ) {
				throw self::wrong( 'page_submitted.' . $name, __( 'This must be a text.', 'userfeedback' ) );
			}
		}
		return SubmittedPage::from_input( $id, $text['link'], $text['title'] );
	}

	/**
	 * No browser sends NUL, and databases disagree about it (SEC-U1).
	 *
	 * @param stdClass|array<mixed> $data  Decoded JSON.
	 * @param string                $field Name of the field so far.
	 * @throws Failure When there is one.
	 */
	private static function refuse_nul( stdClass|array $data, string $field ): void {
		foreach ( (array) $data as $key => $value ) {
			$name = '' === $field ? (string) $key : $field . '[' . $key . ']';
			if ( is_array( $value ) || $value instanceof stdClass ) {
				self::refuse_nul( $value, $name );
			} elseif ( is_string( $value ) && str_contains( $value, "\0" ) ) {
				throw self::wrong( $name, __( 'This contains a character that is not allowed.', 'userfeedback' ) );
			}
		}
	}

	/**
	 * The failure that names a field.
	 */
	private static function wrong( string $field, string $reason ): Failure {
		return Failure::invalid( array( $field => $reason ), 400 );
	}
}
