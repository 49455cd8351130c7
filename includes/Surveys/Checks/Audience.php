<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\Fields;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Surveys\Survey;

/**
 * Who meets a survey, as visitors' browsers decide: pages, devices, countries, and when and how often it opens.
 */
final class Audience {

	/**
	 * Of the behavior: how long a survey runs and whether it starts small changes no number of times a day.
	 */
	private const OPENING = array( 'timing', 'timing_delay', 'display_length', 'remember_days' );

	/**
	 * @param string       $pages     Page rules, the same for the same pages; '' for all pages.
	 * @param list<string> $devices   Sorted.
	 * @param list<string> $countries Sorted; [] for all.
	 * @param string       $opening   When it opens and how often.
	 * @param bool         $once      Whether each visitor meets it once.
	 */
	private function __construct(
		private string $pages,
		private array $devices,
		private array $countries,
		private string $opening,
		private bool $once
	) {}

	public static function of( Survey $survey, SurveyParts $parts, AddonStates $addons ): self {
		$behavior = array_intersect_key( $parts->of( SurveyParts::BEHAVIOR, $survey ), array_flip( self::OPENING ) );
		ksort( $behavior );
		return new self(
			// Without the Targeting addon stored rules are inert (A65).
			$addons->is_active( 'targeting' ) ? self::pages( $survey ) : '',
			self::sorted( $parts->of( SurveyParts::DEVICES, $survey ) ),
			self::sorted( $parts->of( SurveyParts::COUNTRIES, $survey ) ),
			(string) wp_json_encode( $behavior ),
			'once' === ( $behavior['display_length'] ?? '' )
		);
	}

	/**
	 * Whether both meet the same visitors.
	 */
	public function is( self $other ): bool {
		return get_object_vars( $this ) === get_object_vars( $other );
	}

	/**
	 * Whether this one meets everybody whom the other meets, as far as that can be read from both. Of two different
	 * lists of page rules nobody can tell; all pages are wider than any list.
	 */
	public function contains( self $other ): bool {
		return $this->opening === $other->opening
			&& ( '' === $this->pages || $this->pages === $other->pages )
			&& array() === array_diff( $other->devices, $this->devices )
			&& (
				array() === $this->countries
				|| ( array() !== $other->countries && array() === array_diff( $other->countries, $this->countries ) )
			);
	}

	public function meets_once(): bool {
		return $this->once;
	}

	/**
	 * The order of rules means nothing; the operator of the second one counts for all (TGT-04).
	 */
	private static function pages( Survey $survey ): string {
		$targeting = ( new Fields( $survey->settings ) )->part( 'targeting' );
		if ( 'all' === $targeting->filled( 'pages', 'all' ) ) {
			return '';
		}
		$rules = array();
		$any   = '&&';
		foreach ( $targeting->items( 'page_rules' ) as $at => $stored ) {
			$fields  = new Fields( is_array( $stored ) ? $stored : array() );
			$any     = 1 === $at ? $fields->text( 'operator' ) : $any;
			$data    = is_array( $stored ) ? $stored['data'] ?? '' : '';
			$value   = is_array( $data ) ? $data['id'] ?? '' : $data;
			$rules[] = array( $fields->text( 'logic' ), is_scalar( $value ) ? (string) $value : '' );
		}
		sort( $rules );
		return (string) wp_json_encode( array( $any, $rules ) );
	}

	/**
	 * @param array<mixed> $values Texts.
	 * @return list<string>
	 */
	private static function sorted( array $values ): array {
		$texts = array_values( array_filter( $values, 'is_string' ) );
		sort( $texts );
		return $texts;
	}
}
