<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes\Upload;

use Throwable;
use UserFeedback\Files\CleanFiles;
use UserFeedback\Files\FileFolder;
use UserFeedback\Files\FileRepository;
use UserFeedback\Files\FileToken;
use UserFeedback\Files\PictureFile;
use UserFeedback\Privacy\Addresses;
use UserFeedback\QuestionTypes\UploadType;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Responses\Submission\AnswerCheck;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Takes one file of a visitor for a question of a live survey, and gives a token for it. Nothing is stored of a file
 * that is refused.
 */
final class TakeFile {

	/**
	 * The part of the site's room that files from one address may take while they wait for their responses: one
	 * visitor must not keep all others from sending files.
	 */
	private const SHARE = 0.2;

	public function __construct(
		private SurveyRepository $surveys,
		private AnswerCheck $check,
		private FileRepository $files,
		private FileFolder $folder,
		private RateLimiter $limiter,
		private Clock $clock
	) {}

	/**
	 * @param array<mixed> $sent Fields of PHP: name, tmp_name, size, error.
	 * @return array{token: string, name: string, bytes: int}
	 * @throws Failure 404 without such a question, 422 naming `file`, 429, 503 when nothing was stored.
	 */
	public function run( int $survey_id, string $question_id, array $sent, Visitor $visitor ): array {
		$this->limiter->count_as_submission( 'file', $visitor );
		$question = $this->question( $survey_id, $question_id );
		$most     = UploadType::most_bytes( $question );
		$path     = self::path( $sent, $most );
		$name     = is_string( $sent['name'] ?? null ) ? $sent['name'] : '';
		FileCheck::check_name( $name, is_string( $sent['full_path'] ?? null ) ? $sent['full_path'] : '' );
		$any  = $question->config['files'] ?? '';
		$kind = FileCheck::kind( $path, 'any' !== $any );
		if ( ! PictureFile::is_picture( $kind ) ) {
			return $this->store( $survey_id, $question, $path, FileCheck::title( $name, $kind ), $kind, $visitor );
		}
		$again = PictureFile::write_again( $path, $kind );
		try {
			// Once more: pixels can be chosen so that code stands in the compressed file.
			$kind  = FileCheck::kind( $again['path'], true );
			$title = FileCheck::title( $name, $kind );
			return $this->store( $survey_id, $question, $again['path'], $title, $kind, $visitor );
		} finally {
			wp_delete_file( $again['path'] );
		}
	}

	/**
	 * @throws Failure 404.
	 */
	private function question( int $survey_id, string $question_id ): Question {
		$survey   = $this->surveys->find_for_visitor( $survey_id );
		$question = $survey?->question( $question_id );
		if (
			null === $survey
			|| null === $question
			|| 'upload' !== $question->type
			|| ! $this->check->can_be_answered( $survey, $this->clock->site_now() )
		) {
			throw Failure::not_found();
		}
		return $question;
	}

	/**
	 * Where PHP put the file, when it came whole.
	 *
	 * @param array<mixed> $sent Fields of PHP.
	 * @throws Failure 422 naming `file`.
	 */
	private static function path( array $sent, int $most ): string {
		$error = $sent['error'] ?? UPLOAD_ERR_NO_FILE;
		$path  = $sent['tmp_name'] ?? '';
		$large = in_array( $error, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true );
		$bytes = is_string( $path ) && is_file( $path ) ? (int) filesize( $path ) : 0;
		if ( $large || $bytes > $most ) {
			throw self::refuse(
				sprintf(
					/* translators: %s: size, e.g. 5 MB. */
					__( 'This file is too large. It may have %s.', 'userfeedback-question-types' ),
					(string) size_format( $most )
				)
			);
		}
		if ( UPLOAD_ERR_OK !== $error || ! is_string( $path ) || 0 === $bytes ) {
			throw self::refuse( __( 'Send one file that is not empty.', 'userfeedback-question-types' ) );
		}
		return $path;
	}

	/**
	 * @return array{token: string, name: string, bytes: int}
	 * @throws Failure 507 naming `file` when the site takes no more, 503.
	 */
	private function store(
		int $survey_id,
		Question $question,
		string $path,
		string $title,
		string $kind,
		Visitor $visitor
	): array {
		$bytes  = (int) filesize( $path );
		$sender = self::sender( $visitor );
		$quota  = Settings::quota();
		$share  = max( UploadType::most_bytes( $question ), (int) ( self::SHARE * $quota ) );
		if (
			$this->files->bytes() + $bytes > $quota
			|| ( '' !== $sender && $this->files->waiting_bytes( $sender ) + $bytes > $share )
		) {
			// The widget lets the visitor go on by this status, also where the file is required.
			throw Failure::invalid(
				array(
					'file' => __(
						'This site has no more room for files. You can go on without one.',
						'userfeedback-question-types'
					),
				),
				507
			);
		}
		$token = FileToken::make( $survey_id, $question->id );
		$name  = $this->folder->take( $path );
		try {
			$this->files->add( $survey_id, $question->id, $token, $name, $title, $kind, $bytes, $sender );
		} catch ( Throwable $thrown ) {
			$this->folder->delete( $name );
			throw $thrown;
		}
		CleanFiles::later();
		return array(
			'token' => $token,
			'name'  => $title,
			'bytes' => $bytes,
		);
	}

	/**
	 * Keyed, so that a copy of the table tells nobody's address.
	 *
	 * @return string 32 hexadecimal digits, '' where the address is not known.
	 */
	private static function sender( Visitor $visitor ): string {
		return '' === $visitor->ip
			? ''
			: substr( hash_hmac( 'sha256', 'file ' . Addresses::of_customer( $visitor->ip ), wp_salt( 'auth' ) ), 0, 32 );
	}

	private static function refuse( string $reason ): Failure {
		return FileCheck::refuse( $reason );
	}
}
