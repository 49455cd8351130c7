<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use Closure;
use UserFeedback\Files\FileRepository;
use UserFeedback\Files\FileToken;
use UserFeedback\QuestionTypes\Upload\Settings;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\BaseType;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * A picture or another file (docs/uploads.md). The browser sends it before the response and answers with the token that
 * it got; people read the file's name and size.
 */
final class UploadType extends BaseType {

	/**
	 * @param Closure(): FileRepository $files Few requests need them.
	 */
	public function __construct( private Closure $files ) {}

	public function key(): string {
		return 'upload';
	}

	public function label(): string {
		return PaidTypes::labels()[ $this->key() ];
	}

	public function group(): string {
		return 'other';
	}

	public function is_on(): bool {
		return Settings::is_on();
	}

	public function sanitize_config( array $config ): array {
		$most = $config['megabytes'] ?? null;
		return parent::sanitize_config( $config ) + array(
			'files'     => 'any' === ( $config['files'] ?? '' ) ? 'any' : 'pictures',
			'megabytes' => is_int( $most ) ? max( 1, min( Settings::MOST, $most ) ) : Settings::STANDARD,
		);
	}

	public function config_faults( array $config ): array {
		return $this->is_on() ? array() : array(
			'files' => __( 'Visitors cannot send files: uploads are switched off under Settings, Misc.', 'userfeedback-question-types' ),
		);
	}

	/**
	 * How many came, and which, is a list and no share.
	 */
	public function is_quantitative(): bool {
		return false;
	}

	public function countable_values( Question $question ): array {
		return array();
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		$file = FileToken::is_token( $value ) ? ( $this->files )()->of_token( $question->id, $value ) : null;
		if ( null === $file || ! is_string( $value ) ) {
			throw self::refuse(
				$question,
				__( 'The answer must be a file that was sent for this question, not too long ago.', 'userfeedback-question-types' )
			);
		}
		$words = sprintf(
			/* translators: 1: name of a file. 2: its size, e.g. 120 KB. */
			__( '%1$s (%2$s)', 'userfeedback-question-types' ),
			$file['title'],
			(string) size_format( $file['bytes'] )
		);
		return array( new StoredAnswer( StoredAnswer::FILE, $words, token: $value ) );
	}

	public function read( array $rows ): ?string {
		return isset( $rows[0] ) ? $rows[0]->value_text : null;
	}

	public function visitor_part(): VisitorPart {
		return new VisitorPart(
			'pro-types/upload.js',
			array(
				'to'       => rest_url( 'userfeedback/v1/surveys/' ),
				'choose'   => __( 'Choose a file', 'userfeedback-question-types' ),
				'other'    => __( 'Choose another file', 'userfeedback-question-types' ),
				'drop'     => __( 'Or drop it here, or paste a screenshot.', 'userfeedback-question-types' ),
				/* translators: %1$s: number of megabytes. */
				'pictures' => __( 'A picture (PNG, JPEG, WebP, GIF), up to %1$s MB', 'userfeedback-question-types' ),
				/* translators: %1$s: number of megabytes. */
				'any'      => __( 'A picture, a PDF or a text file, up to %1$s MB', 'userfeedback-question-types' ),
				'sending'  => __( 'Sending the file', 'userfeedback-question-types' ),
				'sent'     => __( 'The file is attached.', 'userfeedback-question-types' ),
				'remove'   => __( 'Remove the file', 'userfeedback-question-types' ),
				'wait'     => __( 'Wait until the file is sent, or remove it.', 'userfeedback-question-types' ),
				/* translators: %1$s: number of megabytes. */
				'large'    => __( 'This file is too large. It may have %1$s MB.', 'userfeedback-question-types' ),
				'failed'   => __( 'The file could not be sent. Please choose it again.', 'userfeedback-question-types' ),
			)
		);
	}

	public function inline_height( array $config ): int {
		return 104;
	}

	/**
	 * There is no file to send.
	 *
	 * @param list<string> $texts Not needed here.
	 */
	public function sample( Question $question, array $texts ): ?string {
		return null;
	}

	/**
	 * Most bytes of a file.
	 */
	public static function most_bytes( Question $question ): int {
		$most = $question->config['megabytes'] ?? null;
		return min( wp_max_upload_size(), MB_IN_BYTES * ( is_int( $most ) ? $most : Settings::STANDARD ) );
	}
}
