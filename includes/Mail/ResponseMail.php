<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Admin\Page;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Mails one response, or, above MOST_SINGLE of a survey in an hour, the rest of that hour in one digest (A100).
 * Never in a mail: the visitor's address, browser and device.
 *
 * @phpstan-import-type Lines from AnswerLines
 * @phpstan-type Stored array{id: int, at: DateTimeImmutable, page_url: string, page_title: string, fields: list<array{name: string, value: string}>}
 */
final class ResponseMail {

	/**
	 * Single mails of a survey in an hour of the clock.
	 */
	public const MOST_SINGLE = 20;

	/**
	 * Responses in one digest, and those that it lists.
	 */
	private const MOST_IN_DIGEST = 500;
	private const MOST_LISTED    = 20;

	/**
	 * Payload of a job that waits for the digest.
	 */
	private const FOR_DIGEST = 'digest';

	public function __construct(
		private SurveyRepository $surveys,
		private PlaceQuery $responses,
		private AnswerLines $lines,
		private OutboxRepository $outbox,
		private Template $template,
		private HeaderImage $header_image,
		private Mailer $mailer,
		private MailFailures $failures
	) {}

	/**
	 * Sends the mail of a job.
	 */
	public function run( Job $job, Attempt $attempt ): Outcome {
		$survey = $this->surveys->find( $job->survey_id );
		$to     = null === $survey ? array() : $this->recipients( $survey );
		$stored = null === $survey ? null : $this->response( $survey->id, $job->response_id );
		if ( null === $survey || null === $stored || array() === $to ) {
			// The owner switched mails off, or the response is in the trash.
			return Outcome::done();
		}
		if ( self::FOR_DIGEST === $job->payload ) {
			return $this->digest( $survey, $to, $stored, $job, $attempt );
		}
		$hour = $job->created_at->setTime( (int) $job->created_at->format( 'G' ), 0 );
		$end  = $hour->modify( '+1 hour' );
		if ( $this->outbox->count_done( $job->kind, $survey->id, $hour, $end ) >= self::MOST_SINGLE ) {
			return Outcome::hold( $end, self::FOR_DIGEST );
		}
		$attempt->begin();
		return $this->outcome( $this->mailer->send( $this->single( $survey, $to, $stored ) ), $survey );
	}

	/**
	 * The mail about one response.
	 *
	 * @param list<string>            $to     Addresses.
	 * @param Stored                  $stored The response.
	 */
	public function single( Survey $survey, array $to, array $stored, ?string $header = null ): Message {
		$lines = $this->lines->read( $survey, array( $stored['id'] ) )[ $stored['id'] ];
		/* translators: %s: title of a survey. */
		$title = sprintf( __( 'New response: %s', 'userfeedback' ), $survey->title );
		$view  = array(
			'title'      => $title,
			'time'       => self::moment( $stored['at'] ),
			'page_url'   => $stored['page_url'],
			'page_title' => '' === $stored['page_title'] ? $stored['page_url'] : $stored['page_title'],
			'lines'      => $lines['lines'],
			'unanswered' => self::unanswered( $lines['unanswered'] ),
			'fields'     => $stored['fields'],
			'url'        => self::link( $survey->id, $stored['id'] ),
			/* translators: %s: number of a response. */
			'open'       => sprintf( __( 'Open response #%s', 'userfeedback' ), (string) $stored['id'] ),
		);
		$first = $lines['lines'][0] ?? null;
		$intro = null === $first ? '' : $first['question'] . ': ' . $first['answer'];
		$foot  = array(
			__( 'You get this because your address is in the survey’s workflow.', 'userfeedback' ),
			'' === $lines['reply_to'] ? '' : __( 'Your reply goes to the visitor.', 'userfeedback' ),
		);
		return new Message(
			Message::RESPONSE,
			$survey->id,
			$to,
			$title,
			PlainText::response( $view ) . $this->plain_foot( $survey, $foot ),
			$this->template->render(
				'response',
				$view,
				array(
					'title'     => $title,
					'preheader' => mb_substr( $intro, 0, 140 ),
					'foot'      => $this->foot( $survey, $foot ),
				),
				$header ?? $this->header_image->address()
			),
			'' === $lines['reply_to'] ? array() : array( 'Reply-To' => $lines['reply_to'] )
		);
	}

