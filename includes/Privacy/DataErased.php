<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Results\MarksVersion;
use UserFeedback\Results\ResultsVersion;

/**
 * Tells whoever keeps something made of responses that personal data of some was erased.
 */
final class DataErased {

	public const ACTION = 'userfeedback_personal_data_erased';

	public static function announce(): void {
		ResultsVersion::change();
		MarksVersion::change();
		/**
		 * Fires after personal data of responses was erased. Copies of it must go.
		 *
		 * @since 0.1.0
		 */
		do_action( 'userfeedback_personal_data_erased' );
	}
}
