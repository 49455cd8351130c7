<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\Rights;
use UserFeedback\Plan\Vendor;

/**
 * The addons for the addons page (ENT-31, CALL-31), from stored data: it calls nobody.
 *
 * @phpstan-type AddonInfo array{slug: string, title: string, excerpt: string, note: string, icon: string, plan: string, categories: list<string>, type: string, installed: bool, active: bool, redirect: string, url: string, basename: string, problem: string}
 */
final class ListAddons {

	/**
	 * @param AddonFailures $failures Which of them failed lately.
	 * @param Vendor        $vendor   Its address begins the look-up keys.
	 */
	public function __construct(
		private AddonCatalog $addons,
		private AddonStates $states,
		private AddonFailures $failures,
		private Rights $rights,
		private Vendor $vendor
	) {}

	/**
	 * All addons, in the order of the list.
	 *
	 * @return list<AddonInfo>
	 */
	public function all(): array {
		return array_values( array_map( array( $this, 'info' ), $this->addons->all() ) );
	}

	/**
	 * The addon of a look-up key. The key is compared as a whole and never called, so manipulated URLs have no
	 * effect (SEC-I2).
	 *
	 * @param string $key What was sent as `plugin`.
	 */
	public function by_key( string $key ): ?AddonEntry {
		foreach ( $this->addons->all() as $addon ) {
			if ( $key === $this->look_up_key( $addon->slug ) ) {
				return $addon;
			}
		}
		return null;
	}

	/**
	 * The look-up key of a package: it names one, and there is no file at it.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 */
	public function look_up_key( string $slug ): string {
		return $this->vendor->url()
			. '/userfeedback/packages/'
			. ( Package::PRO === $slug ? $slug : 'userfeedback-' . $slug )
			. '.zip';
	}

	/**
	 * One addon.
	 *
	 * @return AddonInfo
	 */
	private function info( AddonEntry $addon ): array {
		return array(
			'slug'       => $addon->slug,
			'title'      => $addon->title(),
			'excerpt'    => $addon->excerpt(),
			'note'       => $addon->note(),
			'icon'       => $addon->icon,
			'plan'       => $addon->plan->value,
			'categories' => array( $addon->plan->label() ),
			'type'       => $this->rights->has_plan( $addon->plan ) ? 'licensed' : 'unlicensed',
			'installed'  => $this->states->is_installed( $addon->slug ),
			'active'     => $this->states->is_active( $addon->slug ),
			'redirect'   => '',
			'url'        => $this->look_up_key( $addon->slug ),
			'basename'   => AddonStates::basename( $addon->slug ),
			'problem'    => $this->problem( $addon->slug ),
		);
	}

	/**
	 * What is wrong with an addon, '' when nothing is.
	 */
	private function problem( string $slug ): string {
		$problem = $this->states->problem( $slug );
		if ( null !== $problem ) {
			return trim( $problem->sentence() . ' ' . $this->states->reason( $slug ) );
		}
		$message = $this->failures->all()[ $slug ] ?? null;
		return null === $message ? '' : sprintf(
			/* translators: %s: error message of an addon. */
			__( 'It failed, and the site runs without the part that failed. Install it again or deactivate it. It says: %s', 'userfeedback' ),
			$message
		);
	}
}
