<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Architecture;

use FilesystemIterator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use PhpToken;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * The fences of docs/architecture.md, read from the tokens of the code, so that
 * comments and texts do not count.
 */
final class ArchitectureTest extends TestCase {

	/**
	 * Where the database may be spoken to.
	 */
	private const DATABASE = '#^Database/|(Repository|Query)\.php$#';

	/**
	 * Where the container may be used: composition roots, and doors that WordPress calls without an argument.
	 */
	private const CONTAINER = '#^(Plugin|Module|Container|Addons/(Base)?Addon|Addons/AddonRegistrar)\.php$|Module\.php$#';

	/**
	 * The door of admin-ajax, and the one read-only action that visitors of a cached page may ask (SEC-N4).
	 */
	private const AJAX = '#^(Ajax/AjaxRouter|Display/DisplayModule)\.php$#';

	public function test_only_the_database_folder_knows_wpdb(): void {
		$this->forbid( '/\$wpdb\b|[\\\\ (]wpdb\b/', '#^Database/#' );
	}

	public function test_sql_is_written_in_repositories_and_queries(): void {
		$sql = '/^[("\'\s]*(SELECT|INSERT|UPDATE|DELETE|REPLACE|ALTER|CREATE|DROP)\b.*\b(FROM|INTO|SET|TABLE)\b/s';
		$this->forbid_text( $sql, self::DATABASE );
	}

	public function test_routes_and_permissions_have_one_door(): void {
		$this->forbid( '/\bregister_rest_route\b/', '#^Rest/RestController\.php$#' );
		$this->forbid( '/\bwp_register_ability\b/', '#^Abilities/Abilities\.php$#' );
		$this->forbid_text( '/permission_callback/', '#^(Rest/RestController|Abilities/Abilities)\.php$#' );
		$this->forbid_text( '/__return_true/', '#^Rest/RestController\.php$#' );
		$this->forbid_text( '/^.wp_ajax_|^.admin_post_/', self::AJAX );
	}

	public function test_the_container_is_for_composition_roots(): void {
		$this->forbid( '/UserFeedback\\\\Container\b|Plugin::container\b/', self::CONTAINER );
	}

	public function test_nothing_runs_what_was_stored_or_sent(): void {
		$this->forbid( '/\b(unserialize|maybe_unserialize|eval|assert|create_function|extract|parse_str|shell_exec|passthru|popen|proc_open)\s*\(/' );
	}

	public function test_names_leave_the_neighbor_alone(): void {
		// The one name that page caches of others ask for.
		$this->forbid( '/\bdefine\s*\((?!\s*.DONOTCACHEPAGE., true \))/' );
		$this->forbid( '/\b(get|add|update|delete)_(site_)?option\s*\(\s*[\'"]userfeedback_(?!core_)/' );
		foreach ( self::files() as $path ) {
			self::assertMatchesRegularExpression( '/^<\?php\s+declare\(strict_types=1\);\s+namespace UserFeedback\b/', self::code( $path ), $path );
		}
	}

	public function test_the_main_file_is_parsed_by_old_php(): void {
		$code = (string) file_get_contents( self::root() . '/userfeedback.php' );
		self::assertDoesNotMatchRegularExpression( '/declare\s*\(|\bfn\s*\(|\?->|\?\?|match\s*\(|^use |: (void|bool|string|int)\b/m', $code );
		self::assertLessThanOrEqual( 60, substr_count( $code, "\n" ) );
	}

	public function test_every_public_hook_says_what_it_is_for_and_since_when(): void {
		$call   = '/^(?!\s*(?:\*|\/\/)).*\b(?:apply_filters|do_action)\(\s*(?:\'(userfeedback_\w+)\'|self::(\w+))/m';
		$hooks  = array();
		$spoken = array();
		foreach ( self::files() as $path ) {
			$text = (string) file_get_contents( self::root() . '/includes/' . $path );
			preg_match_all( $call, $text, $calls, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
			foreach ( $calls as $found ) {
				$name   = ( $found[1][0] ?? '' ) . ( $found[2][0] ?? '' );
				$before = substr( $text, 0, (int) $found[0][1] );

				$hooks[ $name ] = $path;
				if ( 1 === preg_match( '#/\*\*(?:(?!\*/).)*@since \d+\.\d+\.\d+(?:(?!\*/).)*\*/\s*$#s', $before ) ) {
					$spoken[ $name ] = $path;
				}
			}
		}
		// The database module fires this one too; SurveyChanged describes it.
		unset( $hooks['userfeedback_surveys_changed'] );
		self::assertGreaterThan( 12, count( $hooks ) );
		self::assertSame( array(), array_diff_key( $hooks, $spoken ) );
	}

	public function test_what_the_security_table_names_exists(): void {
		$text  = (string) file_get_contents( self::root() . '/docs/security.md' );
		$tests = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::root() . '/tests', FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( $file instanceof SplFileInfo && 1 === preg_match( '/Test\.php$|\.(test|spec)\.\w+$/', $file->getFilename() ) ) {
				$tests[ $file->getFilename() ] = ( $tests[ $file->getFilename() ] ?? '' ) . file_get_contents( $file->getPathname() );
			}
		}
		self::assertGreaterThan( 60, preg_match_all( '/`(\w+Test)::(test_\w+)`/', $text, $methods, PREG_SET_ORDER ) );
		foreach ( $methods as list( , $class, $method ) ) {
			self::assertStringContainsString( "function {$method}(", $tests[ "{$class}.php" ] ?? '', "{$class}::{$method}" );
		}
		self::assertGreaterThan( 20, preg_match_all( '/`([\w-]+\.(?:test|spec)\.\w+)`((?: "[^"]+",?)+)/', $text, $titles, PREG_SET_ORDER ) );
		foreach ( $titles as list( , $file, $quoted ) ) {
			preg_match_all( '/"([^"]+)"/', $quoted, $found );
			foreach ( $found[1] as $title ) {
				self::assertStringContainsString( $title, $tests[ $file ] ?? '', "{$file}: {$title}" );
			}
		}
	}

