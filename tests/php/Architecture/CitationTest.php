<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Architecture;

use FilesystemIterator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Every id that a comment, a test or a page of documentation cites can be looked up.
 */
final class CitationTest extends TestCase {

	/**
	 * Kind of id => the page that lists them, a pattern for a citation, a pattern for an entry of the list.
	 */
	private const KINDS = array(
		'requirements'   => array(
			'requirements.md',
			'/\b(?:LIST|BLD|SETUP|QST|LOGIC|SET|NOTIF|PUB|ENT|SAVE|PLAN|RES|NPS|RESP|AI|EXP|PR|ADD|STG|ACC|ABOUT|DRAWER|WID|SEL|TGT|HEAT|GD|ERR|CALL|CONST|SHARED)-\d\d\b/',
			'/^\| ([A-Z]+-\d\d) \|/m',
		),
		// Not "A1.5" or "A9 9", which are arcs of an SVG path.
		'decisions'      => array( 'decisions.md', '/(?<![\w-])A[1-9]\d{0,2}\b(?!\.\d|[ ,]\d)/', '/^### (A\d+):/m' ),
		'security cases' => array( 'security.md', '/\bSEC-[A-Z]+\d+\b/', '/\b(SEC-[A-Z]+\d+)\b/' ),
		'faults'         => array( 'security.md', '/\bT-[A-Z]{3,}\b/', '/(?<=^\| |, )(T-[A-Z]{3,})(?=[ ,])/m' ),
	);

	/**
	 * Papers that are no part of the project.
	 */
	private const UNPUBLISHED = '/\b00[012] (?:§|section)|\bdesign section\b|\bsecurity-cases\b|\bmockups?\/|\bspec\/|\b(?:budgets|examples|design)\.md\b/';

	/**
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function kinds(): iterable {
		yield from self::KINDS;
	}

	#[DataProvider( 'kinds' )]
	public function test_every_id_that_is_cited_can_be_looked_up( string $page, string $citation, string $entry ): void {
		preg_match_all( $entry, (string) file_get_contents( self::root() . "/docs/{$page}" ), $entries );
		self::assertNotEmpty( $entries[1] );
		$unknown = array();
		$cited   = 0;
		foreach ( self::texts() as $path => $text ) {
			$cited  += (int) preg_match_all( $citation, $text, $found );
			$missing = array_diff( $found[0], $entries[1] );
			if ( array() !== $missing ) {
				$unknown[ $path ] = array_values( array_unique( $missing ) );
			}
		}
		self::assertGreaterThan( 10, $cited );
		self::assertSame( array(), $unknown );
	}

	public function test_nothing_cites_a_paper_that_is_not_in_the_project(): void {
		$found = array();
		foreach ( self::texts() as $path => $text ) {
			if ( 1 === preg_match( self::UNPUBLISHED, $text, $match ) ) {
				$found[ $path ] = $match[0];
			}
		}
		self::assertSame( array(), $found );
	}

	/**
	 * Code, tests and documentation by path, but for this file and data that another project made.
	 *
	 * @return iterable<string, string>
	 */
	private static function texts(): iterable {
		foreach ( array( 'addons', 'docs', 'includes', 'src', 'tests', 'tools' ) as $folder ) {
			$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::root() . "/{$folder}", FilesystemIterator::SKIP_DOTS ) );
			foreach ( $files as $file ) {
				if ( ! $file instanceof SplFileInfo || 1 !== preg_match( '/^(php|tsx?|m?js|s?css|json|md|html)$/', $file->getExtension() ) ) {
					continue;
				}
				if ( ! in_array( $file->getFilename(), array( basename( __FILE__ ), 'user-agents.json' ), true ) ) {
					yield substr( $file->getPathname(), strlen( self::root() ) + 1 ) => (string) file_get_contents( $file->getPathname() );
				}
			}
		}
	}

	private static function root(): string {
		return dirname( __DIR__, 3 );
	}
}
