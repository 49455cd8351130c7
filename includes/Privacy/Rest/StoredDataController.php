<?php
declare(strict_types=1);

namespace UserFeedback\Privacy\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Privacy\ReadStoredData;
use UserFeedback\Privacy\StoredAddresses;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use WP_REST_Request;

/**
 * What the settings about data would do, and the addresses that are stored already.
 */
final class StoredDataController extends RestController {

	public function __construct( private ReadStoredData $reader, private StoredAddresses $addresses ) {}

	public function register_routes(): void {
		$this->route(
			'/stored-data',
			'GET',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => $this->reader->read(
				(int) $request['days'],
				new DataPolicy(
					array(
						DataPolicy::PROXY_HEADER => $request['proxy_header'],
						DataPolicy::PROXIES      => $request['trusted_proxies'],
					)
				)
			),
			array(
				'days'            => Schema::number( 0, DataPolicy::MOST_DAYS ) + array(
					'description' => 'Days for which responses would be kept, 0 for good.',
					'default'     => 0,
				),
				'proxy_header'    => Schema::text( 60 ) + array(
					'description' => 'Header of proxies to try.',
					'default'     => '',
				),
				'trusted_proxies' => Schema::items( Schema::text( 50 ), 100 ) + array(
					'description' => 'Proxies to try.',
					'default'     => array(),
				),
			)
		);
		$this->route(
			'/stored-data/addresses',
			'POST',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => $this->addresses->change(
				(int) $request['after'],
				(string) $request['to']
			),
			array(
				'to'    => Schema::one_of( DataPolicy::SHORTENED, DataPolicy::NONE ) + array(
					'description' => 'What becomes of the addresses.',
					'required'    => true,
				),
				'after' => array(
					'description' => 'From the reply before, 0 to begin.',
					'type'        => 'integer',
					'minimum'     => 0,
					'default'     => 0,
				),
			)
		);
	}
}
