<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Support\JsonFile;

/**
 * Shapes of Font Awesome Free icons, so that a visitor loads no icon font: each
 * chosen icon travels as view box and path.
 */
final class Icons {

	private const STYLES = array( 'solid', 'regular', 'brands' );

	/**
	 * Icons by style, as far as they were read.
	 *
	 * @var array<string, array<mixed>>
	 */
	private array $files = array();

	/**
	 * @param string $folder Holds solid.json, regular.json, brands.json: `{ "<name>": [ width, height, path ] }`.
	 */
	public function __construct( private string $folder ) {}

	/**
	 * A stored icon with its shape; without it when the icon or the files are missing.
	 *
	 * @param array<mixed> $icon `{ name, style }`.
	 * @return array{name: string, style: string, viewBox?: string, path?: string}
	 */
	public function resolve( array $icon ): array {
		$fields = new Fields( $icon );
		$found  = array(
			'name'  => $fields->text( 'name' ),
			'style' => $fields->choice( 'style', self::STYLES ),
		);
		$shape  = $this->file( $found['style'] )[ $found['name'] ] ?? null;
		if (
			is_array( $shape )
			&& is_int( $shape[0] ?? null )
			&& is_int( $shape[1] ?? null )
			&& is_string( $shape[2] ?? null )
		) {
			$found['viewBox'] = "0 0 {$shape[0]} {$shape[1]}";
			$found['path']    = $shape[2];
		}
		return $found;
	}

	/**
	 * An option of icon-choice with the shape of its icon; other options as they are.
	 *
	 * @param mixed $option As stored.
	 */
	public function option( mixed $option ): mixed {
		if ( is_array( $option ) && is_array( $option['icon'] ?? null ) ) {
			$option['icon'] = $this->resolve( $option['icon'] );
		}
		return $option;
	}

	/**
	 * An option as the widget draws it: visitors get the shape of its icon, not the name.
	 *
	 * @param mixed $option As stored.
	 */
	public function drawn( mixed $option ): mixed {
		$option = $this->option( $option );
		if ( is_array( $option ) && is_array( $option['icon'] ?? null ) ) {
			$shape          = array_diff_key( $option['icon'], array_flip( array( 'name', 'style' ) ) );
			$option['icon'] = array() === $shape ? null : $shape;
		}
		return $option;
	}

	/**
	 * All icons of a style.
	 *
	 * @return array<mixed>
	 */
	private function file( string $style ): array {
		if ( ! isset( $this->files[ $style ] ) ) {
			$this->files[ $style ] = JsonFile::read( $this->folder . $style . '.json' );
		}
		return $this->files[ $style ];
	}
}
