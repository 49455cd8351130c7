<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * What a page's block does not say because it is as usual (wire types
 * `WirePayload`, `WireSurvey`, `WireQuestion`): a visitor downloads the block with
 * every page. `src/widget/usual.ts` and the style sheet of the widget put it back.
 * A default may change its meaning only together with the payload's format: pages
 * live in caches for weeks.
 */
final class Usual {

	/**
	 * A survey that nobody changed.
	 */
	private const SURVEY = array(
		'type'            => 'survey',
		'shortcode'       => false,
		'has_rating'      => false,
		'enable_tracking' => false,
		'devices'         => array( 'desktop', 'tablet', 'mobile' ),
		'rules'           => array(),
		'behavior'        => array(
			'timing'          => 'immediate',
			'display_length'  => 'until_response',
			'run_time'        => 'indefinitely',
			'expire_at'       => null,
			'start_minimized' => false,
			'remember_days'   => 0,
		),
		'theming'         => array(
			'widget_color'        => '#ffffff',
			'text_color'          => '#23282D',
			'button_color'        => '#2D87F1',
			'color_scheme'        => 'light',
			'start_minimized'     => false,
			'logo_type'           => 'userfeedback',
			'custom_logo'         => '',
			'show_logo'           => true,
			'skip_text'           => 'Skip',
			'next_text'           => 'Next',
			'widget_toggle_text'  => 'Feedback',
			'widget_toggle_icon'  => 'field-chevron-down',
			'widget_toggle_color' => '#23282D',
			'font'                => null,
			'position'            => 'bottom_right',
		),
		'thank_you'       => array(
			'type'         => 'message',
			'redirect_url' => '',
			'conditions'   => array(),
		),
	);

	private const PAYLOAD = array(
		'addons'     => array(
			'pro'            => false,
			'behavior'       => false,
			'targeting'      => false,
			'question_types' => false,
			'branding'       => false,
		),
		'utc_offset' => 0,
		'rtl'        => false,
		'strings'    => WidgetStrings::ENGLISH,
	);

	private const SETTINGS = array(
		'required'    => false,
		'randomize'   => false,
		'comment_box' => false,
	);

	/**
	 * A page's block as it is printed.
	 *
	 * @param array<string, mixed> $payload Wire type `PagePayload`.
	 * @return array<string, mixed> Wire type `WirePayload`.
	 */
	public static function leave_out( array $payload ): array {
		$surveys            = is_array( $payload['surveys'] ?? null ) ? $payload['surveys'] : array();
		$payload            = self::unusual( $payload, self::PAYLOAD );
		$payload['surveys'] = array_map( array( self::class, 'survey' ), $surveys );
		return $payload;
	}

	/**
	 * Questions as they travel, with the page or with the reply of the impression.
	 *
	 * @param list<array<string, mixed>> $questions Wire type `Question[]`; config and settings are objects.
	 * @return list<array<string, mixed>> Wire type `WireQuestion[]`.
	 */
	public static function questions( array $questions ): array {
		return array_map(
			static function ( array $question ): array {
				$question['config']   = (array) ( $question['config'] ?? array() );
				$question['settings'] = self::unusual( (array) ( $question['settings'] ?? array() ), self::SETTINGS );
				$logic                = is_array( $question['logic'] ?? null ) ? $question['logic'] : array();
				if ( true !== ( $logic['enabled'] ?? false ) ) {
					unset( $question['logic'] );
				}
				foreach ( array( 'config', 'settings' ) as $part ) {
					if ( array() === $question[ $part ] ) {
						unset( $question[ $part ] );
					}
				}
				return $question;
			},
			$questions
		);
	}

	/**
	 * One survey. Seconds of delay matter to the timing that waits for them only.
	 *
	 * @param mixed $survey Wire type `WidgetSurvey`.
	 */
	private static function survey( mixed $survey ): mixed {
		if ( ! is_array( $survey ) ) {
			return $survey;
		}
		if ( is_array( $survey['behavior'] ?? null ) && 'delay' !== ( $survey['behavior']['timing'] ?? '' ) ) {
			unset( $survey['behavior']['timing_delay'] );
		}
		return self::unusual( $survey, self::SURVEY );
	}

	/**
	 * A map without what is as usual, and without maps of which nothing is left.
	 *
	 * @param array<mixed> $values Map.
	 * @param array<mixed> $usual  Map; lists in it are compared whole.
	 * @return array<mixed>
	 */
	private static function unusual( array $values, array $usual ): array {
		foreach ( $usual as $name => $value ) {
			if ( ! array_key_exists( $name, $values ) ) {
				continue;
			}
			if ( is_array( $value ) && ! array_is_list( $value ) && is_array( $values[ $name ] ) ) {
				$values[ $name ] = self::unusual( $values[ $name ], $value );
				if ( array() === $values[ $name ] ) {
					unset( $values[ $name ] );
				}
			} elseif ( $values[ $name ] === $value ) {
				unset( $values[ $name ] );
			}
		}
		return $values;
	}
}
