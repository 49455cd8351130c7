<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Surveys\TrimSurvey;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Surveys\Trim;
use UserFeedback\Surveys\TrimToLite;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Parts of a survey that the plan does not include are not stored (SAVE-10 to SAVE-15,
 * A27, A41 to A44). The browser runs the same cases (tests/ts/domain/trim.test.ts).
 */
final class TrimSurveyTest extends IntegrationTestCase {

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function cases(): array {
		$cases = array();
		foreach ( self::fixture()['cases'] as $case ) {
			$cases[ $case['name'] ] = array( $case );
		}
		return $cases;
	}

	/**
	 * @param array<string, mixed> $case A case of the fixture.
	 */
	#[DataProvider( 'cases' )]
	public function test_cases_that_the_browser_runs_as_well( array $case ): void {
		$fixture      = self::fixture();
		$given        = self::changed( $fixture['survey'], $case['given'] ?? array() );
		$entitlements = $this->site( $case['site'] );
		$all_devices  = null !== $entitlements && $entitlements->allows( Feature::Devices );
		$defaults     = self::defaults( $entitlements );
		$trim         = self::trim( $entitlements, $defaults );

		$result = $trim->trim(
			self::survey( $given ),
			self::survey( ( $case['stored'] ?? $fixture['stored'] ) + $given )
		);
		self::assertSame(
			self::sorted( self::changed( $given, $case['expected'] ) ),
			self::sorted( self::wire( $result ) )
		);

		$gone = array_filter(
			self::survey( $given )->questions,
			static fn ( Question $question ): bool => $trim->drops( $question->type )
		);
		self::assertSame(
			$case['gone'],
			array_values( array_map( static fn ( Question $question ): string => $question->id, $gone ) )
		);
		self::assertSame( array() !== $gone, $trim->drops_any( self::survey( $given )->questions ) );

		$devices                                     = $all_devices
			? array( 'desktop', 'tablet', 'mobile' )
			: array( 'desktop' );
		$fixture['defaults']['targeting']['devices'] = $devices;
		self::assertSame(
			self::sorted( $fixture['defaults'] ),
			self::sorted( $defaults->settings() ),
			'The defaults that the browser is given.'
		);
	}

	/**
	 * @return array<string, array{array{pro: bool, plan: string, addons: list<string>}}>
	 */
	public static function locked_sites(): array {
		$every = self::fixture()['cases'][0]['site']['addons'];
		$sites = array(
			'Lite'                  => array( false, '', array() ),
			'Pro without a license' => array( true, '', $every ),
			'elite without addons'  => array( true, 'elite', array() ),
		);
		return array_map(
			static fn ( array $site ): array => array( array_combine( array( 'pro', 'plan', 'addons' ), $site ) ),
			$sites
		);
	}

	/**
	 * @return array<string, array{array{pro: bool, plan: string, addons: list<string>}}>
	 */
	public static function sites(): array {
		$every = self::fixture()['cases'][0]['site'];
		return self::locked_sites() + array(
			'plus with every addon'  => array( array( 'plan' => 'plus' ) + $every ),
			'pro with every addon'   => array( array( 'plan' => 'pro' ) + $every ),
			'elite with every addon' => array( $every ),
		);
	}

