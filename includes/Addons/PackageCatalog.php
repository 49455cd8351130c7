<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\Vendor;
use UserFeedback\Plan\VendorUnreachable;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * The vendor's signed catalog. For installations it is at most an hour old, so nine addons in a row cost one
 * request. The list of updates refreshes it in the background, and the last known state survives failures of
 * the vendor.
 */
final class PackageCatalog {

	public const OPTION = 'userfeedback_core_packages';

	/**
	 * Seconds between two looks for updates. An hour less than WordPress takes for
	 * its own, so that its event never comes a second too early for ours.
	 */
	private const ROUND = 11 * HOUR_IN_SECONDS;

	/**
	 * Longest pause after repeated failures of the vendor, in seconds.
	 */
	private const LONGEST_PAUSE = 4 * DAY_IN_SECONDS;

	private const PATH = '/userfeedback/catalog.json';

	/**
	 * An upper limit of lines.
	 */
	private const MOST_LINES = 100;

	public function __construct( private Vendor $vendor, private Clock $clock ) {}

	/**
	 * A package by its slug, for installation.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 * @throws Failure When the vendor cannot be asked, or does not offer it.
	 */
	public function find( string $slug ): Package {
		$age = $this->now() - $this->kept()['fetched'];
		if ( 0 > $age || HOUR_IN_SECONDS <= $age ) {
			$this->fetch();
		}
		$package = $this->known( $slug );
		if ( null !== $package ) {
			return $package;
		}
		$this->forget();
		throw Failure::package(
			__( 'The vendor does not offer this package right now. Nothing was changed.', 'userfeedback' )
		);
	}

	/**
	 * The last known version of a package, however old. It calls nobody.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 */
	public function known( string $slug ): ?Package {
		foreach ( $this->kept()['packages'] as $line ) {
			$package = Package::from_line( $line );
			if ( null !== $package && $slug === $package->slug ) {
				return $package;
			}
		}
		return null;
	}

	/**
	 * Checks for updates when it is time. Each further failure of the vendor doubles the pause.
	 *
	 * @param bool $at_once A person asks: it is time a minute after the last look.
	 */
	public function refresh( bool $at_once = false ): void {
		$kept = $this->kept();
		$wait = $at_once
			? MINUTE_IN_SECONDS
			: min( self::ROUND * 2 ** min( $kept['silences'], 8 ), self::LONGEST_PAUSE );
		$age  = $this->now() - $kept['asked'];
		if ( 0 <= $age && $age < $wait ) {
			return;
		}
		try {
			$this->fetch();
		} catch ( Failure ) {
			$this->keep(
				array(
					'asked'    => $this->now(),
					'silences' => $kept['silences'] + 1,
				) + $kept
			);
		}
	}

	/**
	 * Fetches the catalog again before the next installation: a package did not match the stored one.
	 */
	public function forget(): void {
		$this->keep( array( 'fetched' => 0 ) + $this->kept() );
	}

	/**
	 * What is kept of this vendor.
	 *
	 * @return array{fetched: int, asked: int, silences: int, packages: array<mixed>} Times of the last answer and the last question, questions without an answer since, lines.
	 */
	private function kept(): array {
		$kept   = get_option( self::OPTION );
		$kept   = is_array( $kept ) && ( $kept['vendor'] ?? null ) === $this->vendor->url() ? $kept : array();
		$number = static fn ( string $key ): int => is_int( $kept[ $key ] ?? null ) ? $kept[ $key ] : 0;
		return array(
			'fetched'  => $number( 'fetched' ),
			'asked'    => $number( 'asked' ),
			'silences' => max( 0, $number( 'silences' ) ),
			'packages' => is_array( $kept['packages'] ?? null ) ? $kept['packages'] : array(),
		);
	}

	/**
	 * Keeps what kept() reads.
	 *
	 * @param array{fetched: int, asked: int, silences: int, packages: array<mixed>} $kept As kept() answers.
	 */
	private function keep( array $kept ): void {
		update_option( self::OPTION, array( 'vendor' => $this->vendor->url() ) + $kept, false );
	}

	/**
	 * Asks the vendor. Only lines that are right in shape are kept.
	 *
	 * @throws Failure Without an answer; what was known stays.
	 */
	private function fetch(): void {
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
		$packages = array_filter(
			array_map(
				array( Package::class, 'from_line' ),
				array_slice( array_values( $data['packages'] ), 0, self::MOST_LINES )
			)
		);
		$this->keep(
			array(
				'fetched'  => $this->now(),
				'asked'    => $this->now(),
				'silences' => 0,
				'packages' => array_map(
					static fn ( Package $package ): array => $package->to_line(),
					array_values( $packages )
				),
			)
		);
	}

	/**
	 * Seconds since 1970.
	 */
	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
