<?php
declare(strict_types=1);

namespace UserFeedback\Health;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Database\Migrator;
use UserFeedback\FastImpressions\FastImpressions;
use UserFeedback\Health\Checks\CronCheck;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plugin;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Retention\RetentionQuery;
use UserFeedback\Support\Failure;

/**
 * The section of Site Health's "Info" tab that people copy into requests for help. It has no key, address or answer.
 *
 * @phpstan-type Fact array{label: string, value: string}
 */
final class HealthFacts {

	public function __construct(
		private HealthQuery $query,
		private RetentionQuery $counts,
		private Migrator $migrator,
		private Edition $edition,
		private LicenseStore $licenses,
		private AddonStates $addons
	) {}

	/**
	 * @return array<string, Fact>
	 */
	public function all(): array {
		$license = $this->licenses->current();
		$policy  = DataPolicy::current();
		$cron    = CronCheck::oldest();
		$addons  = array();
		foreach ( $this->addons->active() as $slug => $version ) {
			$addons[] = $slug . ' ' . $version;
		}
		$values = array(
			'version'   => Plugin::VERSION . ( $this->edition->is_pro() ? ' Pro' : ' Lite' ),
			'license'   => trim( $license->status->value . ' ' . ( $license->plan->value ?? '' ) ),
			'addons'    => array() === $addons ? '–' : implode( ', ', $addons ),
			'tables'    => $this->migrator->installed() . ' / ' . $this->migrator->newest(),
			'database'  => self::read( fn (): string => $this->query->server() ),
			'surveys'   => self::read( fn (): int => $this->counts->count_surveys() ),
			'responses' => self::read( fn (): int => $this->counts->count_all() ),
			'waiting'   => self::read( fn (): int => $this->query->count_jobs( OutboxRepository::WAITING ) ),
			'dead'      => self::read( fn (): int => $this->query->count_jobs( OutboxRepository::DEAD ) ),
			'cron'      => null === $cron ? '–' : gmdate( 'Y-m-d H:i:s', $cron ) . ' UTC',
			'cache'     => true === wp_using_ext_object_cache() ? 'yes' : 'no',
			'fast'      => FastImpressions::is_enabled() ? 'on' : 'off',
			'policy'    => sprintf(
				'address %s, browser %s, kept %d days, proxy header %s, impressions of %s',
				$policy->address(),
				$policy->has_browser() ? 'yes' : 'no',
				$policy->keep_days(),
				'' === $policy->proxy_header() ? 'none' : $policy->proxy_header(),
				$policy->counted()
			),
		);
		$labels = self::labels();
		$facts  = array();
		foreach ( $values as $key => $value ) {
			$facts[ $key ] = array(
				'label' => $labels[ $key ],
				'value' => $value,
			);
		}
		return $facts;
	}

	/**
	 * @return array<string, string> By key.
	 */
	private static function labels(): array {
		return array(
			'version'   => __( 'Version', 'userfeedback' ),
			'license'   => __( 'License', 'userfeedback' ),
			'addons'    => __( 'Addons', 'userfeedback' ),
			'tables'    => __( 'Version of the tables', 'userfeedback' ),
			'database'  => __( 'Database server', 'userfeedback' ),
			'surveys'   => __( 'Surveys', 'userfeedback' ),
			'responses' => __( 'Responses', 'userfeedback' ),
			'waiting'   => __( 'Jobs that wait', 'userfeedback' ),
			'dead'      => __( 'Jobs that were given up', 'userfeedback' ),
			'cron'      => __( 'Next scheduled event', 'userfeedback' ),
			'cache'     => __( 'Persistent object cache', 'userfeedback' ),
			'fast'      => __( 'Fast impressions', 'userfeedback' ),
			'policy'    => __( 'What is stored of visitors', 'userfeedback' ),
		);
	}

	/**
	 * A figure of the database, or its refusal.
	 *
	 * @param callable(): (int|string) $read Asks for it.
	 */
	private static function read( callable $read ): string {
		try {
			return (string) $read();
		} catch ( Failure ) {
			return __( 'The database does not answer.', 'userfeedback' );
		}
	}
}
