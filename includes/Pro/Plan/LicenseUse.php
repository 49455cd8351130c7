<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Plan;

use UserFeedback\Access\Capability;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Display\LiveSurveysQuery;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\Trim;

/**
 * Live surveys that use features of the license. They run on without it, and lose these features when somebody
 * saves them.
 */
final class LicenseUse {

	/**
	 * As many as a dialog can name.
	 */
	private const NAMED = 10;

	/**
	 * @param Trim $without Trims as on a site without a license.
	 */
	public function __construct( private LiveSurveysQuery $query, private Trim $without ) {}

	public function add( AjaxRouter $router ): void {
		$router->add( 'userfeedback_license_use', Capability::Manage, array(), fn (): array => $this->read() );
	}

	/**
	 * @return array{surveys: list<array{id: int, title: string}>, more: int} Wire type LicenseUse.
	 */
	public function read(): array {
		$using = array_values( array_filter( $this->query->published()['surveys'], $this->would_change( ... ) ) );
		return array(
			'surveys' => array_map(
				static fn ( Survey $survey ): array => array(
					'id'    => $survey->id,
					'title' => $survey->title,
				),
				array_slice( $using, 0, self::NAMED )
			),
			'more'    => max( 0, count( $using ) - self::NAMED ),
		);
	}

	private function would_change( Survey $survey ): bool {
		return self::parts( $this->without->trim( $survey, $survey ) ) !== self::parts( $survey );
	}

	/**
	 * What trimming looks at, the keys of its objects in one order.
	 *
	 * @return array<mixed>
	 */
	private static function parts( Survey $survey ): array {
		return self::sorted(
			array(
				array_map( static fn ( Question $question ): array => $question->to_array(), $survey->questions ),
				$survey->settings,
				$survey->notifications,
				$survey->publish_at?->getTimestamp(),
			)
		);
	}

	/**
	 * @param array<mixed> $data Decoded JSON.
	 * @return array<mixed>
	 */
	private static function sorted( array $data ): array {
		ksort( $data );
		return array_map(
			static fn ( mixed $part ): mixed => is_array( $part ) ? self::sorted( $part ) : $part,
			$data
		);
	}
}
