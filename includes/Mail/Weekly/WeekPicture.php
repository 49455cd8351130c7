<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

/**
 * The week as a picture: responses per day and, dashed, those of the week before. It has no words; the figures
 * stand below it as text, so it needs no font and the mail reads the same without it.
 */
final class WeekPicture {

	/**
	 * Size in the mail, twice as large for sharp screens.
	 */
	private const WIDTH  = 1068;
	private const HEIGHT = 320;

	/**
	 * Drawn larger and made smaller: GD's thick lines have no smooth edges.
	 */
	private const ZOOM = 2;

	private const MARGIN = 40;

	/**
	 * The picture as PNG, or '' where PHP cannot draw.
	 *
	 * @param non-empty-list<int> $now    By day.
	 * @param list<int>           $before By day.
	 */
	public static function draw( array $now, array $before, bool $is_rtl ): string {
		if ( ! function_exists( 'imagecreatetruecolor' ) || ! function_exists( 'imagepng' ) ) {
			return '';
		}
		$wide  = self::WIDTH * self::ZOOM;
		$high  = self::HEIGHT * self::ZOOM;
		$large = imagecreatetruecolor( $wide, $high );
		$small = imagecreatetruecolor( self::WIDTH, self::HEIGHT );
		if ( false === $large || false === $small ) {
			return '';
		}
		imagefilledrectangle( $large, 0, 0, $wide, $high, (int) imagecolorallocate( $large, 255, 255, 255 ) );
		$line = (int) imagecolorallocate( $large, 226, 228, 231 );
		imagesetthickness( $large, 2 * self::ZOOM );
		$margin = self::MARGIN * self::ZOOM;
		for ( $step = 0; $step <= 4; $step++ ) {
			$y = $margin + (int) ( ( $high - 2 * $margin ) * $step / 4 );
			imageline( $large, 0, $y, $wide, $y, $line );
		}
		$most = max( 1, ...$now, ...$before );
		$dash = (int) imagecolorallocate( $large, 100, 105, 112 );
		self::path( $large, $before, $most, $is_rtl, $dash, 4 * self::ZOOM, true );
		$blue = (int) imagecolorallocate( $large, 33, 69, 230 );
		self::path( $large, $now, $most, $is_rtl, $blue, 7 * self::ZOOM, false );
		imagecopyresampled( $small, $large, 0, 0, 0, 0, self::WIDTH, self::HEIGHT, $wide, $high );
		ob_start();
		imagepng( $small, null, 9 );
		return (string) ob_get_clean();
	}

	/**
	 * Draws a line through the days, each in the middle of its seventh.
	 *
	 * @param \GdImage  $image  The canvas.
	 * @param list<int> $counts By day.
	 * @param int       $most   Count of the upper edge.
	 */
	private static function path(
		\GdImage $image,
		array $counts,
		int $most,
		bool $is_rtl,
		int $color,
		int $thick,
		bool $is_dashed
	): void {
		$margin = self::MARGIN * self::ZOOM;
		$high   = self::HEIGHT * self::ZOOM - 2 * $margin;
		$step   = self::WIDTH * self::ZOOM / max( 1, count( $counts ) );
		$points = array();
		foreach ( $counts as $day => $count ) {
			$x        = $step * ( $day + 0.5 );
			$points[] = array(
				$is_rtl ? self::WIDTH * self::ZOOM - $x : $x,
				$margin + $high * ( 1 - $count / $most ),
			);
		}
		foreach ( array_slice( $points, 1 ) as $place => $to ) {
			self::stroke( $image, $points[ $place ], $to, $color, $thick, $is_dashed ? 24 * self::ZOOM : 0 );
		}
		if ( ! $is_dashed ) {
			foreach ( $points as list( $x, $y ) ) {
				imagefilledellipse( $image, (int) $x, (int) $y, 3 * $thick, 3 * $thick, $color );
			}
		}
	}

	/**
	 * A thick line with round ends: GD's own becomes thinner the steeper it is.
	 *
	 * @param array{float, float} $from x, y.
	 * @param array{float, float} $to   x, y.
	 * @param int                 $dash Length of a dash and of a gap, 0 for none.
	 */
	private static function stroke( \GdImage $image, array $from, array $to, int $color, int $thick, int $dash ): void {
		$length = hypot( $to[0] - $from[0], $to[1] - $from[1] );
		for ( $at = 0.0; $at <= $length; $at += $thick / 4 ) {
			if ( $dash > 0 && fmod( $at, 2 * $dash ) > $dash ) {
				continue;
			}
			$part = $length > 0 ? $at / $length : 0;
			imagefilledellipse(
				$image,
				(int) ( $from[0] + $part * ( $to[0] - $from[0] ) ),
				(int) ( $from[1] + $part * ( $to[1] - $from[1] ) ),
				$thick,
				$thick,
				$color
			);
		}
	}
}
