<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;
use UserFeedback\Support\Clock;

/**
 * Whether there is a database of countries, and how old it is.
 */
final class DatabaseCheck implements Check {

	/**
	 * Networks are sold and moved, so a database places more and more visitors wrongly.
	 */
	private const OLD_DAYS = 180;

	public function __construct( private DatabaseStore $store, private Clock $clock ) {}

	public function id(): string {
		return 'countries';
	}

	public function name(): string {
		return __( 'UserFeedback: countries', 'userfeedback-geo-restrictions' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$about  = $this->store->about();
		$todo   = __( 'Load a database under UserFeedback, Settings, Misc, Countries, or with wp userfeedback countries update.', 'userfeedback-geo-restrictions' );
		$header = Settings::header();
		if ( null === $about ) {
			return '' === $header
				? Finding::recommended(
					__( 'There is no database of countries', 'userfeedback-geo-restrictions' ),
					__( 'Nobody’s country is known, so surveys for selected countries show to nobody.', 'userfeedback-geo-restrictions' ),
					$todo
				)
				: Finding::good(
					__( 'The country of visitors comes from a header', 'userfeedback-geo-restrictions' ),
					/* translators: %s: name of a header. */
					sprintf( __( 'Trusted proxies name it in %s. There is no database for visitors who come another way.', 'userfeedback-geo-restrictions' ), $header )
				);
		}
		if ( ! $about['readable'] ) {
			return Finding::critical(
				__( 'The database of countries cannot be read', 'userfeedback-geo-restrictions' ),
				__( 'Nobody’s country is known, so surveys for selected countries show to nobody.', 'userfeedback-geo-restrictions' ),
				$todo
			);
		}
		$days = intdiv( $this->clock->now()->getTimestamp() - (int) strtotime( $about['built_at'] ), DAY_IN_SECONDS );
		if ( $days > self::OLD_DAYS ) {
			return Finding::recommended(
				__( 'The database of countries is old', 'userfeedback-geo-restrictions' ),
				/* translators: %s: number of days. */
				sprintf( __( 'It was made %s days ago. Networks move between countries, so more and more visitors are placed wrongly.', 'userfeedback-geo-restrictions' ), number_format_i18n( $days ) ),
				$todo
			);
		}
		return Finding::good(
			__( 'There is a recent database of countries', 'userfeedback-geo-restrictions' ),
			sprintf(
				/* translators: %s: date. */
				__( 'It was made on %s.', 'userfeedback-geo-restrictions' ),
				(string) mysql2date( (string) get_option( 'date_format' ), $about['built_at'] )
			)
		);
	}
}