	/**
	 * Every addon: its main file, and the code behind it.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function addons(): iterable {
		foreach ( (array) json_decode( (string) file_get_contents( self::root() . '/addons.json' ), true ) as $addon ) {
			yield $addon['slug'] => array( $addon['slug'] );
		}
	}

	#[DataProvider( 'addons' )]
	public function test_the_main_file_of_an_addon_is_parsed_by_old_php( string $slug ): void {
		$code = (string) file_get_contents( self::root() . "/addons/{$slug}/userfeedback-{$slug}.php" );
		self::assertDoesNotMatchRegularExpression( '/declare\s*\(|\bfn\s*\(|\?->|\?\?|match\s*\(|^use |: (void|bool|string|int)\b/m', $code );
		self::assertLessThanOrEqual( 70, substr_count( $code, "\n" ) );
	}

	#[DataProvider( 'addons' )]
	public function test_an_addon_comes_through_the_doors_and_speaks_its_own_text_domain( string $slug ): void {
		$folder = self::root() . "/addons/{$slug}/includes/";
		foreach ( (array) glob( $folder . '*.php' ) as $path ) {
			$name = basename( (string) $path );
			$code = self::code( "../addons/{$slug}/includes/{$name}" );
			self::assertMatchesRegularExpression( '/^<\?php\s+declare\(strict_types=1\);\s+namespace UserFeedback\\\\' . str_replace( '-', '', $slug ) . ';/i', $code, $name );
			self::assertDoesNotMatchRegularExpression( '/\bwpdb\b|\bregister_rest_route\b|UserFeedback\\\\Pro\b|Plugin::container/', $code, $name );
			if ( 'Addon.php' !== $name ) {
				self::assertDoesNotMatchRegularExpression( '/UserFeedback\\\\Container\b/', $code, 'The container is for Addon.php: ' . $name );
			}
			self::assertDoesNotMatchRegularExpression( "/, 'userfeedback' \)|'userfeedback-(?!{$slug}')[a-z-]+'/", $code, $name );
			self::assertLessThanOrEqual( 350, count( (array) file( (string) $path ) ), $name );
		}
	}

	/**
	 * Asserts that code has no match outside of some files.
	 *
	 * @param string $pattern Regular expression for code without comments.
	 * @param string $except  Regular expression for paths where it may stand.
	 */
	private function forbid( string $pattern, string $except = '/^$/' ): void {
		$found = array_filter( self::files(), static fn ( string $path ): bool => 1 !== preg_match( $except, $path ) && 1 === preg_match( $pattern, self::code( $path ) ) );
		self::assertSame( array(), array_values( $found ) );
	}

	/**
	 * Asserts that quoted texts have no match outside of some files.
	 *
	 * @param string $pattern Regular expression for a text with its quotes.
	 * @param string $except  Regular expression for paths where it may stand.
	 */
	private function forbid_text( string $pattern, string $except ): void {
		$found = array_filter( self::files(), static fn ( string $path ): bool => 1 !== preg_match( $except, $path ) && array() !== preg_grep( $pattern, self::texts( $path ) ) );
		self::assertSame( array(), array_values( $found ) );
	}

	/**
	 * Every PHP file of the plugin, by its path below includes/.
	 *
	 * @return list<string>
	 */
	private static function files(): array {
		$root  = self::root() . '/includes/';
		$paths = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() ) {
				$paths[] = substr( str_replace( '\\', '/', $file->getPathname() ), strlen( $root ) );
			}
		}
		sort( $paths );
		return $paths;
	}

	/**
	 * The code of a file without comments.
	 */
	private static function code( string $path ): string {
		$code = '';
		foreach ( self::tokens( $path ) as $token ) {
			$code .= $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) ? ' ' : $token->text;
		}
		return $code;
	}

	/**
	 * The quoted texts of a file.
	 *
	 * @return list<string>
	 */
	private static function texts( string $path ): array {
		$texts = array();
		foreach ( self::tokens( $path ) as $token ) {
			if ( $token->is( array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ) ) ) {
				$texts[] = $token->text;
			}
		}
		return $texts;
	}

	/**
	 * Tokens of a file.
	 *
	 * @return list<PhpToken>
	 */
	private static function tokens( string $path ): array {
		return array_values( PhpToken::tokenize( (string) file_get_contents( self::root() . '/includes/' . $path ) ) );
	}

	private static function root(): string {
		return dirname( __DIR__, 3 );
	}
}
