<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

/**
 * JSON schemas of the replies, for `OPTIONS`. `npm run docs` makes the files from src/types.
 */
final class ReplySchemas {

	private const FILES = array( 'Rest/reply-schemas.json', 'Pro/Rest/reply-schemas.json' );

	/**
	 * Schema of a path: WordPress has one for all methods. It describes the reply to GET, or to the first method
	 * where there is no GET; `links` has the other methods, in the words of JSON Hyper-Schema.
	 *
	 * @param string $path As it is registered, below the namespace.
	 * @return array<string, mixed> Empty for a path that the files do not know.
	 */
	public static function of( string $path ): array {
		$by_method = self::by_method( $path );
		if ( array() === $by_method ) {
			return array();
		}
		$main   = isset( $by_method['GET'] ) ? 'GET' : array_key_first( $by_method );
		$schema = array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => trim( (string) preg_replace( array( '~\(\?P<(\w+)>[^/]*~', '~/+~' ), array( '$1', ' ' ), $path ) ),
		) + $by_method[ $main ];
		unset( $by_method[ $main ] );
		foreach ( $by_method as $method => $target ) {
			$schema['links'][] = array(
				'rel'          => strtolower( $method ),
				'href'         => rest_url( RestController::NAMESPACE . self::template( $path ) ),
				'method'       => $method,
				'targetSchema' => $target,
			);
		}
		return $schema;
	}

	/**
	 * Schemas of a path's replies.
	 *
	 * @param string $path As it is registered, below the namespace.
	 * @return array<string, array<string, mixed>> By method.
	 */
	public static function by_method( string $path ): array {
		$found = array();
		foreach ( self::FILES as $file ) {
			$file = dirname( __DIR__ ) . '/' . $file;
			$json = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
			if ( is_array( $json ) ) {
				$found += $json[ $path ] ?? array();
			}
		}
		return $found;
	}

	/**
	 * `/surveys/(?P<id>\d+)` as `/surveys/{id}`.
	 */
	private static function template( string $path ): string {
		return (string) preg_replace( '~\(\?P<(\w+)>[^/]*~', '{$1}', $path );
	}
}
