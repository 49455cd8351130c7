<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Surveys\FormerOptions;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\PipedThanks;
use UserFeedback\Surveys\Piping;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\ConsentType;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Turns a survey into what a visitor's browser gets of it (wire type
 * `WidgetSurvey`, ENT-36 to ENT-38). Nothing in it is about one visitor.
 */
final class WidgetSurvey {

	/**
	 * Logic that no visitor meets. Without the file of the rules nothing of the survey shows.
	 */
	private const NEVER = array(
		'enabled'    => true,
		'action'     => 'show',
		'conditions' => array( array( 'question_id' => '' ) ),
	);

	public function __construct(
		private Icons $icons,
		private SurveyParts $parts,
		private QuestionTypeRegistry $types,
		private Walk $walk,
		private SurveyLanguages $languages
	) {}

	/**
	 * The survey without `rules` (decided for each page; `countries` becomes one of them), without fresh `nonces`
	 * (they change daily), and without `questions` (see questions()). PagePayload makes parts of `languages` and
	 * `fields`.
	 *
	 * @return array<string, mixed>
	 */
	public function describe( Survey $survey ): array {
		$behavior = $this->parts->of( SurveyParts::BEHAVIOR, $survey );
		// 0: as the site's setting (A51).
		if ( 0 === ( $behavior['remember_days'] ?? 0 ) ) {
			$behavior['remember_days'] = DataPolicy::current()->remember_days();
		}
		// A translation may have a link or an earlier answer where the source has none.
		$parts     = array_map( $this->parts_of( ... ), array( $survey, ...$this->languages->translated( $survey ) ) );
		$parts     = array_values( array_unique( array_merge( ...$parts ) ) );
		$languages = $this->languages->offered( $survey );
		$fields    = $this->walk->fields( $survey );
		return WidgetPresentation::described( $survey )
			+ ( array() === $parts ? array() : array( 'parts' => $parts ) )
			+ ( null === $languages ? array() : array( 'languages' => $languages ) )
			+ ( array() === $fields ? array() : array( 'fields' => $fields ) ) + array(
				'id'              => $survey->id,
				'type'            => $survey->type,
				'title'           => $survey->title,
				'cookie_name'     => $survey->cookie_name(),
				'shortcode'       => false,
				'has_rating'      => $this->has_rating( $survey ),
				'enable_tracking' => ( new Fields( $survey->settings ) )->flag( 'enable_tracking' ),
				'devices'         => $this->parts->of( SurveyParts::DEVICES, $survey ),
				'behavior'        => $behavior,
				'theming'         => array(
					'start_minimized' => true === ( $behavior['start_minimized'] ?? false ),
				) + $this->parts->of( SurveyParts::LOOK, $survey ) + $this->parts->of( SurveyParts::THEMING, $survey ),
				'thank_you'       => PipedThanks::for_visitors(
					$this->endings( $survey ) + $this->parts->of( SurveyParts::THANK_YOU, $survey ),
					$this->walk->shows_answers()
				),
				'countries'       => $this->parts->of( SurveyParts::COUNTRIES, $survey ),
			);
	}

	/**
	 * Endings that jumps lead to.
	 *
	 * @return array<string, mixed>
	 */
	private function endings( Survey $survey ): array {
		$endings = ( new Fields( $survey->settings ) )->part( 'thank_you' )->items( 'endings' );
		return array() !== $endings && $this->walk->needs_part( $survey->questions )
			? array( 'endings' => $endings )
			: array();
	}

	/**
	 * Types of the survey that stand in files of their own. PagePayload puts in the addresses.
	 *
	 * @return list<string>
	 */
	private function parts_of( Survey $survey ): array {
		$parts = $this->walk->needs_part( $survey->questions ) || array() !== $this->walk->fields( $survey )
			? array( WidgetParts::PATHS )
			: array();
		$parts = array( ...$parts, ...WidgetPresentation::part( $survey ) );
		if ( $this->walk->shows_answers()
			&& array() !== PipedThanks::of( ( new Fields( $survey->settings ) )->items( 'thank_you' ) )
		) {
			$parts[] = WidgetParts::PIPING;
		}
		foreach ( $survey->questions as $question ) {
			if ( $this->walk->shows_answers() && array() !== Piping::of( $question ) ) {
				$parts[] = WidgetParts::PIPING;
			}
			$type = $this->types->find( $question->type );
			if ( true === $type?->needs_part( $question ) ) {
				$parts[] = $question->type;
			}
			$drawn = $this->drawn( $question );
			if ( $drawn->type !== $question->type ) {
				$parts[] = $drawn->type;
				$parts[] = str_replace( DrawnQuestion::DETAILS . ':', '', $drawn->type );
			}
		}
		return $parts;
	}

