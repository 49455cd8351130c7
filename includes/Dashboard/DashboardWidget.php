<?php
declare(strict_types=1);

namespace UserFeedback\Dashboard;

use UserFeedback\Access\Capability;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Admin\AdminMenu;
use UserFeedback\Admin\Page;
use UserFeedback\Inbox\InboxQuery;
use UserFeedback\Results\Intervals;
use UserFeedback\Results\WhatChanged;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The past week on the dashboard of wp-admin, in core's box. Its settings are behind core's "Configure", which
 * opens for who may edit the dashboard; they hold for everybody.
 *
 * @phpstan-import-type Week from WeekFigures
 * @phpstan-import-type Row from WeekFigures
 */
final class DashboardWidget {

	public const ID     = 'userfeedback_core_dashboard';
	public const OPTION = 'userfeedback_core_dashboard';

	private const MOST_UNREAD = AdminMenu::MOST_UNREAD;

	private const FIELD = 'userfeedback_dashboard';

	private const STYLE = '#userfeedback_core_dashboard table{width:100%;border-collapse:collapse;margin:0 0 12px}'
		. '#userfeedback_core_dashboard :is(th,td){padding:8px 0;border-bottom:1px solid #f0f0f1;font-weight:400;text-align:start;vertical-align:top;overflow-wrap:anywhere}'
		. '#userfeedback_core_dashboard :is(th,td)+:is(th,td){padding-inline-start:12px;text-align:end}'
		. '#userfeedback_core_dashboard :is(thead th,small){color:#50575e;font-size:12px}'
		. '#userfeedback_core_dashboard td small{display:block}'
		. '#userfeedback_core_dashboard blockquote{margin:4px 0 12px;overflow-wrap:anywhere}'
		. '#userfeedback_core_dashboard label{display:block;margin:6px 0}';

	public function __construct(
		private WeekFigures $figures,
		private SurveyRepository $surveys,
		private InboxQuery $inbox
	) {}

	/**
	 * Adds it for people who may view results.
	 */
	public function add(): void {
		if ( ! Capability::View->allowed() ) {
			return;
		}
		wp_add_inline_style( 'dashboard', self::STYLE );
		wp_add_dashboard_widget(
			self::ID,
			'UserFeedback',
			array( $this, 'show' ),
			array( $this, 'configure' )
		);
	}

