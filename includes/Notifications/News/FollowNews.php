<?php
declare(strict_types=1);

namespace UserFeedback\Notifications\News;

use UserFeedback\Access\Capability;
use UserFeedback\Notifications\Category;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\Edition;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;

/**
 * Brings the vendor's messages into the drawer once a day, while a person agrees (A102); else nothing is scheduled
 * and nothing is asked.
 *
 * @phpstan-type Kept array{asked: int, silences: int, problem: string, shown: list<string>}
 */
final class FollowNews {

	public const EVENT = 'userfeedback_core_news';

	public const SETTING = 'allow_vendor_news';

	/**
	 * Option with the time of the last request, failures since the last answer, and ids of messages that were told.
	 */
	public const OPTION = 'userfeedback_core_news';

	/**
	 * Messages of the vendor at a time: the drawer belongs to the site.
	 */
	private const MOST = 3;

	/**
	 * Seconds between two requests; an hour less than the event takes. Failures double it up to LONGEST_PAUSE.
	 */
	private const ROUND = 23 * 3_600;

	private const LONGEST_PAUSE = 4 * 86_400;

	public function __construct(
		private NewsFeed $feed,
		private Notifications $notifications,
		private SettingsRepository $settings,
		private Clock $clock
	) {}

	/**
	 * Schedules the event, or ends it and takes the messages away; cheap when nothing changes.
	 */
	public function follow(): void {
		$planned = false !== wp_next_scheduled( self::EVENT );
		if ( ! $this->may_ask() ) {
			if ( $planned ) {
				wp_unschedule_hook( self::EVENT );
			}
			$this->forget();
		} elseif ( ! $planned ) {
			wp_schedule_event( time(), 'daily', self::EVENT );
		}
	}

	/**
	 * The background job. After a failure the messages stay as they are.
	 */
	public function run(): void {
		$kept = $this->kept();
		$age  = $this->clock->now()->getTimestamp() - $kept['asked'];
		$wait = min( self::ROUND * 2 ** min( $kept['silences'], 8 ), self::LONGEST_PAUSE );
		if ( ! $this->may_ask() || ( 0 <= $age && $age < $wait ) ) {
			return;
		}
		$kept['asked'] = $this->clock->now()->getTimestamp();
		try {
			$items            = $this->current( $this->feed->fetch() );
			$kept['silences'] = 0;
			$kept['problem']  = '';
		} catch ( FeedUnusable $problem ) {
			++$kept['silences'];
			$kept['problem'] = $problem->getMessage();
			update_option( self::OPTION, $kept, false );
			return;
		}
		foreach ( array_diff( $kept['shown'], array_column( $items, 'id' ) ) as $gone ) {
			$this->notifications->remove( $gone );
		}
		foreach ( $items as $item ) {
			// Told once: what was dropped since, does not come again.
			if ( ! in_array( $item->id, $kept['shown'], true ) ) {
				$this->notifications->add(
					$item->id,
					$item->title,
					$item->content,
					$item->buttons,
					Capability::Manage,
					Category::News
				);
			}
		}
		$kept['shown'] = array_column( $items, 'id' );
		update_option( self::OPTION, $kept, false );
	}

	/**
	 * Wire type NewsState.
	 *
	 * @return array{address: string, asked_at: string|null, problem: string}
	 */
	public function state(): array {
		$kept = $this->kept();
		return array(
			'address'  => $this->feed->address(),
			'asked_at' => 0 === $kept['asked'] ? null : Moment::of_timestamp( $kept['asked'] ),
			'problem'  => $kept['problem'],
		);
	}

	private function may_ask(): bool {
		return $this->settings->flag( self::SETTING ) && '' !== $this->feed->address();
	}

	/**
	 * The newest that this site is told now.
	 *
	 * @param list<NewsItem> $items Of the feed.
	 * @return list<NewsItem>
	 */
	private function current( array $items ): array {
		$today    = $this->clock->now()->format( 'Y-m-d' );
		$edition  = Edition::of_files()->is_pro() ? 'pro' : 'lite';
		$language = strtok( get_locale(), '_' );
		$items    = array_filter(
			$items,
			static fn ( NewsItem $item ): bool
				=> $item->counts( $today, $edition, (string) $language, Plugin::VERSION )
		);
		usort( $items, static fn ( NewsItem $a, NewsItem $b ): int => strcmp( $b->published, $a->published ) );
		// Two lines of one id are one message.
		$items = array_column( array_reverse( $items ), null, 'id' );
		return array_slice( array_reverse( array_values( $items ) ), 0, self::MOST );
	}

	/**
	 * Takes all messages away.
	 */
	private function forget(): void {
		if ( false === get_option( self::OPTION ) ) {
			return;
		}
		array_map( $this->notifications->remove( ... ), $this->kept()['shown'] );
		delete_option( self::OPTION );
	}

	/**
	 * The option.
	 *
	 * @return Kept
	 */
	private function kept(): array {
		$kept   = get_option( self::OPTION );
		$kept   = is_array( $kept ) ? $kept : array();
		$number = static fn ( string $key ): int => is_int( $kept[ $key ] ?? null ) ? max( 0, $kept[ $key ] ) : 0;
		$shown  = is_array( $kept['shown'] ?? null ) ? $kept['shown'] : array();
		return array(
			'asked'    => $number( 'asked' ),
			'silences' => $number( 'silences' ),
			'problem'  => is_string( $kept['problem'] ?? null ) ? $kept['problem'] : '',
			'shown'    => array_values( array_filter( $shown, 'is_string' ) ),
		);
	}
}
