<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyTransformer;

/**
 * Surveys as the content of a file. Addresses of mails and the spreadsheet are of this site and its people, and stay.
 *
 * @phpstan-import-type FileData from SurveyFile
 */
final class ExportSurveys {

	public function __construct( private SurveyRepository $surveys, private FileLanguages $languages ) {}

	/**
	 * @param list<int> $ids      In the order of the file.
	 * @param bool      $pictures Whether pictures of the media library come inside, else as addresses.
	 * @return FileData
	 * @throws Failure 404 when one of them does not exist, 422 for more than a file may contain.
	 */
	public function file( array $ids, bool $pictures = false ): array {
		$found   = $this->surveys->find_all( $ids );
		$surveys = array();
		foreach ( $ids as $id ) {
			$surveys[] = $found[ $id ] ?? throw Failure::no_survey();
		}
		$inside = $pictures ? EmbedPictures::of( $surveys ) : array();
		$file   = array(
			'format'  => SurveyFile::FORMAT,
			'version' => SurveyFile::VERSION,
			'site'    => home_url(),
			'surveys' => array_map( $this->parts( ... ), $surveys ),
		);
		// What cannot be imported again is no export.
		$bytes = strlen( (string) wp_json_encode( $file, JSON_PRETTY_PRINT ) );
		if ( $bytes > SurveyFile::MAX_BYTES ) {
			throw Failure::invalid(
				array(
					'survey_ids' => __(
						'These surveys do not fit in one file of 2 MB. Export fewer at a time.',
						'userfeedback'
					),
				)
			);
		}
		if ( $bytes + strlen( (string) wp_json_encode( $inside, JSON_PRETTY_PRINT ) ) > SurveyFile::MAX_FILE ) {
			throw Failure::invalid(
				array(
					'pictures' => __(
						'These surveys and their pictures do not fit in one file of 6 MB. Export fewer at a time, or without pictures.',
						'userfeedback'
					),
				)
			);
		}
		return $file + ( array() === $inside ? array() : array( 'pictures' => $inside ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function parts( Survey $survey ): array {
		$parts = array_intersect_key(
			SurveyTransformer::to_wire( $survey, 0, 0 ),
			array_flip( SurveyFile::PARTS )
		);
		unset( $parts['settings'][ HiddenFields::KEY ]['former'] );
		if ( is_array( $parts['settings']['google_drive'] ?? null ) ) {
			unset( $parts['settings']['google_drive']['spreadsheet_id'] );
		}
		if ( is_array( $parts['settings']['behavior']['expire_at'] ?? null ) ) {
			// The next day of this name counts, on the site that imports it (A54).
			unset( $parts['settings']['behavior']['expire_at']['year'] );
		}
		if ( is_array( $parts['notifications']['email'] ?? null ) ) {
			unset( $parts['notifications']['email']['addresses'] );
		}
		$languages = $this->languages->export( $survey );
		return $parts + ( null === $languages ? array() : array( FileLanguages::KEY => $languages ) );
	}
}
