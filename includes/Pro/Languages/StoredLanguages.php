<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use Closure;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Survey;

/**
 * Languages of surveys, for visitors' calls. Nothing here asks for a license.
 */
final class StoredLanguages implements SurveyLanguages {

	/**
	 * @param Closure(): TranslationRepository $translations Asked only where a survey has languages.
	 */
	public function __construct( private Closure $translations ) {}

	public function offered( Survey $survey ): ?array {
		$tags    = explode( ',', $survey->languages );
		$source  = array_shift( $tags );
		$offered = array_values( array_filter( $tags, static fn ( string $tag ): bool => '' !== $tag ) );
		return '' === $source || array() === $offered ? null : array(
			'source'  => $source,
			'offered' => $offered,
		);
	}

	public function translated( Survey $survey ): array {
		$offered = $this->offered( $survey )['offered'] ?? array();
		if ( array() === $offered ) {
			return array();
		}
		$all = array_intersect_key( ( $this->translations )()->of_survey( $survey->id ), array_flip( $offered ) );
		return array_values(
			array_map( static fn ( Translation $one ): Survey => SurveyTexts::put( $survey, $one->plain() ), $all )
		);
	}

	/**
	 * Also of a language that was hidden or removed, and by texts that options had before: answers may be a day on
	 * their way.
	 */
	public function options( Survey $survey, string $language ): ?array {
		$translation = ( $this->translations )()->find( $survey->id, $language );
		if ( null === $translation || Translation::SOURCE === $translation->status ) {
			return null === $translation ? null : array();
		}
		$source  = SurveyTexts::of( $survey );
		$shown   = SurveyTexts::of( SurveyTexts::put( $survey, $translation->plain() ) );
		$options = array();
		foreach ( array( true, false ) as $current ) {
			foreach ( $source as $key => $text ) {
				if ( null === SurveyTexts::list_of( $key ) ) {
					continue;
				}
				$id = explode( '.', $key )[1];
				// Where doubles turned a list back to the source, a page of before may still send the translation.
				$texts = $current ? array( $shown[ $key ] ?? $text ) : array(
					$translation->texts[ $key ]['text'] ?? '',
					...( $translation->texts[ $key ]['former'] ?? array() ),
				);
				foreach ( array_diff( $texts, array( '' ) ) as $called ) {
					$options[ $id ][ $called ] ??= $text;
				}
			}
		}
		foreach ( $survey->questions as $question ) {
			$key  = SurveyTexts::wording_of( $question );
			$text = $translation->texts[ $key ] ?? null;

			$options[ $question->id ] = ComposedTexts::of(
				$question,
				$options[ $question->id ] ?? array(),
				array_values( array( $shown[ $key ] ?? '', $text['text'] ?? '', ...( $text['former'] ?? array() ) ) )
			);
		}
		return array_filter( $options );
	}

	public function copy( Survey $from, Survey $to ): void {
		$translations = ( $this->translations )();
		$all          = $translations->of_survey( $from->id );
		$source       = SurveyTexts::of( $to );
		if ( array() !== $all ) {
			$translations->change(
				$to->id,
				static fn (): array => array_values(
					array_map(
						static function ( Translation $one ) use ( $from, $to, $source ): Translation {
							$texts = $one->texts;
							// The copy has a title of its own; its translation is still that of the survey.
							if ( isset( $texts['title'] ) && $from->title === $texts['title']['of'] ) {
								$texts['title']['of'] = $source['title'] ?? '';
							}
							return new Translation( $to->id, $one->language, $one->status, $texts );
						},
						$all
					)
				)
			);
		}
	}
}
