<?php
declare(strict_types=1);

namespace UserFeedback\Health;

use UserFeedback\Rest\RestController;

/**
 * The checks as tests of WordPress's Site Health screen.
 *
 * @phpstan-type Result array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
 */
final class SiteHealth {

	private const PREFIX = 'userfeedback_';

	public function __construct( private HealthChecks $checks, private HealthFacts $facts ) {}

	/**
	 * Filter `site_status_tests`.
	 *
	 * @param mixed $tests Of others.
	 */
	public function tests( mixed $tests ): mixed {
		if ( ! is_array( $tests ) ) {
			return $tests;
		}
		foreach ( $this->checks->all() as $check ) {
			$run = static fn (): array => self::result( $check );
			$key = self::PREFIX . str_replace( '-', '_', $check->id() );
			if ( $check->is_slow() ) {
				$tests['async'][ $key ] = array(
					'label'             => $check->name(),
					'test'              => rest_url( RestController::NAMESPACE . '/health/' . $check->id() ),
					'has_rest'          => true,
					'async_direct_test' => $run,
				);
			} else {
				$tests['direct'][ $key ] = array(
					'label' => $check->name(),
					'test'  => $run,
				);
			}
		}
		return $tests;
	}

	/**
	 * Filter `debug_information`.
	 *
	 * @param mixed $sections Of others.
	 */
	public function debug( mixed $sections ): mixed {
		if ( is_array( $sections ) ) {
			$sections['userfeedback'] = array(
				'label'  => 'UserFeedback',
				'fields' => $this->facts->all(),
			);
		}
		return $sections;
	}

	/**
	 * What a check found, as Site Health wants it.
	 *
	 * @return Result
	 */
	public static function result( Check $check ): array {
		$finding = HealthChecks::run( $check );
		return array(
			'label'       => $finding->label,
			'status'      => $finding->status,
			'badge'       => array(
				'label' => 'UserFeedback',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $finding->text ) . '</p>',
			'actions'     => '' === $finding->todo ? '' : '<p>' . esc_html( $finding->todo ) . '</p>',
			'test'        => self::PREFIX . str_replace( '-', '_', $check->id() ),
		);
	}
}
