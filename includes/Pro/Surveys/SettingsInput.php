<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys;

use UserFeedback\Access\Capability;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\EmailAddresses;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\LastDay;
use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionInput;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\Record;
use UserFeedback\Surveys\SettingsReader;
use UserFeedback\Surveys\SettingsSchema;

/**
 * Normalizes settings and notifications from a request for storage. SurveySchema has checked their format.
 *
 * @phpstan-type ExpireAt array{month: int, day: int, year?: int}
 */
final class SettingsInput implements SettingsReader {

	/**
	 * @param Clock $clock Decides which year an expiry date falls into.
	 */
	public function __construct( private Clock $clock, private TriggerRegistry $triggers ) {}

	/**
	 * Complete settings.
	 *
	 * @param array<mixed>         $sent      As sent, perhaps incomplete.
	 * @param array<string, mixed> $before    Complete: what was stored, or the defaults.
	 * @param list<Question>       $questions The survey's questions.
	 * @return array<string, mixed>
	 * @throws Failure 422 when a page rule holds a regular expression that no visitor's browser should run (A114),
	 *                 or when nobody brings the trigger and it is not the stored one.
	 */
	public function settings( array $sent, array $before, array $questions ): array {
		$settings = Record::fill( SettingsSchema::settings(), $before, $sent );
		$ids      = array_map( static fn ( Question $question ): string => $question->id, $questions );

		$thank_you               = self::part( $settings, 'thank_you' );
		$thank_you['conditions'] = self::redirects( self::part( $thank_you, 'conditions' ), $ids );

		if ( is_array( $thank_you['endings'] ?? null ) ) {
			// Only the id is asked for, and everybody reads both texts.
			$thank_you['endings'] = array_map(
				static fn ( mixed $one ): array => array_replace(
					array(
						'title' => '',
						'text'  => '',
					),
					is_array( $one ) ? $one : array()
				),
				$thank_you['endings']
			);
		}
		$thank_you['redirect_to'] = self::page( $thank_you['redirect_to'] ?? null );
		$settings['thank_you']    = $thank_you;

		$targeting             = self::part( $settings, 'targeting' );
		$targeting['pages']    = 'all' === ( $targeting['pages'] ?? 'all' ) ? 'all' : 'select';
		$targeting['devices']  = array_values( array_unique( self::part( $targeting, 'devices' ) ) );
		$settings['targeting'] = $targeting;
		self::check_patterns( self::part( $targeting, 'page_rules' ) );

		// The server writes it with the first row; a screen that was opened before must not take it away.
		$drive = self::part( $settings, 'google_drive' );
		if ( '' === ( $drive['spreadsheet_id'] ?? '' ) ) {
			$drive['spreadsheet_id'] = self::part( $before, 'google_drive' )['spreadsheet_id'] ?? '';
		}
		$settings['google_drive'] = $drive;

		$behavior              = self::part( $settings, 'behavior' );
		$stored                = self::part( $before, 'behavior' );
		$behavior['expire_at'] = $this->expire_at( $behavior['expire_at'] ?? null, $stored['expire_at'] ?? null );
		$settings['behavior']  = $behavior;
		$this->check_trigger( $behavior['timing'] ?? '', $stored['timing'] ?? '' );
		$settings = Presentation::into( $settings, $sent, $before, $questions );
		return HiddenFields::into( $settings, $sent, $before );
	}

	/**
	 * Complete rows of conditional redirects. Rows that refer to no question are removed; a blank one may stay
	 * (A45).
	 *
	 * @param array<mixed> $sent As sent.
	 * @param list<string> $ids  Ids of the survey's questions.
	 * @return list<array<string, mixed>>
	 */
	private static function redirects( array $sent, array $ids ): array {
		$rows = array();
		foreach ( $sent as $row ) {
			$row = array_replace(
				array(
					'question'       => '',
					'condition_type' => '',
					'condition'      => '',
					'page'           => null,
				),
				is_array( $row ) ? $row : array()
			);
			if ( in_array( $row['question'], array( '', ...$ids ), true ) ) {
				$row['page'] = self::page( $row['page'] );
				$rows[]      = $row;
			}
		}
		return $rows;
	}

	/**
	 * The page of a redirect; null for one without a number.
	 *
	 * @return array<mixed>|null
	 */
	private static function page( mixed $sent ): ?array {
		return is_array( $sent ) && isset( $sent['id'] ) ? $sent : null;
	}

