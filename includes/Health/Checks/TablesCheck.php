<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Database\Database;
use UserFeedback\Database\DatabaseModule;
use UserFeedback\Database\Migrator;
use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthQuery;

/**
 * Whether all tables are there and of this version.
 */
final class TablesCheck implements Check {

	public function __construct( private HealthQuery $query, private Migrator $migrator ) {}

	public function id(): string {
		return 'tables';
	}

	public function name(): string {
		return __( 'UserFeedback: tables', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$missing = $this->query->missing_tables( Database::TABLES );
		if ( array() !== $missing ) {
			return Finding::critical(
				__( 'Tables of UserFeedback are missing', 'userfeedback' ),
				sprintf(
					/* translators: %s: names of database tables. */
					__( 'The database does not have these tables: %s. Surveys or responses cannot be stored.', 'userfeedback' ),
					implode( ', ', $missing )
				),
				__( 'Open any page of the site: the plugin makes missing tables again, empty. If they stay away, ask your host to let the database user create tables. What was in them comes back from a backup only; then run “wp userfeedback recount”.', 'userfeedback' )
			);
		}
		$state = $this->migrator->state();
		if ( ! DatabaseModule::has_tables() ) {
			return Finding::critical(
				__( 'The tables of UserFeedback are not up to date', 'userfeedback' ),
				'' === $state['error']
					? __( 'An update of the tables has not ended yet.', 'userfeedback' )
					/* translators: %s: message of the database. */
					: sprintf( __( 'An update of the tables failed: %s', 'userfeedback' ), $state['error'] ),
				__( 'Open any page of the site: every request goes on with the update. If the same message stays for an hour, send it to your host.', 'userfeedback' )
			);
		}
		return Finding::good(
			__( 'The tables of UserFeedback are complete', 'userfeedback' ),
			__( 'All tables are there and of the version of the plugin.', 'userfeedback' )
		);
	}
}
