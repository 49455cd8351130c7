<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\Vendor;
use UserFeedback\Plan\VendorUnreachable;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * What the vendor offers for installation: its signed catalogue, kept for an
 * hour, so that nine addons in a row are one request.
 */
final class PackageCatalog {

	public const OPTION = 'userfeedback_core_packages';

	private const PATH = '/userfeedback/catalogue.json';

	/**
	 * More lines than any honest catalogue has.
	 */
	private const MOST_LINES = 100;

	/**
	 * Constructor.
	 *
	 * @param Vendor $vendor Offers the catalogue.
	 * @param Clock  $clock  Now.
	 */
	public function __construct( private Vendor $vendor, private Clock $clock ) {}

	/**
	 * A package by its slug.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 * @throws Failure When the vendor cannot be asked, or does not offer it.
	 */
	public function find( string $slug ): Package {
		foreach ( $this->kept() ?? $this->fetch() as $line ) {
			$package = Package::from_line( $line );
			if ( null !== $package && $slug === $package->slug ) {
				return $package;
			}
		}
		$this->forget();
		throw Failure::package( __( 'The vendor does not offer this package right now. Nothing was changed.', 'userfeedback' ) );
	}

	/**
	 * Drops what is kept: after a package did not match it, the next try asks anew.
	 */
	public function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Lines fetched from the same vendor less than an hour ago, or null.
	 *
	 * @return array<mixed>|null
	 */
	private function kept(): ?array {
		$kept  = get_option( self::OPTION );
		$kept  = is_array( $kept ) ? $kept : array();
		$since = is_int( $kept['fetched'] ?? null ) ? $kept['fetched'] : 0;
		$age   = $this->clock->now()->getTimestamp() - $since;
		return ( $kept['vendor'] ?? null ) === $this->vendor->url() && 0 <= $age && HOUR_IN_SECONDS > $age && is_array( $kept['packages'] ?? null ) ? $kept['packages'] : null;
	}

	/**
	 * Asks the vendor. Only lines that are right in shape are kept.
	 *
	 * @return list<array<string, string|int>>
	 * @throws Failure Without an answer.
	 */
	private function fetch(): array {
		try {
			$reply = $this->vendor->get( self::PATH );
			$data  = 200 === $reply->status ? $reply->object() : null;
		} catch ( VendorUnreachable ) {
			$data = null;
		}
		if ( null === $data || ! is_array( $data['packages'] ?? null ) ) {
			$failure = PackageDownload::unreachable();
			throw $failure;
		}
		$packages = array_filter( array_map( array( Package::class, 'from_line' ), array_slice( array_values( $data['packages'] ), 0, self::MOST_LINES ) ) );
		$lines    = array_map( static fn ( Package $package ): array => $package->to_line(), array_values( $packages ) );
		update_option(
			self::OPTION,
			array(
				'vendor'   => $this->vendor->url(),
				'fetched'  => $this->clock->now()->getTimestamp(),
				'packages' => $lines,
			),
			false
		);
		return $lines;
	}
}
