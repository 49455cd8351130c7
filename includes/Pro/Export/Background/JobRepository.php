<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export\Background;

use UserFeedback\Database\Database;

/**
 * Files that are prepared: an option each, so that a visitor's page loads none of them and deleting the plugin
 * removes them with its other options.
 *
 * @phpstan-import-type Stored from ExportJob
 */
final class JobRepository {

	private const PREFIX = 'userfeedback_core_export_job_';

	public function __construct( private Database $database ) {}

	public function find( string $id ): ?ExportJob {
		// Not get_option(): another process writes it, and its cache here may be old.
		$json = $this->database->value(
			'SELECT option_value FROM {options} WHERE option_name = %s',
			array( self::PREFIX . $id )
		);
		return null === $json ? null : self::read( $id, $json );
	}

	/**
	 * @return list<ExportJob> Newest first.
	 */
	public function all(): array {
		$jobs = array();
		foreach ( $this->database->rows(
			'SELECT option_name, option_value FROM {options} WHERE option_name LIKE %s ORDER BY option_id DESC',
			array( addcslashes( self::PREFIX, '_%' ) . '%' )
		) as $row ) {
			$jobs[] = self::read( substr( (string) $row['option_name'], strlen( self::PREFIX ) ), (string) $row['option_value'] );
		}
		return array_values( array_filter( $jobs ) );
	}

	public function add( ExportJob $job ): void {
		$this->database->execute(
			'INSERT INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, %s)',
			array( self::PREFIX . $job->id, (string) wp_json_encode( $job->to_store() ), 'off' )
		);
	}

	/**
	 * Stores a job, unless it was deleted meanwhile.
	 */
	public function change( ExportJob $job ): void {
		$this->database->execute(
			'UPDATE {options} SET option_value = %s WHERE option_name = %s',
			array( (string) wp_json_encode( $job->to_store() ), self::PREFIX . $job->id )
		);
	}

	public function delete( string $id ): void {
		$this->database->execute( 'DELETE FROM {options} WHERE option_name = %s', array( self::PREFIX . $id ) );
	}

	/**
	 * @param string $json From add() and change().
	 */
	private static function read( string $id, string $json ): ?ExportJob {
		/**
		 * What this class stored.
		 *
		 * @var Stored|null $stored
		 */
		$stored = json_decode( $json, true );
		return is_array( $stored ) ? ExportJob::from_store( $id, $stored ) : null;
	}
}
