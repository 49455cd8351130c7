<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use DateTimeImmutable;
use DateTimeZone;

/**
 * A heatmap: a page that is recorded for some days.
 */
final class Heatmap {

	public const RECORDING = 'recording';
	public const PAUSED    = 'paused';
	public const FINISHED  = 'finished';

	/**
	 * A heatmap that its owner deleted, until its data is gone.
	 */
	public const DELETED = 'deleted';

	public const STATES = array( self::RECORDING, self::PAUSED, self::FINISHED );

	private const FORMAT = 'Y-m-d H:i:s';

	/**
	 * @param int    $id      0 before it is stored.
	 * @param int    $post_id 0 for a page that is no post.
	 * @param string $path    Of the address, from the home of the site, without slashes at its ends; '' for a post.
	 * @param string $state   As stored; status() knows the days.
	 * @param int    $days    Length in days.
	 * @param int    $sample  Percent of visitors.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly int $post_id,
		public readonly string $path,
		public readonly string $state,
		public readonly int $days,
		public readonly int $sample,
		public readonly DateTimeImmutable $started_at
	) {}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	public static function of_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(string) $row['title'],
			(int) $row['post_id'],
			(string) $row['path'],
			(string) $row['state'],
			(int) $row['days'],
			(int) $row['sample'],
			new DateTimeImmutable( (string) $row['started_at'], new DateTimeZone( 'UTC' ) )
		);
	}

	/**
	 * Columns of the table but the id.
	 *
	 * @return array<string, string|int>
	 */
	public function to_row(): array {
		return array(
			'title'      => $this->title,
			'post_id'    => $this->post_id,
			'path'       => $this->path,
			'state'      => $this->state,
			'days'       => $this->days,
			'sample'     => $this->sample,
			'started_at' => $this->started_at->format( self::FORMAT ),
			'ends_at'    => $this->ends_at()->format( self::FORMAT ),
		);
	}

	public function ends_at(): DateTimeImmutable {
		return $this->started_at->modify( "+{$this->days} days" );
	}

	/**
	 * Its state with its days: one whose time is over is finished.
	 */
	public function status( DateTimeImmutable $now ): string {
		return $now >= $this->ends_at() && self::DELETED !== $this->state ? self::FINISHED : $this->state;
	}

	public function changed( string $state, int $days, int $sample ): self {
		return new self(
			$this->id,
			$this->title,
			$this->post_id,
			$this->path,
			$state,
			$days,
			$sample,
			$this->started_at
		);
	}

	/**
	 * Address of its page, '' for a post that was deleted.
	 */
	public function url(): string {
		if ( 0 === $this->post_id ) {
			return home_url( '' === $this->path ? '/' : user_trailingslashit( '/' . $this->path ) );
		}
		$url = null === get_post( $this->post_id ) ? '' : get_permalink( $this->post_id );
		return is_string( $url ) ? $url : '';
	}
}
