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
		$defaults     = new SurveyDefaults();
		$defaults->ask_for_devices( static fn (): bool => $all_devices );
		$trim = null === $entitlements ? new TrimToLite( $defaults ) : new TrimSurvey( $entitlements, $defaults );

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
