<?php
declare(strict_types=1);

namespace UserFeedback\Inbox\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Inbox\InboxCriteria;
use UserFeedback\Inbox\InboxPlace;
use UserFeedback\Inbox\MarkAllRead;
use UserFeedback\Inbox\ReadInbox;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\Range;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\HiddenFields;
use WP_REST_Request;

/**
 * GET inbox, POST inbox/read.
 */
final class InboxController extends RestController {

	public function __construct( private ReadInbox $inbox, private Clock $clock, private MarkAllRead $mark ) {}

	public function register_routes(): void {
		$survey = array(
			'survey_id' => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 4294967295,
				'default' => 0,
			),
		);
		$this->route(
			'/inbox',
			'GET',
			Capability::View,
			array( $this, 'read' ),
			$survey + array(
				'state'     => array(
					'type'    => 'string',
					'enum'    => InboxCriteria::STATES,
					'default' => 'all',
				),
				'score'     => array(
					'type' => 'string',
					'enum' => array( '', ...InboxCriteria::SCORES ),
				),
				'tag'       => array(
					'type'        => 'string',
					'pattern'     => '^(none|[1-9]\d{0,9})?\z',
					'description' => 'Id of a tag of the response, or none for those without any. Empty: all.',
					'default'     => '',
				),
				'sentiment' => array(
					'type'        => 'string',
					'enum'        => array( '', ...InboxCriteria::SENTIMENTS ),
					'description' => 'Of one of the texts of the response. Empty: all.',
					'default'     => '',
				),
				'topic'     => array(
					'type'        => 'integer',
					'minimum'     => 0,
					'maximum'     => 4294967295,
					'description' => 'Id of the topic of one of its texts; 0: all.',
					'default'     => 0,
				),
				'field'     => array(
					'type'        => 'string',
					'pattern'     => '^(' . HiddenFields::NAME . '=.+)?\z',
					'maxLength'   => 33 + HiddenFields::MAX_LENGTH,
					'description' => 'Name and value of a hidden field, for example plan=pro. Empty: all.',
					'default'     => '',
				),
				'from'      => self::date_arg(),
				'to'        => self::date_arg(),
				'search'    => array(
					'type'      => 'string',
					'maxLength' => 200,
					'default'   => '',
				),
				'per_page'  => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 100,
					'default' => 20,
				),
				'cursor'    => array(
					'type'    => 'string',
					'pattern' => InboxPlace::PATTERN,
				),
			)
		);
		$this->route(
			'/inbox/read',
			'POST',
			Capability::View,
			array( $this, 'mark' ),
			$survey + array(
				'newest' => array(
					'type'     => 'integer',
					'minimum'  => 1,
					'required' => true,
				),
			)
		);
	}

	/**
	 * The next items.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 * @return array<string, mixed>
	 * @throws Failure 400 naming a wrong day, or a tag, sentiment or topic where there are none; 403 where the plan has none.
	 */
	public function read( WP_REST_Request $request ): array {
		$survey = $request['survey_id'];
		$score  = $request['score'];
		return $this->inbox->read(
			new InboxCriteria(
				$request['state'],
				trim( $request['search'] ),
				0 === $survey ? null : $survey,
				null === $score || '' === $score ? null : $score,
				$request['tag'],
				$this->range( $request ),
				$request['sentiment'],
				$request['topic'],
				$request['field']
			),
			is_string( $request['cursor'] ) ? $request['cursor'] : '',
			$request['per_page']
		);
	}

	/**
	 * Marks as read.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Body.
	 * @return array{changed: int, complete: bool}
	 */
	public function mark( WP_REST_Request $request ): array {
		$survey = $request['survey_id'];
		return $this->mark->run( 0 === $survey ? null : $survey, $request['newest'] );
	}

	/**
	 * The days of a request, null for all.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request from and to.
	 * @throws Failure 400 naming the field.
	 */
	private function range( WP_REST_Request $request ): ?Range {
		$days = array(
			'from' => $request['from'],
			'to'   => $request['to'],
		);
		return array() === array_diff( $days, array( null, '' ) )
			? null
			: Range::of_request( $days, $this->clock->site_now()->format( 'Y-m-d' ), SurveyReport::DEFAULT_DAYS );
	}
}
