<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Dashboard;

use UserFeedback\Dashboard\DashboardWidget;
use UserFeedback\Dashboard\WeekFigures;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

final class DashboardWidgetTest extends ResultsTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		set_current_screen( 'dashboard' );
		WeekFigures::forget();
		delete_option( DashboardWidget::OPTION );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_meta_boxes'], $GLOBALS['current_screen'] );
		$_POST = array();
		WeekFigures::forget();
		delete_option( DashboardWidget::OPTION );
		parent::tearDown();
	}

	private function widget(): DashboardWidget {
		return $this->container()->get( DashboardWidget::class );
	}

	/**
	 * What it prints.
	 */
	private function html(): string {
		ob_start();
		$this->widget()->show();
		return (string) ob_get_clean();
	}

	/**
	 * Its text, as people read it.
	 */
	private function text(): string {
		return html_entity_decode( trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( str_replace( '<', ' <', $this->html() ) ) ) ) );
	}

	/**
	 * A survey whose NPS was given by so many in both weeks.
	 *
	 * @param array<int, int> $now    Score => how often.
	 * @param array<int, int> $before The same of the week before.
	 */
	private function scores( string $title, array $now, array $before ): Survey {
		$survey = $this->survey( array( $this->question( 'score', 'nps' ) ), array( 'title' => $title ) );
		foreach ( array(
			2  => $now,
			9  => $before,
			20 => array( 10 => 1 ),
		) as $days_ago => $counts ) {
			$day     = $this->day( $days_ago );
			$total   = array_sum( $counts );
			$changes = array(
				new CounterChange( $survey->id, $day, CounterChange::PUBLISH, '', '', $total ),
				new CounterChange( $survey->id, $day, CounterChange::ANSWERED, 'score', '', $total ),
			);
			foreach ( $counts as $score => $count ) {
				$changes[] = new CounterChange( $survey->id, $day, CounterChange::VALUE, 'score', (string) $score, $count );
			}
			$this->container()->get( CounterRepository::class )->add( $changes );
		}
		WeekFigures::forget();
		return $survey;
	}

	/**
	 * @dataProvider roles
	 */
	public function test_only_people_who_may_view_results_have_it( string $role, bool $has ): void {
		$this->sign_in( $role );
		$GLOBALS['wp_meta_boxes'] = array();
		do_action( 'wp_dashboard_setup' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		self::assertSame( $has, str_contains( (string) wp_json_encode( $GLOBALS['wp_meta_boxes'] ), DashboardWidget::ID ) );
	}

	/**
	 * Cases.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function roles(): array {
		return array(
			'administrator' => array( 'administrator', true ),
			'author'        => array( 'author', false ),
			'subscriber'    => array( 'subscriber', false ),
		);
	}

	public function test_a_change_of_its_surveys_is_told_though_others_changed_more(): void {
		$this->sign_in( 'administrator' );
		$clear = array( array( 10 => 900 ), array( 1 => 900 ) );
		foreach ( array( 'One', 'Two', 'Three' ) as $title ) {
			$this->scores( $title, ...$clear );
		}
		$shown = $this->scores( 'Checkout', array( 10 => 200 ), array( 10 => 100, 1 => 100 ) );
		update_option( DashboardWidget::OPTION, array( 'surveys' => array( $shown->id ) ) );
		WeekFigures::forget();
		$text = $this->text();
		self::assertStringContainsString( 'The score (NPS) of “Question score” rose from 0 to +100.', $text );
		self::assertStringNotContainsString( 'No result changed', $text );
	}

	public function test_the_week_of_the_chosen_surveys(): void {
		$this->sign_in( 'administrator' );
		$first = $this->scores(
			'Checkout',
			array(
				10 => 200,
				3  => 98,
			),
			array(
				10 => 190,
				3  => 84,
			)
		);
		$this->scores( 'Cart', array( 10 => 14 ), array( 10 => 15 ) );
		$text = $this->text();
		self::assertStringContainsString( 'This week: 312 responses, 289 in the week before. No result changed clearly.', $text );
		self::assertStringContainsString( 'Checkout 298 from 274 +34 NPS, 1 to 10 +23 to +44, n 298', $text );
		self::assertStringContainsString( 'Cart 14 from 15 – small sample', $text );
		update_option( DashboardWidget::OPTION, array( 'surveys' => array( $first->id ) ) );
		self::assertStringContainsString( 'This week: 298 responses, 274 in the week before.', $this->text() );
		self::assertStringNotContainsString( 'Cart', $this->text() );
		update_option( DashboardWidget::OPTION, array( 'surveys' => array( 999999 ) ) );
		self::assertStringContainsString( 'This week: 312 responses', $this->text(), 'What was chosen is gone: the published ones stand there.' );
	}

	public function test_the_week_counts_surveys_too_that_are_not_shown(): void {
		$this->sign_in( 'administrator' );
		for ( $i = 0; $i <= WeekFigures::MOST; $i++ ) {
			$this->scores( "Survey $i", array( 10 => 10 ), array( 10 => 10 ) );
		}
		$text = $this->text();
		self::assertStringContainsString( 'This week: 60 responses, 60 in the week before.', $text );
		self::assertSame( WeekFigures::MOST, substr_count( $text, 'Survey ' ) );
	}

	public function test_newest_words_are_found_behind_many_names(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey(
			array(
				$this->question( 'score', 'nps', array(), array( 'comment_box' => true ) ),
				$this->question( 'mail', 'email', array( 'include_name' => true ) ),
			)
		);
		$this->respond( $survey, array( 'score' => array( 'value' => 9, 'extra' => array( 'comments' => 'Read me' ) ) ), 2 );
		for ( $i = 0; $i < 21; $i++ ) {
			$this->respond( $survey, array( 'mail' => array( 'value' => 'a@example.com', 'extra' => array( 'name' => 'Ann' ) ) ), 1 );
		}
		WeekFigures::forget();
		self::assertStringContainsString( 'Read me', $this->text() );
	}

	public function test_what_changed_is_the_sentence_of_the_overview(): void {
		$this->sign_in( 'administrator' );
		$this->scores(
			'Checkout',
			array(
				10 => 50,
				3  => 150,
			),
			array(
				10 => 90,
				3  => 10,
			)
		);
		self::assertStringContainsString(
			'This week: 200 responses, 100% more than in the week before. The score (NPS) of “Question score” fell from +80 to −50.',
			$this->text()
		);
	}

	public function test_the_newest_words_are_escaped_and_lead_to_their_response(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'long-text' ), $this->question( 'mail', 'email' ) ), array( 'title' => '<i>Why</i>' ) );
		$this->respond( $survey, array( 'why' => 'Older' ), 1, '10:00:00' );
		$id = $this->respond( $survey, array( 'why' => '<script>alert(1)</script> & more' ), 1, '11:00:00' );
		$this->respond( $survey, array( 'mail' => 'a@example.com' ), 1, '12:00:00' );
		WeekFigures::forget();
		$html = $this->html();
		self::assertStringContainsString( '&amp; more', $html );
		self::assertStringContainsString( '&lt;i&gt;Why', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'a@example.com', $html );
		self::assertStringContainsString( "#/survey/{$survey->id}/responses/{$id}\"", $html );
		self::assertStringContainsString( '>Inbox, 3 unread</a>', $html );
		self::assertStringContainsString( 'page=userfeedback_inbox"', $html );
		update_option( DashboardWidget::OPTION, array( 'words' => false ) );
		self::assertStringNotContainsString( 'Newest words', $this->html() );
	}

	public function test_the_smallest_group_holds_for_figures_and_words(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->scores( 'Few', array( 10 => 40 ), array( 10 => 40 ) );
		$text   = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->respond( $text, array( 'why' => 'Words of one' ), 1 );
		WeekFigures::forget();
		self::assertStringContainsString( '+100', $this->text() );
		self::assertStringContainsString( 'Words of one', $this->text() );
		$settings = $this->container()->get( SettingsRepository::class );
		$settings->save( array( 'smallest_group' => 41 ) );
		self::assertStringContainsString( $survey->title, $this->text() );
		self::assertStringNotContainsString( '+100', $this->text() );
		self::assertStringNotContainsString( 'Words of one', $this->text() );
		$settings->save( array( 'smallest_group' => 2 ) );
		self::assertStringContainsString( '+100', $this->text() );
		self::assertStringNotContainsString( 'Words of one', $this->text() );
	}

	public function test_a_deleted_response_leaves_at_once(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$id     = $this->respond( $survey, array( 'why' => 'Secret words' ), 1 );
		WeekFigures::forget();
		self::assertStringContainsString( 'Secret words', $this->html() );
		self::assertSame(
			200,
			$this->rest( 'POST', "/surveys/{$survey->id}/responses/trash", array( 'response_ids' => array( $id ) ) )->get_status()
		);
		self::assertStringNotContainsString( 'Secret words', $this->html() );
	}

	public function test_an_erased_text_is_not_quoted(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->respond( $survey, array( 'why' => 'Older words' ), 2 );
		$id = $this->respond( $survey, array( 'why' => 'Secret words' ), 1 );
		self::assertSame( 200, $this->rest( 'DELETE', "/surveys/{$survey->id}/responses/{$id}/person" )->get_status() );
		WeekFigures::forget();
		self::assertStringContainsString( 'Older words', $this->text() );
		self::assertStringNotContainsString( '[deleted]', $this->text() );
	}

	public function test_nothing_is_said_plainly(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 'No survey is published. View surveys', $this->text() );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->impressions( $survey, 7, 1 );
		WeekFigures::forget();
		self::assertStringContainsString( 'Nobody answered in the past 7 days. “Coffee” was shown 7 times.', $this->text() );
		update_option( DashboardWidget::OPTION, array( 'surveys' => array( $survey->id ) ) );
		self::assertStringContainsString( 'Nobody answered the surveys chosen here in the past 7 days. “Coffee” was shown 7 times.', $this->text() );
	}

	public function test_configure_keeps_five_surveys_at_most(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ), array( 'title' => 'Pick <me>' ) );
		ob_start();
		$this->widget()->configure();
		$form = (string) ob_get_clean();
		self::assertStringContainsString( 'Surveys to show (at most 5)', $form );
		self::assertStringContainsString( 'Pick &lt;me&gt;', $form );
		$_POST['widget_id']              = DashboardWidget::ID;
		$_POST['userfeedback_dashboard'] = array( 'surveys' => array( (string) $survey->id, 'x', '2', '3', '4', '5', '6' ) );
		$this->widget()->configure();
		self::assertSame(
			array(
				'surveys' => array( $survey->id, 2, 3, 4, 5 ),
				'words'   => false,
			),
			get_option( DashboardWidget::OPTION )
		);
	}
}
