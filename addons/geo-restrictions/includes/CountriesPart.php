<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use UserFeedback\Display\Fields;
use UserFeedback\Surveys\Survey;

/**
 * Countries in which a survey shows (SET-09, TGT-24).
 */
final class CountriesPart {

	/**
	 * Codes; [] for all countries. A choice without any country is shown to nobody, not to everybody.
	 *
	 * @return list<string>
	 */
	public static function of( Survey $survey ): array {
		$geo = ( new Fields( $survey->settings ) )->part( 'geo_targeting' );
		if ( 'select' !== $geo->text( 'target' ) ) {
			return array();
		}
		$codes = array_values( array_unique( array_intersect( $geo->items( 'countries' ), Codes::ALL ) ) );
		return array() === $codes ? array( '' ) : $codes;
	}
}
