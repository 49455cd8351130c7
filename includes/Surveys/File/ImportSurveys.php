<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use Closure;
use DateTimeImmutable;
use Throwable;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Events\StoreSurvey;
use UserFeedback\Surveys\Events\SurveyEventRepository;
use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\SaveSurvey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\Templates\ListTemplates;
use WP_Error;

/**
 * Makes drafts of the surveys of a file (docs/survey-file.md): all of them or none, each with new ids.
 *
 * @phpstan-import-type InFile from FileLanguages
 * @phpstan-import-type FileData from SurveyFile
 * @phpstan-type Imported array{id: int, title: string, questions: int, languages: list<string>, notes: list<string>}
 * @phpstan-type Draft array{survey: Survey, notes: list<string>, languages: list<string>, translate: (Closure(int): void)|null}
 */
final class ImportSurveys {

	public function __construct(
		private SaveSurvey $save,
		private Fitting $fitting,
		private ListTemplates $templates,
		private StoreSurvey $store,
		private SurveyEventRepository $together,
		private FileLanguages $languages,
		private Clock $clock
	) {}

	/**
	 * @param string $text    Content of the file.
	 * @param int    $author  User id.
	 * @param bool   $dry_run Says what would come, and stores nothing; the ids are 0 then.
	 * @return array{surveys: list<Imported>}
	 * @throws Failure 413 or 422 naming each field that is wrong. Nothing is stored then.
	 */
	public function import( string $text, int $author, bool $dry_run ): array {
		$file = SurveyFile::read( $text );
		$sent = $file['pictures'] ?? array();
		$here = home_url() === $file['site'];
		// A small file can be a picture of many megapixels: nobody has one decoded whose pictures do not come.
		$pictures = current_user_can( 'upload_files' ) ? TakePictures::check( $sent, $here ) : null;
		try {
			return $this->with_pictures( $file, $pictures, $author, $dry_run );
		} finally {
			$pictures?->forget();
		}
	}

	/**
	 * @param FileData          $file     What is in the file.
	 * @param TakePictures|null $pictures Null for people who may not upload.
	 * @param int               $author   User id.
	 * @return array{surveys: list<Imported>}
	 * @throws Failure 422 naming each field that is wrong.
	 */
	private function with_pictures( array $file, ?TakePictures $pictures, int $author, bool $dry_run ): array {
		$problems = array();
		$drafts   = array();
		$here     = home_url() === $file['site'];
		foreach ( $file['surveys'] as $place => $survey ) {
			try {
				$drafts[] = $this->draft( $survey, $here, $author );
			} catch ( Failure $failure ) {
				if ( array() === $failure->params ) {
					throw $failure;
				}
				foreach ( $failure->params as $field => $reason ) {
					$problems[ (string) preg_replace( '/^(\w+)/', "surveys[{$place}][$1]", $field ) ] = $reason;
				}
			}
		}
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
		if ( null === $pictures ) {
			$drafts = self::without( $drafts, TakePictures::addresses( $file['pictures'] ?? array(), $here ) );
		}
		if ( ! $dry_run ) {
			$drafts = $this->stored( $drafts, $pictures );
		}
		return array(
			'surveys' => array_map(
				static fn ( array $draft ): array => array(
					'id'        => $draft['survey']->id,
					'title'     => $draft['survey']->title,
					'questions' => count( $draft['survey']->questions ),
					'languages' => $draft['languages'],
					'notes'     => $draft['notes'],
				),
				$drafts
			),
		);
	}

	/**
	 * Names the surveys whose pictures do not come.
	 *
	 * @param list<Draft>  $drafts Not stored yet.
	 * @param list<string> $urls   Of the pictures.
	 * @return list<Draft>
	 */
	private static function without( array $drafts, array $urls ): array {
		$note = __( 'Its pictures stay on the site that made the file, because you may not upload files here.', 'userfeedback' );
		return array_map(
			static fn ( array $draft ): array =>
				array() === array_intersect( array_column( SurveyPictures::of( $draft['survey'] ), 'url' ), $urls )
					? $draft
					: array( 'notes' => array( ...$draft['notes'], $note ) ) + $draft,
			$drafts
		);
	}

	/**
	 * @param list<Draft> $drafts Not stored yet.
	 * @return list<Draft>
	 * @throws Failure See TakePictures::into().
	 */
	private static function placed( array $drafts, TakePictures $pictures ): array {
		$surveys = $pictures->into( array_column( $drafts, 'survey' ) );
		return array_map(
			static fn ( array $draft, Survey $survey ): array => array( 'survey' => $survey ) + $draft,
			$drafts,
			$surveys
		);
	}

