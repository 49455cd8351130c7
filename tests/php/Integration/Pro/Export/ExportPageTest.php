<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Export;

use PHPUnit\Framework\Attributes\TestWith;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Export\ColumnGroup;
use UserFeedback\Pro\Export\ExportOptions;
use UserFeedback\Pro\Export\ExportPage;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Who gets which file (EXP-01 to EXP-03, EXP-05, A79, SEC-E2, SEC-H9).
 */
final class ExportPageTest extends ExportTestCase {

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->survey( array( $this->question( 'word', 'text' ) ) );
		$this->sign_in( 'administrator' );
	}

	public function test_an_owner_gets_the_file_of_the_address(): void {
		$options = $this->check();
		self::assertSame( $this->survey->id, $options->survey->id );
		self::assertSame( Format::Csv, $options->format );
		self::assertNull( $options->range );
		self::assertNull( $options->question );
		self::assertSame( ColumnGroup::defaults(), $options->groups );

		$extras  = array(
			'start'       => '2026-10-01',
			'end'         => '2026-10-31',
			'question_id' => 'word',
			'format'      => 'xlsx',
			'columns'     => 'answers,address',
			'split'       => '1',
			'trash'       => '1',
			'ids'         => '3,1,3',
		);
		$report  = array( 'report' => 'question' );
		$options = $this->check( $report + array( 'extras' => $extras ) );
		self::assertEquals( $options, $this->check( $report + $extras ), 'Extras may stand at the top.' );
		self::assertSame( array( '2026-10-01', '2026-10-31' ), array( $options->range?->start(), $options->range?->end() ) );
		self::assertSame( 'word', $options->question?->id );
		self::assertSame( Format::Xlsx, $options->format );
		self::assertSame( array( ColumnGroup::Answers, ColumnGroup::Address ), $options->groups );
		self::assertTrue( $options->split && $options->with_trash );
		self::assertSame( array( 3, 1 ), $options->ids );
	}

	public function test_what_is_no_field_is_refused_by_name(): void {
		foreach (
			array(
				'report'      => 'everything',
				'start'       => 'yesterday',
				'end'         => '2026-13-01',
				'format'      => '../../x.php',
				'columns'     => 'answers,password',
				'ids'         => '1,2;DROP',
				'question_id' => '../q',
				'filter'      => 'device',
				'split'       => array( '1' ),
			) as $name => $value
		) {
			$given   = array( $name => $value ) + ( 'question_id' === $name ? array( 'report' => 'question' ) : array() );
			$failure = $this->refusal( fn () => $this->check( $given ) );
			self::assertSame( array( 400, array( $name ) ), array( $failure->status, array_keys( $failure->params ) ) );
		}
		self::assertSame( 400, $this->refusal( fn () => $this->check( array( 'ids' => implode( ',', range( 1, 201 ) ) ) ) )->status );
		foreach ( array( '0', '999999', '1 OR 1', '' ) as $id ) {
			self::assertSame( 404, $this->refusal( fn () => $this->check( array( 'survey_id' => $id ) ) )->status );
		}
	}

	public function test_nobody_exports_without_the_link_of_the_screen(): void {
		foreach ( array( '', 'wrong', wp_create_nonce( 'userfeedback_ajax' ) ) as $nonce ) {
			self::assertSame( 403, $this->refusal( fn () => $this->check( array( '_wpnonce' => $nonce ) ) )->status );
		}
		self::assertSame( 403, $this->refusal( fn () => $this->check( array(), 'cross-site' ) )->status );
		self::assertSame( $this->survey->id, $this->check( array(), 'none' )->survey->id );
	}

	public function test_who_may_not_see_results_exports_nothing(): void {
		foreach ( array( 'editor', 'author', 'subscriber', '' ) as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->refusal( fn () => $this->check() )->status, $role );
			self::assertSame( '' === $role ? 401 : 403, $this->rest( 'GET', $this->route() )->get_status(), $role );
		}
	}

	public function test_a_site_needs_a_license(): void {
		$this->license( null );
		$failure = $this->refusal( fn () => $this->check() );
		self::assertSame( 'userfeedback_upgrade_required', $failure->error_code );
		self::assertSame( array( 'export', 'plus', '', 'license' ), array_values( $failure->details ) );
		self::assertSame( 403, $this->rest( 'GET', $this->route() )->get_status() );
		$this->license( PlanLevel::Plus );
		self::assertSame( $this->survey->id, $this->check()->survey->id );
	}

	/**
	 * @param array<string, mixed>|null $instead Of the question that asked for addresses.
	 */
	#[TestWith( array( null ) )]
	#[TestWith( array( array( 'type' => 'text' ) ) )]
	public function test_the_dialog_offers_addresses_of_a_question_that_asks_for_none_any_more( ?array $instead ): void {
		$word   = $this->question( 'word', 'text' );
		$mail   = $this->question( 'mail', 'email' );
		$survey = $this->survey( array( $word, $mail ) );
		$this->respond( $survey, array( 'mail' => 'ada@example.org' ) );
		$questions = array( $word->to_array() );
		if ( null !== $instead ) {
			$questions[] = $instead + $mail->to_array();
		}
		self::assertSame( 200, $this->rest( 'POST', '/surveys', array( 'id' => $survey->id, 'questions' => $questions ) )->get_status() );
		$choices = $this->get( "/surveys/$survey->id/export" );
		$person  = array_column( $choices['columns'], null, 'key' )['person'];
		self::assertSame( array( 0, true ), array( $person['count'], $person['offered'] ) );
	}

	public function test_the_dialog_knows_rows_columns_and_address(): void {
		$this->respond( $this->survey, array( 'word' => 'Old' ), 5 );
		$this->respond( $this->survey, array( 'word' => 'New' ) );
		$choices = $this->get(
			$this->route(),
			array(
				'from' => $this->day( 1 ),
				'to'   => $this->day( 0 ),
			)
		);
		self::assertSame( 1, $choices['counts']['range']['publish'] );
		self::assertSame( 2, $choices['counts']['all']['publish'] );
		$counts = array_column( $choices['columns'], 'count', 'key' );
		self::assertSame( array( 1, 0 ), array( $counts['answers'], $counts['person'] ) );
		$offered = array_column( $choices['columns'], 'offered', 'key' );
		self::assertSame( array( true, false ), array( $offered['answers'], $offered['person'] ) );
		parse_str( (string) wp_parse_url( $choices['url'], PHP_URL_QUERY ), $query );
		self::assertSame( 'userfeedback_exports', $query['page'] );
		self::assertSame( $this->survey->id, $this->page()->check( $query, 'same-origin' )->survey->id );
		self::assertSame( 400, $this->rest( 'GET', $this->route(), array( 'from' => 'never' ) )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/surveys/999999/export' )->get_status() );
	}

	private function route(): string {
		return "/surveys/{$this->survey->id}/export";
	}

	private function page(): ExportPage {
		return $this->container()->get( ExportPage::class );
	}

	/**
	 * @param array<string, mixed> $query Fields besides survey and nonce.
	 */
	private function check( array $query = array(), string $fetch_site = 'same-origin' ): ExportOptions {
		$own = array(
			'survey_id' => (string) $this->survey->id,
			'_wpnonce'  => wp_create_nonce( 'userfeedback_export' ),
		);
		return $this->page()->check( $query + $own, $fetch_site );
	}

	/**
	 * @param callable(): mixed $call Must be refused.
	 */
	private function refusal( callable $call ): Failure {
		try {
			$call();
		} catch ( Failure $failure ) {
			return $failure;
		}
		self::fail( 'Nothing was refused.' );
	}
}
