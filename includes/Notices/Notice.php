<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

/**
 * A notice without HTML: parts of text, some with links.
 */
final class Notice {

	/**
	 * @param string $id     Letters, digits, hyphens; dismissed by it.
	 * @param string $type   info, success, warning or error.
	 * @param string $status What it is about, e.g. `expired`.
	 * @param list<array{text: string, url?: string}> $parts  Its text in order.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $type,
		public readonly string $status,
		public readonly array $parts
	) {}

	/**
	 * Splits a translated sentence at its link.
	 *
	 * @param string $sentence May hold one `<a>…</a>`; any other markup is text.
	 * @param string $url      Where the link leads; '' leaves its words as text.
	 * @return list<array{text: string, url?: string}>
	 */
	public static function sentence( string $sentence, string $url = '' ): array {
		if ( 1 !== preg_match( '#^(.*?)<a>(.*?)</a>(.*)$#sD', $sentence, $found ) ) {
			return array( array( 'text' => $sentence ) );
		}
		if ( '' === $url ) {
			return array( array( 'text' => $found[1] . $found[2] . $found[3] ) );
		}
		$parts = array(
			array( 'text' => $found[1] ),
			array(
				'text' => $found[2],
				'url'  => $url,
			),
			array( 'text' => $found[3] ),
		);
		return array_values( array_filter( $parts, static fn ( array $part ): bool => '' !== $part['text'] ) );
	}

	/**
	 * For screens: wire type LicenseNotice (src/types/license.ts).
	 *
	 * @return array{id: string, type: string, status: string, parts: list<array{text: string, url?: string}>}
	 */
	public function to_array(): array {
		return array(
			'id'     => $this->id,
			'type'   => $this->type,
			'status' => $this->status,
			'parts'  => $this->parts,
		);
	}
}
