<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Responses\Retention\PruneResponses;
use UserFeedback\Responses\Retention\RetentionQuery;

/**
 * What is stored of visitors, and how this visitor's address is found: beside the settings that change it.
 */
final class ReadStoredData {

	/**
	 * Headers in which proxies name their caller.
	 */
	private const HEADERS = array(
		'X-Forwarded-For',
		'X-Real-IP',
		'CF-Connecting-IP',
		'True-Client-IP',
		'Fastly-Client-IP',
	);

	private const LONGEST_HEADER = 200;

	public function __construct( private RetentionQuery $counts, private PruneResponses $prune ) {}

	/**
	 * Wire type `StoredData`.
	 *
	 * @param int        $days   Days for which responses would be kept, 0 for good.
	 * @param DataPolicy $policy With the proxies to try.
	 * @return array{surveys: int, responses: int, oldest_day: string|null, older: int, address: array{connection: string, found: string, shortened: string, headers: list<array{name: string, value: string}>}}
	 */
	public function read( int $days, DataPolicy $policy ): array {
		$found   = Visitor::address( $policy );
		$headers = array();
		foreach ( self::HEADERS as $name ) {
			$value = Visitor::header( $name );
			if ( '' !== $value ) {
				$headers[] = array(
					'name'  => $name,
					'value' => mb_substr( mb_scrub( $value, 'UTF-8' ), 0, self::LONGEST_HEADER ),
				);
			}
		}
		return array(
			'surveys'    => $this->counts->count_surveys(),
			'responses'  => $this->counts->count_all(),
			'oldest_day' => $this->counts->oldest_day(),
			'older'      => 0 === $days ? 0 : $this->counts->count( $this->prune->first_day( $days ) ),
			'address'    => array(
				'connection' => Visitor::address( new DataPolicy( array() ) ),
				'found'      => $found,
				'shortened'  => Addresses::shorten( $found ),
				'headers'    => $headers,
			),
		);
	}
}
