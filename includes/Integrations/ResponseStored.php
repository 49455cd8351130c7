<?php
declare(strict_types=1);

namespace UserFeedback\Integrations;

use Closure;
use Throwable;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\ResponseHandler;
use UserFeedback\Support\ErrorLog;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Fires `userfeedback_response_stored` in the background. The request of the visitor is no place for it: it may
 * run before the other plugins, and the visitor would wait for them.
 */
final class ResponseStored implements ResponseHandler {

	public const KIND   = 'response-stored';
	public const ACTION = 'userfeedback_response_stored';

	/**
	 * Autoloaded option: whether anybody listened in the last full request. Otherwise each response would be a job
	 * for nobody.
	 */
	public const OPTION = 'userfeedback_core_listens';

	/**
	 * @param Closure(): SurveyRepository $surveys Asked for when a job runs.
	 * @param Closure(): EventData        $data    The same.
	 */
	public function __construct( private Closure $surveys, private Closure $data ) {}

	/**
	 * Remembers that somebody listens. Called when all plugins are loaded.
	 */
	public static function note_listeners(): void {
		if ( false !== has_action( self::ACTION ) && '1' !== get_option( self::OPTION ) ) {
			update_option( self::OPTION, '1', true );
		}
	}

	public function kind(): string {
		return self::KIND;
	}

	public function payload( Survey $survey, array $answers ): ?string {
		// get_option() would make a query with every response for one that is not there.
		return '1' === ( wp_load_alloptions()[ self::OPTION ] ?? null ) ? '' : null;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		if ( false === has_action( self::ACTION ) ) {
			delete_option( self::OPTION );
			return Outcome::done();
		}
		$survey = ( $this->surveys )()->find( $job->survey_id );
		$data   = null === $survey ? null : ( $this->data )()->of_response( $survey, $job->response_id, false );
		if ( null === $data ) {
			return Outcome::done();
		}
		$attempt->begin();
		try {
			/**
			 * Fires after a visitor's response was stored, in a background job and not in the visitor's request:
			 * usually within a minute. Nobody is signed in then. The array has the keys of `data` of a webhook
			 * (docs/webhooks.md), without IP address and browser. A listener that throws ends it for those after it.
			 *
			 * Example:
			 *
			 *     add_action(
			 *         'userfeedback_response_stored',
			 *         function ( int $survey_id, int $response_id, array $data ): void {
			 *             foreach ( $data['response']['answers'] as $answer ) {
			 *                 if ( 'nps' === $answer['type'] && $answer['value'] < 7 ) {
			 *                     wp_mail( 'team@example.org', 'An unhappy visitor', $data['response']['link'] );
			 *                 }
			 *             }
			 *         },
			 *         10,
			 *         3
			 *     );
			 *
			 * @since 0.1.0
			 *
			 * @param int                  $survey_id   The survey.
			 * @param int                  $response_id The response.
			 * @param array<string, mixed> $data        site, survey and response.
			 */
			do_action( 'userfeedback_response_stored', $job->survey_id, $job->response_id, $data );
		} catch ( Throwable $error ) {
			// Not again: those who listened before the one that failed have done their work.
			ErrorLog::debug( $error );
			return Outcome::failed( $error->getMessage() );
		}
		return Outcome::done();
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {}
}
