<?php
/**
 * Prints every REST route of includes/ as JSON, for tools/docs.mjs: what the controllers register, without WordPress.
 *
 * @package UserFeedback\Tools
 */

declare(strict_types=1);

namespace UserFeedback\Tools {

	use Closure;
	use ReflectionClass;
	use ReflectionFunction;
	use ReflectionMethod;
	use ReflectionNamedType;
	use UserFeedback\Rest\RestController;

	require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

	/**
	 * Receives what would go to register_rest_route().
	 */
	final class Routes {

		/**
		 * Routes in the order of their controllers.
		 *
		 * @var list<array<string, mixed>>
		 */
		public static array $found = array();

		/**
		 * Whether the controller that registers now is in includes/Pro/.
		 *
		 * @var bool
		 */
		private static bool $pro = false;

		/**
		 * @param array<int|string, mixed> $group As the base controller gives it: one endpoint and the schema.
		 */
		public static function add( string $route, array $group ): void {
			$options  = $group[0];
			$callback = $options['callback'];
			$handler  = ( new ReflectionFunction( $callback instanceof Closure ? $callback : Closure::fromCallable( $callback ) ) )->getStaticVariables()['handler'] ?? null;
			$needs    = $options['permission_callback'] instanceof Closure
				? ( new ReflectionFunction( $options['permission_callback'] ) )->getStaticVariables()['any_of'] ?? array()
				: array();

			self::$found[] = array(
				'method' => $options['methods'],
				'route'  => $route,
				'pro'    => self::$pro,
				'needs'  => array_map( static fn ( $capability ): string => $capability->name, $needs ),
				'says'   => is_array( $handler ) ? self::says( $handler[0], $handler[1] ) : '',
				'args'   => array_map(
					static fn ( array $schema ): array => array_diff_key( $schema, array_flip( array( 'validate_callback', 'sanitize_callback' ) ) ),
					$options['args']
				),
			);
		}

		/**
		 * The first paragraph of a handler's docblock.
		 */
		private static function says( object|string $owner, string $method ): string {
			$text = (string) ( new ReflectionMethod( $owner, $method ) )->getDocComment();
			$text = (string) preg_replace( '#^\s*(/\*\*|\*/|\*) ?#m', '', $text );
			$text = trim( (string) preg_replace( '/^@.*/ms', '', $text ) );
			return (string) preg_replace( '/\s+/', ' ', explode( "\n\n", $text )[0] );
		}

		/**
		 * A controller whose use cases do nothing: routes only take their methods as callbacks.
		 *
		 * @param ReflectionClass<RestController> $class The controller.
		 */
		private static function shell( ReflectionClass $class ): RestController {
			$controller = $class->newInstanceWithoutConstructor();
			foreach ( $class->getProperties() as $property ) {
				$type = $property->getType();
				if ( $type instanceof ReflectionNamedType && class_exists( $type->getName() ) ) {
					$property->setValue(
						$controller,
						( new ReflectionClass( $type->getName() ) )->newInstanceWithoutConstructor()
					);
				}
			}
			return $controller;
		}

		public static function collect(): void {
			$root = dirname( __DIR__, 2 ) . '/includes/';
			foreach ( new \RegexIterator( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root ) ), '/Controller\.php$/' ) as $file ) {
				$paths[] = substr( (string) $file, strlen( $root ), -4 );
			}
			sort( $paths );
			$names = array_map( static fn ( string $path ): string => 'UserFeedback\\' . str_replace( '/', '\\', $path ), $paths );
			// Addons need Pro, so what their replies look like is in its files.
			foreach ( (array) glob( dirname( __DIR__, 2 ) . '/addons/*/includes/*Controller.php' ) as $file ) {
				preg_match( '/^namespace (.+);/m', (string) file_get_contents( (string) $file ), $found );
				$names[] = ( $found[1] ?? '' ) . '\\' . basename( (string) $file, '.php' );
				$paths[] = 'Pro/';
			}
			foreach ( array_combine( $names, $paths ) as $name => $path ) {
				$class = new ReflectionClass( $name );
				if ( ! $class->isAbstract() && $class->isSubclassOf( RestController::class ) ) {
					self::$pro = str_starts_with( $path, 'Pro/' );
					self::shell( $class )->register_routes();
				}
			}
			usort( self::$found, static fn ( array $a, array $b ): int => array( $a['route'], $a['method'] ) <=> array( $b['route'], $b['method'] ) );
			echo json_encode( self::$found, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		}
	}
}

namespace {

	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- stand-ins for WordPress, in a process of their own.

	function register_rest_route( string $route_namespace, string $route, array $group ): void {
		UserFeedback\Tools\Routes::add( $route, $group );
	}

	function __( string $text ): string {
		return $text;
	}

	UserFeedback\Tools\Routes::collect();
}
