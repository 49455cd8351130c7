<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Surveys\Survey;

/**
 * The question types of this site, by key. Addons register theirs on `userfeedback_loaded`.
 */
final class QuestionTypeRegistry {

	/**
	 * Types by key.
	 *
	 * @var array<string, QuestionType>
	 */
	private array $types = array();

	/**
	 * Adds a type; a second one with the same key is refused.
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
	 * What results compute from the numbers of a type, also where its code is gone.
	 *
	 * @return 'mean'|'nps'|null
	 */
	public function figure( string $key ): ?string {
		$type = $this->find( $key );
		return null === $type ? PaidTypes::figure( $key ) : $type->figure();
	}

	/**
	 * Whether active code knows the types of all questions of a survey, and the site lets them be used. A survey
	 * with another type is not live (SEL-08, docs/plans-and-addons.md).
	 */
	public function knows_all( Survey $survey ): bool {
		foreach ( $survey->questions as $question ) {
			if ( true !== $this->find( $question->type )?->is_on() ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * All types, in the order in which they were registered.
	 *
	 * @return array<string, QuestionType> By key.
	 */
	public function all(): array {
		return $this->types;
	}

	/**
	 * What the builder's menu lists and what screens call a type. Paid types are
	 * in it where their code is missing as well: then the builder locks them.
	 *
	 * @return list<array{key: string, label: string, group: string}>
	 */
	public function menu(): array {
		$menu = array();
		foreach ( $this->types as $key => $type ) {
			$menu[] = array(
				'key'   => $key,
				'label' => $type->label(),
				'group' => $type->group(),
			);
		}
		foreach ( array_diff_key( PaidTypes::labels(), $this->types ) as $key => $label ) {
			$menu[] = array(
				'key'   => $key,
				'label' => $label,
				'group' => PaidTypes::group( $key ),
			);
		}
		return $menu;
	}
}
