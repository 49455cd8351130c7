<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\LocalCall;
use WP_CLI;

/**
 * Commands call the REST routes by LocalCall, so that schemas, rules, plans and figures are the same as there.
 * Only capabilities do not count: whoever has the terminal has the site.
 */
final class RestCalls {

	/**
	 * The data of a reply. A refusal ends the command.
	 *
	 * @param string               $path   Below the namespace.
	 * @param array<string, mixed> $params Query or body.
	 * @return array<mixed>
	 */
	public function data( string $method, string $path, array $params = array() ): array {
		add_filter( 'map_meta_cap', array( self::class, 'allow' ), 20, 2 );
		$reply = LocalCall::send( $method, $path, $params );
		remove_filter( 'map_meta_cap', array( self::class, 'allow' ), 20 );
		$data = $reply->get_data();
		$data = is_array( $data ) ? $data : array();
		if ( $reply->is_error() ) {
			WP_CLI::error( self::sentence( $data ) );
		}
		return $data;
	}

	/**
	 * An item that needs no capability.
	 *
	 * @param list<string> $needed     What WordPress would ask for.
	 * @param string       $capability What is asked for.
	 * @return list<string>
	 */
	public static function allow( array $needed, string $capability ): array {
		return null === Capability::tryFrom( $capability ) ? $needed : array( 'exist' );
	}

	/**
	 * Changes several things; those that could not be changed are named, and the command then ends with 1.
	 *
	 * @param string               $path   Below the namespace.
	 * @param array<string, mixed> $params Body.
	 * @param string               $done   What happened, with %d for the number.
	 */
	public function change( string $method, string $path, array $params, string $done ): void {
		$result  = $this->data( $method, $path, $params );
		$refused = is_array( $result['refused'] ?? null ) ? $result['refused'] : array();
		foreach ( $refused as $one ) {
			WP_CLI::warning( sprintf( '%d: %s', $one['id'], $one['message'] ) );
		}
		WP_CLI::log( sprintf( $done, count( (array) $result['changed'] ) ) );
		if ( array() !== $refused ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * The conditions of `--filter`, in the words of addresses (docs/filters.md). Anything else would be passed over and
	 * the figures be those of everybody, so it ends the command.
	 *
	 * @param string $given What was typed.
	 * @return array<string, mixed>
	 */
	public static function filter( string $given ): array {
		wp_parse_str( $given, $parts );
		$filter = $parts['filter'] ?? array();
		if ( array() !== array_diff_key( $parts, array( 'filter' => '' ) ) || ! is_array( $filter ) ) {
			WP_CLI::error( sprintf( '--filter takes conditions such as "filter[device]=mobile", not "%s".', $given ) );
		}
		return $filter;
	}

	/**
	 * Whole numbers, as arguments of a command.
	 *
	 * @param list<string> $args What was typed.
	 * @param string       $what What they are, for the refusal.
	 * @return list<int>
	 */
	public static function ids( array $args, string $what ): array {
		foreach ( $args as $arg ) {
			if ( 1 !== preg_match( '/^[1-9]\d{0,17}$/D', $arg ) ) {
				WP_CLI::error( sprintf( '%s is not the id of a %s.', $arg, $what ) );
			}
		}
		return array_map( 'intval', array_values( array_unique( $args ) ) );
	}

	/**
	 * Why a call was refused, with what is wrong in each field.
	 *
	 * @param array<mixed> $error Body of a REST error.
	 */
	private static function sentence( array $error ): string {
		$sentence = is_string( $error['message'] ?? null ) ? $error['message'] : 'The call failed.';
		$params   = is_array( $error['data'] ?? null ) ? $error['data']['params'] ?? array() : array();
		foreach ( is_array( $params ) ? $params : array() as $field => $reason ) {
			$sentence .= is_string( $reason ) ? "\n{$field}: {$reason}" : '';
		}
		return $sentence;
	}
}
