<?php
declare(strict_types=1);

namespace UserFeedback\FastImpressions;

use UserFeedback\Database\Database;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Privacy\DataPolicy;

/**
 * Reads the options that the endpoint needs instead of all autoloaded ones, which would take a large part of so
 * short a request.
 */
final class OptionsQuery {

	private const OPTIONS = array(
		'active_plugins',
		'home',
		'timezone_string',
		'gmt_offset',
		FastImpressions::OPTION,
		LiveIndex::OPTION,
		LiveIndex::TOKEN_OPTION,
		DataPolicy::OPTION,
	);

	public function __construct( private Database $database ) {}

	/**
	 * Lets get_option() find them. A persistent object cache holds all options and must not take these for all
	 * of them.
	 */
	public function prime(): void {
		if ( true === wp_using_ext_object_cache() ) {
			return;
		}
		$rows = $this->database->rows(
			'SELECT option_name, option_value FROM {options} WHERE option_name IN ( %s, %s, %s, %s, %s, %s, %s, %s )',
			self::OPTIONS
		);
		wp_cache_set( 'alloptions', array_column( $rows, 'option_value', 'option_name' ), 'options' );
	}
}
