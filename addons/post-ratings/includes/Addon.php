<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Addons\AddonExports;
use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Database;
use UserFeedback\Display\Build;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Responses\Retention\RetentionSchedule;
use UserFeedback\Support\Clock;
use WP_CLI;
use WP_Post;

/**
 * The Post Ratings addon: what it registers in UserFeedback and in WordPress.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'post-ratings';
	protected const REQUIRES = '0.1.0';

	public function register( Container $container ): void {
		$container->get( AddonTables::class )->add(
			self::SLUG,
			Tables::NAMES,
			Tables::NEWEST,
			Tables::migrations( ... ),
			array( RateablePosts::META )
		);
		self::make( $container );
		self::for_visitors( $container );
		self::for_owners( $container );
		self::exports( $container );
		self::for_posts( $container );
	}

	/**
	 * Factories.
	 */
	private static function make( Container $container ): void {
		$container->set( Settings::class, static fn (): Settings => new Settings() );
		$container->set(
			RateablePosts::class,
			static fn ( Container $c ): RateablePosts => new RateablePosts( $c->get( Settings::class ) )
		);
		$container->set(
			RatingIndexRepository::class,
			static fn ( Container $c ): RatingIndexRepository => new RatingIndexRepository( $c->get( Database::class ) )
		);
		$container->set(
			RatingRepository::class,
			static fn ( Container $c ): RatingRepository => new RatingRepository(
				$c->get( Database::class ),
				$c->get( RatingIndexRepository::class )
			)
		);
		$container->set(
			ReviewSchema::class,
			static fn ( Container $c ): ReviewSchema => new ReviewSchema(
				$c->get( Settings::class ),
				$c->get( RateablePosts::class ),
				$c->get( RatingRepository::class )
			)
		);
		$container->set(
			SeoGraphs::class,
			static fn ( Container $c ): SeoGraphs => new SeoGraphs( $c->get( ReviewSchema::class ) )
		);
		$container->set(
			RatingQuery::class,
			static fn ( Container $c ): RatingQuery => new RatingQuery(
				$c->get( Database::class ),
				$c->get( RatingIndexRepository::class )
			)
		);
		$container->set(
			Prior::class,
			static fn ( Container $c ): Prior => new Prior(
				$c->get( RatingQuery::class ),
				$c->get( RatingRepository::class ),
				$c->get( RatingIndexRepository::class )
			)
		);
		$container->set(
			CastVote::class,
			static fn ( Container $c ): CastVote => new CastVote(
				$c->get( RateablePosts::class ),
				$c->get( RatingRepository::class ),
				$c->get( Settings::class ),
				$c->get( RateLimiter::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			RatingList::class,
			static fn ( Container $c ): RatingList => new RatingList(
				$c->get( RatingQuery::class ),
				$c->get( Prior::class ),
				$c->get( Settings::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Recount::class,
			static fn ( Container $c ): Recount => new Recount(
				new RecountRepository( $c->get( Database::class ), $c->get( RatingIndexRepository::class ) ),
				$c->get( Prior::class )
			)
		);
		$container->set(
			Placement::class,
			static fn ( Container $c ): Placement => new Placement(
				$c->get( Settings::class ),
				$c->get( RateablePosts::class ),
				$c->get( RatingRepository::class ),
				new BoxFiles( $c->get( Build::class ) )
			)
		);
		$container->set(
			RatingsController::class,
			static fn ( Container $c ): RatingsController => new RatingsController(
				$c->get( AddonRights::class ),
				$c->get( RatingList::class ),
				$c->get( CastVote::class ),
				$c->get( Settings::class )
			)
		);
	}

	/**
	 * The box, and votes without script.
	 */
	private static function for_visitors( Container $container ): void {
		$hooks = self::hooks( $container );
		$place = static fn (): Placement => $container->get( Placement::class );
		// After core ran blocks and shortcodes, so that a box put in by hand comes first.
		$hooks->filter( 'the_content', static fn ( mixed $text ): string => $place()->in_content( is_scalar( $text ) ? (string) $text : '' ), 20 );
		$hooks->filter( 'render_block_core/comments', static fn ( mixed $html ): string => $place()->in_comments_block( is_string( $html ) ? $html : '' ) );
		$hooks->filter( 'comments_template', static fn ( mixed $file ): string => $place()->in_comments_template( is_string( $file ) ? $file : '' ) );
		$hooks->shortcode(
			Placement::SHORTCODE,
			static fn ( array|string $given ): string => $place()->by_hand( $given )
		);
		$hooks->action(
			'userfeedback_post_rating',
			static function ( mixed $post_id = '' ) use ( $place ): void {
				echo $place()->by_hand( array( 'id' => $post_id ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Box escapes.
			}
		);
		$hooks->action( 'wp_footer', static fn () => $place()->print_files() );
		$top = static fn ( array|string $given ): string => ( new TopRated(
			$container->get( RatingQuery::class ),
			$container->get( RateablePosts::class )
		) )->render( $given );
		$hooks->shortcode( TopRated::SHORTCODE, $top );
		$hooks->action(
			'wp_footer',
			static function () use ( $container ): void {
				if ( ! $container->get( SeoGraphs::class )->is_rated() ) {
					$container->get( ReviewSchema::class )->print();
				}
			}
		);
		foreach ( SeoGraphs::FILTERS as $filter ) {
			// Late, so that items of others are there.
			$hooks->filter(
				$filter,
				static fn ( mixed $graph ): mixed => is_array( $graph )
					? $container->get( SeoGraphs::class )->merge( $graph )
					: $graph,
				1000
			);
		}
		$editor = static fn (): Editor => new Editor( $container->get( Settings::class ) );
		$hooks->action(
			'init',
			static fn () => $editor()->register(
				$hooks->guard( static fn ( array $given ): string => $place()->by_hand( $given ), '' ),
				$hooks->guard( $top, '' )
			)
		);
		$hooks->action( 'add_meta_boxes', static fn ( mixed $type ) => $editor()->add_box( is_string( $type ) ? $type : '' ) );
		$hooks->action( 'save_post', static fn ( int $id ) => Editor::save( $id ) );
		$hooks->action(
			'template_redirect',
			static function () use ( $container ): void {
				// phpcs:disable WordPress.Security -- PlainForm checks each field, and why there is no nonce.
				if ( isset( $_POST[ PlainForm::FIELD ] ) ) {
					$site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
					( new PlainForm( $container->get( CastVote::class ) ) )->answer(
						wp_unslash( $_POST ),
						is_string( $site ) ? $site : ''
					);
				}
				// phpcs:enable
			}
		);
	}

	/**
	 * Routes, commands and the tools for privacy.
	 */
	private static function for_owners( Container $container ): void {
		$hooks = self::hooks( $container );
		$hooks->action(
			'rest_api_init',
			static fn () => $container->get( RatingsController::class )->register_routes()
		);
		$hooks->action(
			'cli_init',
			static fn () => WP_CLI::add_command(
				'userfeedback ratings',
				new RatingsCommand( $container->get( Recount::class ) )
			)
		);
		$hooks->action(
			RetentionSchedule::EVENT,
			static fn () => ( new ForgetVoters(
				$container->get( RatingRepository::class ),
				$container->get( Clock::class )
			) )->run()
		);
		$hooks->action( Prior::EVENT, static fn () => $container->get( Prior::class )->run() );
		$hooks->action( Prior::PLACES_EVENT, static fn () => $container->get( Prior::class )->find_places() );
		$data = static fn (): PersonalData => new PersonalData( $container->get( RatingRepository::class ) );
		$hooks->filter(
			'wp_privacy_personal_data_exporters',
			static fn ( array $exporters ): array => $exporters + array(
				'userfeedback-post-ratings' => array(
					'exporter_friendly_name' => __( 'UserFeedback post ratings', 'userfeedback-post-ratings' ),
					'callback'               => static fn (
						string $email,
						int $page = 1
					): array => $data()->export( $email, $page ),
				),
			)
		);
		$hooks->filter(
			'wp_privacy_personal_data_erasers',
			static fn ( array $erasers ): array => $erasers + array(
				'userfeedback-post-ratings' => array(
					'eraser_friendly_name' => __( 'UserFeedback post ratings', 'userfeedback-post-ratings' ),
					'callback'             => static fn ( string $email ): array => $data()->erase( $email ),
				),
			)
		);
		$hooks->action(
			'admin_init',
			static fn () => wp_add_privacy_policy_content(
				__( 'UserFeedback Post Ratings', 'userfeedback-post-ratings' ),
				'<p>' . esc_html__(
					'When you rate a post on this site, we store your rating, the date and, if you write one, your comment. A cookie remembers your browser for a year, so that you can change your rating. We keep a keyed fingerprint of this cookie and of your IP address, not the address itself. If you are signed in, we also store which account it was.',
					'userfeedback-post-ratings'
				) . '</p>'
			)
		);
	}

	/**
	 * Spreadsheets.
	 */
	private static function exports( Container $container ): void {
		$container->extend(
			AddonExports::class,
			static fn ( AddonExports $exports ) => $exports->add(
				self::SLUG,
				static fn ( array $fields ): array => ( new RatingExport(
					$container->get( AddonRights::class ),
					$container->get( RatingQuery::class ),
					$container->get( RatingList::class )
				) )->workbook( $fields )
			)
		);
	}

	/**
	 * What happens to posts: their votes leave the lists with them and come back with them.
	 */
	private static function for_posts( Container $container ): void {
		$hooks = self::hooks( $container );
		$note  = static function ( WP_Post $post, bool $listed ) use ( $container ): void {
			if ( 'revision' !== $post->post_type ) {
				$container->get( RatingRepository::class )->note_post( $post->ID, CastVote::title( $post ), $listed );
			}
		};
		$hooks->action(
			'post_updated',
			static fn ( int $id, WP_Post $post ) => $note( $post, RateablePosts::is_listed( $post ) ),
			10,
			2
		);
		$hooks->action(
			'transition_post_status',
			static function ( string $now, string $before, WP_Post $post ) use ( $note ): void {
				if ( $now !== $before ) {
					$note( $post, RateablePosts::is_listed( $post ) );
				}
			},
			10,
			3
		);
		$hooks->action( 'deleted_post', static fn ( int $id, WP_Post $post ) => $note( $post, false ), 10, 2 );
	}
}
