<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use Closure;
use UserFeedback\Support\Untranslated;

/**
 * The door for addons that store something: their tables exist before their code asks for them, go with a site of
 * a network, and are known to whoever removes everything (docs/how-to/addon.md).
 *
 * @phpstan-type Stored array{tables: list<string>, meta: list<string>}
 */
final class AddonTables {

	/**
	 * Option with what each addon stored on this site. The uninstaller, which runs without addons, reads it.
	 */
	public const OPTION = 'userfeedback_core_addon_data';

	/**
	 * Runs the migrations of each addon, by slug.
	 *
	 * @var array<string, Closure(): bool>
	 */
	private array $runs = array();

	/**
	 * @param Closure(): Database                         $database The connection.
	 * @param Closure(Closure(Database): void): void      $extend   Does something with the connection once it is made.
	 */
	public function __construct( private Closure $database, private Closure $extend ) {}

	/**
	 * Makes an addon's tables known, and creates them where they are missing. With nothing to do, nearly always, it
	 * costs one comparison with an autoloaded option.
	 *
	 * @param string                           $slug       Slug of addons.json.
	 * @param list<string>                     $tables     Names as in statements, e.g. `rating` for `{rating}`.
	 * @param int                              $newest     Number of the newest migration.
	 * @param Closure(): array<int, Migration> $migrations All migrations by number, from 1.
	 * @param list<string>                     $meta       Keys of post meta that the addon stores.
	 */
	public function add( string $slug, array $tables, int $newest, Closure $migrations, array $meta = array() ): void {
		( $this->extend )(
			static function ( Database $database ) use ( $tables ): void {
				$database->add_tables( $tables );
			}
		);
		$this->runs[ $slug ] = function () use ( $slug, $tables, $migrations, $meta ): bool {
			$this->note( $slug, $tables, $meta );
			$database = ( $this->database )();
			return ( new Migrator(
				$database,
				new Lock( $database, Migrator::LOCK_OPTION . '_' . $slug, Migrator::LOCK_LIFETIME ),
				$migrations(),
				'_' . $slug
			) )->run_when_needed();
		};
		$installed           = get_option( Migrator::VERSION_OPTION . '_' . $slug, '0' );
		if ( ! is_numeric( $installed ) || (int) $installed < $newest ) {
			Untranslated::run( $this->runs[ $slug ] );
		}
	}

	/**
	 * Runs missing migrations of all addons now.
	 */
	public function run(): void {
		foreach ( $this->runs as $run ) {
			$run();
		}
	}

	/**
	 * What addons stored on the current site, whether they run or not.
	 *
	 * @return array<string, Stored> By slug.
	 */
	public static function stored(): array {
		$stored = get_option( self::OPTION );
		$found  = array();
		foreach ( is_array( $stored ) ? $stored : array() as $slug => $parts ) {
			$parts                   = is_array( $parts ) ? $parts : array();
			$texts                   = static fn ( string $part ): array => array_values(
				array_filter( is_array( $parts[ $part ] ?? null ) ? $parts[ $part ] : array(), 'is_string' )
			);
			$found[ (string) $slug ] = array(
				'tables' => $texts( 'tables' ),
				'meta'   => $texts( 'meta' ),
			);
		}
		return $found;
	}

	/**
	 * Notes what an addon stores, before it does.
	 *
	 * @param list<string> $tables Its tables.
	 * @param list<string> $meta   Its keys of post meta.
	 */
	private function note( string $slug, array $tables, array $meta ): void {
		$parts = array(
			'tables' => $tables,
			'meta'   => $meta,
		);
		update_option( self::OPTION, array( $slug => $parts ) + self::stored(), false );
	}
}
