<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Files\FileFolder;
use UserFeedback\Surveys\Survey;
use WP_REST_Response;

/**
 * Files that must not come in, and people who must not get one: refused with the field named, nothing stored.
 */
final class UploadAttackTest extends UploadTestCase {

	private const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

	/**
	 * A PNG whose head says more pixels than any memory holds.
	 */
	private static function bomb(): string {
		$head = 'IHDR' . pack( 'NNCCCCC', 60000, 60000, 8, 2, 0, 0, 0 );
		return "\x89PNG\r\n\x1a\n" . pack( 'N', 13 ) . $head . pack( 'N', crc32( $head ) ) . substr( self::picture(), 33 );
	}

	/**
	 * A JPEG with a comment of our choice.
	 */
	private static function jpeg_with( string $marker, string $text ): string {
		$jpeg = self::picture( 'jpg' );
		return substr( $jpeg, 0, 2 ) . "\xFF$marker" . pack( 'n', strlen( $text ) + 2 ) . $text . substr( $jpeg, 2 );
	}

	/**
	 * @return array<string, array{string, string, string}> Question, content, name.
	 */
	public static function refused(): array {
		return array(
			'PHP'                          => array( 'picture', '<?php phpinfo();', 'a.png' ),
			'PHP behind a GIF head'        => array( 'picture', 'GIF89a<?php phpinfo(); ?>', 'a.gif' ),
			'PHP behind a picture'         => array( 'picture', self::picture() . '<?php phpinfo(); ?>', 'a.png' ),
			'PHP in a comment of a JPEG'   => array( 'picture', self::jpeg_with( "\xFE", '<?php system($_GET[1]); ?>' ), 'a.jpg' ),
			'PHP in EXIF'                  => array( 'picture', self::jpeg_with( "\xE1", "Exif\0\0<?php system(1); ?>" ), 'a.jpg' ),
			'a script behind a picture'    => array( 'picture', self::picture( 'gif' ) . '<script>alert(1)</script>', 'a.gif' ),
			'PHAR behind a picture'        => array( 'picture', self::picture( 'jpg' ) . '<?php __HALT_COMPILER(); ?>', 'a.jpg' ),
			'SVG'                          => array( 'picture', self::SVG, 'a.svg' ),
			'SVG as PNG'                   => array( 'picture', self::SVG, 'a.png' ),
			'SVG where any may'            => array( 'any', self::SVG, 'a.svg' ),
			'SVG as text'                  => array( 'any', self::SVG, 'a.txt' ),
			'HTML'                         => array( 'any', '<!DOCTYPE html><html><body onload=alert(1)>', 'a.txt' ),
			'HTML as picture'              => array( 'picture', '<html></html>', 'a.png' ),
			'wrong type in its head'       => array( 'picture', 'just words', 'a.png' ),
			'PDF as picture'               => array( 'picture', self::pdf(), 'a.pdf' ),
			'PDF named as picture'         => array( 'picture', self::pdf(), 'a.png' ),
			'text as picture'              => array( 'picture', 'words', 'a.txt' ),
			'half a picture'               => array( 'picture', substr( self::picture(), 0, 40 ), 'a.png' ),
			'a bomb'                       => array( 'picture', self::bomb(), 'a.png' ),
			'double extension'             => array( 'picture', self::picture(), 'a.php.png' ),
			'double extension, old PHP'    => array( 'picture', self::picture(), 'a.pHp5.png' ),
			'double extension with space'  => array( 'picture', self::picture(), 'a.phtml .png' ),
			'double extension, three'      => array( 'picture', self::picture(), 'a.phar.old.png' ),
			'last extension'               => array( 'picture', self::picture(), 'a.png.php' ),
			'extension of HTML'            => array( 'picture', self::picture(), 'a.html' ),
			'path'                         => array( 'picture', self::picture(), '../../wp-config.png' ),
			'path of Windows'              => array( 'picture', self::picture(), '..\\..\\a.png' ),
			'absolute path'                => array( 'picture', self::picture(), '/etc/cron.d/a.png' ),
			'NUL in the name'              => array( 'picture', self::picture(), "a.php\0.png" ),
			'hidden file'                  => array( 'picture', self::picture(), '.htaccess' ),
			'name that is no UTF-8'        => array( 'picture', self::picture(), "a\xC0\xAE.png" ),
			'PDF with a script'            => array( 'any', self::pdf( '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' ), 'a.pdf' ),
			'PDF with a script in numbers' => array( 'any', self::pdf( '/OpenAction << /S /J#61vaScript /#4aS (x) >>' ), 'a.pdf' ),
			'PDF with a script elsewhere'  => array( 'any', self::pdf( "/AA << /O << /JS%\n5 0 R >> >>" ), 'a.pdf' ),
			'PDF with a script in hex'     => array( 'any', self::pdf( '/A << /JS <6170> >>' ), 'a.pdf' ),
			'PDF with a form of XML'       => array( 'any', self::pdf( '/AcroForm << /XFA [(a) 5 0 R] >>' ), 'a.pdf' ),
			'PDF that starts a program'    => array( 'any', self::pdf( '/OpenAction << /S /Launch >>' ), 'a.pdf' ),
			'PDF with a file'              => array( 'any', self::pdf( '/Names << /EmbeddedFiles 3 0 R >>' ), 'a.pdf' ),
			'PDF behind something else'    => array( 'any', 'GIF89a' . self::pdf(), 'a.pdf' ),
			'PDF without an end'           => array( 'any', substr( self::pdf(), 0, -8 ), 'a.pdf' ),
			'PHP as text'                  => array( 'any', "words\n<?= `id` ?>", 'a.txt' ),
			'ZIP as text'                  => array( 'any', "PK\x03\x04\x14\0\0\0\x08\0words", 'a.txt' ),
			'program'                      => array( 'any', "MZ\x90\0\x03\0\0\0", 'a.txt' ),
			'text of another encoding'     => array( 'any', "\xFF\xFEw\0o\0r\0d\0s\0", 'a.txt' ),
			'nothing'                      => array( 'picture', '', 'a.png' ),
			'more than the question takes' => array( 'any', str_repeat( "words of a log\n", 80000 ), 'a.txt' ),
		);
	}

