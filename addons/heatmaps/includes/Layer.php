<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * What a map can show, with its number in the tables.
 */
enum Layer: int {

	case Clicks   = 1;
	case Movement = 2;
	case Scroll   = 3;
	case Rage     = 4;
	case Dead     = 5;

	/**
	 * Its name of the wire, or null.
	 */
	public static function named( string $name ): ?self {
		foreach ( self::cases() as $layer ) {
			if ( $layer->wire() === $name ) {
				return $layer;
			}
		}
		return null;
	}

	/**
	 * @return list<string>
	 */
	public static function names(): array {
		return array_map( static fn ( self $layer ): string => $layer->wire(), self::cases() );
	}

	public function wire(): string {
		return strtolower( $this->name );
	}
}
