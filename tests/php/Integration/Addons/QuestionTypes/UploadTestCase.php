<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use GdImage;
use UserFeedback\Files\FileFolder;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A site that takes files, a survey that asks for two, and visitors who send some.
 */
abstract class UploadTestCase extends ResponsesTestCase {

	/**
	 * Files that a test made.
	 *
	 * @var list<string>
	 */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		$this->empty_folder();
		$this->switch( true );
		add_filter( 'userfeedback_rate_limit', static fn (): int => PHP_INT_MAX );
	}

	protected function tearDown(): void {
		array_map( 'wp_delete_file', $this->made );
		$this->empty_folder();
		remove_all_filters( 'userfeedback_uploads_quota' );
		remove_all_filters( 'userfeedback_rate_limit' );
		remove_all_filters( 'userfeedback_files_folder' );
		parent::tearDown();
	}

	protected function switch( bool $on ): void {
		$this->container()->get( SettingsRepository::class )->save( array( 'uploads' => $on ) );
	}

	/**
	 * `picture` takes pictures, `any` also other files, both of 1 MB.
	 *
	 * @param array<string, mixed> $changes Properties of the survey.
	 */
	protected function asks( array $changes = array() ): Survey {
		return $this->survey(
			$changes + array(
				'questions' => array(
					self::question( 'long', 'long-text' ),
					self::question( 'picture', 'upload', array( 'files' => 'pictures', 'megabytes' => 1 ) ),
					self::question( 'any', 'upload', array( 'files' => 'any', 'megabytes' => 1 ) ),
				),
			)
		);
	}

	/**
	 * Sends a file as a form of a browser does.
	 *
	 * @param array<string, mixed> $changes Fields that PHP would report otherwise.
	 */
	protected function send( int $survey, string $question, string $content, string $name = 'screen.png', array $changes = array() ): WP_REST_Response {
		$path         = (string) tempnam( sys_get_temp_dir(), 'userfeedback-test-' );
		$this->made[] = $path;
		file_put_contents( $path, $content );
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$survey/files/$question" );
		$request->set_file_params(
			array(
				'file' => $changes + array(
					'name'      => $name,
					'full_path' => $name,
					'type'      => 'image/png',
					'tmp_name'  => $path,
					'error'     => UPLOAD_ERR_OK,
					'size'      => strlen( $content ),
				),
			)
		);
		return rest_do_request( $request );
	}

	/**
	 * The token of a file that was taken.
	 */
	protected function token( int $survey, string $question = 'picture', string $name = 'screen.png' ): string {
		$response = $this->send( $survey, $question, self::picture(), $name );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return (string) $response->get_data()['token'];
	}

	/**
	 * A response with a file.
	 *
	 * @return int Its id.
	 */
	protected function answer_with_file( int $survey, string $name = 'screen.png' ): int {
		$response = $this->submit( $survey, $this->body( array( 'picture' => $this->token( $survey, 'picture', $name ) ) ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return (int) $response->get_data()['data'];
	}

	/**
	 * A picture of two colors.
	 *
	 * @param int<1, max> $width  Pixels.
	 * @param int<1, max> $height Pixels.
	 */
	protected static function picture( string $kind = 'png', int $width = 40, int $height = 30 ): string {
		$image = imagecreatetruecolor( $width, $height );
		self::assertInstanceOf( GdImage::class, $image );
		imagefilledrectangle( $image, 0, 0, intdiv( $width, 2 ), $height, (int) imagecolorallocate( $image, 10, 120, 200 ) );
		ob_start();
		match ( $kind ) {
			'jpg'   => imagejpeg( $image ),
			'webp'  => imagewebp( $image ),
			'gif'   => imagegif( $image ),
			default => imagepng( $image ),
		};
		return (string) ob_get_clean();
	}

	protected static function pdf( string $inside = '' ): string {
		return "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R $inside >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 0 /Kids [] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";
	}

	/**
	 * Names of the files that are stored.
	 *
	 * @return list<string>
	 */
	protected function stored_files(): array {
		return array_values( array_map( 'strval', (array) glob( FileFolder::path() . '/*.bin' ) ) );
	}

	private function empty_folder(): void {
		array_map( 'wp_delete_file', $this->stored_files() );
	}
}
