<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use UserFeedback\Container;
use UserFeedback\Heatmaps\BinRepository;
use UserFeedback\Heatmaps\ChangeHeatmaps;
use UserFeedback\Heatmaps\RecordInput;
use UserFeedback\Heatmaps\Token;
use UserFeedback\Heatmaps\VersionRepository;
use UserFeedback\Database\Database;
use UserFeedback\Support\Clock;

/**
 * A page of the demo with a heatmap of two weeks.
 */
final class Heatmaps {

	private const VIEWS = 240;

	private const DAYS = 14;

	/**
	 * Path, left, top, width, height, and how many of a hundred visitors click there.
	 */
	private const ELEMENTS = array(
		array( '#find-your-roast', 200, 420, 180, 48, 38 ),
		array( '#harbor-picture', 200, 520, 640, 320, 17 ),
		array( '#brew-guide', 200, 900, 420, 28, 22 ),
		array( '#opening-times', 200, 1180, 420, 28, 9 ),
	);

	private const CONTENT = '<!-- wp:paragraph --><p>Small batches from growers we know. Every bag carries its roast date.</p><!-- /wp:paragraph -->
<!-- wp:html --><p><a id="find-your-roast" href="#brew-guide">Find your roast</a></p>
<div id="harbor-picture" style="height:320px;background:linear-gradient(160deg,#274156,#8fb3c9)"></div>
<p style="margin:3em 0"><a id="brew-guide" href="#opening-times">How to brew it at home</a></p>
<p style="margin-top:16em"><a id="opening-times" href="/opening-hours/">When we are open</a></p><!-- /wp:html -->';

	/**
	 * Makes the page and what its visitors did. Nothing where the addon is not active.
	 *
	 * @return array{done: int}
	 */
	public static function create( Container $container ): array {
		if ( ! class_exists( ChangeHeatmaps::class ) ) {
			return array( 'done' => 0 );
		}
		mt_srand( 512 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- The demo is the same for everybody.
		$page     = Site::page( 'roasts', 'Our roasts', self::CONTENT );
		$id       = $container->get( ChangeHeatmaps::class )->create( $page, null, 30, 100 );
		$database = $container->get( Database::class );
		$began    = $container->get( Clock::class )->now()->modify( '-' . self::DAYS . ' days' );
		$database->update(
			'heatmap',
			array(
				'started_at' => $began->format( 'Y-m-d H:i:s' ),
				'ends_at'    => $began->modify( '+30 days' )->format( 'Y-m-d H:i:s' ),
			),
			array( 'id' => $id )
		);
		$versions = new VersionRepository( $database );
		$bins     = $container->get( BinRepository::class );
		$today    = $container->get( Clock::class )->site_now();
		for ( $view = 0; $view < self::VIEWS; ++$view ) {
			$ago    = self::DAYS - 1 - intdiv( $view * self::DAYS, self::VIEWS );
			$day    = $today->modify( "-$ago days" )->format( 'Y-m-d' );
			$mobile = mt_rand( 1, 100 ) > 58;
			$record = RecordInput::of( self::view( $id, $mobile ) );
			$bins->add( $versions->seen( $id, Token::fingerprint( $id, $record->token ), $day ), $day, $record );
		}
		return array( 'done' => self::VIEWS );
	}

	/**
	 * What a visitor did.
	 *
	 * @return array<string, mixed>
	 */
	private static function view( int $id, bool $mobile ): array {
		$width    = $mobile ? 390 : 1280;
		$elements = array();
		$clicks   = array();
		$moves    = array();
		foreach ( self::ELEMENTS as $index => list( $path, $left, $top, $wide, $high, $percent ) ) {
			$wide       = min( $wide, $width - 40 );
			$elements[] = array( $path, $mobile ? 20 : $left, $top, $wide, $high );
			$x          = (int) ( $wide * ( mt_rand( 20, 60 ) + mt_rand( 0, 30 ) ) / 100 );
			$y          = (int) ( $high * mt_rand( 15, 85 ) / 100 );
			if ( mt_rand( 1, 100 ) <= $percent ) {
				// The picture leads nowhere, and some do not believe it.
				$clicks[] = array( $index, $x, $y, 1 === $index ? ( mt_rand( 1, 6 ) > 5 ? 3 : 2 ) : 0 );
			}
			if ( ! $mobile && mt_rand( 1, 100 ) <= 60 ) {
				$moves[] = array( $index, $x, $y, mt_rand( 1, 8 ) );
			}
		}
		return array(
			'token'    => Token::of( $id, str_repeat( 'd', 16 ) ),
			'viewport' => $width,
			'page'     => array( $width, $mobile ? 1900 : 1600 ),
			'fresh'    => mt_rand( 1, 100 ) <= 80,
			'depth'    => min( 100, mt_rand( 30, 75 ) + mt_rand( 0, 55 ) ),
			'elements' => $elements,
			'clicks'   => $clicks,
			'moves'    => $moves,
		);
	}
}
