<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use UserFeedback\Display\LiveIndex;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;
use WP_REST_Response;

/**
 * Routes on a Pro site whose license lapsed or is too small (A25, A80, A42).
 * LiteAttackTest has the same for Lite.
 */
final class GatedRoutesTest extends SurveyTestCase {

	private const MONTH = array(
		'start_date' => '2026-10-01',
		'end_date'   => '2026-10-30',
	);

	public function test_a_month_of_the_overview_needs_a_license(): void {
		self::assertSame( 200, $this->rest( 'GET', '/results-summary', self::MONTH )->get_status() );
		$this->license( null );
		self::assert_locked(
			$this->rest( 'GET', '/results-summary', self::MONTH ),
			'range-30-days',
			'plus',
			'',
			'license'
		);
		self::assertSame( 200, $this->rest( 'GET', '/results-summary' )->get_status() );
		$this->license( PlanLevel::Plus );
		self::assertSame( 200, $this->rest( 'GET', '/results-summary', self::MONTH )->get_status() );
	}

	public function test_a_lapsed_license_still_manages_responses(): void {
		$id = $this->saved()['id'];
		$this->license( null );
		self::assertSame(
			200,
			$this->rest(
				'GET',
				"/surveys/{$id}/responses",
				array( 'filter' => array( 'status' => 'trash' ) )
			)->get_status()
		);
		self::assertSame(
			400,
			$this->rest(
				'POST',
				"/surveys/{$id}/responses/trash",
				array( 'response_ids' => array( 1 ) )
			)->get_status(),
			'No such response, but no lock.'
		);
	}

	public function test_a_premium_template_needs_its_plan(): void {
		$premium = array();
		foreach ( $this->wire( $this->rest( 'GET', '/survey-templates' ) ) as $template ) {
			if ( in_array( 'templates', $template['required_addons'], true ) ) {
				self::assertTrue( $template['is_available'], $template['key'] );
				$premium[] = $template['key'];
			}
		}
		self::assertNotSame( array(), $premium );
		$body = array(
			'title'    => 'From a template',
			'template' => $premium[0],
		);
		$id   = $this->wire( $this->rest( 'POST', '/surveys', $body ) )['id'];
		$this->license( null );
		self::assertSame(
			array( false ),
			array_values(
				array_unique(
					array_column(
						array_filter(
							$this->wire( $this->rest( 'GET', '/survey-templates' ) ),
							static fn ( array $template ): bool => in_array(
								'templates',
								$template['required_addons'],
								true
							)
						),
						'is_available'
					)
				)
			)
		);
		$response = $this->rest( 'POST', '/surveys', $body );
		self::assertSame( 403, $response->get_status() );
		self::assertSame( 'userfeedback_upgrade_required', $this->wire( $response )['code'] );
		self::assertSame( 'license', $this->wire( $response )['data']['state'] );
		self::assertSame( 1, $this->count_rows( 'survey' ) );
		self::assertSame(
			200,
			$this->rest( 'POST', '/surveys', array( 'id' => $id ) + $body )->get_status(),
			'A survey that was made of it can still be saved.'
		);
	}

	public function test_a_lapsed_license_changes_nothing_for_visitors_and_trims_what_is_saved(): void {
		$survey = $this->saved(
			array(
				'questions' => array(
					self::question(
						'n',
						array(
							'type'     => 'nps',
							'settings' => array( 'required' => true ),
						)
					),
					self::question( 't', array( 'logic' => self::logic( 'n' ) ) ),
				),
				'settings'  => array(
					'behavior'  => array( 'timing' => 'half_page' ),
					'theming'   => array( 'widget_color' => '#123456' ),
					'targeting' => array( 'devices' => array( 'mobile' ) ),
				),
			)
		);
		$index  = $this->container()->get( LiveIndex::class );
		$before = $index->live( new \DateTimeImmutable() );
		$this->license( null );
		$index->rebuild();
		self::assertSame( $before, $index->live( new \DateTimeImmutable() ) );
		self::assertSame(
			'nps',
			$this->wire( $this->rest( 'GET', '/surveys/' . $survey['id'] ) )['questions'][0]['type'],
			'Never on plain load (A42).'
		);

		$refused = $this->wire(
			$this->rest( 'POST', '/surveys/draft', array( 'survey_ids' => array( $survey['id'] ) ) )
		);
		self::assertSame( array( $survey['id'] ), $refused['changed'] );
		$bulk = $this->wire(
			$this->rest( 'POST', '/surveys/publish', array( 'survey_ids' => array( $survey['id'] ) ) )
		);
		self::assertSame(
			'The Survey can\'t be published: Some questions need the Question Types addon.',
			$bulk['refused'][0]['message']
		);

		$saved = $this->wire(
			$this->rest(
				'POST',
				'/surveys',
				array(
					'id'     => $survey['id'],
					'status' => 'publish',
				)
			)
		);
		self::assertSame(
			array( 't' ),
			array_column( $saved['questions'], 'id' ),
			'Also when only the status was sent.'
		);
		self::assertFalse( $saved['questions'][0]['logic']['enabled'] );
		self::assertTrue( $saved['published'] );
		self::assertSame( 'immediate', $saved['settings']['behavior']['timing'] );
		self::assertSame( '#ffffff', $saved['settings']['theming']['widget_color'] );
		self::assertSame( array( 'desktop' ), $saved['settings']['targeting']['devices'] );
	}

	public function test_a_copy_has_only_what_the_plan_includes(): void {
		$id = $this->saved(
			array(
				'questions' => array( self::question( 'n', array( 'type' => 'nps' ) ), self::question( 't' ) ),
				'settings'  => array( 'theming' => array( 'widget_color' => '#123456' ) ),
			)
		)['id'];
		$this->license( null );
		$copy = $this->wire(
			$this->rest( 'GET', '/surveys/' . $this->wire( $this->rest( 'POST', "/surveys/{$id}/duplicate" ) )['id'] )
		);
		self::assertSame( array( 't' ), array_column( $copy['questions'], 'id' ) );
		self::assertSame( '#ffffff', $copy['settings']['theming']['widget_color'] );
	}

	/**
	 * Asserts the one shape of a locked call.
	 *
	 * @param string $addon Slug, or ''.
	 */
	private static function assert_locked(
		WP_REST_Response $response,
		string $feature,
		string $plan,
		string $addon,
		string $state
	): void {
		$data = $response->get_data();
		self::assertSame( 'userfeedback_upgrade_required', $data['code'] );
		self::assertSame(
			array(
				'status'  => 403,
				'feature' => $feature,
				'plan'    => $plan,
				'addon'   => $addon,
				'state'   => $state,
			),
			$data['data']
		);
	}
}
