<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use Closure;
use UserFeedback\Display\Fields;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\WidgetParts;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Display\WidgetStrings;
use UserFeedback\Display\WidgetSurvey;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * A survey in one of its languages, as a visitor's browser puts it in the place of the source (wire type
 * `SurveyInLanguage`). The same code makes the page's own payload.
 */
final class SurveyInLanguage {

	/**
	 * @param Closure(int): Survey $live A live survey; 404 otherwise.
	 */
	public function __construct(
		private Closure $live,
		private SurveyRepository $surveys,
		private TranslationRepository $translations,
		private WidgetSurvey $widget,
		private WidgetParts $parts,
		private LiveIndex $index
	) {}

	/**
	 * For visitors.
	 *
	 * @return array<string, mixed>
	 * @throws Failure 404 when the survey is not live, or visitors do not get the language.
	 */
	public function of( int $survey_id, string $tag ): array {
		$survey      = ( $this->live )( $survey_id );
		$translation = $this->translations->find( $survey_id, $tag );
		if ( null === $translation || Translation::LIVE !== $translation->status ) {
			throw Failure::not_found();
		}
		return $this->described( $survey, $translation );
	}

	/**
	 * For owners, of any survey and also of a language that visitors do not get.
	 *
	 * @return array<string, mixed>
	 * @throws Failure 404.
	 */
	public function preview( int $survey_id, string $tag ): array {
		$survey      = $this->surveys->find( $survey_id ) ?? throw Failure::no_survey();
		$translation = $this->translations->find( $survey_id, $tag );
		if ( null === $translation || ! $translation->is_shown() ) {
			throw Failure::not_found( __( 'The survey does not have this language.', 'userfeedback' ) );
		}
		return $this->described( $survey, $translation );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function described( Survey $survey, Translation $translation ): array {
		$tag      = $translation->language;
		$locale   = Tags::locale( $tag );
		$switched = switch_to_locale( $locale ?? Tags::site_locale() );
		try {
			return array(
				'lang' => $tag,
				'rtl'  => Tags::is_rtl( $tag ),
			) + $this->texts( $survey, $translation->plain() + $this->marked( $survey, $tag ) );
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Texts of the source that stand among those of the other direction: with a mark at the end, so that their last
	 * sign stays there. Not options and wordings of consents, which visitors send back, and not where an address ends
	 * the text: the mark would be part of it.
	 *
	 * @return array<string, string> By key; [] where both have one direction.
	 */
	private function marked( Survey $survey, string $tag ): array {
		$is_rtl = Tags::is_rtl( explode( ',', $survey->languages )[0] );
		if ( Tags::is_rtl( $tag ) === $is_rtl ) {
			return array();
		}
		$mark = $is_rtl ? "\u{200F}" : "\u{200E}";
		return array_map(
			static fn ( string $text ): string => $text . $mark,
			array_filter(
				array_diff_key( SurveyTexts::of( $survey ), array_flip( SurveyTexts::wordings( $survey ) ) ),
				static fn ( string $text, string $key ): bool => null === SurveyTexts::list_of( $key )
					&& 1 !== preg_match( '~https?://\S+$~iD', $text ),
				ARRAY_FILTER_USE_BOTH
			)
		);
	}

	/**
	 * @param array<string, string> $texts By key.
	 * @return array<string, mixed>
	 */
	private function texts( Survey $survey, array $texts ): array {
		$translated = SurveyTexts::put( $survey, $texts );
		$described  = $this->widget->describe( $translated );
		$look       = array_intersect_key( $texts, SurveyTexts::of_look() );
		$theming    = new Fields( is_array( $described['theming'] ) ? $described['theming'] : array() );
		$next       = $theming->text( 'next_text' );
		$skip       = $theming->text( 'skip_text' );
		$toggle     = $theming->text( 'widget_toggle_text' );
		$parts      = is_array( $described['parts'] ?? null ) ? $described['parts'] : array();
		return array(
			'strings' => WidgetStrings::all(),
			'survey'  => array(
				'title'     => $translated->title,
				'questions' => $this->index->make_questions( $translated ),
				'thank_you' => $described['thank_you'],
			),
			'theming' => array(
				'next_text'          => WidgetSettings::next_text( $look['look.next_text'] ?? $next ),
				'skip_text'          => WidgetSettings::skip_text( $look['look.skip_text'] ?? $skip ),
				'widget_toggle_text' => WidgetSettings::toggle_text( $look['look.toggle_text'] ?? $toggle ),
			),
			'parts'   => (object) array_map(
				static fn ( array $part ): array => array_diff_key( $part, array( 'url' => true ) ),
				$this->parts->of( $parts )
			),
		);
	}
}