	#[DataProvider( 'refused' )]
	public function test_is_refused_with_the_field_named( string $question, string $content, string $name ): void {
		$survey   = $this->asks()->id;
		$response = $this->send( $survey, $question, $content, $name );
		self::assertSame( 422, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( array( 'file' ), array_keys( $response->get_data()['data']['params'] ) );
		$this->assert_nothing_stored();
	}

	public function test_ten_megabytes_are_refused_before_they_are_read(): void {
		$survey = $this->asks()->id;
		foreach ( array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ) as $error ) {
			$response = $this->send( $survey, 'picture', '', 'a.png', array( 'error' => $error, 'tmp_name' => '' ) );
			self::assertSame( 422, $response->get_status() );
			self::assertStringContainsString( 'too large', $response->get_data()['data']['params']['file'] );
		}
		$response = $this->send( $survey, 'picture', self::picture() . str_repeat( "\0", 10 * MB_IN_BYTES ) );
		self::assertSame( 422, $response->get_status() );
		self::assertStringContainsString( 'too large', $response->get_data()['data']['params']['file'] );
		$this->assert_nothing_stored();
	}

	public function test_several_or_broken_files_are_refused(): void {
		$survey = $this->asks()->id;
		foreach ( array(
			array( 'name' => array( 'a.png', 'b.png' ), 'tmp_name' => array( '/etc/passwd', '/etc/passwd' ), 'error' => array( 0, 0 ) ),
			array( 'error' => UPLOAD_ERR_PARTIAL ),
			array( 'error' => UPLOAD_ERR_NO_FILE, 'tmp_name' => '' ),
			array( 'full_path' => 'folder/a.png' ),
		) as $changes ) {
			self::assertSame( 422, $this->send( $survey, 'picture', self::picture(), 'a.png', $changes )->get_status(), (string) wp_json_encode( $changes ) );
		}
		$this->assert_nothing_stored();
	}

	public function test_what_is_no_picture_in_a_picture_is_gone(): void {
		$survey  = $this->asks()->id;
		$content = self::jpeg_with( "\xE1", "Exif\0\0GPS 48.2082 N 16.3738 E" ) . 'PK hidden behind the end';
		self::assertSame( 201, $this->send( $survey, 'picture', $content, 'a.jpg' )->get_status() );
		$stored = (string) file_get_contents( $this->stored_files()[0] );
		self::assertStringNotContainsString( 'GPS', $stored );
		self::assertStringNotContainsString( 'hidden', $stored );
		self::assertSame( 'image/jpeg', ( (array) getimagesizefromstring( $stored ) )['mime'] ?? '' );
	}

	public function test_a_name_cannot_turn_its_direction(): void {
		$response = $this->send( $this->asks()->id, 'picture', self::picture(), "photo\u{202E}gnp.exe\u{202C}.png" );
		self::assertSame( 201, $response->get_status() );
		self::assertStringNotContainsString( "\u{202E}", $response->get_data()['name'] );
		self::assertStringEndsWith( '.png', $response->get_data()['name'] );
	}

	public function test_only_live_surveys_with_such_a_question_take_files(): void {
		$survey = $this->asks()->id;
		foreach ( array(
			'/surveys/999999/files/picture',
			"/surveys/$survey/files/long",
			"/surveys/$survey/files/nothing",
			'/surveys/' . $this->asks( array( 'status' => Survey::DRAFT ) )->id . '/files/picture',
			'/surveys/' . $this->asks( array( 'status' => Survey::TRASH ) )->id . '/files/picture',
		) as $path ) {
			list( , , $id, , $question ) = explode( '/', $path );
			self::assertSame( 404, $this->send( (int) $id, $question, self::picture() )->get_status(), $path );
		}
		$this->assert_nothing_stored();
	}

