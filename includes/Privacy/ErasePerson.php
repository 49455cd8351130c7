<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Access\Capability;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\QuestionTypes\EmailType;

/**
 * Anonymizes everything of the person whom a response names, as WordPress's eraser does for each address in it: the
 * responses with that address, typed or as a hidden field, and those of its account. Where the response has an account,
 * it goes the same way. A response that names nobody is anonymized alone. An address of somebody else counts too: the
 * eraser of WordPress cannot tell either who typed it.
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
		$others = $this->data->others( $response_id, $person['user_ids'], $person['emails'], self::MOST_COPIES );
		return array(
			'responses' => $this->data->count( $response_id, $person['user_ids'], $person['emails'] ),
			'account'   => array() !== $person['user_ids'],
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
			$others = $this->data->others( $response_id, $person['user_ids'], $person['emails'], self::BATCH );
			$ids    = array() === $others ? array( $response_id ) : $others;
			$this->data->anonymise( $ids, $text );
			$erased += count( $ids );
		} while ( array() !== $others );
		// They name the responses that were anonymized.
		array_map( array( RememberedSurveys::class, 'forget' ), $person['user_ids'] );
		DataErased::announce();
		return array( 'erased' => $erased );
	}

	/**
	 * @return array{user_ids: list<int>, emails: list<string>}
	 * @throws Failure 404 when the survey has no such response, 403 for people who may not see it.
	 */
	private function person( int $survey_id, int $response_id ): array {
		// Responses to surveys of others go too.
		SurveyScope::reach_all();
		$sender = $this->data->sender( $survey_id, $response_id );
		if ( null === $sender ) {
			throw Failure::not_found( __( 'This response does not exist.', 'userfeedback' ) );
		}
		// Who may delete need not see results, and the reply names e-mail addresses.
		Capability::View->enforce();
		$texts = array_column( HiddenFields::values( $sender['hidden_fields'] ), 'value' );
		foreach ( $this->data->answers( array( $response_id ) ) as $answer ) {
			if ( '' === $answer['value_key'] ) {
				$texts[] = (string) $answer['value_text'];
			}
		}
		$emails   = array_filter( array_map( 'trim', $texts ), array( EmailType::class, 'is_address' ) );
		$user_ids = 0 === $sender['user_id'] ? array() : array( $sender['user_id'] );
		$user     = 0 === $sender['user_id'] ? false : get_userdata( $sender['user_id'] );
		if ( false !== $user && '' !== $user->user_email ) {
			$emails[] = $user->user_email;
		}
		$emails = array_combine( array_map( 'strtolower', $emails ), $emails );
		foreach ( $emails as $email ) {
			$account = get_user_by( 'email', $email );
			if ( false !== $account ) {
				$user_ids[] = $account->ID;
			}
		}
		return array(
			'user_ids' => array_values( array_unique( $user_ids ) ),
			'emails'   => array_values( $emails ),
		);
	}
}
