<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Privacy\PersonalDataRepository;

/**
 * Names the spreadsheets that hold copies of a person's responses, for erasures: this site cannot erase there
 * (SEC-PR2).
 */
final class PersonalData {

	private const MOST = 1000;

	public function __construct(
		private PersonalDataRepository $data,
		private RowsQuery $rows,
		private GoogleClient $client
	) {}

	/**
	 * Spreadsheets with copies of some responses.
	 *
	 * @param list<int> $ids Responses.
	 * @return list<array{name: string, url: string}>
	 */
	public function copies( array $ids ): array {
		return array_map(
			fn ( array $copy ): array => array(
				'name' => $copy['name'],
				'url'  => '' === $copy['url'] ? $this->client->spreadsheet_link( $copy['spreadsheet_id'] ) : $copy['url'],
			),
			array() === $ids ? array() : $this->rows->copies( $ids )
		);
	}

	/**
	 * One call of WordPress's eraser. It must run before the responses lose their person.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$user   = get_user_by( 'email', $email );
		$ids    = array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->data->responses( $email, false === $user ? 0 : $user->ID, self::MOST, 0 )
		);
		$copies = $this->copies( $ids );
		return array(
			'items_removed'  => false,
			'items_retained' => array() !== $copies,
			'messages'       => array_map(
				static fn ( array $copy ): string => sprintf(
					/* translators: 1: name of a Google spreadsheet. 2: its address. */
					__( 'The Google spreadsheet “%1$s” holds copies of this person’s responses. Delete the rows there: %2$s', 'userfeedback-google-drive' ),
					$copy['name'],
					$copy['url']
				),
				$copies
			),
			'done'           => true,
		);
	}
}
