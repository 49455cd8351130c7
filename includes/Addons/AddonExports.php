<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use Closure;
use UserFeedback\Support\Failure;

/**
 * The door for addons that let owners take their data along as a spreadsheet: the page of exports checks who asks,
 * and writes with the writer of survey exports.
 *
 * @phpstan-type Sheet array{name: string, widths: list<int>, header: list<string>, rows: iterable<list<string|int|float|\DateTimeImmutable|null>>}
 * @phpstan-type Workbook array{file: string, sheets: non-empty-list<Sheet>}
 */
final class AddonExports {

	/**
	 * Page of wp-admin that answers with files.
	 */
	public const PAGE = 'userfeedback_exports';

	public const NONCE = 'userfeedback_export';

	/**
	 * Makers of workbooks, by name.
	 *
	 * @var array<string, Closure(array<mixed>): Workbook>
	 */
	private array $makers = array();

	/**
	 * Adds an export.
	 *
	 * @param string                          $name Slug of the addon.
	 * @param Closure(array<mixed>): Workbook $make Gets the unslashed fields of the address; throws a Failure that says what is wrong. `file` is a name without extension.
	 */
	public function add( string $name, Closure $make ): void {
		$this->makers[ $name ] = $make;
	}

	/**
	 * The workbook that a request asks for.
	 *
	 * @param array<mixed> $query Unslashed fields of the address.
	 * @return Workbook
	 * @throws Failure 404 for an unknown name, and what the addon refuses.
	 */
	public function workbook( string $name, array $query ): array {
		$make = $this->makers[ $name ] ?? null;
		if ( null === $make ) {
			throw Failure::not_found();
		}
		return $make( $query );
	}

	/**
	 * Address of an export for the current user, valid for a day; the addon adds its own fields.
	 */
	public static function url( string $name ): string {
		return add_query_arg(
			array(
				'page'     => self::PAGE,
				'of'       => $name,
				'_wpnonce' => wp_create_nonce( self::NONCE ),
			),
			admin_url( 'admin.php' )
		);
	}
}
