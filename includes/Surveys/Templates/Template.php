<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Surveys\Question;

/**
 * A survey template (ENT-17). The object contains translated texts: create it on or after `init`.
 */
final class Template {

	/**
	 * Type of the question that the card draws; '' for an empty survey.
	 *
	 * @var string
	 */
	public readonly string $picture;

	/**
	 * @param string         $key             E.g. `blank`.
	 * @param string         $name            Name, and title of the new survey.
	 * @param string         $description     One sentence for the card.
	 * @param string         $category        Of TemplateCategory, or a translated name; '' for none.
	 * @param string         $type            `survey` or `nps` (A38).
	 * @param list<Question> $questions       Questions, complete; ids unique in the template.
	 * @param list<string>   $required_addons Slugs of addons.json.
	 * @param string         $picture         Type of the question that the card draws; the first one's where none is named.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $name,
		public readonly string $description,
		public readonly string $category,
		public readonly string $type,
		public readonly array $questions,
		public readonly array $required_addons = array(),
		string $picture = ''
	) {
		$this->picture = '' === $picture && isset( $questions[0] ) ? $questions[0]->type : $picture;
	}
}
