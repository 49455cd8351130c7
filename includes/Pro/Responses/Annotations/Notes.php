<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Annotations;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Notes of one response. Only its author changes a note; who manages the site may also delete it.
 */
final class Notes {

	private const LETTERS = 5000;

	public function __construct(
		private Entitlements $entitlements,
		private NoteRepository $notes,
		private PlaceQuery $responses,
		private Clock $clock
	) {}

	/**
	 * @return list<array<string, mixed>> All notes of the response.
	 * @throws Failure 403 where the plan has no notes, 404 for an unknown response, 422 naming `body`.
	 */
	public function create( int $survey_id, int $response_id, string $body ): array {
		$this->check( $survey_id, $response_id );
		$this->notes->create( $response_id, get_current_user_id(), self::body( $body ), $this->now() );
		return $this->all( $response_id );
	}

	/**
	 * @return list<array<string, mixed>> All notes of the response.
	 * @throws Failure See create(), 403 for another's note, 404 for an unknown note.
	 */
	public function change( int $survey_id, int $response_id, int $id, string $body ): array {
		$this->check( $survey_id, $response_id );
		$this->mine( $response_id, $id );
		$this->notes->change( $id, self::body( $body ), $this->now() );
		return $this->all( $response_id );
	}

	/**
	 * @return list<array<string, mixed>> What is left of the response's notes.
	 * @throws Failure See change().
	 */
	public function delete( int $survey_id, int $response_id, int $id ): array {
		$this->check( $survey_id, $response_id );
		$this->mine( $response_id, $id, Capability::Manage->allowed() );
		$this->notes->delete( $id );
		return $this->all( $response_id );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function all( int $response_id ): array {
		MarksVersion::change();
		return array_map( NoteRepository::to_wire( ... ), $this->notes->of( $response_id ) );
	}

	/**
	 * Who may delete need not see results, and the reply shows all notes.
	 *
	 * @throws Failure 403 or 404.
	 */
	private function check( int $survey_id, int $response_id ): void {
		$this->entitlements->require( Feature::Annotations );
		if ( null === $this->responses->find( $survey_id, $response_id ) ) {
			throw Failure::not_found( __( 'This response does not exist.', 'userfeedback' ) );
		}
		Capability::View->enforce();
	}

	/**
	 * @param bool $anybodys Whether it may be another's.
	 * @throws Failure 403 or 404.
	 */
	private function mine( int $response_id, int $id, bool $anybodys = false ): void {
		$note = $this->notes->find( $response_id, $id )
			?? throw Failure::not_found( __( 'This note does not exist.', 'userfeedback' ) );
		if ( ! $anybodys && get_current_user_id() !== (int) $note['author'] ) {
			throw Failure::forbidden( __( 'Only its author can change a note.', 'userfeedback' ) );
		}
	}

	private static function body( string $given ): string {
		$body = trim( sanitize_textarea_field( $given ) );
		if ( '' === $body || mb_strlen( $body ) > self::LETTERS ) {
			throw Failure::invalid(
				array(
					'body' => sprintf(
						/* translators: %s: a number. */
						__( 'A note needs a text of at most %s letters.', 'userfeedback' ),
						number_format_i18n( self::LETTERS )
					),
				)
			);
		}
		return $body;
	}

	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}
}
