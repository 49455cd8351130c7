<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

/**
 * Draws the pictures of the demo's image question: a cup in three colors,
 * stored in the media library as an owner's own pictures would be.
 */
final class Pictures {

	private const WIDTH  = 480;
	private const HEIGHT = 360;

	/**
	 * Picture for an option of the survey.
	 *
	 * @param string $label Its title and alternative text.
	 * @param array{int, int, int} $paper Color behind.
	 * @param array{int, int, int} $drink Color of the drink.
	 * @return array{id: int, url: string, alt: string} As the builder stores it.
	 */
	public static function cup( string $name, string $label, array $paper, array $drink ): array {
		$upload = wp_upload_bits( $name . '.png', null, self::draw( $paper, $drink ) );
		$id     = wp_insert_attachment(
			array(
				'post_title'     => $label,
				'post_mime_type' => 'image/png',
				'post_status'    => 'inherit',
			),
			$upload['file']
		);
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $label );
		return array(
			'id'  => $id,
			'url' => (string) wp_get_attachment_url( $id ),
			'alt' => $label,
		);
	}

	/**
	 * The cup as PNG. Drawn at twice its size, because GD does not smooth filled shapes.
	 *
	 * @param array{int, int, int} $paper Color behind.
	 * @param array{int, int, int} $drink Color of the drink.
	 */
	private static function draw( array $paper, array $drink ): string {
		$image  = imagecreatetruecolor( 2 * self::WIDTH, 2 * self::HEIGHT );
		$color  = static fn ( int ...$rgb ): int => (int) imagecolorallocate(
			$image,
			...array_map( static fn ( int $part ): int => max( 0, min( 255, $part ) ), $rgb )
		);
		$behind = $color( ...$paper );
		$white  = $color( 255, 255, 255 );
		$shade  = $color( (int) ( $paper[0] * 0.86 ), (int) ( $paper[1] * 0.86 ), (int) ( $paper[2] * 0.86 ) );
		imagefilledrectangle( $image, 0, 0, 2 * self::WIDTH, 2 * self::HEIGHT, $behind );
		// Seen from above: shadow, saucer, handle, cup, drink, light on the drink.
		imagefilledellipse( $image, 492, 384, 560, 560, $shade );
		imagefilledellipse( $image, 480, 360, 560, 560, $white );
		imagefilledellipse( $image, 480, 360, 400, 400, $shade );
		imagefilledrectangle( $image, 640, 330, 770, 390, $white );
		imagefilledellipse( $image, 770, 360, 60, 60, $white );
		imagefilledellipse( $image, 480, 360, 370, 370, $white );
		imagefilledellipse( $image, 480, 360, 310, 310, $color( ...$drink ) );
		imagefilledellipse(
			$image,
			440,
			310,
			90,
			60,
			$color(
				(int) ( ( $drink[0] + 255 ) / 2 ),
				(int) ( ( $drink[1] + 255 ) / 2 ),
				(int) ( ( $drink[2] + 255 ) / 2 )
			)
		);

		$small = imagescale( $image, self::WIDTH, self::HEIGHT, IMG_BICUBIC );
		ob_start();
		imagepng( false === $small ? $image : $small );
		return (string) ob_get_clean();
	}
}