	/**
	 * @param list<Draft>       $drafts   Not stored yet.
	 * @param TakePictures|null $pictures Null where none come.
	 * @return list<Draft>
	 * @throws Throwable Nothing is stored then, in the media library neither.
	 */
	private function stored( array $drafts, ?TakePictures $pictures ): array {
		$now = $this->clock->now();
		try {
			$drafts = null === $pictures ? $drafts : self::placed( $drafts, $pictures );
			$stored = $this->together( $drafts, $now );
		} catch ( Throwable $failure ) {
			$pictures?->undo();
			throw $failure;
		}
		foreach ( $stored as $at => $draft ) {
			SurveyChanged::stored( $draft['survey'], $drafts[ $at ]['survey'] );
		}
		SurveyChanged::announce( ...array_map( static fn ( array $draft ): int => $draft['survey']->id, $stored ) );
		return $stored;
	}

	/**
	 * Stores all or none.
	 *
	 * @param list<Draft> $drafts Not stored yet.
	 * @return list<Draft>
	 */
	private function together( array $drafts, DateTimeImmutable $now ): array {
		return $this->together->together(
			function () use ( $drafts, $now ): array {
				foreach ( $drafts as $at => $draft ) {
					$drafts[ $at ]['survey'] = $this->store->run( $draft['survey'], $draft['survey'], $now );
					if ( null !== $draft['translate'] ) {
						$draft['translate']( $drafts[ $at ]['survey']->id );
					}
				}
				return $drafts;
			}
		);
	}

	/**
	 * @param array<string, mixed> $given A survey of the file.
	 * @return Draft
	 * @throws Failure 422 naming fields of the survey.
	 */
	private function draft( array $given, bool $here, int $author ): array {
		$fitted = $this->fitting->fit( self::valid( $given ), $here );
		$sent   = NewIds::give( $fitted['survey'] );
		$notes  = $fitted['notes'];
		$tongue = self::languages( $sent );
		unset( $sent[ FileLanguages::KEY ] );
		try {
			$this->templates->require_available( is_string( $sent['template'] ?? null ) ? $sent['template'] : '' );
		} catch ( Failure ) {
			$sent['template'] = '';
		}
		try {
			$survey = $this->save->draft( $sent, $author );
		} catch ( Failure $failure ) {
			// Another plugin's trigger: without it the survey starts as a new one does.
			if ( array( 'settings[behavior][timing]' ) !== array_keys( $failure->params ) ) {
				throw $failure;
			}
			$trigger = $sent;
			unset( $trigger['settings']['behavior']['timing'] );
			$survey = $this->save->draft( $trigger, $author );
		}
		$translate = null === $tongue ? null : $this->languages->import( $survey, $tongue );
		$others    = null === $tongue ? array() : array_column( $tongue['translations'], 'language' );
		if ( null === $translate && array() !== $others ) {
			$notes[] = __( 'Translations are not imported, because this site does not have languages.', 'userfeedback' );
		}
		return array(
			'survey'    => $survey,
			'notes'     => array( ...$notes, ...Fitting::lost( $sent, $survey ) ),
			'languages' => null === $translate ? array() : $others,
			'translate' => $translate,
		);
	}

	/**
	 * @param array<string, mixed> $sent Valid by SurveyFile::parts().
	 * @return InFile|null
	 */
	private static function languages( array $sent ): ?array {
		/**
		 * Its schema says so.
		 *
		 * @var InFile|null
		 */
		$languages = $sent[ FileLanguages::KEY ] ?? null;
		return $languages;
	}

	/**
	 * The parts that a file may have, checked as those of POST surveys.
	 *
	 * @param array<string, mixed> $given A survey of the file.
	 * @return array<string, mixed>
	 * @throws Failure 422 naming fields.
	 */
	private static function valid( array $given ): array {
		$wrong = array();
		$parts = array();
		foreach ( SurveyFile::parts() as $name => $schema ) {
			if ( ! isset( $given[ $name ] ) ) {
				continue;
			}
			$valid = isset( $schema['validate_callback'] )
				? $schema['validate_callback']( $given[ $name ] )
				: rest_validate_value_from_schema( $given[ $name ], SurveySchema::tolerant( $schema ), $name );
			if ( $valid instanceof WP_Error ) {
				// Core names the field in the message only, where a pattern does not match.
				$reason = $valid->get_error_message();
				$named  = 1 === preg_match( "/\\b{$name}(\\[\\w+\\])+/", $reason, $found );

				$wrong[ $named ? $found[0] : $name ] = $reason;
				continue;
			}
			$parts[ $name ] = isset( $schema['sanitize_callback'] )
				? $schema['sanitize_callback']( $given[ $name ] )
				: rest_sanitize_value_from_schema( $given[ $name ], $schema, $name );
		}
		if ( array() !== $wrong ) {
			throw Failure::invalid( $wrong );
		}
		// People of the site that made the file.
		if ( is_array( $parts['notifications']['email'] ?? null ) ) {
			unset( $parts['notifications']['email']['addresses'] );
		}
		if ( is_array( $parts['settings']['google_drive'] ?? null ) ) {
			unset( $parts['settings']['google_drive']['spreadsheet_id'] );
		}
		if ( is_array( $parts['settings']['behavior']['expire_at'] ?? null ) ) {
			unset( $parts['settings']['behavior']['expire_at']['year'] );
		}
		return array_filter( $parts, static fn ( mixed $part ): bool => null !== $part );
	}
}
