<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Reads what Lite has: tracking, and the addresses of the email. Everything else
 * that is sent is unknown here and stays as it is stored; only the switch of a
 * part may be turned off.
 */
final class LiteSettings implements SettingsReader {

	/**
	 * Key of the switch and its value when off, by part.
	 */
	public const SWITCHES = array(
		'thank_you'     => array( 'type', 'message' ),
		'geo_targeting' => array( 'target', 'all' ),
		'google_drive'  => array( 'enable', false ),
	);

	public function settings( array $sent, array $before, array $questions ): array {
		$settings = $before;
		if ( is_bool( $sent['enable_tracking'] ?? null ) ) {
			$settings['enable_tracking'] = $sent['enable_tracking'];
		}
		foreach ( self::SWITCHES as $part => list( $switch, $off ) ) {
			if ( ( self::part( $sent, $part )[ $switch ] ?? null ) === $off ) {
				$settings[ $part ] = array_replace( self::part( $settings, $part ), array( $switch => $off ) );
			}
		}
		// Nobody can mend these texts here, so an answer that is gone must not keep the survey from being saved.
		$types                 = array_column( $questions, 'type', 'id' );
		$settings['thank_you'] = PipedThanks::map(
			self::part( $settings, 'thank_you' ),
			static fn ( string $text ): string => Piping::kept(
				$text,
				static fn ( string $id ): bool => Piping::may_stand( $id, '', $types )
			)
		);
		if ( is_array( $sent[ Presentation::KEY ] ?? null ) ) {
			$sent[ Presentation::KEY ]['pass'] = self::part( self::part( $before, Presentation::KEY ), 'pass' );
		}
		return Presentation::into( $settings, $sent, $before, $questions );
	}

	public function notifications( array $sent, array $before, array $questions ): array {
		$given = self::part( $sent, 'email' );
		$email = self::part( $before, 'email' );
		if ( is_bool( $given['active'] ?? null ) ) {
			$email['active'] = $given['active'];
		}
		if ( is_string( $given['addresses'] ?? null ) ) {
			$email['addresses'] = Text::line( $given['addresses'] );
		}
		if ( true === ( $email['active'] ?? false ) && is_string( $email['addresses'] ?? null ) ) {
			EmailAddresses::check( $email['addresses'] );
		}
		return array( 'email' => $email ) + $before;
	}

	/**
	 * An object of the data.
	 *
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	private static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
