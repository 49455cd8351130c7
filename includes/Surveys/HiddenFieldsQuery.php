<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * What HiddenFields::stored() stands for in SQL, for the inbox and for filters. The column is the JSON of
 * HiddenFields::encode(), where every quote of a value is escaped, so a name with its quotes and bracket stands
 * nowhere else. Functions of JSON are not in every database.
 */
final class HiddenFieldsQuery {

	/**
	 * Whether `r`, a row of responses, was given a field, or one of its values. With its letters as they are: the
	 * column's collation takes "Pro" for "pro".
	 */
	public const HAS = '( r.hidden_fields IS NOT NULL AND INSTR( CAST( r.hidden_fields AS BINARY ), %s ) > 0 )';
}
