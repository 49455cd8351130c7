<?php
declare(strict_types=1);

namespace UserFeedback\Targeting;

use UserFeedback\Display\Fields;
use UserFeedback\Surveys\Survey;

/**
 * Devices on which a survey shows (SET-03 to SET-05, SEL-03).
 */
final class DevicesPart {

	private const DEVICES = array( 'desktop', 'tablet', 'mobile' );

	/**
	 * Those that the owner chose.
	 *
	 * @return list<string>
	 */
	public static function of( Survey $survey ): array {
		return array_values(
			array_intersect(
				self::DEVICES,
				( new Fields( $survey->settings ) )->part( 'targeting' )->items( 'devices' )
			)
		);
	}
}
