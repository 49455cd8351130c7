<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use Closure;
use DateTimeImmutable;
use Throwable;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Database\DatabaseModule;
use UserFeedback\Plan\Edition;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Survey;

/**
 * What a page needs to know of the surveys that are live or will be, in one
 * autoloaded option: a visitor's page makes no query for it.
 *
 * It is derived data. When it is missing, or another version or other addons wrote it,
 * or something changed since, the next request makes it again. A survey that is scheduled
 * is in it from the start and compared with the clock on each request, so going live
 * needs no cron (A37); only caches of pages do (`PageCaches`).
 *
 * @phpstan-import-type Entry from LiveIndexBuilder
 * @phpstan-import-type Part from LiveIndexBuilder
 * @phpstan-import-type Built from LiveIndexBuilder
 * @phpstan-type Index array{version: string, site: string, surveys: list<Entry>, posts: list<int>, parts: list<int>, broken: list<int>}
 */
final class LiveIndex {

	public const OPTION = 'userfeedback_core_live';

	/**
	 * Prefix of options that are not autoloaded: what of a survey does not travel with every request.
	 */
	public const PART_OPTION = 'userfeedback_core_live_';

	/**
	 * Autoloaded; a new value with every change that the index has to follow. An index counts only with the
	 * token that was read before it was built: a slow request that read the settings before a save
	 * may still store its index after it.
	 */
	public const TOKEN_OPTION = 'userfeedback_core_live_token';

	/**
	 * Raise it when the format of the index changes.
	 */
	public const FORMAT = 4;

	/**
	 * Bytes of JSON up to which questions are part of the page; larger ones come with the reply to the
	 * impression.
	 */
	public const INLINE_BYTES = 1200;

	/**
	 * What stands for the questions of a survey that is not live because an addon
	 * is gone. The browser gets the survey all the same, to record why it does not show.
	 */
	public const NO_QUESTIONS = '[]';

	private const EMPTY = array(
		'version' => '',
		'site'    => '',
		'surveys' => array(),
		'posts'   => array(),
		'parts'   => array(),
		'broken'  => array(),
	);

	/**
	 * @param Closure(): LiveIndexBuilder $builder Makes the index; needed only when something changed.
	 * @param AddonStates                 $addons  What runs on this site.
	 * @param Closure(): PageCaches       $caches  Learn of a new index.
	 */
	public function __construct(
		private Closure $builder,
		private Edition $edition,
		private AddonStates $addons,
		private Closure $caches
	) {}

	/**
	 * Surveys that are live at a given time, newest first.
	 *
	 * @return list<Entry>
	 */
	public function live( DateTimeImmutable $now ): array {
		$moment = $now->getTimestamp();
		return array_values(
			array_filter(
				$this->index()['surveys'],
				static fn ( array $entry ): bool => $entry['publish_at'] <= $moment
			)
		);
	}

	/**
	 * Unix time at which the next scheduled survey begins, by the index as it is stored; null for none.
	 */
	public function next_start( DateTimeImmutable $now ): ?int {
		$later = array_filter(
			array_column( $this->stored()['surveys'], 'publish_at' ),
			static fn ( int $start ): bool => $start > $now->getTimestamp()
		);
		return array() === $later ? null : min( $later );
	}

	/**
	 * One live survey, or null.
	 *
	 * @return Entry|null
	 */
	public function find( int $survey_id, DateTimeImmutable $now ): ?array {
		foreach ( $this->live( $now ) as $entry ) {
			if ( $entry['id'] === $survey_id ) {
				return $entry;
			}
		}
		return null;
	}

	/**
	 * Whether a survey accepts answers now, or null when only the database knows.
	 *
	 * @param DateTimeImmutable $site_now The moment, in the site's time zone.
	 */
	public function is_live( int $survey_id, DateTimeImmutable $site_now ): ?bool {
		$entry = $this->find( $survey_id, $site_now );
		return null !== $entry && self::is_open( $entry, $site_now ) ? true : null;
	}

