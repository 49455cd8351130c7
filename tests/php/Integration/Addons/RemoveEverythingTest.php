<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\GoogleDrive\GoogleClient;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\RunsNetwork;

/**
 * Where the owner chose to remove everything, nothing of the plugin and of its addons stays on any site of a network,
 * whichever is deleted first, and Google was asked once to take each grant back (A107).
 */
final class RemoveEverythingTest extends IntegrationTestCase {

	use RunsNetwork;

	private const CORE = 'userfeedback/userfeedback.php';

	private const ADDONS = array(
		'userfeedback-geo-restrictions/userfeedback-geo-restrictions.php',
		'userfeedback-google-drive/userfeedback-google-drive.php',
		'userfeedback-heatmaps/userfeedback-heatmaps.php',
		'userfeedback-post-ratings/userfeedback-post-ratings.php',
	);

	/**
	 * @param list<string> $order Plugins as they are deleted.
	 */
	#[DataProvider( 'orders' )]
	public function test_nothing_is_left( array $order ): void {
		$facts = $this->on_a_network( __DIR__ . '/removed-from-a-network.php', ...$order );
		foreach ( $facts['before'] as $kinds ) {
			self::assertNotContains( 0, $kinds, 'Something of every kind was there.' );
		}
		$nothing = array_fill_keys( array( 'tables', 'options', 'meta', 'events', 'folders' ), array() );
		self::assertSame( array( $nothing, $nothing ), $facts['after'] );
		$url = ( new GoogleClient( '', '', '', '' ) )->revoke_url();
		self::assertSame( array( array( $url, 'grant-1' ), array( $url, 'grant-2' ) ), $facts['asked'] );
	}

	/**
	 * @return array<string, array{list<string>}>
	 */
	public static function orders(): array {
		return array(
			'the plugin first'        => array( array( self::CORE, ...self::ADDONS ) ),
			'the addons first'        => array( array( ...self::ADDONS, self::CORE ) ),
			'the plugin between them' => array( array( self::ADDONS[1], self::CORE, self::ADDONS[0], self::ADDONS[2], self::ADDONS[3] ) ),
		);
	}
}
