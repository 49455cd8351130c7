<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use Closure;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\PageRules\PageFacts;
use UserFeedback\Display\PageRules\PageRules;
use UserFeedback\FastImpressions\FastImpressions;
use UserFeedback\Plan\Edition;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Clock;
use WP_Query;

/**
 * The JSON block of a page (wire type `PagePayload`): the surveys that may show there. It is the same for every
 * visitor of the URL, so a page cache may keep it for weeks.
 *
 * @phpstan-import-type Entry from LiveIndexBuilder
 */
final class PagePayload {

	/**
	 * The built file that draws a survey.
	 */
	private const WIDGET = 'widget/widget.js';

	/**
	 * Logic of the rule that holds for visitors of some countries.
	 */
	private const COUNTRY = 'country';

	/**
	 * @param Closure(): PageRules $rules        Decide on which pages; not made where no survey has any.
	 * @param Placed               $placed       Surveys that a shortcode of this page asked for.
	 * @param Build                $build        Addresses of the built files.
	 * @param AddonStates          $addons  Which addons run on this site.
	 */
	public function __construct(
		private LiveIndex $index,
		private Closure $rules,
		private Placed $placed,
		private Clock $clock,
		private Build $build,
		private Edition $edition,
		private AddonStates $addons,
		private FastImpressions $fast,
		private WidgetParts $parts
	) {}

	/**
	 * The payload of the page of the main query, or null when no survey can show there.
	 *
	 * @return array<string, mixed>|null
	 */
	public function of( WP_Query $query ): ?array {
		$entries = $this->index->live( $this->clock->now() );
		if ( array() === $entries ) {
			return null;
		}
		$surveys = $this->inline( $entries );
		if ( array() === $surveys ) {
			$surveys = $this->floating( $entries, $query );
		}

		/**
		 * Filters the surveys of a page, newest first. The browser shows the first one that passes the
		 * visitor's selection rules (A55).
		 *
		 * @since 0.1.0
		 *
		 * @param list<array<string, mixed>> $surveys Wire type `WidgetSurvey[]`.
		 */
		$surveys = apply_filters( 'userfeedback_page_surveys', $surveys );
		if ( ! is_array( $surveys ) || array() === $surveys ) {
			return null;
		}
		$payload = array(
			'api'        => rest_url( RestController::NAMESPACE . '/' ),
			'widget'     => $this->build->url( self::WIDGET ),
			'page'       => $this->page( $query ),
			'surveys'    => array_values( $surveys ),
			'missing'    => array(
				'targeting'      => ! $this->addons->is_active( 'targeting' ),
				'question_types' => ! $this->edition->is_pro() || ! $this->addons->is_active( 'question-types' ),
			),
			'strings'    => WidgetStrings::all(),
			'utc_offset' => intdiv( $this->clock->site_now()->getOffset(), MINUTE_IN_SECONDS ),
			'rtl'        => is_rtl(),
			'lang'       => get_bloginfo( 'language' ),
		);
		$fast    = $this->fast->tested_url();
		if ( '' !== $fast ) {
			$payload['impression'] = $fast . '?survey=';
		}
		$visitor = $this->asks( $payload['surveys'] );
		if ( array() !== $visitor ) {
			$payload['visitor'] = add_query_arg( $visitor, admin_url( 'admin-ajax.php' ) );
		}
		return $payload;
	}

	/**
	 * What the browser has to ask about its visitor, as a query; [] for nothing.
	 *
	 * @param array<mixed> $surveys Of the page.
	 * @return array<string, string>
	 */
	private function asks( array $surveys ): array {
		$who     = false;
		$country = false;
		foreach ( $surveys as $survey ) {
			$rules = is_array( $survey ) && is_array( $survey['rules'] ?? null ) ? $survey['rules'] : array();
			if ( array() !== $rules ) {
				$who     = $who || ( $this->rules )()->ask_server( $rules );
				$country = $country || in_array( self::COUNTRY, array_column( $rules, 'logic' ), true );
			}
		}
		return $who || $country
			? array( 'action' => VisitorFacts::ACTION ) + ( $country ? array( VisitorFacts::COUNTRY => '1' ) : array() )
			: array();
	}

	/**
	 * The choice of countries as a rule that only the browser decides (A64). It holds beside all others, whatever
	 * joins them, and for a shortcode too.
	 *
	 * @param mixed $countries `SurveyParts::COUNTRIES`.
	 * @return list<array{logic: string, operator: string, data: mixed}>
	 */
	private static function country_rule( mixed $countries ): array {
		return is_array( $countries ) && array() !== $countries ? array(
			array(
				'logic'    => self::COUNTRY,
				'operator' => '&&',
				'data'     => implode( ' ', array_filter( $countries, 'is_string' ) ),
			),
		) : array();
	}

