<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use Closure;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\Survey;

/**
 * Translations in survey files. They leave in every plan, because they are the owner's; they come with the feature.
 *
 * @phpstan-import-type InFile from FileLanguages
 */
final class LanguagesInFile extends FileLanguages {

	public function __construct( private Entitlements $entitlements, private TranslationRepository $translations ) {}

	public function export( Survey $survey ): ?array {
		$source = null;
		$others = array();
		foreach ( $this->translations->of_survey( $survey->id ) as $tag => $one ) {
			if ( Translation::SOURCE === $one->status ) {
				$source = $tag;
			} elseif ( $one->is_shown() ) {
				$others[] = array(
					'language' => $tag,
					'live'     => Translation::LIVE === $one->status,
					'texts'    => array_map(
						// What an option read before is for answers on their way here.
						static fn ( array $entry ): array => array(
							'text' => $entry['text'],
							'of'   => $entry['of'],
						),
						self::without_doubles( $survey, array_intersect_key( $one->texts, $one->plain() ) )
					),
				);
			}
		}
		return null === $source ? null : array(
			'source'       => $source,
			'translations' => $others,
		);
	}

	public function import( Survey $survey, array $given ): ?Closure {
		$all = array( $given['source'] => array( Translation::SOURCE, array() ) );
		foreach ( $given['translations'] as $place => $one ) {
			$field = "languages[translations][{$place}]";
			$tag   = $one['language'];
			if ( isset( $all[ $tag ] ) ) {
				throw Failure::invalid(
					array( $field . '[language]' => __( 'The survey has this language already.', 'userfeedback' ) )
				);
			}
			$all[ $tag ] = array(
				true === ( $one['live'] ?? false ) ? Translation::LIVE : Translation::HIDDEN,
				self::texts( $survey, $one['texts'], $field . '[texts]' ),
			);
		}
		if ( ! $this->entitlements->allows( Feature::Languages ) ) {
			return null;
		}
		return function ( int $survey_id ) use ( $all ): void {
			$this->translations->change(
				$survey_id,
				static fn (): array => array_map(
					static fn ( string $tag, array $one ): Translation => new Translation( $survey_id, $tag, ...$one ),
					array_keys( $all ),
					$all
				)
			);
		};
	}

	/**
	 * Without the lists of which two items read the same, as after an edit of the source: visitors get the source's
	 * there, and an import refuses them.
	 *
	 * @template T of array{text: string}
	 * @param array<string, T> $texts By key.
	 * @return array<string, T>
	 */
	private static function without_doubles( Survey $survey, array $texts ): array {
		$read = array();
		foreach ( SurveyTexts::of( $survey ) as $key => $own ) {
			$list = SurveyTexts::list_of( $key );
			if ( null !== $list ) {
				$read[ $list ][] = $texts[ $key ]['text'] ?? $own;
			}
		}
		$doubled = array_filter(
			$read,
			static fn ( array $shown ): bool => count( array_unique( $shown ) ) < count( $shown )
		);
		return array_filter(
			$texts,
			static fn ( string $key ): bool => ! isset( $doubled[ (string) SurveyTexts::list_of( $key ) ] ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * Those that the survey has here, clean.
	 *
	 * @param array<string, array{text: string, of?: string}> $given By key.
	 * @return array<string, array{text: string, of: string}>
	 * @throws Failure 422 where two options of a question would read the same.
	 */
	private static function texts( Survey $survey, array $given, string $field ): array {
		$source = SurveyTexts::of( $survey ) + SurveyTexts::of_look();
		$texts  = array();
		$read   = array();
		foreach ( $source as $key => $own ) {
			$clean = TextList::has_lines( $key, $own ) ? Text::block( ... ) : Text::line( ... );
			$text  = $clean( $given[ $key ]['text'] ?? '' );
			$list  = SurveyTexts::list_of( $key );
			$shown = '' === $text ? $own : $text;
			if ( null !== $list && in_array( $shown, $read[ $list ] ?? array(), true ) ) {
				throw Failure::invalid(
					array(
						/* translators: %s: an option. */
						$field => sprintf( __( 'Two options of a question read the same: “%s”.', 'userfeedback' ), $shown ),
					)
				);
			}
			$read[ (string) $list ][] = $shown;
			if ( '' !== $text ) {
				$texts[ $key ] = array(
					'text' => $text,
					'of'   => $clean( $given[ $key ]['of'] ?? '' ),
				);
			}
		}
		return $texts;
	}
}
