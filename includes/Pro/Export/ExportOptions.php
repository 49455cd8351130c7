<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Results\Range;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * A file that somebody asked for.
 */
final class ExportOptions {

	/**
	 * @param Range|null        $range      Null for all time.
	 * @param Question|null     $question   The question of a question report (EXP-03), null for all of them.
	 * @param list<ColumnGroup> $groups     Columns.
	 * @param bool              $split      One column per option of a multiple choice.
	 * @param bool              $with_trash Also responses in the trash.
	 * @param list<int>         $ids        Selected responses, [] for all of the range.
	 * @param Filter|null       $filter     What responses must match, null for nothing.
	 * @param array<mixed>      $conditions The filter as it was given.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly Format $format,
		public readonly ?Range $range = null,
		public readonly ?Question $question = null,
		public readonly array $groups = array(),
		public readonly bool $split = false,
		public readonly bool $with_trash = false,
		public readonly array $ids = array(),
		public readonly ?Filter $filter = null,
		public readonly array $conditions = array()
	) {}

	/**
	 * Statuses of its rows.
	 *
	 * @return non-empty-list<'publish'|'trash'>
	 */
	public function statuses(): array {
		return $this->with_trash ? array( 'publish', 'trash' ) : array( 'publish' );
	}

	public function has( ColumnGroup $group ): bool {
		return in_array( $group, $this->groups, true );
	}
}
