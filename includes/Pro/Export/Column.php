<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use Closure;
use DateTimeImmutable;

/**
 * A column of the file.
 *
 * @phpstan-type Cell string|int|float|DateTimeImmutable|list<string>|null
 * @phpstan-type Response array<string, string|null>
 * @phpstan-type Answers array<string|int, list<array<string, string|null>>>
 */
final class Column {

	/**
	 * @param string                            $key         Name in JSON Lines; of an answer value, name, comments.
	 * @param string                            $header      Name in spreadsheets.
	 * @param int                               $width       In characters.
	 * @param Closure(Response, Answers): mixed $read        Returns the Cell of a response.
	 * @param string|null                       $question_id Whose answer it has.
	 * @param string                            $title       Title of the question.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $header,
		public readonly int $width,
		public readonly Closure $read,
		public readonly ?string $question_id = null,
		public readonly string $title = ''
	) {}

	/**
	 * The same for the same columns: a file that is written in slices begins anew with others.
	 *
	 * @param list<self> $columns Of the file.
	 */
	public static function digest( array $columns ): string {
		return md5(
			(string) wp_json_encode(
				array_map(
					static fn ( self $column ): array => array( $column->key, $column->header, $column->question_id ),
					$columns
				)
			)
		);
	}
}
