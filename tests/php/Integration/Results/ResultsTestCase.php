<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;
use UserFeedback\Files\FileRepository;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\Submission\AnswerCheck;
use UserFeedback\Responses\Submission\GivenAnswer;
use UserFeedback\Responses\Submission\Submission;
use UserFeedback\Responses\Submission\SubmitResponse;
use UserFeedback\Responses\Submission\SubmittedPage;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Stores surveys and, through the real submission, responses of past days.
 */
abstract class ResultsTestCase extends IntegrationTestCase {

	/**
	 * Stores a survey.
	 *
	 * @param list<Question>       $questions Its questions.
	 * @param array<string, mixed> $changes   Other properties.
	 */
	protected function survey( array $questions, array $changes = array() ): Survey {
		$defaults = $this->container()->get( SurveyDefaults::class );
		$now      = new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
		$survey   = new Survey(
			0,
			'Coffee',
			'survey',
			Survey::PUBLISH,
			'blank',
			$questions,
			$defaults->settings(),
			$defaults->notifications(),
			null,
			$now,
			1,
			$now,
			$now
		);
		return $this->container()->get( SurveyRepository::class )->store( $survey->with( $changes ) );
	}

	/**
	 * A question.
	 *
	 * @param array<string, mixed> $config   Config.
	 * @param array<string, mixed> $settings Settings.
	 */
	protected function question(
		string $id,
		string $type,
		array $config = array(),
		array $settings = array()
	): Question {
		return new Question(
			$id,
			$type,
			'Question ' . $id,
			$config,
			$settings,
			array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			)
		);
	}

	/**
	 * The question, shown only after an answer to an earlier one.
	 */
	protected function only_after( Question $question, string $earlier, string $answer ): Question {
		$logic = array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array(
				array(
					'question_id' => $earlier,
					'compare'     => '=',
					'value'       => $answer,
				),
			),
		);
		return new Question(
			$question->id,
			$question->type,
			$question->title,
			$question->config,
			$question->settings,
			$logic
		);
	}

	/**
	 * A moment some days ago, at noon of the site.
	 *
	 * @param string $time Of the site's day.
	 */
	protected function moment( int $days_ago, string $time = '12:00:00' ): DateTimeImmutable {
		return new DateTimeImmutable( $this->day( $days_ago ) . ' ' . $time, wp_timezone() );
	}

	/**
	 * A day of the site.
	 *
	 * @param int $days_ago How many days before today.
	 */
	protected function day( int $days_ago ): string {
		return current_datetime()->modify( "-{$days_ago} days" )->format( 'Y-m-d' );
	}

	/**
	 * Submits a response.
	 *
	 * @param array<string, mixed> $answers Value by question; an array with the key `value` may hold `extra`.
	 */
	protected function respond(
		Survey $survey,
		array $answers,
		int $days_ago = 0,
		string $time = '12:00:00',
		?SubmittedPage $page = null
	): int {
		$given = array();
		foreach ( $answers as $id => $answer ) {
			$value   = is_array( $answer ) && array_key_exists( 'value', $answer ) ? $answer['value'] : $answer;
			$extra   = is_array( $answer ) && is_array( $answer['extra'] ?? null ) ? $answer['extra'] : array();
			$given[] = new GivenAnswer( (string) $id, $value, $extra );
		}
		$container = $this->container();
		$submit    = new SubmitResponse(
			$container->get( Database::class ),
			$container->get( SurveyRepository::class ),
			$container->get( ResponseRepository::class ),
			$container->get( CounterRepository::class ),
			$container->get( OutboxRepository::class ),
			$container->get( OutboxHandlers::class ),
			$container->get( AnswerCheck::class ),
			new FixedClock( $this->moment( $days_ago, $time ) ),
			$container->get( SurveyLanguages::class ),
			static fn (): FileRepository => $container->get( FileRepository::class )
		);
		$survey    = $container->get( SurveyRepository::class )->find( $survey->id ) ?? $survey;
		return $submit->run(
			$survey->id,
			new Submission( wp_generate_uuid4(), $given, $page ?? new SubmittedPage( 0, home_url( '/' ), 'Home' ) ),
			new Visitor(
				'192.0.2.7',
				'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
				0
			)
		)->id;
	}

	/**
	 * Counts impressions.
	 */
	protected function impressions( Survey $survey, int $count, int $days_ago = 0 ): void {
		$this->container()->get( CounterRepository::class )->add(
			array(
				new CounterChange( $survey->id, $this->day( $days_ago ), CounterChange::IMPRESSION, '', '', $count ),
			)
		);
	}

	/**
	 * The data of a successful reply.
	 *
	 * @param array<string, mixed> $params Query.
	 * @return array<string, mixed>
	 */
	protected function get( string $route, array $params = array() ): array {
		$reply = $this->rest( 'GET', $route, $params );
		$data  = json_decode( (string) wp_json_encode( $reply->get_data() ), true );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $data ) );
		self::assertIsArray( $data );
		return $data;
	}
}
