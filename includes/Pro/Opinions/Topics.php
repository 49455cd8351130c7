<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Support\Failure;

/**
 * The list of topics, which is the owner's: a model proposes only what is neither on it nor was taken off it.
 */
final class Topics {

	/**
	 * More would be tags, and no list that a model or a person keeps in mind.
	 */
	public const MOST = 30;

	public const LETTERS = 60;

	public function __construct( private Entitlements $entitlements, private TopicRepository $topics ) {}

	/**
	 * @return list<array{id: int, name: string, answers: int}> By name.
	 */
	public function all(): array {
		$uses = $this->topics->uses();
		return array_map(
			static fn ( array $topic ): array => $topic + array( 'answers' => $uses[ $topic['id'] ] ?? 0 ),
			$this->topics->all()
		);
	}

	/**
	 * @return array{id: int, name: string, answers: int}
	 * @throws Failure 403 where the plan has none, 422 naming `name`, 409 when another has the name.
	 */
	public function create( string $given ): array {
		$this->entitlements->require( Feature::AiSummary );
		$name = self::name( $given );
		if ( count( $this->topics->all() ) >= self::MOST ) {
			throw Failure::invalid(
				array(
					'name' => sprintf(
						/* translators: %s: a number. */
						__( 'A site can have at most %s topics.', 'userfeedback' ),
						number_format_i18n( self::MOST )
					),
				)
			);
		}
		return array(
			'id'      => $this->topics->create( $name ) ?? throw self::taken(),
			'name'    => $name,
			'answers' => 0,
		);
	}

	/**
	 * @return array{id: int, name: string, answers: int}
	 * @throws Failure See create(), 404 for an unknown topic.
	 */
	public function rename( int $id, string $given ): array {
		$this->entitlements->require( Feature::AiSummary );
		$this->require( $id );
		$name = self::name( $given );
		foreach ( $this->topics->all() as $other ) {
			if ( $other['id'] !== $id && mb_strtolower( $other['name'] ) === mb_strtolower( $name ) ) {
				throw self::taken();
			}
		}
		$this->topics->rename( $id, $name );
		return array(
			'id'      => $id,
			'name'    => $name,
			'answers' => $this->topics->uses()[ $id ] ?? 0,
		);
	}

	/**
	 * Gives its answers to another topic.
	 *
	 * @param int $into 0 to delete it.
	 * @return int How many had it.
	 * @throws Failure See rename(), 422 when both are the same.
	 */
	public function merge( int $id, int $into ): int {
		$this->entitlements->require( Feature::AiSummary );
		$this->require( $id );
		if ( 0 !== $into ) {
			$this->require( $into );
		}
		if ( $id === $into ) {
			throw Failure::invalid( array( 'into' => __( 'Choose another topic.', 'userfeedback' ) ) );
		}
		$had = $this->topics->merge( $id, $into );
		MarksVersion::change();
		return $had;
	}

	/**
	 * @throws Failure 404.
	 */
	public function require( int $id ): void {
		if ( ! $this->topics->exists( $id ) ) {
			throw Failure::not_found( __( 'This topic does not exist.', 'userfeedback' ) );
		}
	}

	/**
	 * The topic that a model names: one of the list, or a new one while the list has room.
	 *
	 * @return int 0 for none.
	 */
	public function of_model( string $given ): int {
		$name = self::cleaned( $given );
		if ( '' === $name || mb_strlen( $name ) > self::LETTERS ) {
			return 0;
		}
		$meant = $this->topics->meant( $name );
		if ( null !== $meant ) {
			return $meant;
		}
		return count( $this->topics->all() ) >= self::MOST ? 0 : $this->topics->create( $name ) ?? 0;
	}

	private static function cleaned( string $given ): string {
		return trim( sanitize_text_field( wp_check_invalid_utf8( $given, true ) ) );
	}

	private static function name( string $given ): string {
		$name = self::cleaned( $given );
		if ( '' === $name || mb_strlen( $name ) > self::LETTERS ) {
			throw Failure::invalid(
				array(
					'name' => sprintf(
						/* translators: %d: a number. */
						__( 'A topic needs a name of at most %d characters.', 'userfeedback' ),
						self::LETTERS
					),
				)
			);
		}
		return $name;
	}

	private static function taken(): Failure {
		return Failure::conflict( __( 'A topic with this name already exists.', 'userfeedback' ) );
	}
}
