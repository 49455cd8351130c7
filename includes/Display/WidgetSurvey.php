<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * Turns a survey into what a visitor's browser gets of it (wire type
 * `WidgetSurvey`, ENT-36 to ENT-38). Nothing in it is about one visitor.
 */
final class WidgetSurvey {

	/**
	 * Questions travel with the page up to this many bytes of JSON, else with the reply of the impression.
	 */
	public const INLINE_BYTES = 1200;

	private const RATING_TYPES = array( 'star-rating', 'nps' );
	private const DEVICES      = array( 'desktop', 'tablet', 'mobile' );

	/**
	 * Constructor.
	 *
	 * @param Icons           $icons    Shapes of icons.
	 * @param TriggerRegistry $triggers Known triggers.
	 */
	public function __construct( private Icons $icons, private TriggerRegistry $triggers ) {}

	/**
	 * The survey without `rules` (decided for each page), without fresh `nonces`
	 * (they change daily), and without `questions` (see questions()).
	 *
	 * @param Survey $survey The survey.
	 * @return array<string, mixed>
	 */
	public function describe( Survey $survey ): array {
		$settings = new Fields( $survey->settings );
		return array(
			'id'              => $survey->id,
			'type'            => $survey->type,
			'title'           => $survey->title,
			'cookie_name'     => $survey->cookie_name(),
			'shortcode'       => false,
			'has_rating'      => $this->has_rating( $survey ),
			'enable_tracking' => $settings->flag( 'enable_tracking' ),
			'devices'         => $this->devices( $settings ),
			'behavior'        => $this->behavior( $settings->part( 'behavior' ) ),
			'theming'         => $this->theming( $settings ),
			'thank_you'       => $this->thank_you( $settings->part( 'thank_you' ) ),
		);
	}

	/**
	 * The questions as the widget needs them: icons with their shapes.
	 *
	 * @param Survey $survey The survey.
	 * @return list<array<string, mixed>>
	 */
	public function questions( Survey $survey ): array {
		return array_map(
			function ( Question $question ): array {
				$data   = $question->to_array();
				$config = $question->config;
				if ( is_array( $config['options'] ?? null ) ) {
					$config['options'] = array_map( array( $this->icons, 'option' ), $config['options'] );
				}
				return array(
					'config'   => (object) $config,
					'settings' => (object) $question->settings,
				) + $data;
			},
			$survey->questions
		);
	}

