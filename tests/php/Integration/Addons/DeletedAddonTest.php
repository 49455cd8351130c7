<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\PagePayload;
use UserFeedback\Plan\Offers;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Plan\FeatureState;
use UserFeedback\Tests\OtherSiteTestCase;
use WP_Query;

/**
 * Each addon's folder deleted from disk while WordPress still lists it as
 * active: the site works, the addon's features lock, the others stay.
 */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class DeletedAddonTest extends OtherSiteTestCase {

	/**
	 * @return array<string, array{string}>
	 */
	public static function slugs(): array {
		$slugs = Offers::addons();
		return array_combine( $slugs, array_map( static fn ( string $slug ): array => array( $slug ), $slugs ) );
	}

	protected function before_wordpress(): void {
		self::plugins_without( array( 'userfeedback-' . $this->dataName() ) );
	}

	#[DataProvider( 'slugs' )]
	public function test_the_site_works_and_the_feature_locks( string $slug ): void {
		$states       = $this->container()->get( AddonStates::class );
		$entitlements = $this->container()->get( Entitlements::class );
		self::assertContains(
			AddonStates::basename( $slug ),
			(array) get_option( 'active_plugins' ),
			'WordPress believes that it is active.'
		);
		self::assertFalse( $states->is_installed( $slug ) );
		foreach ( array_keys( $this->container()->get( AddonCatalog::class )->all() ) as $other ) {
			self::assertSame( $other !== $slug, $states->is_active( $other ), $other );
		}
		foreach ( Feature::cases() as $feature ) {
			$gone = $feature->addon() === $slug;
			self::assertSame(
				$gone ? FeatureState::Install : FeatureState::Open,
				$entitlements->state( $feature ),
				$feature->value
			);
		}

		$this->sign_in( 'administrator' );
		$saved = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Still here',
				'status'    => 'publish',
				'questions' => array(
					array(
						'id'    => 'a',
						'type'  => 'text',
						'title' => 'How are you?',
					),
				),
				'settings'  => array(
					'behavior'  => array( 'timing' => 'half_page' ),
					'targeting' => array( 'devices' => array( 'mobile' ) ),
					'theming'   => array( 'widget_color' => '#123456' ),
				),
			)
		);
		self::assertSame( 201, $saved->get_status() );
		$id = $saved->get_data()['id'];
		foreach ( array(
			'/surveys',
			"/surveys/{$id}",
			"/surveys/{$id}/results",
			"/surveys/{$id}/responses",
			'/results-summary',
			'/survey-templates',
		) as $route ) {
			self::assertSame( 200, $this->rest( 'GET', $route )->get_status(), $route );
		}

		$query = new WP_Query();
		$query->parse_query( array() );
		$payload = $this->container()->get( PagePayload::class )->of( $query );
		self::assertIsArray( $payload );
		$survey = $payload['surveys'][0];
		self::assertIsArray( $survey );
		self::assertSame( 'behavior' === $slug ? 'immediate' : 'half_page', $survey['behavior']['timing'] );
		self::assertSame( 'targeting' === $slug ? array( 'desktop' ) : array( 'mobile' ), $survey['devices'] );
		self::assertSame( 'branding' === $slug ? '#ffffff' : '#123456', $survey['theming']['widget_color'] );

		$this->sign_in( '' );
		self::assertSame( 200, $this->rest( 'POST', "/surveys/{$id}/impression" )->get_status() );
	}
}
