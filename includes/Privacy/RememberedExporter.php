<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Surveys\SurveyRepository;

/**
 * For WordPress's export of personal data: which surveys the account remembers (A51, SEC-PR2).
 */
final class RememberedExporter {

	public function __construct( private SurveyRepository $surveys ) {}

	/**
	 * Everything at once: there are few.
	 *
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email ): array {
		$user       = get_user_by( 'email', $email );
		$remembered = false === $user ? array() : RememberedSurveys::of( $user->ID );
		$surveys    = array() === $remembered ? array() : $this->surveys->find_all( array_keys( $remembered ) );
		$items      = array();
		foreach ( $remembered as $survey_id => $answered ) {
			$title   = isset( $surveys[ $survey_id ] ) ? $surveys[ $survey_id ]->title : (string) $survey_id;
			$items[] = array(
				'group_id'          => 'userfeedback_remembered',
				'group_label'       => __( 'Remembered surveys', 'userfeedback' ),
				'group_description' => __(
					'Surveys that this account answered, or saw where they show once, so that it is not asked again.',
					'userfeedback'
				),
				'item_id'           => 'userfeedback-remembered-' . $survey_id,
				'data'              => array(
					array(
						'name'  => __( 'Survey', 'userfeedback' ),
						'value' => esc_html( $title ),
					),
					array(
						'name'  => __( 'Date', 'userfeedback' ),
						'value' => (string) wp_date( 'Y-m-d H:i:s', $answered['at'] ),
					),
				),
			);
		}
		return array(
			'data' => $items,
			'done' => true,
		);
	}
}