	/**
	 * A published response.
	 *
	 * @return Stored|null
	 */
	public function response( int $survey_id, int $response_id ): ?array {
		$row = $this->responses->find( $survey_id, $response_id );
		return null === $row || ResponseRepository::PUBLISH !== $row['status'] ? null : array(
			'id'         => (int) $row['id'],
			'at'         => new DateTimeImmutable( (string) $row['submitted_at'], new DateTimeZone( 'UTC' ) ),
			'page_url'   => (string) $row['page_url'],
			'page_title' => (string) $row['page_title'],
			'fields'     => HiddenFields::values( $row['hidden_fields'] ?? null ),
		);
	}

	/**
	 * Sends the held responses of a survey in one mail.
	 *
	 * @param non-empty-list<string> $to    Addresses.
	 * @param Stored                 $first The response of the job itself.
	 */
	private function digest( Survey $survey, array $to, array $first, Job $job, Attempt $attempt ): Outcome {
		$stored = array( $first['id'] => $first );
		foreach ( $attempt->join( self::MOST_IN_DIGEST - 1 ) as $joined ) {
			$found = $this->response( $survey->id, $joined->response_id );
			if ( null !== $found ) {
				$stored[ $found['id'] ] = $found;
			}
		}
		krsort( $stored );
		$listed  = array_slice( $stored, 0, self::MOST_LISTED, true );
		$lines   = $this->lines->read( $survey, array_column( $listed, 'id' ) );
		$count   = count( $stored );
		$subject = sprintf(
			/* translators: 1: number of responses. 2: title of a survey. */
			_n( '%1$s new response: %2$s', '%1$s new responses: %2$s', $count, 'userfeedback' ),
			number_format_i18n( $count ),
			$survey->title
		);
		$times   = array_column( $stored, 'at' );
		$more    = $count - count( $listed );
		$view    = array(
			'title'  => sprintf(
				/* translators: %s: number of responses. */
				_n( '%s new response', '%s new responses', $count, 'userfeedback' ),
				number_format_i18n( $count )
			),
			'period' => sprintf(
				/* translators: 1: title of a survey. 2: a time. 3: a later time. */
				__( '%1$s, from %2$s to %3$s', 'userfeedback' ),
				$survey->title,
				self::moment( min( $times ) ),
				self::moment( max( $times ) )
			),
			'why'    => sprintf(
				/* translators: %s: a number. */
				__( 'More than %s came in within an hour, so these arrive together.', 'userfeedback' ),
				number_format_i18n( self::MOST_SINGLE )
			),
			'rows'   => array_values(
				array_map(
					static fn ( array $one ): array => array(
						'time'  => wp_date( self::time_format(), $one['at']->getTimestamp() ),
						'score' => self::score( $lines[ $one['id'] ] ),
						'words' => self::words( $lines[ $one['id'] ] ),
						'id'    => $one['id'],
						'url'   => self::link( $survey->id, $one['id'] ),
					),
					$listed
				)
			),
			'more'   => 0 === $more ? '' : sprintf(
				/* translators: %s: number of responses. */
				_n( '%s more is on the site.', '%s more are on the site.', $more, 'userfeedback' ),
				number_format_i18n( $more )
			),
			'url'    => Page::Results->url() . '#/survey/' . $survey->id . '/responses',
			/* translators: %s: number of responses. */
			'open'   => sprintf( __( 'Read all %s', 'userfeedback' ), number_format_i18n( $count ) ),
		);
		$foot    = array(
			sprintf(
				/* translators: %s: a number. */
				__( 'Single mails return when at most %s come in an hour.', 'userfeedback' ),
				number_format_i18n( self::MOST_SINGLE )
			),
		);
		$message = new Message(
			Message::DIGEST,
			$survey->id,
			$to,
			$subject,
			PlainText::digest( $view ) . $this->plain_foot( $survey, $foot ),
			$this->template->render(
				'digest',
				$view,
				array(
					'title'     => $subject,
					'preheader' => $view['period'],
					'foot'      => $this->foot( $survey, $foot ),
				),
				$this->header_image->address()
			)
		);
		$attempt->begin();
		return $this->outcome( $this->mailer->send( $message ), $survey );
	}

	private function outcome( Sent $sent, Survey $survey ): Outcome {
		if ( '' !== $sent->reason ) {
			return Outcome::retry( $sent->reason );
		}
		$this->failures->remove();
		$this->failures->refused( $sent->refused, $survey );
		return Outcome::done();
	}

