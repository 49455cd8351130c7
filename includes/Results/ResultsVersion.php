<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Changes when stored responses change or go. Kept sums end with it. New responses do not write it, because
 * submissions would pay for that: their counters tell.
 */
final class ResultsVersion {

	private const OPTION = 'userfeedback_core_results_version';

	/**
	 * Call it after the commit: a reader in between would keep the old sums under the new version.
	 */
	public static function change(): void {
		update_option( self::OPTION, wp_generate_uuid4(), false );
	}

	public static function current(): string {
		$version = get_option( self::OPTION, '' );
		return is_string( $version ) ? $version : '';
	}
}
