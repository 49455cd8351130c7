<?php
declare(strict_types=1);

namespace UserFeedback\Cli\Seed;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_CLI;
use function WP_CLI\Utils\make_progress_bar;

/**
 * `wp userfeedback seed`.
 */
final class SeedCommand {

	public function __construct( private SurveyRepository $surveys, private SeedResponses $seed ) {}

	/**
	 * Adds invented responses to a survey, for demos and benchmarks.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : Id of the survey.
	 *
	 * <count>
	 * : How many responses.
	 *
	 * [--days=<days>]
	 * : Number of days to spread them over, back from today.
	 * ---
	 * default: 60
	 * ---
	 *
	 * [--seed=<seed>]
	 * : The same number gives the same answers.
	 * ---
	 * default: 1
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback seed 1 100000 --days=90
	 *
	 * @param list<string>          $args    Survey and count.
	 * @param array<string, string> $options days, seed.
	 */
	public function __invoke( array $args, array $options ): void {
		list( $id, $count, $days, $seed ) = array_map(
			array( self::class, 'number' ),
			array( $args[0] ?? '', $args[1] ?? '', $options['days'] ?? '60', $options['seed'] ?? '1' )
		);
		$survey                           = $this->surveys->find( $id );
		if ( null === $survey || 0 === $count || 0 === $days || $days > 3650 ) {
			WP_CLI::error( 'There must be such a survey, at least one response, and 1 to 3650 days.' );
		}
		$bar = make_progress_bar( 'Storing', $count );
		try {
			$this->seed->run( $survey, $count, $days, $seed, static fn ( int $stored ) => $bar->tick( $stored ) );
		} catch ( Failure $failure ) {
			WP_CLI::error( implode( ' ', array( $failure->getMessage(), ...array_values( $failure->params ) ) ) );
		}
		$bar->finish();
		WP_CLI::success( sprintf( '%d responses stored.', $count ) );
	}

	/**
	 * A whole number, 0 when it is none.
	 */
	private static function number( string $text ): int {
		return 1 === preg_match( '/^\d{1,9}$/D', $text ) ? (int) $text : 0;
	}
}
