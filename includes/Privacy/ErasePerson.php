<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Access\Capability;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\EmailType;

/**
 * Anonymizes everything of the person who sent a response, as WordPress's eraser does: the responses of the same
 * account and those with the same e-mail address. A response that names neither is anonymized alone.
 */
final class ErasePerson {

	private const BATCH = 100;

	/**
	 * Responses whose copies are looked for.
	 */
	private const MOST_COPIES = 1000;

	public function __construct( private PersonalDataRepository $data ) {}

	/**
	 * How many responses would lose their person, by what they were found, and where copies stay.
	 *
	 * @return array{responses: int, account: bool, emails: list<string>, copies: list<array{name: string, url: string}>}
	 * @throws Failure 404 when the survey has no such response.
	 */
	public function preview( int $survey_id, int $response_id ): array {
		$person = $this->person( $survey_id, $response_id );
		$others = $this->data->others( $response_id, $person['user_id'], $person['emails'], self::MOST_COPIES );
		return array(
			'responses' => $this->data->count( $response_id, $person['user_id'], $person['emails'] ),
			'account'   => $person['user_id'] > 0,
			'emails'    => $person['emails'],
			'copies'    => self::copies( array( $response_id, ...$others ) ),
		);
	}

	/**
	 * Places elsewhere that hold copies of responses.
	 *
	 * @param list<int> $ids Responses.
	 * @return list<array{name: string, url: string}>
	 */
	private static function copies( array $ids ): array {
		/**
		 * Filters the places outside this site that hold copies of responses: an erasure names them, because it does
		 * not reach them.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array{name: string, url: string}> $copies Places, for people.
		 * @param list<int>                              $ids    Responses.
		 */
		$copies = apply_filters( 'userfeedback_personal_data_copies', array(), $ids );
		$named  = array();
		foreach ( is_array( $copies ) ? $copies : array() as $copy ) {
			if ( is_array( $copy ) && is_string( $copy['name'] ?? null ) && is_string( $copy['url'] ?? null ) ) {
				$named[] = array(
					'name' => $copy['name'],
					'url'  => $copy['url'],
				);
			}
		}
		return $named;
	}

	/**
	 * Erases.
	 *
	 * @return array{erased: int}
	 * @throws Failure See preview().
	 */
	public function run( int $survey_id, int $response_id ): array {
		$person = $this->person( $survey_id, $response_id );
		$text   = wp_privacy_anonymize_data( 'text' );
		$erased = 0;
		do {
			// The one that names the person goes last: whoever is stopped halfway can begin anew with it.
			$others = $this->data->others( $response_id, $person['user_id'], $person['emails'], self::BATCH );
			$ids    = array() === $others ? array( $response_id ) : $others;
			$this->data->anonymise( $ids, $text );
			$erased += count( $ids );
		} while ( array() !== $others );
		if ( $person['user_id'] > 0 ) {
			// It names the responses that were anonymized.
			RememberedSurveys::forget( $person['user_id'] );
		}
		DataErased::announce();
		return array( 'erased' => $erased );
	}

	/**
	 * @return array{user_id: int, emails: list<string>}
	 * @throws Failure 404 when the survey has no such response, 403 for people who may not see it.
	 */
	private function person( int $survey_id, int $response_id ): array {
		// Responses to surveys of others go too.
		SurveyScope::reach_all();
		$user_id = $this->data->user_of( $survey_id, $response_id );
		if ( null === $user_id ) {
			throw Failure::not_found( __( 'This response does not exist.', 'userfeedback' ) );
		}
		// Who may delete need not see results, and the reply names e-mail addresses.
		Capability::View->enforce();
		$emails = array();
		foreach ( $this->data->answers( array( $response_id ) ) as $answer ) {
			$text = trim( (string) $answer['value_text'] );
			if ( '' === $answer['value_key'] && EmailType::is_address( $text ) ) {
				$emails[ strtolower( $text ) ] = $text;
			}
		}
		$user = 0 === $user_id ? false : get_userdata( $user_id );
		if ( false !== $user && '' !== $user->user_email ) {
			$emails[ strtolower( $user->user_email ) ] = $user->user_email;
		}
		return array(
			'user_id' => $user_id,
			'emails'  => array_values( $emails ),
		);
	}
}
