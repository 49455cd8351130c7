<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

/**
 * Shortens or removes addresses that are stored already: the setting is about new responses.
 */
final class StoredAddresses {

	/**
	 * Responses per call.
	 */
	private const BATCH = 2000;

	public function __construct( private PersonalDataRepository $data ) {}

	/**
	 * One batch. A call that is made twice changes nothing more.
	 *
	 * @param int    $after Highest id of the batch before, 0 to begin.
	 * @param string $to    DataPolicy::SHORTENED or NONE.
	 * @return array{after: int, changed: int, is_done: bool}
	 */
	public function change( int $after, string $to ): array {
		$addresses = $this->data->addresses( $after, self::BATCH );
		$changes   = array();
		foreach ( $addresses as $id => $address ) {
			$new = DataPolicy::NONE === $to ? '' : Addresses::shorten( $address );
			if ( $new !== $address ) {
				$changes[ $new ][] = $id;
			}
		}
		foreach ( $changes as $new => $ids ) {
			$this->data->set_address( $ids, $new );
		}
		return array(
			'after'   => array() === $addresses ? $after : max( array_keys( $addresses ) ),
			'changed' => array_sum( array_map( 'count', $changes ) ),
			'is_done' => count( $addresses ) < self::BATCH,
		);
	}
}
