<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The address of a shared report: page, password and, for large counts, the figures so far (docs/shared-reports.md).
 * It works with any permalinks and runs before WordPress asks for posts.
 */
final class ReportPage {

	public const FIELD = 'uf-report';

	private const CURSOR = 'cursor';

	private const PASSWORD = 'uf-password';

	/**
	 * Calls a visitor and minute. A count of a million responses takes two hundred, at two in a second.
	 */
	private const LIMIT = 150;

	/**
	 * Passwords an hour, by all visitors of a report together.
	 */
	private const TRIES = 5;

	public function __construct(
		private Entitlements $entitlements,
		private RateLimiter $limiter,
		private SharedReportRepository $reports,
		private SurveyRepository $surveys,
		private ReportFigures $figures,
		private FilterNames $names,
		private ReportDocument $document,
		private Clock $clock
	) {}

	/**
	 * The address that opens a report.
	 *
	 * @param string $token Of the report.
	 */
	public static function link( string $token ): string {
		return add_query_arg( self::FIELD, $token, home_url( '/' ) );
	}

	/**
	 * Answers the current request.
	 */
	public function send(): never {
		// Page caches ask for this constant.
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a name that caches know.
		}
		$reply = $this->reply(
			self::text( $_GET, self::FIELD ), // phpcs:ignore WordPress.Security.NonceVerification -- the token decides.
			isset( $_GET[ self::CURSOR ] ) ? self::text( $_GET, self::CURSOR ) : null, // phpcs:ignore WordPress.Security.NonceVerification -- as above.
			isset( $_POST[ self::PASSWORD ] ) ? self::text( $_POST, self::PASSWORD ) : null, // phpcs:ignore WordPress.Security.NonceVerification -- signs nobody in.
			array_filter( $_COOKIE, 'is_string' )
		);
		status_header( $reply->status );
		foreach ( $reply->headers as $name => $value ) {
			header( $name . ': ' . $value );
		}
		if ( null !== $reply->cookie ) {
			setcookie(
				$reply->cookie[0],
				$reply->cookie[1],
				array(
					'path'     => COOKIEPATH,
					'domain'   => COOKIE_DOMAIN,
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				)
			);
		}
		echo $reply->body; // phpcs:ignore WordPress.Security.EscapeOutput -- ReportDocument escapes.
		exit;
	}

	/**
	 * The answer to a request.
	 *
	 * @param string|null               $cursor   Asks for the figures so far, null for the page.
	 * @param string|null               $password What was typed.
	 * @param array<array-key, string>  $cookies  Of the browser.
	 */
	public function reply( string $token, ?string $cursor, ?string $password, array $cookies ): Reply {
		try {
			$this->limiter->count_other( 'report', Visitor::from_request(), self::LIMIT );
		} catch ( Failure $failure ) {
			return $this->document->message(
				429,
				$failure->getMessage(),
				'',
				array( 'Retry-After' => (string) $failure->retry_after )
			);
		}
		$report = $this->open( $token );
		try {
			$survey = null === $report ? null : $this->surveys->find( $report->survey_id );
		} catch ( Failure ) {
			return $this->unreadable();
		}
		if ( null === $report || null === $survey || Survey::TRASH === $survey->status ) {
			return $this->gone();
		}
		if ( '' !== $report->password && ! self::has_cookie( $report, $cookies ) ) {
			return null === $cursor ? $this->ask( $report, $token, $password ) : $this->gone();
		}
		try {
			$known   = null !== $cursor && 1 === preg_match( '/^[0-9a-f]{32}$/D', $cursor );
			$figures = $this->figures->read( $report, $survey, $known ? $cursor : '' );
		} catch ( Failure $failure ) {
			// The filter is about a question that is gone, or the plan has no filters.
			return $failure->status < 500 ? $this->gone() : $this->unreadable();
		}
		if ( null !== $cursor ) {
			return $this->document->json( $figures );
		}
		if ( ! Capability::Manage->allowed() ) {
			$this->reports->note_opened( $report->id, $this->clock->now() );
		}
		// What it was made with, where the survey has no such filter any more.
		$filter = $this->figures->filter( $report, $survey ) ?? $report->filter;
		return $this->document->page(
			$report,
			$survey,
			$figures,
			$filter,
			$this->names->of( $filter ),
			self::link( $token )
		);
	}

	/**
	 * The report of a token that opens one now.
	 */
	private function open( string $token ): ?SharedReport {
		if ( 1 !== preg_match( '/^[A-Za-z0-9_-]{43}$/D', $token ) ) {
			return null;
		}
		$report = $this->reports->find_by_token( $token );
		if ( null === $report || $report->has_ended( $this->clock->now() ) ) {
			return null;
		}
		return $this->entitlements->allows( Feature::SharedReports ) ? $report : null;
	}

	/**
	 * Unknown, revoked, ended, without a plan: nobody can tell which.
	 */
	private function gone(): Reply {
		return $this->document->message(
			404,
			__( 'This report is no longer shared', 'userfeedback' ),
			__( 'Ask the person who sent you the link for a new one.', 'userfeedback' )
		);
	}

	/**
	 * The site cannot read the survey or its figures. What is wrong is for owners: Site Health names it.
	 */
	private function unreadable(): Reply {
		return $this->document->message(
			503,
			__( 'This report cannot be shown at the moment', 'userfeedback' ),
			__( 'Try again later. If it stays like this, tell the person who sent you the link.', 'userfeedback' )
		);
	}

	/**
	 * Asks for the password, or looks at what was typed.
	 */
	private function ask( SharedReport $report, string $token, ?string $password ): Reply {
		if ( null === $password ) {
			return $this->document->password( 200, self::link( $token ), self::PASSWORD, '' );
		}
		$left = $this->reports->take_try( $report->id, self::TRIES, $this->clock->now() );
		if ( $left < 0 ) {
			return $this->document->password(
				429,
				self::link( $token ),
				self::PASSWORD,
				__( 'There were too many tries. Try again in an hour.', 'userfeedback' )
			);
		}
		if ( wp_check_password( trim( $password ), $report->password ) ) {
			$this->reports->forget_tries( $report->id );
			return new Reply(
				303,
				array( 'Location' => self::link( $token ) ) + ReportDocument::HEADERS,
				'',
				array( self::cookie_name( $report ), self::cookie_value( $report ) )
			);
		}
		return $this->document->password(
			403,
			self::link( $token ),
			self::PASSWORD,
			sprintf(
				/* translators: %s: number of tries */
				_n(
					'That is not the password. You have %s more try in the next hour.',
					'That is not the password. You have %s more tries in the next hour.',
					$left,
					'userfeedback'
				),
				number_format_i18n( $left )
			)
		);
	}

	/**
	 * @param array<array-key, string> $cookies Of the browser.
	 */
	private static function has_cookie( SharedReport $report, array $cookies ): bool {
		return hash_equals( self::cookie_value( $report ), $cookies[ self::cookie_name( $report ) ] ?? '' );
	}

	private static function cookie_name( SharedReport $report ): string {
		return 'userfeedback_core_report_' . $report->id;
	}

	/**
	 * Opens this report with this password, and no other.
	 */
	private static function cookie_value( SharedReport $report ): string {
		return hash_hmac( 'sha256', $report->id . ' ' . $report->password, wp_salt( 'auth' ) );
	}

	/**
	 * @param array<array-key, mixed> $fields Of the request.
	 */
	private static function text( array $fields, string $name ): string {
		$value = $fields[ $name ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
