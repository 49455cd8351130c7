<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export\Background;

/**
 * How far a prepared file is.
 */
enum JobState: string {

	case Running = 'running';
	case Ready   = 'ready';
	case Failed  = 'failed';
}
