<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Updates;

use UserFeedback\Addons\ListAddons;
use UserFeedback\Addons\Package;
use UserFeedback\Addons\PackageCatalog;
use UserFeedback\Addons\PackageVerifier;
use UserFeedback\Addons\PluginFolder;
use UserFeedback\Plan\UpgradeLink;
use stdClass;

/**
 * Puts Pro and its addons into WordPress's list of updates. WordPress asks for plugins whose header `Update
 * URI` names the vendor; packages have it, Lite does not. The answer comes from stored data: it calls nobody.
 */
final class UpdateList {

	/**
	 * @param PackageCatalog  $catalog  What the vendor offered last.
	 * @param PackageVerifier $verifier What the owner did not sign is no offer.
	 * @param UpdateRight     $right    Whether this site may have it.
	 * @param ListAddons      $list     Knows the look-up keys.
	 */
	public function __construct(
		private OurPlugins $plugins,
		private PackageCatalog $catalog,
		private PackageVerifier $verifier,
		private UpdateRight $right,
		private ListAddons $list,
		private UpgradeLink $links
	) {}

	/**
	 * Filter update_plugins_{host}: our line of the list. It carries no package;
	 * with_packages() adds it for whoever may have it.
	 *
	 * @param mixed  $update   What others said.
	 * @param string $basename Main file of the plugin in question.
	 */
	public function line( mixed $update, string $basename ): mixed {
		$slug = $this->plugins->slug_of( $basename );
		if ( null === $slug || ! $this->right->has_key() ) {
			return $update;
		}
		$installed = PluginFolder::of_package( $slug )->version();
		$offered   = $this->newer( $slug, $installed );
		return array(
			'slug'         => self::public_slug( $slug ),
			'version'      => $offered->version ?? $installed,
			'url'          => $this->links->to( 'plugin-update', 'docs' ),
			'package'      => '',
			'requires'     => $offered->requires ?? '',
			'requires_php' => $offered->requires_php ?? '',
			'tested'       => self::tested( $offered ),
		);
	}

	/**
	 * Filter site_transient_update_plugins: what the license of this moment makes
	 * of our lines, so that a renewed key needs no new look.
	 *
	 * @param mixed $stored The list, or false.
	 */
	public function with_packages( mixed $stored ): mixed {
		if ( ! $stored instanceof stdClass || ! is_array( $stored->response ?? null ) ) {
			return $stored;
		}
		$list = clone $stored;
		foreach ( $stored->response as $basename => $line ) {
			$slug = $this->plugins->slug_of( $basename );
			if ( null === $slug || ! $line instanceof stdClass ) {
				continue;
			}
			if ( ! $this->right->has_key() ) {
				unset( $list->response[ $basename ] );
				continue;
			}
			$obstacle = $this->right->obstacle( $slug );
			// WordPress keeps the object: what is true now must not be true for ever.
			$line                 = clone $line;
			$line->package        = '' === $obstacle ? $this->list->look_up_key( $slug ) : '';
			$line->upgrade_notice = $obstacle;

			$list->response[ $basename ] = $line;
		}
		return $list;
	}

	/**
	 * Filter plugins_api: "View details" of our plugins, of which wordpress.org knows nothing.
	 *
	 * @param mixed $result What others said.
	 * @param mixed $asked  Arguments; `slug` names the plugin.
	 */
	public function details( mixed $result, string $action, mixed $asked ): mixed {
		$wanted = 'plugin_information' === $action && is_object( $asked ) && is_string( $asked->slug ?? null )
			? $asked->slug
			: '';
		foreach ( $this->plugins->slugs() as $slug ) {
			$basename = PluginFolder::of_package( $slug )->basename();
			if (
				self::public_slug( $slug ) === $wanted
				&& is_file( WP_PLUGIN_DIR . '/' . $basename )
				&& $this->plugins->slug_of( $basename ) === $slug
			) {
				return $this->about( $slug, $wanted, get_plugin_data( WP_PLUGIN_DIR . '/' . $basename, false ) );
			}
		}
		return $result;
	}

	/**
	 * What "View details" shows of a plugin that is here.
	 *
	 * @param string $slug    Slug of addons.json, or Package::PRO.
	 * @param string $name    Its public_slug().
	 * @param array{Name: string, Version: string, Description: string, AuthorName: string, RequiresWP: string, RequiresPHP: string} $headers Of its main file.
	 */
	private function about( string $slug, string $name, array $headers ): object {
		$offered = $this->right->has_key() ? $this->newer( $slug, $headers['Version'] ) : null;
		return (object) array(
			'name'          => esc_html( $headers['Name'] ),
			'slug'          => $name,
			'version'       => $offered->version ?? $headers['Version'],
			'author'        => esc_html( $headers['AuthorName'] ),
			'homepage'      => $this->links->to( 'plugin-update', 'docs' ),
			'requires'      => $offered->requires ?? $headers['RequiresWP'],
			'requires_php'  => $offered->requires_php ?? $headers['RequiresPHP'],
			'tested'        => self::tested( $offered ),
			'download_link' => null !== $offered && '' === $this->right->obstacle( $slug )
				? $this->list->look_up_key( $slug )
				: '',
			// Keeps WordPress from linking to a page at wordpress.org.
			'external'      => true,
			'sections'      => array(
				'description' => '<p>' . esc_html( $headers['Description'] ) . '</p>',
				'changelog'   => $this->changelog( $slug, $offered ),
			),
		);
	}

	/**
	 * What is new, for people.
	 *
	 * @param string       $slug    Slug of addons.json, or Package::PRO.
	 * @param Package|null $offered The newer version, when there is one.
	 */
	private function changelog( string $slug, ?Package $offered ): string {
		if ( null === $offered ) {
			return '<p>' . esc_html__( 'This is the newest known version.', 'userfeedback' ) . '</p>';
		}
		$obstacle = $this->right->obstacle( $slug );
		$changes  = array_map(
			static fn ( string $change ): string => '<li>' . esc_html( $change ) . '</li>',
			$offered->changes
		);
		return '<h4>' . esc_html( $offered->version ) . '</h4>'
			. ( '' === $obstacle ? '' : '<p><strong>' . esc_html( $obstacle ) . '</strong></p>' )
			. ( array() === $changes
				? '<p>' . esc_html__( 'The vendor has no notes about this version.', 'userfeedback' ) . '</p>'
				: '<ul>' . implode( '', $changes ) . '</ul>' );
	}

	/**
	 * Newest WordPress that a version was tested with. As at wordpress.org, "7.1"
	 * means its patches as well; WordPress compares whole numbers.
	 *
	 * @param Package|null $offered The newer version, when there is one.
	 */
	private static function tested( ?Package $offered ): string {
		$tested  = $offered->tested ?? '';
		$running = get_bloginfo( 'version' );
		return '' !== $tested && str_starts_with( $running, $tested . '.' ) ? $running : $tested;
	}

	/**
	 * A newer version that the owner signed, or null.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 */
	private function newer( string $slug, string $installed ): ?Package {
		$package = $this->catalog->known( $slug );
		return null !== $package
			&& version_compare( $package->version, $installed, '>' )
			&& $this->verifier->is_signed( $package )
			? $package
			: null;
	}

	/**
	 * The name that WordPress's screens use; `userfeedback` alone is Lite's at wordpress.org.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 */
	private static function public_slug( string $slug ): string {
		return Package::PRO === $slug ? $slug : PluginFolder::of_package( $slug )->name;
	}
}
