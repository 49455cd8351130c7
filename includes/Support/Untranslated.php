<?php
declare(strict_types=1);

namespace UserFeedback\Support;

/**
 * Runs work before `init`, when WordPress complains of every text that is to be
 * translated. What such work says is for the log or is dropped with its failure.
 */
final class Untranslated {

	/**
	 * Runs it.
	 *
	 * @template T
	 * @param callable(): T $work The work.
	 * @return T
	 */
	public static function run( callable $work ): mixed {
		$no_folder = '__return_false';
		add_filter( 'lang_dir_for_domain', $no_folder );
		try {
			return $work();
		} finally {
			remove_filter( 'lang_dir_for_domain', $no_folder );
		}
	}
}
