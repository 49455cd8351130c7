<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Display\LiveIndex;
use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthQuery;
use UserFeedback\Privacy\DataPolicy;

/**
 * Whether WordPress's caches give the options that visitors' calls read as the database has them.
 */
final class ObjectCacheCheck implements Check {

	private const OPTIONS = array( LiveIndex::OPTION, DataPolicy::OPTION );

	public function __construct( private HealthQuery $query ) {}

	public function id(): string {
		return 'object-cache';
	}

	public function name(): string {
		return __( 'UserFeedback: object cache', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		foreach ( self::OPTIONS as $name ) {
			$stored = $this->query->option( $name );
			$cached = get_option( $name );
			if ( null !== $stored && maybe_serialize( $cached ) !== $stored['value'] ) {
				return Finding::critical(
					__( 'The object cache is out of date', 'userfeedback' ),
					/* translators: %s: name of an option. */
					sprintf( __( 'The option %s in the object cache differs from the one in the database, so visitors may get outdated surveys or settings.', 'userfeedback' ), $name ),
					__( 'Empty the object cache (“wp cache flush”). If it happens again, several sites may share one cache without a key of their own: ask your host.', 'userfeedback' )
				);
			}
			if ( null !== $stored && ! in_array( $stored['autoload'], wp_autoload_values_to_autoload(), true ) ) {
				return Finding::recommended(
					__( 'An option of UserFeedback is not loaded with the others', 'userfeedback' ),
					/* translators: %s: name of an option. */
					sprintf( __( 'Somebody switched autoloading of the option %s off, so every page asks the database for it.', 'userfeedback' ), $name ),
					__( 'Save the settings of UserFeedback once, or save a survey: both switch it on again.', 'userfeedback' )
				);
			}
		}
		if ( true !== wp_using_ext_object_cache() ) {
			return Finding::good(
				__( 'Options of UserFeedback are current', 'userfeedback' ),
				__( 'This site has no persistent object cache; UserFeedback needs none.', 'userfeedback' )
			);
		}
		$word = wp_generate_uuid4();
		wp_cache_set( 'probe', $word, 'userfeedback_health', 60 );
		$back = wp_cache_get( 'probe', 'userfeedback_health', true );
		return $word === $back ? Finding::good(
			__( 'The object cache works', 'userfeedback' ),
			__( 'What UserFeedback puts into it comes back, and its options are current.', 'userfeedback' )
		) : Finding::recommended(
			__( 'The object cache forgets', 'userfeedback' ),
			__( 'A value that was put into it did not come back. The limit of submissions a minute does not work without it.', 'userfeedback' ),
			__( 'Check the connection of the object cache (Redis, Memcached), or remove wp-content/object-cache.php.', 'userfeedback' )
		);
	}
}