	/**
	 * Prints it.
	 */
	public function show(): void {
		$settings = self::settings();
		$week     = $this->figures->read( $settings['surveys'] );
		if ( array() === $week['rows'] ) {
			self::show_no_survey();
			return;
		}
		if ( 0 === $week['responses']['value'] ) {
			$first = $week['rows'][0];
			self::show_nothing( $first, in_array( $first['id'], $settings['surveys'], true ) );
			return;
		}
		echo '<p>', self::sentence( $week ), '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		printf(
			'<table><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'Past 7 days', 'userfeedback' ),
			esc_html__( 'Responses', 'userfeedback' ),
			esc_html__( 'Result', 'userfeedback' )
		);
		foreach ( $week['rows'] as $row ) {
			self::show_row( $row );
		}
		echo '</tbody></table>';
		if ( $settings['words'] && null !== $week['words'] ) {
			printf(
				'<h3><strong>%s</strong></h3><blockquote>%s <a href="%s">#%d</a></blockquote>',
				esc_html__( 'Newest words', 'userfeedback' ),
				esc_html( wp_html_excerpt( $week['words']['text'], 280, '…' ) ),
				esc_url( self::results( "/survey/{$week['words']['survey_id']}/responses/{$week['words']['response_id']}" ) ),
				(int) $week['words']['response_id']
			);
		}
		$unread = $this->inbox->unread( self::MOST_UNREAD + 1 );
		printf(
			'<p><a href="%s">%s</a> | <a href="%s">%s</a></p>',
			esc_url( Page::Results->url() ),
			esc_html__( 'All results', 'userfeedback' ),
			esc_url( Page::Inbox->url() ),
			0 === $unread ? esc_html__( 'Inbox', 'userfeedback' ) : esc_html(
				sprintf(
					/* translators: %s: number of unread answers, e.g. 12 or 99+ */
					__( 'Inbox, %s unread', 'userfeedback' ),
					number_format_i18n( min( $unread, self::MOST_UNREAD ) ) . ( $unread > self::MOST_UNREAD ? '+' : '' )
				)
			)
		);
	}

	/**
	 * Prints the settings, or saves them: core checks the form's nonce and the right before it calls this.
	 */
	public function configure(): void {
		$settings = self::settings();
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- core has verified it.
		if ( isset( $_POST['widget_id'] ) && self::ID === $_POST['widget_id'] ) {
			$given = isset( $_POST[ self::FIELD ] ) && is_array( $_POST[ self::FIELD ] )
				? wp_unslash( $_POST[ self::FIELD ] ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only numbers are read.
				: array();
			// phpcs:enable
			$ids = is_array( $given['surveys'] ?? null ) ? array_filter( $given['surveys'], 'is_numeric' ) : array();
			update_option(
				self::OPTION,
				array(
					'surveys' => array_slice( array_values( array_unique( array_map( 'absint', $ids ) ) ), 0, WeekFigures::MOST ),
					'words'   => isset( $given['words'] ),
				),
				false
			);
			WeekFigures::forget();
			return;
		}
		printf(
			'<fieldset><legend><strong>%s</strong></legend>',
			esc_html(
				sprintf(
					/* translators: %s: number of surveys */
					__( 'Surveys to show (at most %s)', 'userfeedback' ),
					number_format_i18n( WeekFigures::MOST )
				)
			)
		);
		foreach ( $this->surveys->published() as $survey ) {
			if ( ! current_user_can( SurveyScope::ONE, $survey->id ) ) {
				continue;
			}
			printf(
				'<label><input type="checkbox" name="%s[surveys][]" value="%d"%s> %s</label>',
				esc_attr( self::FIELD ),
				(int) $survey->id,
				checked( in_array( $survey->id, $settings['surveys'], true ), true, false ),
				esc_html( $survey->title )
			);
		}
		printf(
			'<p>%s</p></fieldset><label><input type="checkbox" name="%s[words]" value="1"%s> %s</label>',
			esc_html__( 'Choose none to see those with the most responses.', 'userfeedback' ),
			esc_attr( self::FIELD ),
			checked( $settings['words'], true, false ),
			esc_html__( 'Show the newest words', 'userfeedback' )
		);
	}

	/**
	 * What was chosen.
	 *
	 * @return array{surveys: list<int>, words: bool}
	 */
	private static function settings(): array {
		$stored = get_option( self::OPTION, array() );
		$stored = is_array( $stored ) ? $stored : array();
		return array(
			'surveys' => array_values( array_filter( (array) ( $stored['surveys'] ?? array() ), 'is_int' ) ),
			'words'   => (bool) ( $stored['words'] ?? true ),
		);
	}

	/**
	 * The week in a sentence, escaped.
	 *
	 * @param Week $week Figures.
	 */
	private static function sentence( array $week ): string {
		$responses = $week['responses'];
		$count     = sprintf(
			/* translators: %s: number of responses */
			_n( '%s response', '%s responses', $responses['value'], 'userfeedback' ),
			number_format_i18n( $responses['value'] )
		);
		if ( null === $responses['change'] || $responses['within_margin'] ) {
			$text = sprintf(
				/* translators: 1: e.g. 312 responses. 2: number of responses */
				__( '%1$s, %2$s in the week before.', 'userfeedback' ),
				$count,
				number_format_i18n( $responses['before'] )
			);
		} else {
			$text = sprintf(
				$responses['change'] > 0
					/* translators: 1: e.g. 312 responses. 2: number, e.g. 8 */
					? __( '%1$s, %2$s%% more than in the week before.', 'userfeedback' )
					/* translators: 1: e.g. 312 responses. 2: number, e.g. 8 */
					: __( '%1$s, %2$s%% fewer than in the week before.', 'userfeedback' ),
				$count,
				number_format_i18n( abs( $responses['change'] ) )
			);
		}
		$html = '<strong>' . esc_html__( 'This week:', 'userfeedback' ) . '</strong> ' . esc_html( $text );
		if ( null !== $week['change'] ) {
			return $html . sprintf(
				' <a href="%s">%s</a>',
				esc_url( self::results( '/' ) ),
				esc_html( $week['change']['text'] )
			);
		}
		return 0 === $week['figures']
			? $html
			: $html . ' ' . esc_html__( 'No result changed clearly.', 'userfeedback' );
	}

	/**
	 * A survey's week.
	 *
	 * @param Row $row Figures.
	 */
	private static function show_row( array $row ): void {
		list( $figure, $name, $note ) = self::outcome( $row );
		printf(
			'<tr><th scope="row"><a href="%s">%s</a></th><td>%s<small>%s</small></td><td><strong><bdi>%s</bdi></strong> %s<small>%s</small></td></tr>',
			esc_url( self::results( "/survey/{$row['id']}" ) ),
			esc_html( $row['title'] ),
			esc_html( number_format_i18n( $row['responses_compared']['value'] ) ),
			esc_html(
				sprintf(
					/* translators: %s: number of responses in the week before */
					__( 'from %s', 'userfeedback' ),
					number_format_i18n( $row['responses_compared']['before'] )
				)
			),
			esc_html( $figure ),
			esc_html( $name ),
			esc_html( $note )
		);
	}

	/**
	 * Figure, its name, and its interval; a dash where there are too few answers.
	 *
	 * @param Row $row Figures.
	 * @return array{string, string, string}
	 */
	private static function outcome( array $row ): array {
		$outcome = $row['outcome'];
		if ( null === $outcome ) {
			return array( '–', '', '' );
		}
		if ( $outcome['answers'] < Intervals::SMALL ) {
			return array( '–', '', __( 'small sample', 'userfeedback' ) );
		}
		$kind   = $outcome['kind'];
		$write  = static fn ( float $value, int $digits ): string => 'nps' === $kind
			? WhatChanged::signed( $value )
			/* translators: %s: a number, e.g. 5.5 */
			: sprintf( 'share' === $kind ? __( '%s%%', 'userfeedback' ) : '%s', number_format_i18n( $value, $digits ) );
		$digits = 'mean' === $kind ? 2 : 1;
		return array(
			$write( (float) $outcome['value'], 1 ),
			match ( $kind ) {
				'nps'   => isset( $outcome['from_zero'] )
					? __( 'NPS, 0 to 10', 'userfeedback' )
					: __( 'NPS, 1 to 10', 'userfeedback' ),
			'mean'  => __( 'stars', 'userfeedback' ),
			'share' => $outcome['option'] ?? '',
			},
			sprintf(
				/* translators: 1: lower end of an interval. 2: upper end. 3: number of answers */
				__( '%1$s to %2$s, n %3$s', 'userfeedback' ),
				$write( (float) $outcome['low'], $digits ),
				$write( (float) $outcome['high'], $digits ),
				number_format_i18n( $outcome['answers'] )
			),
		);
	}

	/**
	 * Nobody answered.
	 *
	 * @param Row  $row       The first survey.
	 * @param bool $is_chosen Whether somebody chose which surveys are shown: others may have responses.
	 */
	private static function show_nothing( array $row, bool $is_chosen ): void {
		printf(
			'<p>%s</p>',
			esc_html(
				sprintf(
					$is_chosen
						/* translators: 1: survey. 2: number of times */
						? __( 'Nobody answered the surveys chosen here in the past 7 days. “%1$s” was shown %2$s times.', 'userfeedback' )
						/* translators: 1: survey. 2: number of times */
						: __( 'Nobody answered in the past 7 days. “%1$s” was shown %2$s times.', 'userfeedback' ),
					$row['title'],
					number_format_i18n( $row['impressions_compared']['value'] )
				)
			)
		);
		if ( Capability::Edit->allowed() ) {
			printf(
				'<p><a href="%s">%s</a></p>',
				esc_url( Page::Surveys->url() . "#/edit/{$row['id']}/settings" ),
				esc_html__( 'Check where it shows', 'userfeedback' )
			);
		}
	}

	private static function show_no_survey(): void {
		printf( '<p>%s</p>', esc_html__( 'No survey is published.', 'userfeedback' ) );
		if ( Capability::Edit->allowed() ) {
			printf(
				'<p><a class="button" href="%s">%s</a></p>',
				esc_url( Page::Surveys->url() ),
				esc_html__( 'View surveys', 'userfeedback' )
			);
		}
	}

	/**
	 * Address of a screen of results.
	 */
	private static function results( string $path ): string {
		return Page::Results->url() . '#' . $path;
	}
}
