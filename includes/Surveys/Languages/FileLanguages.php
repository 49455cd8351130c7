<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Languages;

use Closure;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Translations of a survey in a file (docs/survey-file.md).
 *
 * @phpstan-type Translated array{language: string, live: bool, texts: array<string, array{text: string, of: string}>}
 * @phpstan-type InFile array{source: string, translations: list<Translated>}
 */
abstract class FileLanguages {

	/**
	 * Part of a survey of a file.
	 */
	public const KEY = 'languages';

	/**
	 * Form of a tag.
	 */
	public const TAG = '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?\z';

	public const MOST_LANGUAGES = 40;
	public const MOST_LETTERS   = 2000;

	/**
	 * Texts of one language.
	 */
	private const MOST_TEXTS = 5000;

	/**
	 * What goes into the file; null where the survey has no language of its own.
	 *
	 * @return InFile|null
	 */
	abstract public function export( Survey $survey ): ?array;

	/**
	 * Reads the translations of a survey that comes from a file.
	 *
	 * @param Survey $survey As it would be stored.
	 * @param InFile $given  Valid by schema(), its keys with the new ids.
	 * @return (Closure(int): void)|null Stores them for the survey of an id; null where this site takes none.
	 * @throws Failure 422 naming a field of `languages`.
	 */
	abstract public function import( Survey $survey, array $given ): ?Closure;

	/**
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		$tag  = array(
			'type'     => 'string',
			'pattern'  => self::TAG,
			'required' => true,
		);
		$text = Schema::record(
			array(
				'text' => array( 'required' => true ) + Schema::text( self::MOST_LETTERS ),
				'of'   => Schema::text( self::MOST_LETTERS ),
			)
		);
		return Schema::record(
			array(
				'source'       => $tag,
				'translations' => array( 'required' => true ) + Schema::items(
					Schema::record(
						array(
							'language' => $tag,
							'live'     => Schema::flag(),
							'texts'    => array(
								'type'                 => 'object',
								'required'             => true,
								'maxProperties'        => self::MOST_TEXTS,
								'additionalProperties' => $text,
							),
						)
					),
					self::MOST_LANGUAGES
				),
			)
		);
	}
}
