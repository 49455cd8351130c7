<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use RuntimeException;

/**
 * The file cannot be completed.
 */
final class ExportStopped extends RuntimeException {

	public static function no_space(): self {
		return new self( __( 'The file could not be written: there may be no space left on the server.', 'userfeedback' ) );
	}

	public static function no_spreadsheets(): self {
		return new self(
			__(
				'This server cannot make Excel files: PHP lacks the extension zip, or this checkout lacks Composer\'s packages. Please export CSV instead.',
				'userfeedback'
			)
		);
	}

	public static function edited(): self {
		return new self( __( 'The survey was edited while its file was made. Please export again.', 'userfeedback' ) );
	}

	public static function too_long(): self {
		return new self(
			__( 'This server ends the work before the spreadsheet is complete. Please export CSV instead.', 'userfeedback' )
		);
	}

	public static function left(): self {
		return new self( 'The browser closed the connection.' );
	}
}
