<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use DateTimeImmutable;
use DateTimeZone;

/**
 * What this site knows of the spreadsheet of a survey.
 *
 * @phpstan-import-type Column from Layout
 */
final class Sheet {

	/**
	 * @param string                 $spreadsheet_id '' before the first row.
	 * @param string                 $url            Where Google says that it is, '' before it was asked.
	 * @param int                    $generation     Grows with every new spreadsheet that the owner asks for.
	 * @param int                    $tab_id         Google's id of the tab; it stays when the tab is renamed.
	 * @param array<string, Column>  $columns        By key.
	 * @param bool                   $unsure         Whether rows may have arrived whose answer did not.
	 * @param string                 $error          Reason of a GoogleError, '' while it works.
	 * @param DateTimeImmutable|null $next_at        No earlier attempt.
	 * @param int                    $all_to         Newest response that "Send all" covers; 0 while none is running.
	 */
	private function __construct(
		public readonly int $survey_id,
		public readonly string $spreadsheet_id,
		public readonly string $url,
		public readonly int $generation,
		public readonly int $tab_id,
		public readonly string $file_name,
		public readonly array $columns,
		public readonly bool $unsure,
		public readonly int $sent,
		public readonly ?DateTimeImmutable $sent_at,
		public readonly int $failures,
		public readonly string $error,
		public readonly string $detail,
		public readonly ?DateTimeImmutable $failing_since,
		public readonly ?DateTimeImmutable $next_at,
		public readonly int $all_total,
		public readonly int $all_done,
		public readonly int $all_after,
		public readonly int $all_to
	) {}

	/**
	 * @param array<string, string|null> $row Of the table drive_sheet; empty for a survey without.
	 */
	public static function of_row( int $survey_id, array $row ): self {
		$text   = static fn ( string $name ): string => (string) ( $row[ $name ] ?? '' );
		$number = static fn ( string $name ): int => (int) ( $row[ $name ] ?? 0 );
		$time   = static fn ( string $name ): ?DateTimeImmutable => null === ( $row[ $name ] ?? null )
			? null
			: new DateTimeImmutable( (string) $row[ $name ], new DateTimeZone( 'UTC' ) );
		return new self(
			$survey_id,
			$text( 'spreadsheet_id' ),
			$text( 'url' ),
			$number( 'generation' ),
			$number( 'tab_id' ),
			$text( 'file_name' ),
			self::columns( $text( 'columns_json' ) ),
			1 === $number( 'unsure' ),
			$number( 'sent' ),
			$time( 'sent_at' ),
			$number( 'failures' ),
			$text( 'error' ),
			$text( 'detail' ),
			$time( 'failing_since' ),
			$time( 'next_at' ),
			$number( 'all_total' ),
			$number( 'all_done' ),
			$number( 'all_after' ),
			$number( 'all_to' )
		);
	}

	/**
	 * @return array<string, Column>
	 */
	private static function columns( string $json ): array {
		$data    = json_decode( $json, true );
		$columns = array();
		foreach ( is_array( $data ) ? $data : array() as $key => $column ) {
			if ( is_array( $column ) && is_string( $column['title'] ?? null ) && is_int( $column['at'] ?? null ) ) {
				$columns[ (string) $key ] = array(
					'title' => $column['title'],
					'at'    => $column['at'],
				);
			}
		}
		return $columns;
	}
}