	/**
	 * Posts whose address is in the payload (A12): when one changes, the payload is stale.
	 *
	 * @param Survey $survey The survey.
	 * @return list<int>
	 */
	public function redirect_posts( Survey $survey ): array {
		$thank_you = ( new Fields( $survey->settings ) )->part( 'thank_you' );
		$ids       = array( $thank_you->part( 'redirect_to' )->number( 'id' ) );
		foreach ( $thank_you->items( 'conditions' ) as $condition ) {
			$ids[] = ( new Fields( is_array( $condition ) ? $condition : array() ) )->part( 'page' )->number( 'id' );
		}
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	/**
	 * Whether rule 5 of the selection asks for the question-types addon (SEL-08).
	 *
	 * @param Survey $survey The survey.
	 */
	private function has_rating( Survey $survey ): bool {
		foreach ( $survey->questions as $question ) {
			if ( in_array( $question->type, self::RATING_TYPES, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Devices on which it shows.
	 *
	 * @param Fields $settings Of the survey.
	 * @return list<string>
	 */
	private function devices( Fields $settings ): array {
		return array_values( array_intersect( self::DEVICES, $settings->part( 'targeting' )->items( 'devices' ) ) );
	}

	/**
	 * When it starts and how long it lives. A trigger of an addon that is gone falls back.
	 *
	 * @param Fields $behavior Of the survey.
	 * @return array<string, mixed>
	 */
	private function behavior( Fields $behavior ): array {
		$timing = $behavior->text( 'timing' );
		$expire = $behavior->part( 'expire_at' );
		$date   = array(
			'month' => $expire->number( 'month' ),
			'day'   => $expire->number( 'day' ),
		);
		if ( $expire->number( 'year' ) > 0 ) {
			$date['year'] = $expire->number( 'year' );
		}
		return array(
			'timing'          => null === $this->triggers->find( $timing ) ? TriggerRegistry::FALLBACK : $timing,
			'timing_delay'    => min( 60, max( 0, $behavior->number( 'timing_delay', 20 ) ) ),
			'display_length'  => $behavior->choice( 'display_length', array( 'until_response', 'once', 'repeatedly' ) ),
			'run_time'        => $behavior->choice( 'run_time', array( 'indefinitely', 'expire' ) ),
			'expire_at'       => $date['month'] > 0 && $date['day'] > 0 ? $date : null,
			'start_minimized' => $behavior->flag( 'start_minimized' ),
			'remember_days'   => max( 0, $behavior->number( 'remember_days' ) ),
		);
	}

	/**
	 * How it looks: the survey's colours, everything else from the site's settings (A11, ENT-37).
	 * Its texts are '' for the default, which the page translates.
	 *
	 * @param Fields $settings Of the survey.
	 * @return array<string, mixed>
	 */
	private function theming( Fields $settings ): array {
		$site = WidgetSettings::stored();
		$own  = $settings->part( 'theming' );
		return array(
			'widget_color'        => $own->filled( 'widget_color', $site['widget_color'] ),
			'text_color'          => $own->filled( 'text_color', $site['text_color'] ),
			'button_color'        => $own->filled( 'button_color', $site['button_color'] ),
			'color_scheme'        => $own->choice( 'color_scheme', array( $site['color_scheme'], 'light', 'dark' ) ),
			'start_minimized'     => $settings->part( 'behavior' )->flag( 'start_minimized' ),
			'logo_type'           => $site['logo_type'],
			'custom_logo'         => 'custom' === $site['logo_type'] ? $site['custom_logo'] : '',
			'show_logo'           => 'none' !== $site['logo_type'] && $own->flag( 'show_logo', $site['show_logo'] ),
			'skip_text'           => $site['skip_text'],
			'next_text'           => $site['next_text'],
			'widget_toggle_text'  => $site['toggle_text'],
			'widget_toggle_icon'  => $site['toggle_icon'],
			'widget_toggle_color' => $site['toggle_color'],
			'font'                => $site['font'],
			'position'            => $site['position'],
		);
	}

	/**
	 * What follows the last question; pages become addresses (A12). A condition
	 * without address can never match (WID-42) and stays at home.
	 *
	 * @param Fields $thank_you Of the survey.
	 * @return array<string, mixed>
	 */
	private function thank_you( Fields $thank_you ): array {
		$type       = $thank_you->choice( 'type', array( 'message', 'redirect', 'conditional_redirect' ) );
		$conditions = array();
		foreach ( 'conditional_redirect' === $type ? $thank_you->items( 'conditions' ) : array() as $stored ) {
			$condition = new Fields( is_array( $stored ) ? $stored : array() );
			$url       = self::address( $condition->part( 'page' )->number( 'id' ) );
			if ( '' !== $url ) {
				$conditions[] = array(
					'question'       => $condition->text( 'question' ),
					'condition_type' => $condition->text( 'condition_type' ),
					'condition'      => $condition->text( 'condition' ),
					'redirect_url'   => $url,
				);
			}
		}
		return array(
			'type'         => $type,
			'message'      => $thank_you->text( 'message' ),
			'redirect_url' => 'redirect' === $type ? self::address( $thank_you->part( 'redirect_to' )->number( 'id' ) ) : '',
			'conditions'   => $conditions,
		);
	}

	/**
	 * Address of a page that visitors may see, else ''.
	 *
	 * @param int $post_id The page.
	 */
	private static function address( int $post_id ): string {
		if ( $post_id < 1 || 'publish' !== get_post_status( $post_id ) ) {
			return '';
		}
		return (string) get_permalink( $post_id );
	}
}