	private function drawn( Question $question ): Question {
		return DrawnQuestion::of(
			$this->parts->asked( $question ),
			$this->parts->has( SurveyParts::QUESTION_SETTINGS )
		);
	}

	/**
	 * The questions as the widget needs them: icons with their shapes, pictures in a size for tiles.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function questions( Survey $survey ): array {
		$paths     = $this->walk->needs_part( $survey->questions );
		$questions = array_map(
			function ( Question $stored ) use ( $survey ): array {
				$asking   = $this->drawn( $stored );
				$question = Piping::map( $asking, Piping::plain( ... ) );
				$data     = $question->to_array();
				$texts    = Piping::of( $asking );
				if ( array() !== $texts && $this->walk->shows_answers() ) {
					$data['pipe'] = $texts;
				}
				// Visitors answer with the text of an option (A69).
				$config = array_diff_key( $question->config, array( 'option_ids' => true ) + FormerOptions::KEYS );
				if ( is_array( $config['options'] ?? null ) ) {
					$config['options'] = array_map(
						fn ( mixed $option ): mixed => Pictures::option( $this->icons->drawn( $option ) ),
						$config['options']
					);
				}
				if ( 'consent' === $question->type ) {
					$config['link'] = ConsentType::link( $question );
				}
				if ( is_int( $config['megabytes'] ?? null ) ) {
					$most                = max( 1, intdiv( wp_max_upload_size(), MB_IN_BYTES ) );
					$config['megabytes'] = min( $config['megabytes'], $most );
					$config['to']        = "$survey->id/files/$stored->id";
				}
				$config = Pictures::option( $config, Pictures::LARGE );
				return array(
					'config'   => (object) $config,
					'settings' => (object) $question->settings,
				) + $data;
			},
			$survey->questions
		);
		$questions = array( ...WidgetPresentation::intro( $survey ), ...$questions );
		if ( $paths ) {
			// The intro too: without the file of the rules its button would lead straight to the thank-you message.
			$questions = array_map(
				static fn ( array $question ): array => array(
					'path'  => $question['logic'],
					'logic' => self::NEVER,
				) + $question,
				$questions
			);
		}
		if ( array() !== $questions && DataPolicy::current()->is_anonymous() ) {
			$questions[0][ AnonymousNotice::MARK ] = true;
		}
		return $questions;
	}

	/**
	 * Posts whose address is in the payload (A12): when one changes, the payload is stale.
	 *
	 * @return list<int>
	 */
	public function redirect_posts( Survey $survey ): array {
		$thank_you = ( new Fields( $survey->settings ) )->part( 'thank_you' );
		$ids       = array( $thank_you->part( 'redirect_to' )->number( 'id' ) );
		foreach ( $thank_you->items( 'conditions' ) as $condition ) {
			$ids[] = ( new Fields( is_array( $condition ) ? $condition : array() ) )->part( 'page' )->number( 'id' );
		}
		foreach ( $survey->questions as $question ) {
			$privacy = 'consent' === $question->type ? get_option( 'wp_page_for_privacy_policy' ) : 0;
			$ids[]   = is_numeric( $privacy ) ? (int) $privacy : 0;
		}
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	/**
	 * Whether rule 5 of the selection asks for the question-types addon (SEL-08).
	 */
	public function has_rating( Survey $survey ): bool {
		foreach ( $survey->questions as $question ) {
			if ( PaidTypes::need_addon( $question->type ) ) {
				return true;
			}
		}
		return false;
	}
}
