<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use Closure;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * Files that draw rare question types for visitors (wire type `WidgetPart`): address, texts, and the sentence that
 * stands in for a file that cannot be had.
 *
 * @phpstan-type Part array{url: string, missing: string, words?: array<string, string>}
 */
final class WidgetParts {

	/**
	 * The rules of jumps and groups (docs/paths.md): no type, but a file that comes in the same way.
	 */
	public const PATHS = 'paths';

	/**
	 * The choice of the visitor's language (docs/languages.md): no type either.
	 */
	public const LANGUAGES = 'languages';

	/**
	 * Files that are no type's, by name.
	 *
	 * @var array<string, callable(): VisitorPart>
	 */
	private array $more = array();

	/**
	 * @param Closure(): QuestionTypeRegistry $types Asked only where a survey has such a type.
	 */
	public function __construct( private Closure $types, private Build $build ) {}

	/**
	 * Adds a file that is no type's: a question goes by its name (DrawnQuestion).
	 *
	 * @param callable(): VisitorPart $part Makes it.
	 */
	public function add( string $name, callable $part ): void {
		$this->more[ $name ] = $part;
	}

	/**
	 * Parts of a survey. Call it after `init`.
	 *
	 * @param array<mixed> $types Keys of types.
	 * @return array<string, Part> By type.
	 */
	public function of( array $types ): array {
		$parts = array();
		foreach ( array_filter( $types, 'is_string' ) as $key ) {
			if ( self::PATHS === $key ) {
				$parts[ $key ] = array(
					'url'     => $this->build->url( 'pro-types/paths.js' ),
					'missing' => '',
				);
				continue;
			}
			if ( Around::INTRO === strtok( $key, ':' ) ) {
				$parts[ Around::INTRO ] = Around::file( $key, $this->build );
				continue;
			}
			// `details:text`: the name of the file stands in front.
			$name = explode( ':', $key )[0];
			$part = isset( $this->more[ $name ] )
				? ( $this->more[ $name ] )()
				: ( $this->types )()->find( $key )?->visitor_part();
			if ( null === $part ) {
				continue;
			}
			$parts[ $key ] = array(
				'url'     => $this->build->url( $part->file ),
				'missing' => __( 'This question could not be loaded. You can go on without it.', 'userfeedback' ),
			);
			if ( array() !== $part->words ) {
				$parts[ $key ]['words'] = $part->words;
			}
		}
		return $parts;
	}

	/**
	 * The part of a survey with several languages (wire type `LanguagesPart`). Texts are fetched when one was chosen.
	 *
	 * @param array<mixed> $languages From SurveyLanguages::offered().
	 * @return array<mixed>
	 */
	public function languages( array $languages, int $survey_id ): array {
		$site = get_option( 'WPLANG' );
		return array(
			'url'     => $this->build->url( 'pro-types/languages.js' ),
			'missing' => '',
			'page'    => PageLanguage::of( $survey_id ),
			'site'    => is_string( $site ) && '' !== $site ? strtr( $site, '_', '-' ) : 'en-US',
		) + $languages;
	}

	/**
	 * Those of all types and of the intro, for previews.
	 *
	 * @return array<string, Part> By type.
	 */
	public function all(): array {
		$types = array_keys( ( $this->types )()->all() );
		return $this->of( array( ...$types, ...array_keys( $this->more ), Around::INTRO ) );
	}
}
