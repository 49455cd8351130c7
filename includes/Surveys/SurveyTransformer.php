<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Support\Moment;

/**
 * Surveys in wire format (src/types/survey.ts).
 */
final class SurveyTransformer {

	/**
	 * The whole survey (wire type Survey).
	 *
	 * @return array<string, mixed>
	 */
	public static function to_wire( Survey $survey, int $responses_count, int $impressions ): array {
		return array(
			'id'              => $survey->id,
			'title'           => $survey->title,
			'status'          => $survey->status,
			'type'            => $survey->type,
			'template'        => $survey->template,
			'questions'       => self::questions( $survey->questions ),
			'settings'        => $survey->settings,
			'notifications'   => $survey->notifications,
			'responses_count' => $responses_count,
			'impressions'     => $impressions,
			'publish_at'      => Moment::wire( $survey->publish_at ),
			'created_at'      => Moment::wire( $survey->created_at ),
			'updated_at'      => Moment::wire( $survey->updated_at ),
			'published_at'    => Moment::wire( $survey->published_at ),
			'cookie_name'     => $survey->cookie_name(),
			'revision'        => $survey->revision,
		);
	}

	/**
	 * Questions (wire type Question[]). An empty config is `{}` and not `[]`.
	 *
	 * @param list<Question> $questions The questions.
	 * @return list<array<string, mixed>>
	 */
	public static function questions( array $questions ): array {
		return array_map(
			static function ( Question $question ): array {
				$data           = $question->to_array();
				$data['config'] = (object) array_diff_key( $data['config'], FormerOptions::KEYS );
				return $data;
			},
			$questions
		);
	}
}
