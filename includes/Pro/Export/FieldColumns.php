<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use UserFeedback\Surveys\HiddenFields;

/**
 * Columns of the hidden fields that a survey lists or listed before (docs/paths.md).
 */
final class FieldColumns {

	/**
	 * One column per name; a program gets one object with those that were given.
	 *
	 * @return list<Column>
	 */
	public static function of( ExportOptions $options ): array {
		return array_map(
			static fn ( string $name ): Column => new Column(
				HiddenFields::VALUE . $name,
				$name,
				16,
				static fn ( array $response ): string =>
					HiddenFields::decode( $response['hidden_fields'] )[ $name ]['value'] ?? ''
			),
			HiddenFields::all( $options->survey->settings )
		);
	}
}
