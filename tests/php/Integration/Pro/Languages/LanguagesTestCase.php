<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Languages;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;
use WP_REST_Response;

/**
 * A survey with a choice, a question that shows after one of its options, and a redirect by another.
 */
abstract class LanguagesTestCase extends ResponsesTestCase {

	protected int $id = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Elite );
		$this->id = $this->survey( array( 'questions' => self::questions() ) )->id;
	}

	protected static function questions(): array {
		return array(
			self::question(
				'gift',
				'radio-button',
				array(
					'description' => 'One answer',
					'options'     => array( 'Gift', 'Poison', 'Neither' ),
					'option_ids'  => array( 'o1', 'o2', 'o3' ),
				)
			),
			self::question( 'why', 'text', array( 'placeholder' => 'Because…' ), array( array( 'gift', '=', 'Poison' ) ) ),
			self::question(
				'several',
				'checkbox',
				array(
					'options'    => array( 'Fast', 'Cheap' ),
					'option_ids' => array( 'p1', 'p2' ),
				)
			),
		);
	}

	protected function stored(): Survey {
		$survey = $this->container()->get( SurveyRepository::class )->find( $this->id );
		self::assertNotNull( $survey );
		return $survey;
	}

	/**
	 * @param list<Question> $questions Of the survey from now on.
	 */
	protected function ask( array $questions ): void {
		$this->container()->get( SurveyRepository::class )->store( $this->stored()->with( array( 'questions' => $questions ) ) );
		do_action( 'userfeedback_surveys_changed', array( $this->id ) );
	}

	/**
	 * @param array<string, mixed> $body Of the call.
	 */
	protected function call( string $method, string $path = '', array $body = array() ): WP_REST_Response {
		return $this->rest( $method, "/surveys/{$this->id}/languages$path", $body );
	}

	/**
	 * Adds a language with texts.
	 *
	 * @param array<string, string> $texts By key.
	 */
	protected function translate( string $language, array $texts ): void {
		self::assertSame( 200, $this->call( 'POST', '', array( 'add' => $language ) )->get_status() );
		self::assertSame( 200, $this->call( 'POST', "/$language", array( 'texts' => $texts ) )->get_status() );
	}

	/**
	 * German, in which one option reads as another one in English.
	 */
	protected function german(): void {
		$this->translate(
			'de-DE',
			array(
				'title'                        => 'Alle Arten',
				'questions.gift.title'         => 'Was ist es?',
				'questions.gift.options.o1'    => 'Geschenk',
				'questions.gift.options.o2'    => 'Gift',
				'questions.several.options.p1' => 'Schnell',
			)
		);
	}

	/**
	 * What the routes reply about a language.
	 *
	 * @return array<string, mixed>
	 */
	protected function language( string $tag ): array {
		$all   = (array) $this->call( 'GET' )->get_data();
		$found = array_column( $all['languages'], null, 'language' );
		self::assertArrayHasKey( $tag, $found );
		return $found[ $tag ];
	}

	/**
	 * The survey as a visitor's browser reads it.
	 */
	protected function texts( string $tag ): WP_REST_Response {
		return $this->rest( 'GET', "/surveys/{$this->id}/texts/$tag" );
	}
}
