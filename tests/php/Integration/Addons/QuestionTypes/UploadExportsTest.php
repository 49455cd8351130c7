<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\GoogleDrive\ResponseRows;
use UserFeedback\GoogleDrive\RowsQuery;
use UserFeedback\Database\Database;
use UserFeedback\Files\FileFolder;
use UserFeedback\Integrations\EventData;
use UserFeedback\Pro\Export\ColumnGroup;
use UserFeedback\Pro\Export\ExportOptions;
use UserFeedback\Pro\Export\Files;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Export\WriteExport;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use ZipArchive;

/**
 * What leaves the site has names and sizes of files, never a token, a path or an address.
 */
final class UploadExportsTest extends UploadTestCase {

	private Survey $survey;

	/**
	 * What nobody may read.
	 *
	 * @var list<string>
	 */
	private array $secrets = array();

	protected function setUp(): void {
		parent::setUp();
		$this->survey  = $this->asks();
		$token         = $this->token( $this->survey->id );
		$this->secrets = array( $token, hash( 'sha256', $token ), basename( $this->stored_files()[0] ), FileFolder::path(), 'userfeedback-files', 'files/picture' );
		self::assertSame( 201, $this->submit( $this->survey->id, $this->body( array( 'picture' => $token ) ) )->get_status() );
		$this->sign_in( 'administrator' );
	}

	/**
	 * @return iterable<string, array{Format}>
	 */
	public static function formats(): iterable {
		foreach ( Format::cases() as $format ) {
			yield $format->value => array( $format );
		}
	}

	#[DataProvider( 'formats' )]
	public function test_exports_have_name_and_size_alone( Format $format ): void {
		$path   = wp_tempnam( 'upload' );
		$stream = fopen( $path, 'w+b' );
		self::assertIsResource( $stream );
		$options = new ExportOptions( $this->survey, $format, groups: ColumnGroup::cases() );
		$this->container()->get( WriteExport::class )->write( $options, $this->container()->get( Files::class )->of( $options, $stream, $path ) );
		$text = (string) file_get_contents( $path );
		$zip  = new ZipArchive();
		if ( Format::Xlsx === $format && true === $zip->open( $path ) ) {
			$text = '';
			foreach ( range( 0, count( $zip ) - 1 ) as $at ) {
				$text .= $zip->getFromIndex( $at );
			}
		}
		unlink( $path );
		$this->assert_name_alone( $text );
	}

	public function test_rows_of_spreadsheets_have_name_and_size_alone(): void {
		$c    = $this->container();
		$rows = new ResponseRows( new RowsQuery( $c->get( Database::class ) ), $c->get( AnswersQuery::class ), $c->get( AnswerReader::class ) );
		$this->assert_name_alone( (string) wp_json_encode( $rows->of( $this->survey, array( $this->response() ) ), JSON_UNESCAPED_SLASHES ) );
	}

	public function test_messages_to_other_systems_have_name_and_size_alone(): void {
		$data = $this->container()->get( EventData::class )->of_response( $this->survey, $this->response(), false );
		$this->assert_name_alone( (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES ) );
	}

	public function test_figures_lists_and_the_survey_have_name_and_size_alone(): void {
		$id   = $this->survey->id;
		$text = '';
		foreach ( array( "/surveys/$id/results", "/surveys/$id/responses", "/surveys/$id/responses/{$this->response()}", "/surveys/$id/questions/picture/answers", '/inbox' ) as $route ) {
			$reply = $this->rest( 'GET', $route );
			self::assertSame( 200, $reply->get_status(), $route );
			$text .= wp_json_encode( $reply->get_data(), JSON_UNESCAPED_SLASHES );
		}
		$this->assert_name_alone( $text );
		$survey = $this->container()->get( SurveyRepository::class )->find( $id );
		self::assertStringNotContainsString( 'screen.png', (string) wp_json_encode( $survey ) );
	}

	private function response(): int {
		return (int) $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'response' ) );
	}

	private function assert_name_alone( string $text ): void {
		self::assertMatchesRegularExpression( '/screen\.png \(\d+/', $text );
		foreach ( $this->secrets as $secret ) {
			self::assertStringNotContainsString( $secret, $text );
		}
	}
}
