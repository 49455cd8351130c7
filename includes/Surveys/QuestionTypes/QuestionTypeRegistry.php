<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Surveys\Survey;

/**
 * The question types of this site, by key. Addons register theirs on `userfeedback_loaded`.
 */
final class QuestionTypeRegistry {

	/**
	 * Order of the builder's menu, whoever brings a type; others follow.
	 */
	private const ORDER = array(
		'text',
		'long-text',
		'email',
		'checkbox',
		'radio-button',
		'image-radio',
		'icon-choice',
		'star-rating',
		'nps',
	);

	/**
	 * Types by key.
	 *
	 * @var array<string, QuestionType>
	 */
	private array $types = array();

	/**
	 * Adds a type; a second one of the same key is refused.
	 */
	public function register( QuestionType $type ): void {
		if ( isset( $this->types[ $type->key() ] ) ) {
			_doing_it_wrong(
				__METHOD__,
				esc_html( 'A question type of this key is registered already: ' . $type->key() ),
				'0.1.0'
			);
			return;
		}
		$this->types[ $type->key() ] = $type;
	}

	/**
	 * A type, or null when no active code knows it.
	 *
	 * @param string $key E.g. `radio-button`.
	 */
	public function find( string $key ): ?QuestionType {
		return $this->types[ $key ] ?? null;
	}

	/**
	 * Whether active code knows the types of all questions of a survey. One with
	 * an unknown type is not live (SEL-08, docs/plans-and-addons.md).
	 */
	public function knows_all( Survey $survey ): bool {
		foreach ( $survey->questions as $question ) {
			if ( ! isset( $this->types[ $question->type ] ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * All types, in the order of the builder's menu.
	 *
	 * @return array<string, QuestionType> By key.
	 */
	public function all(): array {
		$types = array();
		foreach ( array_unique( array( ...self::ORDER, ...array_keys( $this->types ) ) ) as $key ) {
			if ( isset( $this->types[ $key ] ) ) {
				$types[ $key ] = $this->types[ $key ];
			}
		}
		return $types;
	}
}
