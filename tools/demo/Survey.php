<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use WP_Error;
use WP_REST_Request;

/**
 * The demo survey: one question of each of the nine types, saved through the
 * REST route that the builder uses.
 */
final class Survey {

	/**
	 * Option that remembers the survey, for the responses.
	 */
	public const OPTION = 'tidewater_demo_survey';

	/**
	 * Creates and publishes the survey, then those of the shop: on their pages visitors see the newest first.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public static function create(): array|WP_Error {
		$id = self::save(
			array(
				'title'     => 'How was your visit?',
				'questions' => self::questions(),
				'settings'  => array(
					'enable_tracking' => true,
					'thank_you'       => array( 'message' => "Thank you!\nSee you at the harbour." ),
					'targeting'       => array( 'devices' => array( 'desktop', 'tablet', 'mobile' ) ),
				),
			)
		);
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$ids = Shop::create();
		if ( is_wp_error( $ids ) ) {
			return $ids;
		}
		update_option( self::OPTION, $id, false );
		update_option( self::OPTION . 's', array( 'visit' => $id ) + $ids, false );
		return array( 'id' => $id );
	}

	/**
	 * Publishes a survey.
	 *
	 * @param array<string, mixed> $survey As the builder sends it.
	 * @return int|WP_Error Its id.
	 */
	public static function save( array $survey ): int|WP_Error {
		$admin = get_user_by( 'login', 'admin' );
		wp_set_current_user( false === $admin ? 0 : $admin->ID );
		$request = new WP_REST_Request( 'POST', '/userfeedback/v1/surveys' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				$survey + array(
					'status'        => 'publish',
					'notifications' => array( 'email' => array( 'active' => false ) ),
				)
			)
		);
		$response = rest_do_request( $request );
		$data     = $response->get_data();
		if ( $response->is_error() || ! is_array( $data ) || true !== ( $data['published'] ?? false ) ) {
			return new WP_Error( 'survey', 'A demo survey was refused: ' . wp_json_encode( $data ) );
		}
		return (int) $data['id'];
	}

	/**
	 * The questions, as the builder sends them.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function questions(): array {
		$icon = static fn ( string $label, string $name ): array => array(
			'label' => $label,
			'icon'  => array(
				'name'  => $name,
				'style' => 'solid',
			),
		);
		return array(
			self::question(
				'reason',
				'radio-button',
				'What brought you to us?',
				array( 'options' => array( 'A friend', 'Search engine', 'Walking past', 'Instagram' ) )
			),
			self::question(
				'liked',
				'checkbox',
				'What did you like?',
				array( 'options' => array( 'The coffee', 'The cakes', 'The view', 'The people', 'The music' ) )
			),
			self::question(
				'recommend',
				'nps',
				'How likely are you to recommend us to a friend?',
				array( 'options' => array( 'Not Likely', 'Extremely Likely' ) ),
				array( 'comment_box' => true )
			),
			self::question( 'stars', 'star-rating', 'How would you rate your drink?' ),
			self::question(
				'drink',
				'image-radio',
				'Which one was yours?',
				array(
					'options' => array(
						array(
							'label' => 'Flat white',
							'image' => Pictures::cup(
								'flat-white',
								'Flat white',
								array( 214, 228, 229 ),
								array( 196, 150, 108 )
							),
						),
						array(
							'label' => 'Espresso',
							'image' => Pictures::cup(
								'espresso',
								'Espresso',
								array( 246, 219, 189 ),
								array( 74, 44, 29 )
							),
						),
						array(
							'label' => 'Matcha',
							'image' => Pictures::cup(
								'matcha',
								'Matcha',
								array( 236, 225, 240 ),
								array( 140, 168, 84 )
							),
						),
					),
				)
			),
			self::question(
				'again',
				'icon-choice',
				'When will we see you again?',
				array(
					'options' => array(
						$icon( 'In the morning', 'mug-hot' ),
						$icon( 'At lunch', 'utensils' ),
						$icon( 'With friends', 'user-group' ),
					),
				)
			),
			self::question( 'word', 'text', 'One word for the place?' ),
			self::question( 'better', 'long-text', 'What could we do better?' ),
			self::question(
				'email',
				'email',
				'Shall we send you our roasting dates?',
				array( 'include_name' => true )
			),
		);
	}

	/**
	 * One question.
	 *
	 * @param array<string, mixed> $config   Config.
	 * @param array<string, mixed> $settings Settings.
	 * @return array<string, mixed>
	 */
	public static function question(
		string $id,
		string $type,
		string $title,
		array $config = array(),
		array $settings = array()
	): array {
		return array(
			'id'       => $id,
			'type'     => $type,
			'title'    => $title,
			'config'   => (object) $config,
			'settings' => (object) $settings,
		);
	}
}
