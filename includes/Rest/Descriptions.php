<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

/**
 * What each parameter of the routes means, for `OPTIONS` and generated docs.
 * In English: whoever reads them writes code.
 */
final class Descriptions {

	private const BY_NAME = array(
		'answers'        => 'What was answered: the id of the question, its value, and extra.comments or extra.name.',
		'based_on'       => 'Revision of the version that was changed: 409 when the survey was saved since. Empty: the last save wins.',
		'client_id'      => 'UUID of the attempt. The same one never stores a second response; without it every call stores one.',
		'comments'       => 'Only answers that came with a comment.',
		'end'            => 'Last day of the figures, YYYY-MM-DD in the time zone of the site.',
		'end_date'       => 'Last day, YYYY-MM-DD in the time zone of the site.',
		'cursor'         => '`next` of the reply before, where counting takes several calls.',
		'filter'         => 'Leaves the responses that meet all conditions: docs/filters.md. filter[status] leaves the rows of one status.',
		'from'           => 'First day, YYYY-MM-DD in the time zone of the site.',
		'id'             => 'The survey.',
		'logic_type'     => 'Which values a page rule can be compared with.',
		'nonce'          => 'A hint for spam scoring. Calls without one, or with a wrong one, are taken as well.',
		'notifications'  => 'Who gets a mail about responses.',
		'order'          => 'Direction.',
		'orderby'        => 'What the list is ordered by.',
		'page'           => 'Page of the list, from 1.',
		'page_submitted' => 'The page on which it was answered: id, link and title.',
		'per_page'       => 'Rows of a page. -1 asks for all; the header X-UserFeedback-Limit says where they are cut.',
		'publish_at'     => 'When the survey goes live, ISO 8601. Empty: at once.',
		'question_id'    => 'One question of the survey.',
		'questions'      => 'The questions, in their order.',
		'response_id'    => 'One response of the survey.',
		'response_ids'   => 'Responses of the survey.',
		'search'         => 'Text to look for.',
		'select'         => 'Columns beside id, type and responses_count.',
		'settings'       => 'Look, behavior, targeting and what follows the last question.',
		'start'          => 'First day of the figures, YYYY-MM-DD in the time zone of the site.',
		'start_date'     => 'First day, YYYY-MM-DD in the time zone of the site.',
		'status'         => 'draft or publish.',
		'survey_id'      => 'One survey. Empty or 0: all of them.',
		'survey_ids'     => 'The surveys.',
		'template'       => 'Template from which the survey was made.',
		'take_over'      => 'Takes the lock from whoever has it.',
		'title'          => 'Title, or a text in it where content is searched.',
		'to'             => 'Last day, YYYY-MM-DD in the time zone of the site.',
		'type'           => 'survey or nps.',
		'with'           => 'questions: the reply brings the questions along.',
	);

	public static function of( string $name ): string {
		return self::BY_NAME[ $name ] ?? '';
	}
}
