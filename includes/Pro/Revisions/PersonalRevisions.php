<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

/**
 * Revisions in WordPress's privacy tools: which surveys an account saved, and when.
 */
final class PersonalRevisions {

	private const BATCH = 100;

	public function __construct( private RevisionRepository $revisions ) {}

	/**
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page ): array {
		$user = get_user_by( 'email', $email );
		$rows = false === $user
			? array()
			: $this->revisions->of_author( $user->ID, self::BATCH, ( max( 1, $page ) - 1 ) * self::BATCH );
		return array(
			'data' => array_map(
				static fn ( array $row ): array => array(
					'group_id'    => 'userfeedback-revisions',
					'group_label' => __( 'Survey revisions', 'userfeedback' ),
					'item_id'     => 'userfeedback-revision-' . $row['id'],
					'data'        => array(
						array(
							'name'  => __( 'Survey', 'userfeedback' ),
							'value' => (string) $row['title'],
						),
						array(
							'name'  => __( 'Saved', 'userfeedback' ),
							'value' => (string) $row['saved_at'],
						),
					),
				),
				$rows
			),
			'done' => count( $rows ) < self::BATCH,
		);
	}

	/**
	 * Takes the account out of its revisions. The surveys stay as they were.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array(
			'items_removed'  => false !== $user && $this->revisions->forget_author( $user->ID ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
