<?php
declare(strict_types=1);

namespace UserFeedback\Support;

/**
 * Runs work before `init`, when WordPress complains about every translated text. Texts of such work go to the
 * log or are dropped with its error.
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
