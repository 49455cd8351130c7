<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use DateTimeImmutable;
use UserFeedback\Support\Moment;

/**
 * A link to a read-only page with the results of one survey. It opens this report and nothing else.
 */
final class SharedReport {

	/**
	 * Days for which a link lasts; 0 is for ever.
	 */
	public const ENDS = array( 7, 30, 90, 365, 0 );

	/**
	 * @param string               $days     Name of moving days, or `2026-01-01/2026-01-31`.
	 * @param array<mixed>         $filter   As the query of results has it.
	 * @param bool                 $written  Whether the page shows what people wrote.
	 * @param bool                 $summary  Whether it shows the AI summary.
	 * @param string               $password Hash of wp_hash_password(), '' for none.
	 * @param array<string, mixed> $figures  Figures that never change, empty where they move.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $survey_id,
		public readonly string $name,
		public readonly string $days,
		public readonly array $filter,
		public readonly bool $written,
		public readonly bool $summary,
		public readonly string $password,
		public readonly array $figures,
		public readonly int $author,
		public readonly DateTimeImmutable $created_at,
		public readonly ?DateTimeImmutable $ends_at,
		public readonly ?DateTimeImmutable $opened_at = null,
		public readonly int $opened = 0
	) {}

	public function has_ended( DateTimeImmutable $now ): bool {
		return null !== $this->ends_at && $this->ends_at <= $now;
	}

	/**
	 * Wire type `SharedReport`. Neither token nor password can be read from it.
	 *
	 * @return array<string, mixed>
	 */
	public function to_wire( DateTimeImmutable $now ): array {
		return array(
			'id'           => $this->id,
			'name'         => $this->name,
			'days'         => $this->days,
			'filtered'     => array() !== $this->filter,
			'stopped'      => array() !== $this->figures,
			'written'      => $this->written,
			'summary'      => $this->summary,
			'has_password' => '' !== $this->password,
			'author'       => (string) ( get_userdata( $this->author )->display_name ?? '' ),
			'created_at'   => Moment::wire( $this->created_at ),
			'ends_at'      => Moment::wire( $this->ends_at ),
			'ended'        => $this->has_ended( $now ),
			'opened_at'    => Moment::wire( $this->opened_at ),
			'opened'       => $this->opened,
		);
	}
}
