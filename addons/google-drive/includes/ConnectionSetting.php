<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Rest\Schema;
use UserFeedback\Settings\Setting;

/**
 * The setting `google_drive` (GD-03). It only shows the connection: the actions of the Google Drive tab change it.
 */
final class ConnectionSetting {

	public static function make(): Setting {
		return new Setting(
			'google_drive',
			array(
				'connected' => false,
				'label'     => '',
				'date'      => 0,
				'folder_id' => '',
			),
			Schema::record(
				array(
					'connected' => Schema::flag(),
					'label'     => Schema::text( 320 ),
					'date'      => Schema::number( 0, PHP_INT_MAX ),
					'folder_id' => Schema::text( 200 ),
				)
			),
			check: self::check( ... ),
			clean: static fn (): array => self::now(),
			refused_alone: true
		);
	}

	/**
	 * Why a value is not the one that the connection has.
	 *
	 * @return string '' or a translated sentence.
	 */
	private static function check( mixed $value ): string {
		return is_array( $value ) && array_replace( self::now(), $value ) === self::now()
			? ''
			: __( 'The connection with Google Drive is changed on the Google Drive tab.', 'userfeedback-google-drive' );
	}

	/**
	 * @return array{connected: bool, label: string, date: int, folder_id: string}
	 */
	private static function now(): array {
		$shown = Connection::shown();
		return array(
			'connected' => $shown['connected'],
			'label'     => $shown['label'],
			'date'      => $shown['date'],
			'folder_id' => $shown['folder_id'],
		);
	}
}
