<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\EditLockRepository;
use WP_REST_Request;

/**
 * POST and DELETE surveys/{id}/lock: the builder says every few seconds that it
 * is open, and learns who else has the survey open.
 */
final class LockController extends RestController {

	public function __construct( private EditLockRepository $locks, private Clock $clock ) {}

	public function register_routes(): void {
		$path = '/surveys/(?P<id>\d+)/lock';
		$this->route(
			$path,
			'POST',
			Capability::Edit,
			array( $this, 'take' ),
			array(
				'id'        => self::id_arg(),
				'take_over' => array(
					'type'    => 'boolean',
					'default' => false,
				),
			)
		);
		$this->route( $path, 'DELETE', Capability::Edit, array( $this, 'release' ), array( 'id' => self::id_arg() ) );
	}

	/**
	 * Takes or keeps the lock.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path and `take_over`.
	 * @return array{holder: array{name: string, avatar: string}|null} Who else has it; null: the caller.
	 * @throws Failure 404 for an unknown survey.
	 */
	public function take( WP_REST_Request $request ): array {
		$user   = get_current_user_id();
		$over   = true === $request['take_over'];
		$holder = $this->locks->take( $request['id'], $user, $over, $this->clock->now() );
		if ( null === $holder ) {
			throw Failure::no_survey();
		}
		$other = $holder === $user ? false : get_userdata( $holder );
		return array(
			'holder' => false === $other ? null : array(
				'name'   => $other->display_name,
				'avatar' => (string) get_avatar_url( $other->ID, array( 'size' => 64 ) ),
			),
		);
	}

	/**
	 * Gives it back.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @return array{released: true}
	 */
	public function release( WP_REST_Request $request ): array {
		$this->locks->release( $request['id'], get_current_user_id() );
		return array( 'released' => true );
	}
}
