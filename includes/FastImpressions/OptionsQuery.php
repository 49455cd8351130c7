<?php
declare(strict_types=1);

namespace UserFeedback\FastImpressions;

use UserFeedback\Database\Database;
use UserFeedback\Display\LiveIndex;

/**
 * Reads the few options that the fast path asks for, in place of all that are
 * autoloaded: those take a good part of so short a request.
 */
final class OptionsQuery {

	private const OPTIONS = array(
		'active_plugins',
		'home',
		'timezone_string',
		'gmt_offset',
		FastImpressions::OPTION,
		LiveIndex::OPTION,
	);

	public function __construct( private Database $database ) {}

	/**
	 * Lets get_option() find them. A persistent object cache has all options at hand,
	 * and must not be told that these are all.
	 */
	public function prime(): void {
		if ( true === wp_using_ext_object_cache() ) {
			return;
		}
		$rows = $this->database->rows(
			'SELECT option_name, option_value FROM {options} WHERE option_name IN ( %s, %s, %s, %s, %s, %s )',
			self::OPTIONS
		);
		wp_cache_set( 'alloptions', array_column( $rows, 'option_value', 'option_name' ), 'options' );
	}
}