	public function test_a_flood_is_slowed_down(): void {
		add_filter( 'userfeedback_rate_limit', static fn (): int => 2 );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.77';
		$survey                 = $this->asks()->id;
		$statuses               = self::within_a_minute(
			function () use ( $survey ): array {
				$_SERVER['HTTP_USER_AGENT'] = 'Flood ' . wp_generate_uuid4();
				return array_map( fn (): int => $this->send( $survey, 'picture', 'no picture' )->get_status(), range( 1, 3 ) );
			}
		);
		self::assertSame( array( 422, 422, 429 ), $statuses );
	}

	public function test_one_visitor_does_not_take_the_room_of_all(): void {
		add_filter( 'userfeedback_uploads_quota', static fn (): int => 5 );
		$survey = $this->asks()->id;
		$send   = function ( string $address ) use ( $survey ): WP_REST_Response {
			$_SERVER['REMOTE_ADDR'] = $address;
			return $this->send( $survey, 'any', self::pdf( str_repeat( ' ', 600 * KB_IN_BYTES ) ), 'a.pdf' );
		};
		$first  = $send( '2001:db8::1' );
		self::assertSame( 201, $first->get_status() );
		self::assertSame( 507, $send( '2001:db8::2' )->get_status(), 'The same network.' );
		self::assertSame( 201, $send( '192.0.2.77' )->get_status() );
		self::assertSame( 201, $this->submit( $survey, $this->body( array( 'any' => $first->get_data()['token'] ) ) )->get_status() );
		self::assertSame( 201, $send( '2001:db8::2' )->get_status(), 'Nothing waits any more.' );
		self::assertStringNotContainsString( '2001', (string) wp_json_encode( $this->wpdb()->get_col( 'SELECT sender FROM ' . $this->table( 'file' ) ) ) );
	}

	public function test_tokens_count_once_and_only_where_they_belong(): void {
		$survey = $this->asks()->id;
		$other  = $this->asks()->id;
		$token  = $this->token( $survey );
		$rows   = $this->count_rows( 'response' );
		foreach ( array(
			array( $other, 'picture', $token ),
			array( $survey, 'any', $token ),
			array( $survey, 'picture', str_repeat( '0', 64 ) ),
			array( $survey, 'picture', substr( $token, 0, -1 ) . ( str_ends_with( $token, '0' ) ? '1' : '0' ) ),
			array( $survey, 'picture', strtoupper( $token ) . ' ' ),
			array( $survey, 'picture', array( $token ) ),
			array( $survey, 'picture', 1 ),
			array( $survey, 'picture', true ),
			array( $survey, 'picture', "' OR 1=1 -- " ),
		) as $at => list( $id, $question, $value ) ) {
			$response = $this->submit( $id, $this->body( array( $question => $value ) ) );
			self::assertContains( $response->get_status(), array( 400, 422 ), "case $at" );
			self::assertStringContainsString( 422 === $response->get_status() ? "answers[$question]" : 'answers', (string) wp_json_encode( $response->get_data() ) );
		}
		self::assertSame( $rows, $this->count_rows( 'response' ), 'Nothing is stored of such a response.' );
		self::assertSame( 201, $this->submit( $survey, $this->body( array( 'picture' => $token ) ) )->get_status() );
		self::assertSame( 422, $this->submit( $survey, $this->body( array( 'picture' => $token ) ) )->get_status(), 'Another response cannot have it.' );
		self::assertSame( $rows + 1, $this->count_rows( 'response' ) );
		$this->assert_counters_are_right();
	}

	public function test_nobody_else_downloads(): void {
		$survey  = $this->asks()->id;
		$address = "/surveys/$survey/responses/" . $this->answer_with_file( $survey ) . '/files/picture';
		$this->sign_in( '' );
		self::assertSame( 401, $this->rest( 'GET', $address )->get_status() );
		foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->rest( 'GET', $address )->get_status(), $role );
		}
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->rest( 'GET', $address )->get_status() );
		foreach ( array( '..', '..%2F..', 'picture.bin' ) as $question ) {
			self::assertSame( 404, $this->rest( 'GET', dirname( $address ) . '/' . $question )->get_status() );
		}
	}

	public function test_a_row_that_names_another_file_gives_none(): void {
		$survey = $this->asks()->id;
		$id     = $this->answer_with_file( $survey );
		$this->sign_in( 'administrator' );
		foreach ( array( '../../../wp-config.php', '.htaccess', '/etc/passwd' ) as $name ) {
			$this->wpdb()->update( $this->table( 'file' ), array( 'stored_as' => $name ), array( 'response_id' => $id ) );
			self::assertSame( 404, $this->rest( 'GET', "/surveys/$survey/responses/$id/files/picture" )->get_status() );
		}
		self::assertFileExists( FileFolder::path() . '/.htaccess' );
	}

	private function assert_nothing_stored(): void {
		self::assertSame( 0, $this->count_rows( 'file' ) );
		self::assertSame( array(), $this->stored_files() );
		self::assertSame( array(), glob( get_temp_dir() . 'userfeedback-????????????????????????????????.*' ) );
	}
}
