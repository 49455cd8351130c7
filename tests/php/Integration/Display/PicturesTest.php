<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use UserFeedback\Display\LiveIndex;

/**
 * Visitors get pictures in a size for tiles, whatever address is stored.
 */
final class PicturesTest extends DisplayTestCase {

	private int $attachment = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->attachment = (int) wp_insert_attachment(
			array(
				'post_mime_type' => 'image/png',
				'post_title'     => 'Cup',
			),
			'2026/01/cup.png'
		);
		wp_update_attachment_metadata(
			$this->attachment,
			array(
				'width'  => 800,
				'height' => 600,
				'file'   => '2026/01/cup.png',
				'sizes'  => array(
					'medium' => array(
						'file'      => 'cup-300x225.png',
						'width'     => 300,
						'height'    => 225,
						'mime-type' => 'image/png',
					),
				),
			)
		);
	}

	protected function tearDown(): void {
		wp_delete_attachment( $this->attachment, true );
		parent::tearDown();
	}

	public function test_the_size_is_chosen_when_the_page_is_made(): void {
		$uploads = wp_get_upload_dir()['baseurl'] . '/2026/01/';
		$shown   = $this->shown_urls(
			array(
				array( 'id' => $this->attachment, 'url' => $uploads . 'cup.png' ),
				array( 'id' => $this->attachment, 'url' => $uploads . 'cup-150x150.png' ),
				array( 'id' => 0, 'url' => $uploads . 'cup.png' ),
				array( 'id' => $this->attachment, 'url' => $uploads . 'pot.png' ),
				array( 'id' => 999999, 'url' => 'https://example.org/cup.png' ),
			)
		);
		self::assertSame(
			array(
				$uploads . 'cup-300x225.png',
				$uploads . 'cup-300x225.png',
				$uploads . 'cup-300x225.png',
				$uploads . 'pot.png',
				'https://example.org/cup.png',
			),
			$shown
		);
	}

	/**
	 * Addresses that visitors get.
	 *
	 * @param list<array{id: int, url: string}> $images As stored.
	 * @return list<string>
	 */
	private function shown_urls( array $images ): array {
		$options = array();
		foreach ( $images as $at => $image ) {
			$options[] = array(
				'label' => "Option $at",
				'image' => $image,
			);
		}
		$id    = $this->survey( array(), array( 'questions' => array( array( 'config' => array( 'options' => $options ) ) + $this->question( 'q1', 'image-radio' ) ) ) );
		$index = $this->container()->get( LiveIndex::class );
		$entry = $index->find( $id, new \DateTimeImmutable() );
		self::assertNotNull( $entry );
		$questions = $index->questions_of( $entry );
		self::assertIsArray( $questions );
		$first = json_decode( (string) wp_json_encode( $questions[0] ), true );
		self::assertIsArray( $first );
		return array_column( array_column( $first['config']['options'], 'image' ), 'url' );
	}
}
