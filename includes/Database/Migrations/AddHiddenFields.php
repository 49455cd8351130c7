<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * What the owner's site hands over with a response (docs/paths.md). NULL where there is nothing, so responses of
 * surveys without hidden fields stay as small as they are.
 */
final class AddHiddenFields implements Migration {

	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( 'CREATE TABLE ' . $database->table( 'response' ) . " (\n\thidden_fields text\n)" );
		// dbDelta reports no errors. This throws when the column is still missing.
		$database->value( 'SELECT MAX(hidden_fields) FROM {response} WHERE id = 0' );
		return true;
	}
}
