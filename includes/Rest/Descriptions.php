<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

/**
 * What each parameter of the routes means, for `OPTIONS` and generated docs.
 * In English: whoever reads them writes code.
 */
final class Descriptions {

	private const BY_NAME = array(
		'action'         => 'What the button of a notification does: with class a key of the registered actions.',
		'answers'        => 'What was answered: the id of the question, its value, and extra.comments, extra.name or extra.other.',
		'apart'          => 'Which group gives up the responses that are in both: a or b. Empty: neither, so there are no differences.',
		'bank_id'        => 'One question of the question bank.',
		'autosave'       => 'Nobody asked for this save: the survey stays a draft, and 409 for anything but a draft that was never published.',
		'bank_name'      => 'What the question is called in the bank. Empty: its title.',
		'bank_question'  => 'A question as surveys have them. Its logic does not come.',
		'based_on'       => 'Revision of the version that was changed: 409 when the survey was saved since. Empty: the last save wins.',
		'language'       => 'Tag of a language, e.g. de-DE.',
		'by'             => 'By what the answers are broken down: id of another question, device, page, country, weekday, hour, week or month.',
		'class'          => 'Part of the plugin whose action it is.',
		'client_id'      => 'UUID of the attempt. The same one never stores a second response; without it every call stores one.',
		'comments'       => 'Only answers that came with a comment.',
		'other'          => 'Only answers that came with a text at the option "Other".',
		'comment'        => 'Why, in words, where the box asks for it.',
		'compare'        => 'What B is: the days before, the same days of last year, other days, or other people.',
		'compare_filter' => 'Conditions of B where it is other people, as in filter.',
		'compare_from'   => 'First day of B where it is other days.',
		'compare_to'     => 'Last day of B where it is other days.',
		'end'            => 'Last day of the figures, YYYY-MM-DD in the time zone of the site.',
		'dry_run'        => 'Says what would come, and stores nothing.',
		'end_date'       => 'Last day, YYYY-MM-DD in the time zone of the site.',
		'add'            => 'Tags that the responses get.',
		'body'           => 'What the note says.',
		'color'          => 'Color of the tag, 0 to 6.',
		'cursor'         => '`next` of the reply before, where counting takes several calls.',
		'file'           => 'Content of a survey file, as text: docs/survey-file.md.',
		'filter'         => 'Leaves the responses that meet all conditions: docs/filters.md. filter[status] leaves the rows of one status.',
		'from'           => 'First day, YYYY-MM-DD in the time zone of the site.',
		'id'             => 'The survey.',
		'into'           => 'The tag that stays.',
		'logic_type'     => 'Which values a page rule can be compared with.',
		'measure'        => 'nps, mean, or the key of the answer whose share is meant. Empty: the score of the question, else the share of its first answer.',
		'mark'           => 'What is marked.',
		'matching'       => 'Instead of response_ids all that this leaves, slice by slice: filter, from and to as in the query of the list.',
		'name'           => 'Name of the tag.',
		'newest'         => 'The newest response that the person saw: what came later stays unread.',
		'nonce'          => 'A hint for spam scoring. Calls without one, or with a wrong one, are taken as well.',
		'notifications'  => 'Who gets a mail about responses.',
		'note_id'        => 'One note of the response.',
		'on'             => 'false takes the mark away.',
		'order'          => 'Direction.',
		'orderby'        => 'What the list is ordered by.',
		'page'           => 'Page of the list, from 1.',
		'page_submitted' => 'The page on which it was answered: id, link and title.',
		'per_page'       => 'Rows of a page. -1 asks for all; the header X-UserFeedback-Limit says where they are cut.',
		'post_id'        => 'The post.',
		'publish_at'     => 'When the survey goes live, ISO 8601. Empty: at once.',
		'question'       => 'Id of the question whose answers are counted.',
		'question_id'    => 'One question of the survey.',
		'questions'      => 'The questions, in their order.',
		'rating'         => 'Stars, 1 to 5.',
		'remove'         => 'Tags that the responses lose.',
		'response_id'    => 'One response of the survey.',
		'response_ids'   => 'Responses of the survey.',
		'score_from'     => 'Least score that the same response gave.',
		'score_to'       => 'Largest score that the same response gave.',
		'score'          => 'Leaves low scores (1 to 2 stars, detractors), middle or high ones.',
		'search'         => 'Text to look for.',
		'select'         => 'Columns beside id, type and responses_count.',
		'settings'       => 'Look, behavior, targeting and what follows the last question.',
		'state'          => 'Which responses: all, unread or starred.',
		'start'          => 'First day of the figures, YYYY-MM-DD in the time zone of the site.',
		'start_date'     => 'First day, YYYY-MM-DD in the time zone of the site.',
		'status'         => 'draft or publish.',
		'step'           => 'Length of the points: day, week or month. Empty, or too short for the range: the server chooses.',
		'survey_id'      => 'One survey. Empty or 0: all of them.',
		'survey_ids'     => 'The surveys.',
		'template'       => 'Template from which the survey was made.',
		'tag_id'         => 'One tag.',
		'topic_id'       => 'One topic.',
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
