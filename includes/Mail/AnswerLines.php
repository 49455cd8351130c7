<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Surveys\EmailAddresses;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\Survey;

/**
 * Answers of a response as lines of a mail, in the survey's order. Plain text everywhere; templates escape it.
 *
 * @phpstan-type Line array{question: string, answer: string, stars: int, comment: string, email: string, is_score: bool, is_text: bool}
 * @phpstan-type Lines array{lines: list<Line>, unanswered: list<string>, reply_to: string}
 */
final class AnswerLines {

	/**
	 * Bytes of all texts of a mail; programs cut mails at about 100 kB.
	 */
	private const BYTES = 45000;

	/**
	 * Types whose answers are words that people wrote.
	 */
	private const TEXTS = array( 'text', 'long-text' );

	public function __construct(
		private AnswersQuery $answers,
		private AnswerReader $reader,
		private QuestionTypeRegistry $types
	) {}

	/**
	 * Lines of responses.
	 *
	 * @param list<int> $ids The responses.
	 * @return array<int, Lines> By response. `reply_to`: the first address that the visitor gave, or ''.
	 */
	public function read( Survey $survey, array $ids ): array {
		$stored = $this->answers->of_responses( $ids );
		$read   = array();
		foreach ( $ids as $id ) {
			$read[ $id ] = $this->of_response( $survey, $stored[ $id ] ?? array() );
		}
		return $read;
	}

	/**
	 * @param array<string|int, list<array<string, string|null>>> $stored Rows by question.
	 * @return Lines
	 */
	private function of_response( Survey $survey, array $stored ): array {
		$lines      = array();
		$unanswered = array();
		$reply_to   = '';
		$bytes      = 0;
		foreach ( $this->reader->answers( $survey, $stored ) as $place => $answer ) {
			$question = $survey->asked()[ $place ];
			if ( null === $answer['value'] ) {
				$unanswered[] = $question->title;
				continue;
			}
			$line = $this->line( $question, $answer['value'], $answer['words'] ?? '', $answer['extra'] ?? array() );
			if ( '' === $reply_to ) {
				$reply_to = $line['email'];
			}
			$bytes  += strlen( esc_html( $line['answer'] . $line['comment'] ) );
			$lines[] = $line;
		}
		if ( $bytes > self::BYTES ) {
			// Four bytes a character, six for one that is escaped.
			$most  = (int) ( self::BYTES / 12 / count( $lines ) );
			$lines = array_map( static fn ( array $line ): array => self::cut( $line, $most ), $lines );
		}
		return array(
			'lines'      => $lines,
			'unanswered' => $unanswered,
			'reply_to'   => $reply_to,
		);
	}

	/**
	 * @param string                $words The value in words, '' where it speaks for itself.
	 * @param array<string, string> $extra comments, name.
	 * @return Line
	 */
	private function line( Question $question, mixed $value, string $words, array $extra ): array {
		$figure = $this->types->figure( $question->type );
		$type   = $this->types->find( $question->type );
		$text   = '' === $words ? Text::of( $value ) : $words;
		$email  = 'email' === $question->type && EmailAddresses::is_address( $text ) ? $text : '';
		$stars  = 0;
		if ( null !== $figure && '' === $words && is_numeric( $value ) ) {
			$stars = 'mean' === $figure ? max( 0, min( 5, (int) $value ) ) : 0;
			$text  = 'mean' === $figure
				/* translators: %s: a number from 1 to 5. */
				? sprintf( __( '%s of 5 stars', 'userfeedback' ), number_format_i18n( (int) $value ) )
				: self::score( (int) $value );
		} elseif ( isset( $extra['name'] ) ) {
			/* translators: 1: first name. 2: e-mail address. */
			$text = sprintf( __( '%1$s, %2$s', 'userfeedback' ), $extra['name'], $text );
		}
		return array(
			'question' => $question->title,
			'answer'   => $text,
			'stars'    => $stars,
			'comment'  => $extra['comments'] ?? '',
			'email'    => $email,
			'is_score' => null !== $figure || null !== $type?->scale( $question ),
			'is_text'  => in_array( $question->type, self::TEXTS, true ),
		);
	}

	private static function score( int $number ): string {
		$text = number_format_i18n( $number );
		return match ( true ) {
			/* translators: %s: a number from 9 to 10. */
			$number >= 9 => sprintf( __( '%s of 10, promoter', 'userfeedback' ), $text ),
			/* translators: %s: a number from 7 to 8. */
			$number >= 7 => sprintf( __( '%s of 10, passive', 'userfeedback' ), $text ),
			/* translators: %s: a number from 0 to 6. */
			default      => sprintf( __( '%s of 10, detractor', 'userfeedback' ), $text ),
		};
	}

	/**
	 * @param Line $line A line.
	 * @return Line
	 */
	private static function cut( array $line, int $most ): array {
		foreach ( array( 'answer', 'comment' ) as $part ) {
			if ( mb_strlen( $line[ $part ] ) > $most ) {
				$line[ $part ] = mb_substr( $line[ $part ], 0, $most ) . '…';
			}
		}
		return $line;
	}
}
