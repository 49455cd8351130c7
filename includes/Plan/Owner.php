<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Support\JsonFile;

/**
 * Values that only the owner of the product decides, from owner.json: URLs, prices, coupon, affiliate id,
 * public keys. Empty texts are not shown.
 */
final class Owner {

	/**
	 * The file's content once read.
	 *
	 * @var array<mixed>|null
	 */
	private ?array $data = null;

	/**
	 * @param string $file Absolute path of owner.json.
	 */
	public function __construct( private string $file ) {}

	/**
	 * Address of the vendor's service.
	 */
	public function vendor_url(): string {
		return $this->text( 'vendor_url' );
	}

	/**
	 * Name of the product in the vendor's shop, as the license API asks for it.
	 */
	public function item_name(): string {
		return $this->text( 'item_name' );
	}

	/**
	 * Where usage data goes that an owner of a site agreed to send (A105); '' for nowhere.
	 */
	public function usage_url(): string {
		return $this->text( 'usage_url' );
	}

	/**
	 * The OAuth client by which Google knows sites that bring none of their own (A94).
	 *
	 * @return array{client_id: string, client_secret: string, api_key: string}
	 */
	public function google(): array {
		$part = $this->part( 'google' );
		return array(
			'client_id'     => $this->text( 'client_id', $part ),
			'client_secret' => $this->text( 'client_secret', $part ),
			'api_key'       => $this->text( 'api_key', $part ),
		);
	}

	/**
	 * Public keys of packages; several while one is being replaced.
	 *
	 * @return list<string> Base64.
	 */
	public function public_keys(): array {
		return array_values( array_filter( $this->part( 'public_keys' ), 'is_string' ) );
	}

	/**
	 * An address for people.
	 *
	 * @param string $name upgrade, account, renew or docs.
	 * @return string '' when the owner has none.
	 */
	public function link( string $name ): string {
		return $this->text( $name, $this->part( 'links' ) );
	}

	/**
	 * The affiliate whose link wraps upgrade links (PLAN-17), or null.
	 *
	 * @return array{id: string, url: string}|null `url` holds `{id}` and `{url}` where they go.
	 */
	public function affiliate(): ?array {
		$part = $this->part( 'affiliate' );
		$id   = $this->text( 'id', $part );
		$url  = $this->text( 'url', $part );
		return '' === $id || '' === $url ? null : array(
			'id'  => $id,
			'url' => $url,
		);
	}

	/**
	 * What screens show: boot data `owner` (src/types/license.ts).
	 *
	 * @return array{links: array<string, string>, price: array{currency: string, per_year: float}|null, coupon: string, discount_percent: int, video_url: string, testimonials: list<array{text: string, name: string}>}
	 */
	public function shown(): array {
		$price    = $this->part( 'price' );
		$per_year = $price['per_year'] ?? null;
		$discount = $this->data()['discount_percent'] ?? null;
		return array(
			'links'            => array(
				'upgrade' => $this->link( 'upgrade' ),
				'account' => $this->link( 'account' ),
				'renew'   => $this->link( 'renew' ),
				'docs'    => $this->link( 'docs' ),
			),
			'price'            => is_int( $per_year ) || is_float( $per_year ) ? array(
				'currency' => $this->text( 'currency', $price ),
				'per_year' => (float) $per_year,
			) : null,
			'coupon'           => $this->text( 'coupon' ),
			'discount_percent' => is_int( $discount ) ? $discount : 0,
			'video_url'        => $this->text( 'video_url' ),
			'testimonials'     => $this->testimonials(),
		);
	}

	/**
	 * What customers said, with their consent (A106).
	 *
	 * @return list<array{text: string, name: string}>
	 */
	private function testimonials(): array {
		$said = array_map(
			fn ( mixed $one ): array => array(
				'text' => $this->text( 'text', is_array( $one ) ? $one : array() ),
				'name' => $this->text( 'name', is_array( $one ) ? $one : array() ),
			),
			array_values( $this->part( 'testimonials' ) )
		);
		return array_values( array_filter( $said, static fn ( array $one ): bool => '' !== $one['text'] ) );
	}

	/**
	 * A text of the file or of a part of it.
	 *
	 * @param array<mixed>|null $part The part.
	 */
	private function text( string $name, ?array $part = null ): string {
		$value = ( $part ?? $this->data() )[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * A part of the file.
	 *
	 * @return array<mixed>
	 */
	private function part( string $name ): array {
		$value = $this->data()[ $name ] ?? null;
		return is_array( $value ) ? $value : array();
	}

	/**
	 * The file, read once.
	 *
	 * @return array<mixed>
	 */
	private function data(): array {
		if ( null === $this->data ) {
			$this->data = JsonFile::read( $this->file );
		}
		return $this->data;
	}
}
