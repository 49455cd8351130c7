<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Rest\RestController;

/**
 * A call as a visitor's browser makes it: the impression of a survey that there is not. It counts nothing and must be
 * answered 404 by the plugin. Two checks look at one reply.
 */
final class PublicCall {

	private const SURVEY = 999999999;

	/**
	 * Headers in which caches say whether they answered.
	 */
	public const CACHE_HEADERS = array(
		'cf-cache-status',
		'x-cache',
		'x-cache-status',
		'x-proxy-cache',
		'x-litespeed-cache',
	);

	/**
	 * @var array{status: int, code: string, headers: array<string, string>, error: string}|null
	 */
	private ?array $reply = null;

	/**
	 * Status 0 where nothing answered.
	 *
	 * @return array{status: int, code: string, headers: array<string, string>, error: string}
	 */
	public function reply(): array {
		return $this->reply ??= self::call();
	}

	/**
	 * @return array{status: int, code: string, headers: array<string, string>, error: string}
	 */
	private static function call(): array {
		$reply = wp_remote_post(
			rest_url( RestController::NAMESPACE . '/surveys/' . self::SURVEY . '/impression' ),
			array(
				'timeout'     => 10,
				'redirection' => 0,
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, for calls of a site to itself.
			)
		);
		if ( is_wp_error( $reply ) ) {
			return array(
				'status'  => 0,
				'code'    => '',
				'headers' => array(),
				'error'   => $reply->get_error_message(),
			);
		}
		$body    = json_decode( wp_remote_retrieve_body( $reply ), true );
		$code    = is_array( $body ) ? $body['code'] ?? '' : '';
		$headers = array();
		foreach ( array( 'age', 'location', ...self::CACHE_HEADERS ) as $name ) {
			$value            = wp_remote_retrieve_header( $reply, $name );
			$headers[ $name ] = is_array( $value ) ? implode( ', ', $value ) : $value;
		}
		return array(
			'status'  => (int) wp_remote_retrieve_response_code( $reply ),
			'code'    => is_string( $code ) ? $code : '',
			'headers' => $headers,
			'error'   => '',
		);
	}
}
