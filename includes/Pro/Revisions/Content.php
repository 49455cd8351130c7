<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use UserFeedback\Support\Moment;
use UserFeedback\Surveys\FormerOptions;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\LastDay;
use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * What people edit of a survey. What the server notes beside it stays out, because it belongs to the answers: former
 * texts and names, the spreadsheet.
 *
 * @phpstan-import-type QuestionData from Question
 * @phpstan-type SurveyContent array{
 *   title: string,
 *   type: string,
 *   status: string,
 *   publish_at: string|null,
 *   template: string,
 *   questions: list<QuestionData>,
 *   settings: array<string, mixed>,
 *   notifications: array<string, mixed>,
 *   replaced?: list<array{month: int, day: int, year: int}>
 * }
 */
final class Content {

	/**
	 * What a restored survey keeps as it is now.
	 */
	public const STAYS = array(
		'status'     => true,
		'publish_at' => true,
		'template'   => true,
	);

	/**
	 * @return SurveyContent
	 */
	public static function of( Survey $survey ): array {
		$settings = $survey->settings;
		$noted    = array(
			'google_drive'    => 'spreadsheet_id',
			HiddenFields::KEY => 'former',
		);
		foreach ( $noted as $part => $key ) {
			if ( is_array( $settings[ $part ] ?? null ) ) {
				unset( $settings[ $part ][ $key ] );
			}
		}
		if ( is_array( $settings[ HiddenFields::KEY ] ?? null ) && array() === HiddenFields::names( $settings ) ) {
			unset( $settings[ HiddenFields::KEY ] );
		}
		if ( is_array( $settings['thank_you'] ?? null ) && array() === ( $settings['thank_you']['endings'] ?? null ) ) {
			unset( $settings['thank_you']['endings'] );
		}
		// Another day is counted anew from the one on which it is saved.
		if ( is_array( $settings['behavior'] ?? null ) && is_array( $settings['behavior']['expire_at'] ?? null ) ) {
			unset( $settings['behavior']['expire_at']['year'] );
		}
		return array(
			'title'         => $survey->title,
			'type'          => $survey->type,
			'status'        => $survey->status,
			'publish_at'    => Moment::wire( $survey->publish_at ),
			'template'      => $survey->template,
			'questions'     => array_map( self::question( ... ), $survey->questions ),
			'settings'      => $settings,
			'notifications' => $survey->notifications,
		);
	}

	/**
	 * The last days that are gone since the survey was restored, with their years: nobody compares them. Versions that
	 * are restored one after the other keep those from before them.
	 *
	 * @param Survey             $before  As it was before it was restored.
	 * @param SurveyContent      $content What it was restored to.
	 * @param SurveyContent|null $earlier What it was restored to right before that, if it was.
	 * @return array{replaced?: list<array{month: int, day: int, year: int}>}
	 */
	public static function replaced( Survey $before, array $content, ?array $earlier ): array {
		$days = $earlier['replaced'] ?? array();
		$last = LastDay::of( $before->settings );
		if ( isset( $last['year'] ) && ! LastDay::is_same( $last, LastDay::of( $content['settings'] ) ) ) {
			// A day that comes back and goes again is noted with the year that it had last.
			$days   = array_filter( $days, static fn ( array $day ): bool => ! LastDay::is_same( $day, $last ) );
			$days[] = $last;
		}
		return array() === $days ? array() : array( 'replaced' => array_values( $days ) );
	}

	/**
	 * Year of the last day where the version brings the day back that was there before the survey was restored: else
	 * to undo that would revive a survey that was over. A day that the survey has now keeps its own year, because the
	 * owner may have chosen it to run once more.
	 *
	 * @param SurveyContent $content  From of().
	 * @param SurveyContent $restored What the survey was restored to.
	 * @param Survey        $now      The survey as it is.
	 */
	public static function former_year( array $content, array $restored, Survey $now ): ?int {
		$last = LastDay::of( $content['settings'] );
		if ( LastDay::is_same( $last, LastDay::of( $now->settings ) ) ) {
			return null;
		}
		foreach ( $restored['replaced'] ?? array() as $day ) {
			if ( LastDay::is_same( $last, $day ) ) {
				return $day['year'];
			}
		}
		return null;
	}

	/**
	 * What is to be saved for the survey to be like that again. Whether and when it is published stays as it is.
	 *
	 * @param SurveyContent $content From of().
	 * @param Survey        $now     The survey as it is.
	 * @return array<string, mixed> For SaveSurvey.
	 */
	public static function to_save( array $content, Survey $now ): array {
		$settings = $content['settings'];
		$current  = LastDay::of( $now->settings );
		if ( null !== $current && LastDay::is_same( $current, LastDay::of( $settings ) ) ) {
			// A survey that is over stays over.
			$settings['behavior']['expire_at'] = $current;
		}
		// What is not sent would stay as it is now.
		$settings += array(
			Presentation::KEY => null,
			HiddenFields::KEY => null,
		);
		if ( is_array( $settings['thank_you'] ?? null ) ) {
			$settings['thank_you'] += array( 'endings' => array() );
		}
		return array(
			'title'         => $content['title'],
			'type'          => $content['type'],
			'questions'     => $content['questions'],
			'settings'      => $settings,
			'notifications' => $content['notifications'],
		);
	}

	/**
	 * @return QuestionData
	 */
	private static function question( Question $question ): array {
		$data           = $question->to_array();
		$data['config'] = array_diff_key( $data['config'], FormerOptions::KEYS );
		return $data;
	}
}
