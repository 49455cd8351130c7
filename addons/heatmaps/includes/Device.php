<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * Classes of devices, with their number in the tables. The width of the window decides, because the layout follows it.
 */
enum Device: int {

	case Desktop = 1;
	case Tablet  = 2;
	case Mobile  = 3;

	public static function of_width( int $viewport ): self {
		return match ( true ) {
			$viewport < 768   => self::Mobile,
			$viewport <= 1024 => self::Tablet,
			default           => self::Desktop,
		};
	}

	/**
	 * Its name of the wire, or null.
	 */
	public static function named( string $name ): ?self {
		foreach ( self::cases() as $device ) {
			if ( $device->wire() === $name ) {
				return $device;
			}
		}
		return null;
	}

	/**
	 * @return list<string>
	 */
	public static function names(): array {
		return array_map( static fn ( self $device ): string => $device->wire(), self::cases() );
	}

	public function wire(): string {
		return strtolower( $this->name );
	}
}
