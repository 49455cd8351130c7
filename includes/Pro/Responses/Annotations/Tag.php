<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Annotations;

/**
 * A word that the team puts on responses. The color only helps the eye; the name carries the meaning.
 */
final class Tag {

	public const COLORS  = 7;
	public const LETTERS = 60;

	/**
	 * @param int $color 0 to 6.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly int $color
	) {}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	public static function from_row( array $row ): self {
		return new self( (int) $row['id'], (string) $row['name'], (int) $row['color'] );
	}

	/**
	 * @return array{id: int, name: string, color: int}
	 */
	public function to_wire(): array {
		return array(
			'id'    => $this->id,
			'name'  => $this->name,
			'color' => $this->color,
		);
	}
}