	/**
	 * Whether the survey of an entry accepts answers at a given time.
	 *
	 * @param Entry             $entry    From the stored index.
	 * @param DateTimeImmutable $site_now The moment, in the site's time zone.
	 */
	public static function is_open( array $entry, DateTimeImmutable $site_now ): bool {
		return $entry['publish_at'] <= $site_now->getTimestamp()
			&& self::NO_QUESTIONS !== $entry['questions']
			&& ( '' === $entry['until'] || $site_now->format( 'Y-m-d' ) <= $entry['until'] );
	}

	/**
	 * `WidgetSurvey` of an entry without rules and nonces; with the questions when they travel with the page.
	 *
	 * @param Entry $entry From live() or find().
	 * @return array<string, mixed>|null null when its part is lost; the index heals with the next change.
	 */
	public function payload( array $entry ): ?array {
		$payload = $entry['payload'];
		$inline  = $entry['questions'];
		if ( null === $payload ) {
			$part    = $this->part( $entry['id'] );
			$payload = $part['payload'] ?? null;
			$inline  = $part['questions'] ?? '';
		}
		if (
			null !== $payload
			&& '' !== $inline
			&& self::NO_QUESTIONS !== $inline
			&& strlen( $inline ) <= self::INLINE_BYTES
		) {
			$payload['questions'] = self::with_notice( json_decode( $inline ) );
		}
		return $payload;
	}

	/**
	 * Questions of a live survey with the shapes of their icons, for the reply of
	 * `…/impression?with=questions`. From the index, because looking icons up reads files of a megabyte.
	 *
	 * @param int $survey_id The survey; the caller knows that it is live.
	 * @return list<mixed>|null null when the index does not have them.
	 */
	public function questions( int $survey_id ): ?array {
		foreach ( $this->index()['surveys'] as $entry ) {
			if ( $entry['id'] === $survey_id ) {
				return $this->questions_of( $entry );
			}
		}
		return null;
	}

	/**
	 * The same of a survey that the index does not have.
	 *
	 * @return list<mixed>
	 */
	public function make_questions( Survey $survey ): array {
		return self::with_notice( ( $this->builder )()->questions( $survey ) ) ?? array();
	}

	/**
	 * Questions of an entry.
	 *
	 * @param Entry $entry From live() or find().
	 * @return list<mixed>|null
	 */
	public function questions_of( array $entry ): ?array {
		$text = '' === $entry['questions']
			? ( $this->part( $entry['id'] )['questions'] ?? '' )
			: $entry['questions'];
		return self::with_notice( json_decode( $text ) );
	}

	/**
	 * Questions, with the notice where they are marked for it.
	 *
	 * @param mixed $questions As stored.
	 * @return list<mixed>|null
	 */
	private static function with_notice( mixed $questions ): ?array {
		if ( ! is_array( $questions ) ) {
			return null;
		}
		$questions = array_values( $questions );
		$first     = (array) ( $questions[0] ?? array() );
		return isset( $first['is_anonymous'] ) ? AnonymousNotice::add( $questions ) : $questions;
	}

	/**
	 * Ids of published surveys with damaged JSON; visitors do not see them.
	 *
	 * @return list<int>
	 */
	public function broken(): array {
		return $this->index()['broken'];
	}

	/**
	 * Hooked to `userfeedback_surveys_changed`. The survey is saved already, so an error here must not make
	 * saving fail.
	 */
	public function survey_changed(): void {
		$this->forget();
		try {
			$this->rebuild();
		} catch ( Throwable ) {
			return; // The next request that needs the index tries again.
		}
	}

	/**
	 * Hooked to changes of posts: a URL in the index may be out of date (A12).
	 */
	public function post_changed( int $post_id ): void {
		if ( in_array( $post_id, $this->index()['posts'], true ) ) {
			$this->forget();
		}
	}

	/**
	 * Rebuilds the index.
	 *
	 * Two requests may rebuild at the same time, and the slower one may have read before the other's commit.
	 * Each writer reads once more, so the last writer has seen the last commit.
	 */
	public function rebuild(): void {
		// Before the first change there is none, and each page would ask the database for it.
		add_option( self::TOKEN_OPTION, '', '', true );
		$version = $this->version();
		$builder = ( $this->builder )();
		$built   = $builder->build();
		for ( $try = 1; $try <= 3; $try++ ) {
			$this->store( $built, $version );
			$again = $builder->build();
			if ( $again === $built ) {
				return;
			}
			$built = $again;
		}
	}

