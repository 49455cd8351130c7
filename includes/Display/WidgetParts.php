<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use Closure;
use UserFeedback\Surveys\HiddenFields;
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
	 * Earlier answers in titles (docs/piping.md): no type either.
	 */
	public const PIPING = 'piping';

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
			if ( in_array( $key, array( self::PATHS, self::PIPING ), true ) ) {
				$parts[ $key ] = array(
					'url'     => $this->build->url( "pro-types/{$key}.js" ),
					'missing' => '',
				);
				continue;
			}
			if ( WidgetPresentation::INTRO === strtok( $key, ':' ) ) {
				$parts[ WidgetPresentation::INTRO ] = WidgetPresentation::file( $key, $this->build );
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
	 * Hidden fields of a survey with what this page says of them, '' where it says nothing.
	 *
	 * @param array<mixed> $names That the survey lists.
	 * @return array<string, string> By name.
	 */
	public static function fields( array $names, int $survey_id ): array {
		$names = array_values( array_filter( $names, 'is_string' ) );

		/**
		 * Filters the hidden fields that the page hands over with the responses of a survey. Caches keep the page with
		 * these values for all its visitors, and everybody can read them there: give what is true of the page, such as
		 * a campaign or a kind of product, never anything about a person.
		 *
		 * Example:
		 *
		 *     add_filter(
		 *         'userfeedback_hidden_fields',
		 *         function ( array $values ): array {
		 *             return array( 'area' => is_singular( 'product' ) ? 'shop' : 'blog' ) + $values;
		 *         }
		 *     );
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $values    By name; none at first.
		 * @param int                   $survey_id The survey.
		 * @param string[]              $names     That the survey lists; others are dropped.
		 */
		$values = apply_filters( 'userfeedback_hidden_fields', array(), $survey_id, $names );
		$fields = array();
		foreach ( $names as $name ) {
			$value           = is_array( $values ) ? $values[ $name ] ?? '' : '';
			$value           = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
			$fields[ $name ] = mb_substr( HiddenFields::clean( $value ), 0, HiddenFields::MAX_LENGTH );
		}
		return $fields;
	}

	/**
	 * Those of all types and of the intro, for previews.
	 *
	 * @return array<string, Part> By type.
	 */
	public function all(): array {
		$types = array_keys( ( $this->types )()->all() );
		return $this->of( array( ...$types, ...array_keys( $this->more ), WidgetPresentation::INTRO ) );
	}
}
