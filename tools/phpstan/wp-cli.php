<?php
/**
 * What the analyzer must know of WP-CLI, for which the registry has no stubs.
 * Never loaded at run time.
 *
 * @package UserFeedback
 */

// phpcs:disable -- Foreign names and signatures.

namespace {
	class WP_CLI {
		/**
		 * @param callable|object|class-string $callable
		 * @param array<string, mixed>         $args
		 */
		public static function add_command( string $name, $callable, array $args = array() ): bool {}
		public static function log( string $message ): void {}
		public static function line( string $message = '' ): void {}
		public static function success( string $message ): void {}
		public static function warning( string $message ): void {}
		public static function debug( string $message, string $group = '' ): void {}
		/** @return never */
		public static function error( string $message ) {}
		/** @return never */
		public static function halt( int $code ) {}
		/** @param array<string, mixed> $assoc_args */
		public static function confirm( string $question, array $assoc_args = array() ): void {}
		/**
		 * @param mixed                $value
		 * @param array<string, mixed> $assoc_args
		 */
		public static function print_value( $value, array $assoc_args = array() ): void {}
	}
}

namespace cli\progress {
	class Bar {
		public function tick( int $increment = 1, string $message = '' ): void {}
		public function finish(): void {}
	}
}

namespace WP_CLI\Utils {
	/** @return \cli\progress\Bar */
	function make_progress_bar( string $message, int $count, int $interval = 100 ) {}
	/**
	 * @param list<array<string, mixed>> $items
	 * @param list<string>|string        $fields
	 */
	function format_items( string $format, array $items, $fields ): void {}
	/**
	 * @param array<string, mixed> $assoc_args
	 * @param mixed                $default
	 * @return mixed
	 */
	function get_flag_value( array $assoc_args, string $flag, $default = null ) {}
}
