<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\HiddenFieldsQuery;

/**
 * The conditions of a hidden field, and its value, in SQL.
 *
 * @phpstan-import-type Condition from FilterQuery
 */
final class FieldQuery {

	/**
	 * @return Condition About `r`, a row of responses.
	 */
	public static function where( string $name, FieldFilter $filter ): array {
		$any    = array();
		$values = array();
		foreach ( $filter->is as $value ) {
			$any[]    = HiddenFieldsQuery::HAS;
			$values[] = HiddenFields::stored( $name, $value );
		}
		if ( $filter->none ) {
			$any[]    = 'NOT ' . HiddenFieldsQuery::HAS;
			$values[] = HiddenFields::stored( $name );
		}
		return array( '( ' . implode( ' OR ', $any ) . ' )', $values );
	}

	/**
	 * The value of a response as JSON has it, without its quotes; '' where it has none.
	 *
	 * @return Condition An expression about `r`.
	 */
	public static function value( string $name ): array {
		$before = HiddenFields::stored( $name ) . '"';
		$rest   = 'SUBSTR( r.hidden_fields, INSTR( r.hidden_fields, %s ) + %d )';
		return array(
			"CASE WHEN INSTR( r.hidden_fields, %s ) > 0 THEN CAST( SUBSTR( $rest, 1, INSTR( $rest, %s ) - 1 ) AS BINARY ) ELSE '' END",
			array( $before, $before, strlen( $before ), $before, strlen( $before ), '","' ),
		);
	}
}
