<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Changes with every mark, tag and note. Only sums of filters that ask for these end with it: people read while
 * a long count runs.
 */
final class MarksVersion {

	private const OPTION = 'userfeedback_core_marks_version';

	/**
	 * Call it after the commit, like ResultsVersion::change().
	 */
	public static function change(): void {
		update_option( self::OPTION, wp_generate_uuid4(), false );
	}

	public static function current(): string {
		$version = get_option( self::OPTION, '' );
		return is_string( $version ) ? $version : '';
	}
}