	/**
	 * Surveys with a shortcode on this page. Page rules do not apply to them (A56).
	 *
	 * @param list<Entry> $entries Live surveys.
	 * @return list<array<string, mixed>>
	 */
	private function inline( array $entries ): array {
		$surveys = array();
		foreach ( $entries as $entry ) {
			if ( $this->placed->has( $entry['id'] ) ) {
				$survey = $this->survey( $entry, array() );
				if ( null !== $survey ) {
					$survey['shortcode'] = true;
					$survey['theming']   = array(
						'position' => WidgetDefaults::SURVEY['theming']['position'],
					) + ( is_array( $survey['theming'] ?? null ) ? $survey['theming'] : array() );
					$surveys[]           = $survey;
				}
			}
		}
		return $surveys;
	}

	/**
	 * Surveys that may float on this page: none when the page has an inline one (A57).
	 *
	 * @param list<Entry> $entries Live surveys.
	 * @return list<array<string, mixed>>
	 */
	private function floating( array $entries, WP_Query $query ): array {
		if ( ! $this->addons->is_active( 'targeting' ) ) {
			// Without the Targeting addon stored rules are inert, as all settings of an addon that is gone (A65).
			$entries = array_map( static fn ( array $entry ): array => array( 'rules' => array() ) + $entry, $entries );
		}
		$with_terms = array() !== array_filter(
			$entries,
			static fn ( array $entry ): bool => array() !== $entry['rules'] && PageRules::need_terms( $entry['rules'] )
		);
		$facts      = PageFacts::of( $query, $with_terms );
		$surveys    = array();
		foreach ( $entries as $entry ) {
			$rules = array() === $entry['rules'] ? array() : ( $this->rules )()->decide( $entry['rules'], $facts );

			/**
			 * Filters whether a survey may show on this page; its page rules have decided before. Decide by the
			 * page alone: caches keep the page with this decision for all visitors.
			 *
			 * @since 0.1.0
			 *
			 * @param bool      $show      Decision of the page rules.
			 * @param int       $survey_id The survey.
			 * @param PageFacts $facts     The page.
			 */
			$show = apply_filters( 'userfeedback_show_on_page', null !== $rules, $entry['id'], $facts );
			if ( true === $show ) {
				$survey = $this->survey( $entry, $rules ?? array() );
				if ( null !== $survey ) {
					$surveys[] = $survey;
				}
			}
		}
		return $surveys;
	}

	/**
	 * One survey with the values that depend on page and day.
	 *
	 * @param Entry $entry Live survey.
	 * @param list<array{logic: string, operator: string, data: mixed}> $rules Left for the browser.
	 * @return array<string, mixed>|null
	 */
	private function survey( array $entry, array $rules ): ?array {
		$survey = $this->index->payload( $entry );
		if ( null === $survey ) {
			return null;
		}
		$now             = $this->clock->now();
		$survey['rules'] = array( ...$rules, ...self::country_rule( $survey['countries'] ?? array() ) );
		unset( $survey['countries'] );
		$survey['nonces'] = array(
			'impression' => AdvisoryToken::make( AdvisoryToken::IMPRESSION, $entry['id'], $now ),
			'submission' => AdvisoryToken::of_page( $entry['id'], $entry['revision'], $now ),
		);
		$languages        = $survey['languages'] ?? null;
		$fields           = $survey['fields'] ?? null;
		unset( $survey['languages'], $survey['fields'] );
		if ( is_array( $survey['parts'] ?? null ) ) {
			$survey['parts'] = $this->parts->of( $survey['parts'] );
		}
		if ( is_array( $fields ) && isset( $survey['parts'][ WidgetParts::PATHS ] ) ) {
			$survey['parts'][ WidgetParts::PATHS ]['fields'] = WidgetParts::fields( $fields, $entry['id'] );
		}
		if ( is_array( $languages ) ) {
			$survey['parts'][ WidgetParts::LANGUAGES ] = $this->parts->languages( $languages, $entry['id'] );
		}
		$theming           = new Fields( is_array( $survey['theming'] ?? null ) ? $survey['theming'] : array() );
		$survey['theming'] = array(
			'widget_toggle_text' => WidgetSettings::toggle_text( $theming->text( 'widget_toggle_text' ) ),
			'skip_text'          => WidgetSettings::skip_text( $theming->text( 'skip_text' ) ),
			'next_text'          => WidgetSettings::next_text( $theming->text( 'next_text' ) ),
		) + ( is_array( $survey['theming'] ?? null ) ? $survey['theming'] : array() );
		return $survey;
	}

	/**
	 * The page as responses will name it (`page_submitted`).
	 *
	 * @return array{id: int, title: string}
	 */
	private function page( WP_Query $query ): array {
		$post  = $query->get_queried_object();
		$title = $post instanceof \WP_Post ? get_the_title( $post ) : wp_get_document_title();
		return array(
			'id'    => $post instanceof \WP_Post ? $post->ID : 0,
			'title' => trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ) ),
		);
	}
}