	/**
	 * Who gets a survey's mails now.
	 *
	 * @return list<string>
	 */
	private function recipients( Survey $survey ): array {
		$active = true === ( EmailLogic::settings( $survey )['active'] ?? false );
		/**
		 * Filters who gets the mails about a survey's responses. What is no address is left out, and only the first 20
		 * addresses get the mail.
		 *
		 * @since 0.1.0
		 *
		 * @param string[] $addresses Of the survey's workflow; none when its mails are off.
		 * @param int      $survey_id The survey.
		 */
		$to = apply_filters(
			'userfeedback_mail_recipients',
			$active ? ResponseMailHandler::addresses( $survey ) : array(),
			$survey->id
		);
		return is_array( $to ) ? array_values( array_filter( $to, 'is_string' ) ) : array();
	}

	/**
	 * Lines below the mail.
	 *
	 * @param list<string> $sentences Some may be ''.
	 * @return list<array{text: string, url?: string}>
	 */
	private function foot( Survey $survey, array $sentences ): array {
		return array(
			array( 'text' => implode( ' ', self::filled( $sentences ) ) ),
			array(
				'text' => __( 'Change who gets these mails', 'userfeedback' ),
				'url'  => self::workflow( $survey ),
			),
		);
	}

	/**
	 * The same for the plain part.
	 *
	 * @param list<string> $sentences Some may be ''.
	 */
	private function plain_foot( Survey $survey, array $sentences ): string {
		return PlainText::foot(
			array(
				...self::filled( $sentences ),
				__( 'Change who gets these mails', 'userfeedback' ) . ': ' . self::workflow( $survey ),
			)
		);
	}

	/**
	 * @param list<string> $sentences Some may be ''.
	 * @return list<string>
	 */
	private static function filled( array $sentences ): array {
		return array_values( array_filter( $sentences, static fn ( string $text ): bool => '' !== $text ) );
	}

	private static function workflow( Survey $survey ): string {
		return Page::Surveys->url() . '#/edit/' . $survey->id . '/notifications';
	}

	/**
	 * Address of a response in wp-admin.
	 */
	public static function link( int $survey_id, int $response_id ): string {
		return Page::Results->url() . '#/survey/' . $survey_id . '/responses/' . $response_id;
	}

	/**
	 * A moment in the site's words and time zone.
	 */
	private static function moment( DateTimeImmutable $at ): string {
		$stored = get_option( 'date_format' );
		$date   = is_string( $stored ) ? $stored : 'Y-m-d';
		return (string) wp_date( $date . ' ' . self::time_format(), $at->getTimestamp() );
	}

	private static function time_format(): string {
		$time = get_option( 'time_format' );
		return is_string( $time ) ? $time : 'H:i';
	}

	/**
	 * @param list<string> $questions Titles.
	 */
	private static function unanswered( array $questions ): string {
		if ( array() === $questions ) {
			return '';
		}
		$count = count( $questions );
		return sprintf(
			/* translators: 1: number of questions. 2: their titles, with commas between them. */
			_n(
				'%1$s question without an answer: %2$s',
				'%1$s questions without an answer: %2$s',
				$count,
				'userfeedback'
			),
			number_format_i18n( $count ),
			wp_html_excerpt( implode( ', ', $questions ), 1000, '…' )
		);
	}

	/**
	 * The first score, else the first choice.
	 *
	 * @param Lines $of Of a response.
	 */
	private static function score( array $of ): string {
		foreach ( array( 'is_score' => true, 'is_text' => false ) as $key => $wanted ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
			foreach ( $of['lines'] as $line ) {
				if ( $wanted === $line[ $key ] ) {
					return mb_substr( $line['answer'], 0, 80 );
				}
			}
		}
		return '';
	}

	/**
	 * The first words that the visitor wrote.
	 *
	 * @param Lines $of Of a response.
	 */
	private static function words( array $of ): string {
		foreach ( $of['lines'] as $line ) {
			$words = $line['is_text'] ? $line['answer'] : $line['comment'];
			if ( '' !== $words ) {
				return mb_strlen( $words ) > 300 ? mb_substr( $words, 0, 300 ) . '…' : $words;
			}
		}
		return '';
	}
}
