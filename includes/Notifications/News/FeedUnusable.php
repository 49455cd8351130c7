<?php
declare(strict_types=1);

namespace UserFeedback\Notifications\News;

use RuntimeException;

/**
 * The feed could not be read. Its message is a value of the wire type NewsProblem.
 */
final class FeedUnusable extends RuntimeException {

	public const UNREACHABLE = 'unreachable';

	public const UNREADABLE = 'unreadable';
}
