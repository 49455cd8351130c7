<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Privacy\Rest\PersonController;
use UserFeedback\Privacy\Rest\StoredDataController;
use UserFeedback\Responses\Retention\PruneResponses;
use UserFeedback\Responses\Retention\RetentionQuery;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Surveys\SurveyRepository;

/**
 * WordPress's privacy tools: export, erasure, and a text for the privacy policy.
 */
final class PrivacyModule implements Module {

	public function register( Container $container ): void {
		$container->extend( SettingsRegistry::class, array( PrivacySettings::class, 'register' ) );
		$container->set(
			PersonalDataRepository::class,
			static fn ( Container $c ): PersonalDataRepository => new PersonalDataRepository(
				$c->get( Database::class )
			)
		);
		$container->set(
			ResponseExporter::class,
			static fn ( Container $c ): ResponseExporter => new ResponseExporter(
				$c->get( PersonalDataRepository::class ),
				$c->get( SurveyRepository::class )
			)
		);
		$container->set(
			ResponseEraser::class,
			static fn ( Container $c ): ResponseEraser => new ResponseEraser( $c->get( PersonalDataRepository::class ) )
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => ( new StoredDataController(
				new ReadStoredData(
					$container->get( RetentionQuery::class ),
					$container->get( PruneResponses::class )
				),
				new StoredAddresses( $container->get( PersonalDataRepository::class ) )
			) )->register_routes()
		);
		add_action(
			'rest_api_init',
			static fn () => ( new PersonController(
				new ErasePerson( $container->get( PersonalDataRepository::class ) )
			) )->register_routes()
		);
		add_filter(
			'wp_privacy_personal_data_exporters',
			static fn ( array $exporters ): array => $exporters + array(
				'userfeedback'            => array(
					'exporter_friendly_name' => __( 'UserFeedback survey responses', 'userfeedback' ),
					'callback'               => static fn (
						string $email,
						int $page = 1
					): array => $container->get( ResponseExporter::class )->export( $email, $page ),
				),
				'userfeedback-remembered' => array(
					'exporter_friendly_name' => __( 'UserFeedback answered surveys', 'userfeedback' ),
					'callback'               => static fn (
						string $email
					): array => ( new RememberedExporter(
						$container->get( SurveyRepository::class )
					) )->export( $email ),
				),
			)
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			static fn ( array $erasers ): array => $erasers + array(
				'userfeedback' => array(
					'eraser_friendly_name' => __( 'UserFeedback survey responses', 'userfeedback' ),
					'callback'             => static fn ( string $email ): array => $container->get(
						ResponseEraser::class
					)->erase( $email ),
				),
			)
		);
		add_action(
			'admin_init',
			static fn () => wp_add_privacy_policy_content(
				'UserFeedback',
				wp_kses_post( PolicyText::html( DataPolicy::current() ) )
			)
		);
	}
}
