<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Architecture;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Pages of documentation name classes, files and pages that exist.
 */
final class DocumentationTest extends TestCase {

	/**
	 * Made from the owner's documents, which also name what is not built.
	 */
	private const NOT_OURS = array( 'docs/requirements.md', 'docs/decisions.md' );

	/**
	 * Names of others.
	 */
	private const FOREIGN = '/^(Content|Wp|WP|Action|Hash|Date|Range|Trusted|Event)[A-Z]|^(UserFeedback|MariaDB|MySQL|JavaScript|WebAssembly|MyAddon)\b/';

	public function test_classes_and_types_exist(): void {
		$known   = self::names();
		$unknown = array();
		$checked = 0;
		foreach ( self::pages() as $page => $text ) {
			preg_match_all( '/`([A-Z]\w*(?:\\\\[A-Z]\w*)*)(?:::\w+(?:\(.*?\))?)?`/', $text, $found );
			foreach ( array_unique( $found[1] ) as $name ) {
				$parts = explode( '\\', $name );
				$short = (string) end( $parts );
				// A word of one hump may be anything, e.g. `Edit` or `Retry`.
				if (
					1 === preg_match( self::FOREIGN, $short )
					|| ( 1 === count( $parts ) && 1 !== preg_match( '/^[A-Z][a-z0-9]+[A-Z]/', $short ) )
				) {
					continue;
				}
				++$checked;
				$full = 'UserFeedback\\' . $name;
				if ( count( $parts ) > 1 ? ! in_array( $full, $known, true ) : ! isset( $known[ $short ] ) ) {
					$unknown[ $page ][] = $name;
				}
			}
		}
		self::assertGreaterThan( 100, $checked );
		self::assertSame( array(), $unknown );
	}

	public function test_files_exist(): void {
		$missing = array();
		$checked = 0;
		foreach ( self::pages() as $page => $text ) {
			preg_match_all( '#`((?:addons|docs|includes|src|tests|tools|languages)/[\w./-]+)`#', $text, $files );
			preg_match_all( '/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/', $text, $links );
			foreach ( $files[1] as $file ) {
				if ( ! str_contains( $file, 'my-addon' ) ) {
					++$checked;
					if ( ! file_exists( self::root() . '/' . $file ) ) {
						$missing[ $page ][] = $file;
					}
				}
			}
			foreach ( $links[1] as $link ) {
				++$checked;
				if ( ! file_exists( self::root() . '/' . dirname( $page ) . '/' . $link ) ) {
					$missing[ $page ][] = $link;
				}
			}
		}
		self::assertGreaterThan( 60, $checked );
		self::assertSame( array(), $missing );
	}

	public function test_readmes_promise_nothing_for_later(): void {
		$root    = self::root();
		$readmes = array( "$root/readme.txt", "$root/README.md", ...(array) glob( "$root/addons/*/readme.txt" ) );
		self::assertGreaterThan( 10, count( $readmes ) );
		foreach ( $readmes as $readme ) {
			$text = (string) file_get_contents( (string) $readme );
			self::assertDoesNotMatchRegularExpression(
				'/\b(later|future|next|coming) (version|release)|not (yet )?(built|available|implemented)( yet)?|coming soon|does nothing\./i',
				$text,
				(string) $readme
			);
		}
	}

	public function test_the_readme_names_every_service_that_the_plugin_calls(): void {
		$readme = (string) file_get_contents( self::root() . '/readme.txt' );
		$start  = (int) strpos( $readme, '== External services ==' );
		$text   = substr( $readme, $start, (int) strpos( $readme, '== Credits ==' ) - $start );
		$words  = array( 'license key', 'updates', 'News', 'Usage data', 'AI connector', 'fonts.googleapis.com', 'Webhooks', 'Google Drive', 'Database of countries' );
		foreach ( $words as $word ) {
			self::assertStringContainsString( $word, $text );
		}
		foreach ( array( 'includes', 'addons' ) as $folder ) {
			foreach ( self::files( $folder, '/\.php$/' ) as $php ) {
				preg_match_all( '#https://((?:[a-z]+\.)*(?:googleapis|gstatic)\.com)(?=[/\'"])#', $php, $hosts );
				foreach ( $hosts[1] as $host ) {
					self::assertStringContainsString( $host, $text );
				}
			}
		}
	}

	public function test_npm_scripts_exist(): void {
		$scripts = json_decode( (string) file_get_contents( self::root() . '/package.json' ), true )['scripts'];
		$unknown = array();
		foreach ( self::pages() as $page => $text ) {
			preg_match_all( '/npm run ([a-z:-]+)/', $text, $found );
			$missing = array_diff( $found[1], array_keys( $scripts ) );
			if ( array() !== $missing ) {
				$unknown[ $page ] = array_values( $missing );
			}
		}
		self::assertSame( array(), $unknown );
	}

	/**
	 * Short name => full name of every PHP class, and of every name that TypeScript exports.
	 *
	 * @return array<string, string>
	 */
	private static function names(): array {
		$names = array();
		foreach ( array( 'includes', 'addons', 'tests/php', 'tools/demo' ) as $folder ) {
			foreach ( self::files( $folder, '/\.php$/' ) as $text ) {
				if ( 1 === preg_match( '/^namespace ([\w\\\\]+)[;\s].*?^(?:abstract |final )*(?:class|interface|enum|trait) (\w+)/ms', $text, $found ) ) {
					// Two classes may share a short name.
					$names[ isset( $names[ $found[2] ] ) ? "{$found[1]}\\{$found[2]}" : $found[2] ] = "{$found[1]}\\{$found[2]}";
				}
			}
		}
		foreach ( self::files( 'src', '/\.tsx?$/' ) as $text ) {
			preg_match_all( '/^export (?:default )?(?:type|interface|class|const|function) (\w+)/m', $text, $found );
			$names += array_combine( $found[1], $found[1] );
		}
		return $names;
	}

	/**
	 * @return iterable<string, string> Text by path.
	 */
	private static function pages(): iterable {
		foreach ( array( 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md' ) as $page ) {
			yield $page => (string) file_get_contents( self::root() . '/' . $page );
		}
		foreach ( self::files( 'docs', '/\.md$/' ) as $page => $text ) {
			if ( ! in_array( $page, self::NOT_OURS, true ) ) {
				yield $page => $text;
			}
		}
	}

	/**
	 * @return iterable<string, string> Text by path below the root.
	 */
	private static function files( string $folder, string $name ): iterable {
		$found = new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( self::root() . '/' . $folder, FilesystemIterator::SKIP_DOTS )
		);
		foreach ( $found as $file ) {
			if ( $file instanceof SplFileInfo && 1 === preg_match( $name, $file->getFilename() ) ) {
				yield substr( $file->getPathname(), strlen( self::root() ) + 1 ) => (string) file_get_contents( $file->getPathname() );
			}
		}
	}

	private static function root(): string {
		return dirname( __DIR__, 3 );
	}
}
