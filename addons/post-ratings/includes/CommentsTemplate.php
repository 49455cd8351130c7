<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

/**
 * What templates/comments.php puts around the theme's comments: WordPress loads a file, and passes it nothing.
 */
final class CommentsTemplate {

	/**
	 * The theme's file, absolute.
	 *
	 * @var string
	 */
	public static string $theme = '';

	/**
	 * HTML before it.
	 *
	 * @var string
	 */
	public static string $before = '';

	/**
	 * HTML behind it.
	 *
	 * @var string
	 */
	public static string $after = '';
}
