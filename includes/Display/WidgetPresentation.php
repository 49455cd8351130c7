<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Responses\Submission\SubmissionInput;
use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyLength;

/**
 * What a visitor's browser gets of the presentation of a survey (docs/visitor.md). The intro travels as a question
 * before the others, which the file of the part draws and takes out of what is sent.
 */
final class WidgetPresentation {

	/**
	 * Type of the intro among the questions that travel.
	 */
	public const INTRO = 'intro';

	/**
	 * Facts that the end of the survey needs.
	 *
	 * @return array<string, mixed>
	 */
	public static function described( Survey $survey ): array {
		$stored = self::stored( $survey );
		$facts  = array();
		if ( $stored->flag( 'close' ) ) {
			$facts['close'] = true;
		}
		if ( array() !== $stored->items( 'pass' ) ) {
			$facts['pass'] = $stored->items( 'pass' );
		}
		return $facts;
	}

	/**
	 * The part that the survey needs: `intro:<style of the progress>:<questions>:<minutes>`, nothing without any.
	 *
	 * @return list<string>
	 */
	public static function part( Survey $survey ): array {
		return null === ( $survey->settings[ Presentation::KEY ] ?? null )
			? array()
			: array( implode( ':', array( self::INTRO, self::stored( $survey )->text( 'progress', 'bar' ), self::length( $survey ) ) ) );
	}

	/**
	 * Address and texts of the part.
	 *
	 * @param string $key As part() makes it; just `intro` for previews.
	 * @return array{url: string, missing: string, words: array<string, string>}
	 */
	public static function file( string $key, Build $build ): array {
		list( , $progress, $questions, $minutes ) = array_pad( explode( ':', $key ), 4, '' );

		$words = array(
			'progress' => $progress,
			'start'    => __( 'Start', 'userfeedback' ),
			'later'    => __( 'Not now', 'userfeedback' ),
		);
		if ( (int) $questions > 0 ) {
			$words[ "{$questions}:{$minutes}" ] = self::time( (int) $minutes, (int) $questions );
		}
		return array(
			'url'     => $build->url( 'widget/types/intro.js' ),
			'missing' => '',
			'words'   => $words,
		);
	}

	/**
	 * The intro as a question; none without a title.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function intro( Survey $survey ): array {
		$intro = self::stored( $survey )->part( 'intro' );
		if ( '' === $intro->text( 'title' ) ) {
			return array();
		}
		$config = array(
			'text'    => $intro->text( 'text' ),
			'picture' => $intro->text( 'picture' ),
			'button'  => $intro->text( 'button' ),
			'time'    => $intro->flag( 'time', true ) ? self::length( $survey ) : '',
		);
		return array(
			array(
				'id'       => SubmissionInput::INTRO,
				'type'     => self::INTRO,
				'title'    => $intro->text( 'title' ),
				'config'   => (object) array_filter( $config, static fn ( string $text ): bool => '' !== $text ),
				'settings' => (object) array(),
				'logic'    => array( 'enabled' => false ),
			),
		);
	}

	/**
	 * Number of questions, a colon, minutes.
	 */
	private static function length( Survey $survey ): string {
		$types = array_map( static fn ( Question $question ): string => $question->type, $survey->questions );
		return count( $types ) . ':' . SurveyLength::minutes( $types );
	}

	/**
	 * How long it takes, in words.
	 */
	private static function time( int $minutes, int $questions ): string {
		return sprintf(
			/* translators: 1: how long it takes, e.g. "About 2 minutes", 2: how much it is, e.g. "5 questions". */
			__( '%1$s, %2$s', 'userfeedback' ),
			sprintf(
				/* translators: %s: number of minutes. */
				_n( 'About %s minute', 'About %s minutes', $minutes, 'userfeedback' ),
				number_format_i18n( $minutes )
			),
			sprintf(
				/* translators: %s: number of questions. */
				_n( '%s question', '%s questions', $questions, 'userfeedback' ),
				number_format_i18n( $questions )
			)
		);
	}

	private static function stored( Survey $survey ): Fields {
		return ( new Fields( $survey->settings ) )->part( Presentation::KEY );
	}
}
