<?php
/**
 * A visitor answers on sites of a network that core shows to nobody: `on-a-network.php install`, then
 * `on-a-network.php run`, which prints for each whether the early path answers, and the status that core gives.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Responses\Calls\EarlyPath;

require dirname( __DIR__, 3 ) . '/bootstrap.php';
require dirname( __DIR__, 2 ) . '/network.php';

/**
 * Whether the early path answers on the current site.
 */
function userfeedback_test_is_early(): bool {
	$is_early = false;
	( new EarlyPath(
		static function () use ( &$is_early ): never {
			$is_early = true;
			// It would end this script after an answer.
			throw new RuntimeException();
		}
	) )->run();
	return $is_early;
}

/**
 * The status with which core turns visitors of the current site away, 0 where it lets them in.
 */
function userfeedback_test_status(): int {
	try {
		return true === ms_site_check() ? 0 : -1;
	} catch ( RuntimeException $died ) {
		return $died->getCode();
	}
}

$userfeedback_two = (int) get_id_from_blogname( 'two' );
switch_to_blog( $userfeedback_two );
$_SERVER['REQUEST_METHOD'] = 'POST';
$_SERVER['REQUEST_URI']    = '/two/wp-json/userfeedback/v1/surveys/1/responses';
$_SERVER['CONTENT_TYPE']   = 'application/json';
add_filter(
	'wp_die_json_handler',
	static fn (): Closure => static function ( mixed $message, mixed $title, mixed $arguments ): never {
		throw new RuntimeException( '', is_array( $arguments ) ? (int) ( $arguments['response'] ?? 500 ) : 500 ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A number.
	}
);
$userfeedback_facts = array();
foreach ( array(
	'public'        => array(),
	'private'       => array( 'public' => 0 ),
	'archived'      => array( 'archived' => 1 ),
	'spam'          => array( 'spam' => 1 ),
	'deleted'       => array( 'deleted' => 1 ),
	'not activated' => array( 'deleted' => 2 ),
) as $userfeedback_name => $userfeedback_state ) {
	wp_update_site(
		$userfeedback_two,
		$userfeedback_state + array(
			'public'   => 1,
			'archived' => 0,
			'spam'     => 0,
			'deleted'  => 0,
		)
	);
	$userfeedback_facts[ $userfeedback_name ] = array( userfeedback_test_is_early(), userfeedback_test_status() );
}
echo "\n" . wp_json_encode( $userfeedback_facts );
