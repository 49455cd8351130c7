<?php
/**
 * The theme's comments with the rating box before or behind them. The theme's file runs in this scope, which has the
 * variables of comments_template().
 *
 * @package UserFeedback\PostRatings
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

echo UserFeedback\PostRatings\CommentsTemplate::$before; // phpcs:ignore WordPress.Security.EscapeOutput -- Box escapes.
require UserFeedback\PostRatings\CommentsTemplate::$theme;
echo UserFeedback\PostRatings\CommentsTemplate::$after; // phpcs:ignore WordPress.Security.EscapeOutput -- Box escapes.