	/**
	 * Lets the next request that needs the index rebuild it, or this one at its end.
	 */
	public function forget(): void {
		update_option( self::TOKEN_OPTION, wp_generate_uuid4(), true );
		( $this->caches )()->heal_later();
	}

	/**
	 * Forgets an index that holds addresses of where the site was before: constants move it without an action. Only
	 * screens of wp-admin ask: on a site with two hosts each page would make the index anew for its own.
	 */
	public function follow_the_site(): void {
		$stored = $this->stored();
		if ( ! wp_doing_ajax() && '' !== $stored['version'] && self::site() !== $stored['site'] ) {
			$this->forget();
		}
	}

	/**
	 * Addresses of the site. Not home_url(): plugins for several languages change it for each.
	 */
	private static function site(): string {
		return md5( maybe_serialize( array( get_option( 'home' ), get_option( 'siteurl' ) ) ) );
	}

	/**
	 * The index of this site, built when it is missing.
	 *
	 * @return Index
	 */
	private function index(): array {
		$stored = $this->stored();
		if ( $this->version() !== $stored['version'] ) {
			// Before init there are no addresses of pages to put in; the early path then does without.
			if ( 0 === did_action( 'init' ) || ! DatabaseModule::has_tables() ) {
				return self::EMPTY;
			}
			try {
				$this->rebuild();
				return $this->stored();
			} catch ( Throwable ) {
				// The page must work without us: no table yet, or no database.
				return self::EMPTY;
			}
		}
		return $stored;
	}

	/**
	 * The index as it is stored.
	 *
	 * @return Index
	 */
	private function stored(): array {
		$stored = get_option( self::OPTION );
		// @phpstan-ignore return.type (store() wrote it, and the version names its shape.)
		return is_array( $stored ) && is_string( $stored['version'] ?? null ) ? $stored : self::EMPTY;
	}

	/**
	 * Stores the index and the parts outside it.
	 *
	 * @param Built  $built   From the builder.
	 * @param string $version As it was before anything was read for it.
	 */
	private function store( array $built, string $version ): void {
		$is_apart = false;
		foreach ( $built['apart'] as $id => $part ) {
			$is_apart = update_option( self::PART_OPTION . $id, $part, false ) || $is_apart;
		}
		$before = $this->stored();
		$parts  = array_keys( $built['apart'] );
		update_option(
			self::OPTION,
			array(
				'version' => $version,
				'site'    => self::site(),
				'surveys' => $built['surveys'],
				'posts'   => $built['posts'],
				'parts'   => $parts,
				'broken'  => $built['broken'],
			),
			true
		);
		foreach ( array_diff( $before['parts'], $parts ) as $id ) {
			delete_option( self::PART_OPTION . $id );
		}
		// Long questions alone are part of no page.
		$is_apart = $is_apart && in_array( null, array_column( $built['surveys'], 'payload' ), true );
		( $this->caches )()->follow( $before['surveys'], $built['surveys'], $is_apart );
	}

	/**
	 * The parts of a survey outside the autoloaded index.
	 *
	 * @return Part|null
	 */
	private function part( int $survey_id ): ?array {
		$part = get_option( self::PART_OPTION . $survey_id );
		return is_array( $part ) && is_array( $part['payload'] ?? null ) && is_string( $part['questions'] ?? null )
			? $part
			: null;
	}

	/**
	 * How the version of an index ends that was built after the last change.
	 */
	public static function token(): string {
		$token = get_option( self::TOKEN_OPTION );
		return is_string( $token ) ? "-{$token}" : '';
	}

	/**
	 * The code version, edition, addons and last change for which the index is written.
	 */
	private function version(): string {
		$edition = $this->edition->is_pro() ? 'pro' : 'lite';
		return Plugin::VERSION . '-' . self::FORMAT . "-{$edition}-" . $this->addons->signature() . self::token();
	}
}
