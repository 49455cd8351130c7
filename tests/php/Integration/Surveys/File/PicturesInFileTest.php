<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\File;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Surveys\File\SurveyFile;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;
use WP_REST_Response;

/**
 * Pictures travel inside a survey file, and only what is a picture arrives.
 */
final class PicturesInFileTest extends SurveyTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'userfeedback_core_settings', array( 'create_edit_surveys' => array( 'author', 'contributor' ) ) + (array) get_option( 'userfeedback_core_settings' ) );
	}

	protected function tearDown(): void {
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids') ) as $id ) {
			wp_delete_attachment( (int) $id, true );
		}
		parent::tearDown();
	}

	public function test_pictures_of_the_library_travel_and_arrive_once(): void {
		$id   = $this->in_library( 'Blue-shoe.v2', self::png( 40, 30 ) );
		$url  = (string) wp_get_attachment_url( $id );
		$file = $this->exported( $this->with_pictures( $url, $id ), true );
		self::assertCount( 1, $file['pictures'], 'One picture in four places; the one from elsewhere stays an address.' );
		self::assertSame( array( $url, 'Blue-shoe-v2.png', 'image/png' ), array( $file['pictures'][0]['url'], $file['pictures'][0]['name'], $file['pictures'][0]['type'] ) );
		$file['site'] = 'https://elsewhere.example';
		$before       = $this->attachments();
		self::assertSame( array(), $this->wire( $this->import( $file, true, 200 ) )['surveys'][0]['notes'] );
		self::assertSame( $before, $this->attachments(), 'A dry run leaves nothing.' );
		$new    = $this->wire( $this->import( $file, false, 201 ) )['surveys'][0];
		$survey = $this->wire( $this->rest( 'GET', "/surveys/{$new['id']}" ) );
		self::assertSame( array(), $new['notes'] );
		$added = array_values( array_diff( $this->attachments(), $before ) );
		self::assertCount( 1, $added );
		$here  = (string) wp_get_attachment_url( $added[0] );
		$image = array( 'id' => $added[0], 'url' => $here );
		self::assertNotSame( $url, $here );
		self::assertSame( $image + array( 'alt' => 'Shoe' ), $survey['questions'][0]['config']['options'][0]['image'] );
		self::assertSame( 'https://elsewhere.example/b.png', $survey['questions'][0]['config']['options'][1]['image']['url'] );
		self::assertSame( $image + array( 'alt' => '' ), $survey['questions'][1]['config']['image'] );
		self::assertSame( $here, $survey['settings']['presentation']['intro']['picture'] );
		self::assertSame( array( 40, 30 ), array_slice( (array) getimagesize( (string) get_attached_file( $added[0] ) ), 0, 2 ) );
		self::assertSame( get_current_user_id(), (int) get_post_field( 'post_author', $added[0] ) );
	}

	public function test_without_the_option_there_are_addresses(): void {
		$id   = $this->in_library( 'shoe', self::png( 4, 4 ) );
		$file = $this->exported( $this->with_pictures( (string) wp_get_attachment_url( $id ), $id ), false );
		self::assertArrayNotHasKey( 'pictures', $file );
		self::assertStringNotContainsString( 'base64', (string) wp_json_encode( $file ) );
	}

	public function test_the_site_that_made_the_file_gets_none_twice(): void {
		$id     = $this->in_library( 'shoe', self::png( 4, 4 ) );
		$file   = $this->exported( $this->with_pictures( (string) wp_get_attachment_url( $id ), $id ), true );
		$before = $this->attachments();
		$this->import( $file, false, 201 );
		self::assertSame( $before, $this->attachments() );
	}

	public function test_a_large_picture_travels_in_a_smaller_size_and_what_is_no_picture_not_at_all(): void {
		$large = $this->in_library( 'large', self::noise( 800, 800 ) );
		self::assertGreaterThan( SurveyFile::MAX_PICTURE, (int) filesize( (string) get_attached_file( $large ) ) );
		$data = base64_decode( $this->exported( $this->with_pictures( (string) wp_get_attachment_url( $large ), $large ), true )['pictures'][0]['data'], true );
		self::assertLessThanOrEqual( SurveyFile::MAX_PICTURE, strlen( (string) $data ) );
		self::assertSame( 300, ( (array) getimagesizefromstring( (string) $data ) )[0] );

		$text = $this->in_library( 'note', self::png( 4, 4 ) );
		file_put_contents( (string) get_attached_file( $text ), '<?php echo 1;' );
		self::assertArrayNotHasKey( 'pictures', $this->exported( $this->with_pictures( (string) wp_get_attachment_url( $text ), $text ), true ) );

		$away = $this->in_library( 'away', self::png( 4, 4 ) );
		$url  = (string) wp_get_attachment_url( $away );
		update_post_meta( $away, '_wp_attached_file', '../../wp-includes/images/blank.gif' );
		self::assertArrayNotHasKey( 'pictures', $this->exported( $this->with_pictures( $url, $away ), true ), 'Outside of the uploads.' );
	}

	/**
	 * @param array<string, mixed> $changes Of a sound picture.
	 * @param string               $field   Named in the refusal.
	 */
	#[DataProvider( 'hostile' )]
	public function test_hostile_pictures_are_refused_by_name_and_nothing_is_left( array $changes, string $field ): void {
		$url    = 'https://elsewhere.example/a.png';
		$second = array_replace( array( 'url' => 'https://elsewhere.example/c.png' ) + self::picture( $url ), $changes );
		$file   = $this->file( $url, array( self::picture( $url ), $second ) );
		$before = array( $this->attachments(), $this->surveys() );
		foreach ( array( true, false ) as $dry_run ) {
			$reply = $this->import( $file, $dry_run, 422 );
			self::assertSame( array( $field ), $this->refused_fields( $reply ), (string) wp_json_encode( $reply->get_data() ) );
			self::assertSame( $before, array( $this->attachments(), $this->surveys() ) );
		}
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function hostile(): iterable {
		$png  = self::png( 5, 5 );
		$data = static fn ( string $content ): array => array( 'data' => base64_encode( $content ) );
		yield 'no base64' => array( array( 'data' => 'A===!' ), 'pictures[1][data]' );
		yield 'empty' => array( array( 'data' => '' ), 'pictures[1][data]' );
		yield 'a program' => array( $data( '<?php echo 1;' ), 'pictures[1][data]' );
		yield 'SVG with a script' => array( $data( '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' ), 'pictures[1][data]' );
		yield 'SVG as its type' => array( array( 'type' => 'image/svg+xml' ), 'pictures[1][type]' );
		yield 'a polyglot' => array( $data( $png . '<?php system($_GET[0]);' ), 'pictures[1][data]' );
		yield 'HTML behind a picture' => array( $data( $png . '<html><script>x</script>' ), 'pictures[1][data]' );
		yield 'another type than it says' => array( array( 'type' => 'image/jpeg' ), 'pictures[1][type]' );
		yield 'a PDF' => array( $data( "%PDF-1.4\n%%EOF" ), 'pictures[1][type]' );
		yield 'half a picture' => array( $data( substr( $png, 0, 40 ) ), 'pictures[1][data]' );
		yield 'too large' => array( $data( $png . str_repeat( "\0", SurveyFile::MAX_PICTURE ) ), 'pictures[1][data]' );
		yield 'a bomb' => array( $data( self::bomb() ), 'pictures[1][data]' );
		yield 'a path in the name' => array( array( 'name' => '../../wp-config.png' ), 'pictures[1][name]' );
		yield 'a path of Windows' => array( array( 'name' => 'a\\b.png' ), 'pictures[1][name]' );
		yield 'two endings' => array( array( 'name' => 'a.php.png' ), 'pictures[1][name]' );
		yield 'an ending that runs' => array( array( 'name' => 'a.php' ), 'pictures[1][name]' );
		yield 'a null byte' => array( array( 'name' => "a\0.png" ), 'pictures[1][name]' );
		yield 'a script for an address' => array( array( 'url' => 'javascript:alert(1)' ), 'pictures[1][url]' );
		yield 'a list for an address' => array( array( 'url' => array() ), 'pictures[1][url]' );
	}

	public function test_what_stands_behind_a_picture_does_not_arrive(): void {
		$url  = 'https://elsewhere.example/a.png';
		$mark = 'taken at 48.2082, 16.3738';
		$new  = $this->wire( $this->import( $this->file( $url, array( array( 'data' => base64_encode( self::png( 5, 5 ) . $mark ) ) + self::picture( $url ) ) ), false, 201 ) )['surveys'][0];
		$id   = $this->wire( $this->rest( 'GET', "/surveys/{$new['id']}" ) )['questions'][0]['config']['options'][0]['image']['id'];
		self::assertStringNotContainsString( $mark, (string) file_get_contents( (string) get_attached_file( $id ) ) );
	}

	public function test_a_wrong_survey_leaves_no_picture(): void {
		$url    = 'https://elsewhere.example/a.png';
		$file   = $this->file( $url, array( self::picture( $url ) ) );
		$before = array( $this->attachments(), $this->surveys() );

		$file['surveys'][1] = array( 'title' => array( 'x' ) );
		self::assertSame( array( 'surveys[1][title]' ), $this->refused_fields( $this->import( $file, false, 422 ) ) );
		self::assertSame( $before, array( $this->attachments(), $this->surveys() ) );
	}

	public function test_a_survey_that_cannot_be_stored_leaves_no_picture(): void {
		$url    = 'https://elsewhere.example/a.png';
		$before = $this->attachments();
		$table  = $this->table( 'survey' );
		$break  = static fn ( string $sql ): string => 1 === preg_match( "/^INSERT INTO `?{$table}`? /", $sql ) ? 'INSERT INTO userfeedback_no_table VALUES (1)' : $sql;
		add_filter( 'query', $break );
		$this->expect_log( '/userfeedback_no_table/' );
		$reply = $this->rest( 'POST', '/surveys/file', array( 'file' => (string) wp_json_encode( $this->file( $url, array( self::picture( $url ) ) ) ) ) );
		remove_filter( 'query', $break );
		self::assertSame( 503, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( $before, $this->attachments() );
	}

	public function test_who_may_not_upload_gets_the_addresses_and_is_told(): void {
		$url  = 'https://elsewhere.example/a.png';
		$file = $this->file( $url, array( self::picture( $url ) ) );
		foreach ( array( 'contributor' => 0, 'author' => 1, 'administrator' => 1 ) as $role => $pictures ) {
			$this->sign_in( $role );
			$before = $this->attachments();
			$dry    = $this->wire( $this->import( $file, true, 200 ) )['surveys'][0];
			$new    = $this->wire( $this->import( $file, false, 201 ) )['surveys'][0];
			self::assertSame( $dry['notes'], $new['notes'] );
			self::assertCount( $pictures, array_diff( $this->attachments(), $before ), $role );
			self::assertSame( 0 === $pictures, str_contains( implode( $new['notes'] ), 'you may not upload files' ), $role );
			$image = $this->wire( $this->rest( 'GET', "/surveys/{$new['id']}" ) )['questions'][0]['config']['options'][0]['image'];
			self::assertSame( 0 === $pictures, $url === $image['url'], $role );
		}
		$this->sign_in( 'contributor' );
		$file['pictures'][0]['data'] = base64_encode( self::bomb() );
		$this->import( $file, true, 200 );
		$this->sign_in( 'subscriber' );
		self::assertSame( 403, $this->rest( 'POST', '/surveys/file', array( 'file' => (string) wp_json_encode( $file ) ) )->get_status() );
	}

	public function test_only_pictures_make_a_file_longer_than_2_mb(): void {
		$url  = 'https://elsewhere.example/a.png';
		$many = array_map( static fn ( int $n ): array => self::picture( "https://elsewhere.example/$n.png", self::noise( 330, 330, $n ) ), range( 1, 6 ) );
		$file = $this->file( $url, $many );
		self::assertGreaterThan( SurveyFile::MAX_BYTES, strlen( (string) wp_json_encode( $file ) ) );
		$this->import( $file, true, 200 );
		$file['surveys'][0]['title'] = str_repeat( 'word ', 400001 );
		$this->import( $file, true, 413 );
	}

	public function test_the_published_schema_fits_pictures(): void {
		$schema = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/schemas/survey-file.v1.json' ), true );
		$url    = 'https://elsewhere.example/a.png';
		$file   = $this->file( $url, array( self::picture( $url ) ) );
		self::assertTrue( rest_validate_value_from_schema( $file, $schema, 'file' ) );
		$file['pictures'][0]['name'] = '../a.png';
		self::assertInstanceOf( \WP_Error::class, rest_validate_value_from_schema( $file, $schema, 'file' ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function picture( string $url, string $content = '' ): array {
		return array(
			'url'  => $url,
			'name' => 'a.png',
			'type' => 'image/png',
			'data' => base64_encode( '' === $content ? self::png( 5, 5 ) : $content ),
		);
	}

	/**
	 * A file of another site with a survey that shows the picture.
	 *
	 * @param list<array<string, mixed>> $pictures Inside.
	 * @return array<string, mixed>
	 */
	private function file( string $url, array $pictures ): array {
		return array(
			'format'   => SurveyFile::FORMAT,
			'version'  => 1,
			'site'     => 'https://elsewhere.example',
			'surveys'  => array( array( 'title' => 'Shoes', 'questions' => array( self::tiles( $url, 7 ) ) ) ),
			'pictures' => $pictures,
		);
	}

	/**
	 * Id of a survey with the picture as a tile, in a statement and before the questions.
	 */
	private function with_pictures( string $url, int $id ): int {
		return $this->saved(
			array(
				'questions' => array(
					self::tiles( $url, $id ),
					self::question( 's', array( 'type' => 'statement', 'config' => array( 'image' => array( 'id' => $id, 'url' => $url, 'alt' => '' ) ) ) ),
				),
				'settings'  => array( 'presentation' => array( 'intro' => array( 'title' => 'Hello', 'picture' => $url ) ) ),
			)
		)['id'];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function tiles( string $url, int $id ): array {
		return self::question(
			'a',
			array(
				'type'   => 'image-radio',
				'config' => array(
					'options' => array(
						array( 'label' => 'A', 'image' => array( 'id' => $id, 'url' => $url, 'alt' => 'Shoe' ) ),
						array( 'label' => 'B', 'image' => array( 'id' => 0, 'url' => 'https://elsewhere.example/b.png' ) ),
						array( 'label' => 'C', 'image' => array( 'id' => $id, 'url' => $url, 'alt' => '' ) ),
					),
				),
			)
		);
	}

	private function in_library( string $title, string $content ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_upload_bits( sanitize_file_name( $title ) . '.png', null, $content );
		$id   = (int) wp_insert_attachment( array( 'post_title' => $title, 'post_mime_type' => 'image/png' ), $file['file'] );
		rename( $file['file'], dirname( $file['file'] ) . "/$title.png" );
		update_attached_file( $id, dirname( $file['file'] ) . "/$title.png" );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, (string) get_attached_file( $id ) ) );
		return $id;
	}

	/**
	 * @param positive-int $width  Pixels.
	 * @param positive-int $height Pixels.
	 */
	private static function png( int $width, int $height ): string {
		$image = imagecreatetruecolor( $width, $height );
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	/**
	 * A picture that cannot be compressed.
	 *
	 * @param positive-int $width  Pixels.
	 * @param positive-int $height Pixels.
	 */
	private static function noise( int $width, int $height, int $seed = 1 ): string {
		mt_srand( $seed );
		$image = imagecreatetruecolor( $width, $height );
		for ( $x = 0; $x < $width; $x++ ) {
			for ( $y = 0; $y < $height; $y++ ) {
				imagesetpixel( $image, $x, $y, mt_rand( 0, 0xFFFFFF ) );
			}
		}
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	/**
	 * A small file whose head says 60,000 times 60,000 pixels.
	 */
	private static function bomb(): string {
		$head = 'IHDR' . pack( 'NN', 60000, 60000 ) . "\x08\x02\0\0\0";
		return "\x89PNG\r\n\x1a\n" . pack( 'N', 13 ) . $head . pack( 'N', crc32( $head ) ) . pack( 'N', 0 ) . 'IEND' . pack( 'N', crc32( 'IEND' ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function exported( int $id, bool $pictures ): array {
		$reply = $this->rest( 'GET', '/surveys/file', array( 'survey_ids' => array( $id ), 'pictures' => $pictures ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $this->wire( $reply );
	}

	/**
	 * @param array<string, mixed> $file Content.
	 */
	private function import( array $file, bool $dry_run, int $status ): WP_REST_Response {
		$reply = $this->rest( 'POST', '/surveys/file', array( 'file' => (string) wp_json_encode( $file ), 'dry_run' => $dry_run ) );
		self::assertSame( $status, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply;
	}

	/**
	 * @return list<int>
	 */
	private function attachments(): array {
		return array_map( 'intval', $this->wpdb()->get_col( "SELECT ID FROM {$this->wpdb()->posts} WHERE post_type = 'attachment' ORDER BY ID" ) );
	}

	private function surveys(): int {
		return (int) $this->wpdb()->get_var( "SELECT COUNT(*) FROM {$this->table( 'survey' )}" );
	}
}