	/**
	 * @param array{pro: bool, plan: string, addons: list<string>} $site Edition, license, active addons.
	 */
	#[DataProvider( 'sites' )]
	public function test_a_survey_as_a_new_one_is_stored_loses_nothing( array $site ): void {
		list( $trim, $stored ) = $this->stored_on( $site );
		self::assertFalse( $trim->loses( self::survey( $stored ) ) );
		self::assertFalse( $trim->loses( self::survey( self::backwards( $stored ) ) ), 'In another order.' );
		$same = array(
			'a color in capitals'             => array( 'settings.theming.widget_color' => '#FFFFFF' ),
			'the site shows no logo any more' => array( 'settings.theming.show_logo' => false ),
			'the site minimizes by now'       => array( 'settings.behavior.start_minimized' => true ),
			'what stays as it is stored'      => array(
				'settings.thank_you.type'       => 'redirect',
				'settings.thank_you.message'    => 'Danke!',
				'settings.geo_targeting.target' => 'select',
				'settings.google_drive.enable'  => true,
				'settings.hidden_fields'        => array( array( 'name' => 'source' ) ),
				'publish_at'                    => '2030-01-02T03:04:05Z',
			),
			'conditions about no question'    => array(
				'questions.0.logic.conditions'         => array( self::about( 'question_id', 'compare', 'gone' ) ),
				'settings.thank_you.conditions'        => array( self::about( 'question', 'condition_type', 'gone' ) ),
				'notifications.email.logic.conditions' => array( self::about( 'question_id', 'compare', 'gone' ) ),
			),
		);
		foreach ( $same as $what => $changes ) {
			self::assertFalse( $trim->loses( self::survey( self::changed( $stored, $changes ) ) ), $what );
		}
		$bare = self::changed( $stored, array( 'questions.0.settings' => array() ) );
		self::assertFalse( $trim->loses( self::survey( $bare ) ), 'Switches that are missing.' );
	}

