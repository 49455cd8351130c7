<?php
/**
 * Constants that WordPress defines while it starts, for the analyzer.
 *
 * @package UserFeedback
 */

// phpcs:disable -- Foreign names.

define( 'ABSPATH', './' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', './wp-content' );
define( 'WP_PLUGIN_DIR', './wp-content/plugins' );
define( 'WP_LANG_DIR', './wp-content/languages' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'SCRIPT_DEBUG', false );
define( 'DOING_CRON', false );
define( 'WP_CLI', false );
define( 'WP_UNINSTALL_PLUGIN', '' );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', '' );
define( 'OBJECT', 'OBJECT' );
define( 'OBJECT_K', 'OBJECT_K' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'MONTH_IN_SECONDS', 2592000 );
define( 'YEAR_IN_SECONDS', 31536000 );
define( 'KB_IN_BYTES', 1024 );
define( 'MB_IN_BYTES', 1048576 );
