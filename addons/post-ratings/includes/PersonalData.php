<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

/**
 * Votes of a person for WordPress's privacy tools: of the account, and with the address in the comment. Other votes of
 * guests lead to nobody, because they have keyed digests only.
 */
final class PersonalData {

	private const BATCH = 100;

	private const ITEM = 'userfeedback_rating_';

	public function __construct( private RatingRepository $ratings ) {}

	/**
	 * One page of the export.
	 *
	 * @param int $page From 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page ): array {
		$user  = get_user_by( 'email', $email );
		$rows  = $this->ratings->of_person(
			$email,
			false === $user ? 0 : $user->ID,
			self::BATCH,
			( $page - 1 ) * self::BATCH
		);
		$field = static fn ( string $name, string $value ): array => array(
			'name'  => $name,
			'value' => nl2br( esc_html( $value ), false ),
		);
		return array(
			'data' => array_map(
				static fn ( array $row ): array => array(
					'group_id'          => 'userfeedback_ratings',
					'group_label'       => __( 'Post ratings', 'userfeedback-post-ratings' ),
					'group_description' => __( 'The person’s ratings of posts on this site.', 'userfeedback-post-ratings' ),
					'item_id'           => self::ITEM . $row['post_id'],
					'data'              => array(
						$field( __( 'Post', 'userfeedback-post-ratings' ), get_the_title( (int) $row['post_id'] ) ),
						$field( __( 'Rating', 'userfeedback-post-ratings' ), (string) $row['stars'] ),
						$field( __( 'Comment', 'userfeedback-post-ratings' ), (string) $row['comment'] ),
						$field(
							__( 'Date', 'userfeedback-post-ratings' ),
							get_date_from_gmt( (string) $row['created_at'] )
						),
					),
				),
				$rows
			),
			'done' => count( $rows ) < self::BATCH,
		);
	}

	/**
	 * Erases a batch: the votes stay in the figures, without the account and without words.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		$done = $this->ratings->anonymize( $email, false === $user ? 0 : $user->ID, self::BATCH );
		return array(
			'items_removed'  => $done > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => $done < self::BATCH,
		);
	}
}
