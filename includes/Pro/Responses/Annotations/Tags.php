<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Annotations;

use UserFeedback\Access\Capability;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Database\Database;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Support\Failure;

/**
 * The site's tags and the responses that have them.
 */
final class Tags {

	private const MOST = 200;

	public function __construct(
		private Entitlements $entitlements,
		private Database $database,
		private TagRepository $tags,
		private ResponseRepository $responses
	) {}

	/**
	 * @return list<array{id: int, name: string, color: int, responses: int}> By name.
	 * @throws Failure 403 where the plan has no tags.
	 */
	public function all(): array {
		$this->entitlements->require( Feature::Annotations );
		$uses = $this->tags->uses();
		return array_map(
			static fn ( Tag $tag ): array => $tag->to_wire() + array( 'responses' => $uses[ $tag->id ] ?? 0 ),
			$this->tags->all()
		);
	}

	/**
	 * @throws Failure 403 as all(), 422 naming `name`, 409 when another tag has the name.
	 */
	public function create( string $name, int $color ): Tag {
		$this->entitlements->require( Feature::Annotations );
		$name = self::name( $name );
		if ( count( $this->tags->all() ) >= self::MOST ) {
			throw Failure::invalid(
				array(
					'name' => sprintf(
						/* translators: %s: a number. */
						__( 'A site can have at most %s tags.', 'userfeedback' ),
						number_format_i18n( self::MOST )
					),
				)
			);
		}
		$id = $this->tags->create( $name, $color );
		return new Tag( $id ?? throw self::taken(), $name, $color );
	}

	/**
	 * @param string|null $name  Null leaves it.
	 * @param int|null    $color Null leaves it.
	 * @return array{id: int, name: string, color: int, responses: int}
	 * @throws Failure See create(), 404 for an unknown tag, 403 for people who reach their own surveys only.
	 */
	public function change( int $id, ?string $name, ?int $color ): array {
		SurveyScope::reach_all();
		$this->entitlements->require( Feature::Annotations );
		$tag   = $this->one( $id );
		$name  = null === $name ? $tag->name : self::name( $name );
		$other = $this->tags->named( $name );
		if ( null !== $other && $other->id !== $id ) {
			throw self::taken();
		}
		$changed = new Tag( $id, $name, $color ?? $tag->color );
		$this->tags->change( $changed );
		return $changed->to_wire() + array( 'responses' => $this->tags->uses_of( $id ) );
	}

	/**
	 * Gives its responses to another tag and deletes it.
	 *
	 * @return int How many responses had it.
	 * @throws Failure See change(), 422 when both are the same.
	 */
	public function merge( int $id, int $into ): int {
		SurveyScope::reach_all();
		$this->entitlements->require( Feature::Annotations );
		$this->one( $id );
		$this->one( $into );
		if ( $id === $into ) {
			throw Failure::invalid( array( 'into' => __( 'Choose another tag.', 'userfeedback' ) ) );
		}
		$had = $this->tags->merge( $id, $into );
		MarksVersion::change();
		return $had;
	}

	/**
	 * @return int How many responses had it.
	 * @throws Failure See change().
	 */
	public function delete( int $id ): int {
		SurveyScope::reach_all();
		$this->entitlements->require( Feature::Annotations );
		$this->one( $id );
		$had = $this->tags->delete( $id );
		MarksVersion::change();
		return $had;
	}

	/**
	 * Gives responses of a survey tags and takes others away.
	 *
	 * @param list<int> $ids    The responses, at least one.
	 * @param list<int>           $add    Tags.
	 * @param list<int>           $remove Tags.
	 * @return list<int> The responses that changed.
	 * @throws Failure See change(), 400 when a response is not the survey's; nothing is changed then.
	 */
	public function tag( int $survey_id, array $ids, array $add, array $remove ): array {
		$this->entitlements->require( Feature::Annotations );
		// Who may delete need not see results.
		Capability::View->enforce();
		foreach ( array( ...$add, ...$remove ) as $tag ) {
			$this->one( $tag );
		}
		$changed = $this->database->transaction(
			function () use ( $survey_id, $ids, $add, $remove ): array {
				$this->responses->lock_all( $survey_id, $ids );
				return $this->tags->change_responses( $ids, $add, array_values( array_diff( $remove, $add ) ) );
			}
		);
		if ( array() !== $changed ) {
			MarksVersion::change();
		}
		return $changed;
	}

	private function one( int $id ): Tag {
		return $this->tags->find( $id )
			?? throw Failure::not_found( __( 'This tag does not exist.', 'userfeedback' ) );
	}

	private static function name( string $given ): string {
		$name = trim( sanitize_text_field( $given ) );
		if ( '' === $name || mb_strlen( $name ) > Tag::LETTERS ) {
			throw Failure::invalid(
				array(
					'name' => sprintf(
						/* translators: %d: a number. */
						__( 'A tag needs a name of at most %d characters.', 'userfeedback' ),
						Tag::LETTERS
					),
				)
			);
		}
		return $name;
	}

	private static function taken(): Failure {
		return Failure::conflict( __( 'A tag with this name already exists.', 'userfeedback' ) );
	}
}