	/**
	 * Keeps a trigger when its addon is missing, so it works again when the addon is back.
	 *
	 * @throws Failure 422 when nobody brings it.
	 */
	private function check_trigger( mixed $timing, mixed $stored ): void {
		if ( $timing !== $stored && ! ( is_string( $timing ) && $this->triggers->knows( $timing ) ) ) {
			throw Failure::invalid(
				array( 'settings[behavior][timing]' => __( 'This trigger is not available on this site.', 'userfeedback' ) )
			);
		}
	}

	/**
	 * Complete notifications. Conditions of e-mail logic that refer to no question are removed; if none is
	 * complete, all are (SAVE-09, QST-45).
	 *
	 * @param array<mixed>         $sent      As sent, perhaps incomplete.
	 * @param array<string, mixed> $before    Complete: what was stored, or the defaults.
	 * @param list<Question>       $questions The survey's questions.
	 * @return array<string, mixed>
	 * @throws Failure 422 when an address is not an e-mail address and mails are to be sent (BLD-25), 403 naming the field when somebody who may not see results adds one.
	 */
	public function notifications( array $sent, array $before, array $questions ): array {
		$notifications = Record::fill( SettingsSchema::notifications(), $before, $sent );
		$email         = self::part( $notifications, 'email' );
		$logic         = self::part( $email, 'logic' );
		$ids           = array_map( static fn ( Question $question ): string => $question->id, $questions );

		$logic['conditions'] = QuestionInput::conditions( self::part( $logic, 'conditions' ), $ids );
		$complete            = array_filter(
			$logic['conditions'],
			static fn ( array $condition ): bool => '' !== $condition['value']
		);
		if ( true === ( $logic['enable'] ?? false ) && array() === $complete ) {
			$logic['conditions'] = array();
		}
		$email['logic']     = $logic;
		$email['addresses'] = Text::line( is_string( $email['addresses'] ?? null ) ? $email['addresses'] : '' );
		self::check_recipients( $email['addresses'], self::part( $before, 'email' )['addresses'] ?? '' );
		if ( true === ( $email['active'] ?? false ) ) {
			EmailAddresses::check( $email['addresses'] );
		}
		$notifications['email'] = $email;
		return $notifications;
	}

	/**
	 * A mail holds the whole response, so whoever adds a recipient must be allowed to see results. Others may leave
	 * the stored ones and take them away.
	 *
	 * @throws Failure 403.
	 */
	private static function check_recipients( string $addresses, mixed $before ): void {
		$known = EmailAddresses::of( is_string( $before ) ? $before : '' );
		$added = array_udiff( EmailAddresses::of( $addresses ), $known, 'strcasecmp' );
		if ( array() !== $added && ! Capability::View->allowed() ) {
			throw Failure::invalid(
				array(
					'notifications[email][addresses]' => __( 'Only people who can view results can add an address.', 'userfeedback' ),
				),
				403
			);
		}
	}

	/**
	 * An expiry date with its year: the next occurrence, today included (A54). An unchanged date that comes with its
	 * year keeps it; otherwise every save of an expired survey would revive it for a year. Who chooses the same day
	 * again sends none. SaveSurvey, which knows the schedule, counts anew for a survey that has not opened.
	 *
	 * @param mixed $sent   As sent: null or ExpireAt.
	 * @param mixed $before As stored before.
	 * @return ExpireAt|null
	 */
	private function expire_at( mixed $sent, mixed $before ): ?array {
		if ( ! is_array( $sent ) || ! is_int( $sent['month'] ?? null ) || ! is_int( $sent['day'] ?? null ) ) {
			return null;
		}
		$month = $sent['month'];
		$day   = $sent['day'];
		$same  = is_array( $before ) && ( $before['month'] ?? 0 ) === $month && ( $before['day'] ?? 0 ) === $day;
		$year  = $same && is_int( $sent['year'] ?? null ) && is_int( $before['year'] ?? null )
			? $before['year']
			: LastDay::next_year( $this->clock->site_now(), $month, $day );
		return array(
			'month' => $month,
			'day'   => $day,
			'year'  => $year,
		);
	}

	/**
	 * Refuses regular expressions that are wrong or slow.
	 *
	 * @param array<mixed> $rules Page rules.
	 * @throws Failure 422.
	 */
	private static function check_patterns( array $rules ): void {
		$problems = array();
		foreach ( $rules as $index => $rule ) {
			if (
				is_array( $rule )
				&& 'query_parameter_regex' === ( $rule['logic'] ?? '' )
				&& is_string( $rule['data'] ?? null )
			) {
				$problems[ "settings[targeting][page_rules][{$index}][data]" ] = PatternCheck::problem( $rule['data'] );
			}
		}
		$problems = array_filter( $problems, static fn ( string $problem ): bool => '' !== $problem );
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
	}

	/**
	 * An object or list of the data.
	 *
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	private static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
