<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\QuestionTypes\PaidTypes;

/**
 * Lite keeps what Lite has. Rating questions go, and what paid parts left in a
 * survey reverts to the defaults of a new one, or stays as it is stored so that
 * it works again when Pro comes back (A41 to A44).
 */
final class TrimToLite extends BaseTrim {

	private const REVERT = array( 'theming', 'behavior', 'targeting' );

	/**
	 * @param SurveyDefaults $defaults What the rest reverts to.
	 */
	public function __construct( private SurveyDefaults $defaults ) {}

	public function trim( Survey $survey, Survey $before ): Survey {
		// Neither random order nor comment boxes (SAVE-11).
		$questions = $this->questions( $survey->questions, array( 'randomize', 'comment_box' ), $before );
		$defaults  = $this->defaults->settings();
		$settings  = array_replace( $survey->settings, array_intersect_key( $defaults, array_flip( self::REVERT ) ) );
		foreach ( LiteSettings::SWITCHES as $part => list( $switch, $off ) ) {
			$kept = self::part( $before->settings, $part );
			if ( ( self::part( $settings, $part )[ $switch ] ?? $off ) === $off ) {
				$kept[ $switch ] = $off;
			}
			$settings[ $part ] = $kept;
		}
		$thanks                = self::part( $settings, 'thank_you' );
		$thanks                = self::with_endings( $thanks, self::part( $thanks, 'endings' ), $questions );
		$settings['thank_you'] = self::thanks( $thanks, $questions, $before );
		$email                 = self::part( $survey->notifications, 'email' );
		$email['logic']        = self::part( self::part( $this->defaults->notifications(), 'email' ), 'logic' );
		return $survey->with(
			array(
				'questions'     => $questions,
				'settings'      => $settings,
				'notifications' => array_replace( $survey->notifications, array( 'email' => $email ) ),
				'publish_at'    => null === $survey->publish_at ? null : $before->publish_at,
			)
		);
	}

	public function drops( string $type ): bool {
		return PaidTypes::need_addon( $type );
	}
}