	/**
	 * @param array{pro: bool, plan: string, addons: list<string>} $site Edition, license, active addons.
	 */
	#[DataProvider( 'locked_sites' )]
	public function test_a_survey_loses_what_its_owner_set( array $site ): void {
		list( $trim, $stored ) = $this->stored_on( $site );
		$set                   = array(
			'questions.0.settings.randomize'   => true,
			'questions.0.settings.comment_box' => true,
			'questions.0.config.columns'       => 2,
			'settings.theming.widget_color'    => '#101010',
			'settings.theming.color_scheme'    => 'dark',
			'settings.targeting.devices'       => array( 'mobile' ),
			'settings.targeting.page_rules'    => array( array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => 'shop' ) ),
			'settings.behavior.timing'         => 'delay',
			'settings.behavior.remember_days'  => 30,
		);
		foreach ( $set as $path => $value ) {
			self::assertTrue( $trim->loses( self::survey( self::changed( $stored, array( $path => $value ) ) ) ), $path );
		}
		$stars = array( 'type' => 'star-rating' ) + $stored['questions'][0];
		self::assertTrue( $trim->loses( self::survey( array( 'questions' => array( $stars ) ) + $stored ) ) );
		// E-mail logic needs a plan and no addon.
		$mails = self::changed(
			$stored,
			array(
				'notifications.email.logic.enable'     => true,
				'notifications.email.logic.conditions' => array( self::about( 'question_id', 'compare', 'why' ) ),
			)
		);
		self::assertSame( 'elite' !== $site['plan'], $trim->loses( self::survey( $mails ) ) );
	}

	/**
	 * @return array<string, string>
	 */
	private static function about( string $subject, string $compare, string $question ): array {
		return array(
			$subject => $question,
			$compare => '=',
			'value'  => 'Price',
		);
	}

	/**
	 * What trims on a site, and a survey with the settings of a new one as it is stored there.
	 *
	 * @param array{pro: bool, plan: string, addons: list<string>} $site Edition, license, active addons.
	 * @return array{Trim, array<string, mixed>}
	 */
	private function stored_on( array $site ): array {
		$entitlements = $this->site( $site );
		$defaults     = self::defaults( $entitlements );
		$trim         = self::trim( $entitlements, $defaults );
		$new          = self::survey(
			array(
				'questions'     => array_filter(
					self::fixture()['survey']['questions'],
					static fn ( array $question ): bool => in_array( $question['type'], array( 'radio-button', 'long-text' ), true )
				),
				'settings'      => $defaults->settings(),
				'notifications' => $defaults->notifications(),
				'publish_at'    => null,
			)
		);
		return array( $trim, self::wire( $trim->trim( $new, $new ) ) );
	}

	private static function defaults( ?Entitlements $entitlements ): SurveyDefaults {
		$all_devices = null !== $entitlements && $entitlements->allows( Feature::Devices );
		$defaults    = new SurveyDefaults();
		$defaults->ask_for_devices( static fn (): bool => $all_devices );
		return $defaults;
	}

	private static function trim( ?Entitlements $entitlements, SurveyDefaults $defaults ): Trim {
		return null === $entitlements ? new TrimToLite( $defaults ) : new TrimSurvey( $entitlements, $defaults );
	}

	/**
	 * With the keys of its objects in the other order.
	 *
	 * @param mixed $data Decoded JSON.
	 */
	private static function backwards( mixed $data ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		return array_map( array( self::class, 'backwards' ), array_is_list( $data ) ? $data : array_reverse( $data ) );
	}

	/**
	 * Rights of a site; null for Lite, where nobody asks.
	 *
	 * @param array{pro: bool, plan: string, addons: list<string>} $site Edition, license, active addons.
	 */
	private function site( array $site ): ?Entitlements {
		$this->license( PlanLevel::tryFrom( $site['plan'] ) );
		$states = new AddonStates( sys_get_temp_dir() . '/no-plugins-here' );
		foreach ( $site['addons'] as $slug ) {
			$states->note_active( $slug, '0.1.0' );
		}
		return $site['pro'] ? new Entitlements( $this->container()->get( LicenseStore::class ), $states ) : null;
	}

	/**
	 * A copy of an array with values at dotted paths.
	 *
	 * @param array<string, mixed> $whole   The array.
	 * @param array<string, mixed> $changes Value by path.
	 * @return array<string, mixed>
	 */
	private static function changed( array $whole, array $changes ): array {
		foreach ( $changes as $path => $value ) {
			$part = &$whole;
			foreach ( explode( '.', $path ) as $key ) {
				$part = &$part[ $key ];
			}
			$part = $value;
			unset( $part );
		}
		return $whole;
	}

	/**
	 * With the keys of its objects in one order.
	 *
	 * @param mixed $data Decoded JSON.
	 */
	private static function sorted( mixed $data ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		if ( ! array_is_list( $data ) ) {
			ksort( $data );
		}
		return array_map( array( self::class, 'sorted' ), $data );
	}

	/**
	 * The survey of a case.
	 *
	 * @param array<string, mixed> $data Wire form of what trimming looks at.
	 */
	private static function survey( array $data ): Survey {
		$now = new DateTimeImmutable( '2026-11-21T12:00:00Z' );
		return new Survey(
			1,
			'Survey',
			'survey',
			Survey::DRAFT,
			'',
			array_map(
				static fn ( array $question ): Question => new Question(
					$question['id'],
					$question['type'],
					$question['title'],
					$question['config'],
					$question['settings'],
					$question['logic']
				),
				array_values( $data['questions'] )
			),
			$data['settings'],
			$data['notifications'],
			null === $data['publish_at'] ? null : new DateTimeImmutable( $data['publish_at'] ),
			null,
			1,
			$now,
			$now
		);
	}

	/**
	 * The parts that trimming reads, in the form of the fixture.
	 *
	 * @return array<string, mixed>
	 */
	private static function wire( Survey $survey ): array {
		return array(
			'questions'     => array_map(
				static fn ( Question $question ): array => $question->to_array(),
				$survey->questions
			),
			'settings'      => $survey->settings,
			'notifications' => $survey->notifications,
			'publish_at'    => Moment::wire( $survey->publish_at ),
		);
	}

	/**
	 * @return array{defaults: array<string, mixed>, stored: array<string, mixed>, survey: array<string, mixed>, cases: list<array<string, mixed>>}
	 */
	private static function fixture(): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/trimming.json' ),
			true,
			64,
			JSON_THROW_ON_ERROR
		);
	}
}
