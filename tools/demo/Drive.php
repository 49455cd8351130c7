<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use UserFeedback\Container;
use UserFeedback\GoogleDrive\Consent;
use UserFeedback\GoogleDrive\ManageSheets;
use UserFeedback\Outbox\Worker;
use UserFeedback\Surveys\SurveyRepository;
use WP_Error;

/**
 * Connects the demo with the stand-in for Google, as an owner does, and sends the responses of one survey. The
 * stand-in forgets everything when it ends, so each start begins a spreadsheet.
 */
final class Drive {

	private const FILE = 'How was your visit?';

	/**
	 * Nothing where the addon is not active.
	 *
	 * @return array{done: int}|WP_Error
	 */
	public static function create( Container $container ): array|WP_Error {
		$surveys = $container->get( SurveyRepository::class );
		$survey  = $surveys->find( absint( get_option( Survey::OPTION ) ) );
		if ( ! class_exists( Consent::class ) || null === $survey ) {
			return array( 'done' => 0 );
		}
		$admin = get_user_by( 'login', 'admin' );
		wp_set_current_user( false === $admin ? 0 : $admin->ID );
		$consent = $container->get( Consent::class );
		$answer  = self::allow( $consent->url( 'settings' ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$consent->answer( $answer );
		$manage = $container->get( ManageSheets::class );
		$manage->renew( $survey );
		$survey = $surveys->store(
			$survey->with(
				array(
					'settings' => array(
						'google_drive' => array(
							'enable'    => true,
							'file_name' => self::FILE,
						),
					) + $survey->settings,
				)
			)
		);
		$manage->send_all( $survey );
		return array( 'done' => $container->get( Worker::class )->run( 60 )['done'] );
	}

	/**
	 * What a person does on the consent page.
	 *
	 * @param string $url Its address.
	 * @return array<string, string>|WP_Error What Google sends back to the site.
	 */
	private static function allow( string $url ): array|WP_Error {
		$page = wp_remote_get( $url );
		preg_match_all(
			'/<input type="hidden" name="([^"]*)" value="([^"]*)">/',
			wp_remote_retrieve_body( $page ),
			$found,
			PREG_SET_ORDER
		);
		$fields = array(
			'answer' => 'allow',
			'drive'  => 'on',
		);
		foreach ( $found as $field ) {
			$fields[ $field[1] ] = html_entity_decode( $field[2] );
		}
		$parts = (array) wp_parse_url( $url );
		$reply = wp_remote_post(
			sprintf( 'http://%s:%d/consent', $parts['host'] ?? '', $parts['port'] ?? 80 ),
			array(
				'body'        => $fields,
				'redirection' => 0,
			)
		);
		$back  = wp_remote_retrieve_header( $reply, 'location' );
		$query = array();
		wp_parse_str( (string) wp_parse_url( is_string( $back ) ? $back : '', PHP_URL_QUERY ), $query );
		return isset( $query['code'] )
			? array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $query )
			: new WP_Error( 'google', 'The stand-in for Google refused: ' . wp_remote_retrieve_body( $page ) );
	}
}
