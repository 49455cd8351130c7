<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use DateTimeImmutable;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Presentation;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Changes of a survey in words.
 *
 * @phpstan-import-type Change from Changes
 * @phpstan-type Difference array{part: string, from: string|null, to: string|null, same: bool}
 */
final class ChangeWords {

	/**
	 * Parts of a summary.
	 */
	private const MOST = 4;

	public function __construct( private QuestionTypeRegistry $types ) {}

	/**
	 * In a line: "Question 1: title. Targeting".
	 *
	 * @param list<Change> $changes From Changes.
	 */
	public function summary( array $changes ): string {
		$parts = array();
		foreach ( array( Changes::ADDED, Changes::REMOVED ) as $what ) {
			$found = array_values( self::only( $changes, $what ) );
			if ( count( $found ) > 1 ) {
				$parts[ $what ] = self::many( $what, count( $found ) );
				$changes        = array_values( array_diff_key( $changes, self::only( $changes, $what ) ) );
			}
		}
		$questions = array();
		foreach ( $changes as $change ) {
			$at = $change['at'] ?? null;
			if ( null !== $at && Changes::ADDED !== $change['what'] && Changes::REMOVED !== $change['what'] ) {
				$questions[ $at ][]  = $this->noun( $change );
				$parts[ 'at' . $at ] = sprintf(
					/* translators: 1: number of a question, 2: what changed, such as "title, 2 options added". */
					__( 'Question %1$s: %2$s', 'userfeedback' ),
					number_format_i18n( $at ),
					implode( wp_get_list_item_separator(), array_unique( $questions[ $at ] ) )
				);
			} else {
				$parts[] = $this->part( $change );
			}
		}
		$parts = array_values( $parts );
		$more  = count( $parts ) - self::MOST;
		if ( $more > 0 ) {
			$parts   = array_slice( $parts, 0, self::MOST );
			$parts[] = sprintf(
				/* translators: %s: number of changes. */
				_n( 'And %s more change', 'And %s more changes', $more, 'userfeedback' ),
				number_format_i18n( $more )
			);
		}
		return implode( '. ', $parts );
	}

	/**
	 * One by one. Where questions changed and their logic did not, that is said too.
	 *
	 * @param list<Change> $changes From Changes.
	 * @return list<Difference>
	 */
	public function differences( array $changes ): array {
		$list = array_map(
			fn ( array $change ): array => array(
				'part' => $this->part( $change ),
				'from' => $this->text( $change, 'from' ),
				'to'   => $this->text( $change, 'to' ),
				'same' => false,
			),
			$changes
		);
		if ( array() !== $list && array() === self::only( $changes, Changes::LOGIC ) ) {
			$list[] = array(
				'part' => __( 'Logic', 'userfeedback' ),
				'from' => null,
				'to'   => null,
				'same' => true,
			);
		}
		return $list;
	}

	/**
	 * What a change is about, on its own.
	 *
	 * @param Change $change From Changes.
	 */
	public function part( array $change ): string {
		$number = number_format_i18n( $change['at'] ?? 0 );
		return match ( true ) {
			! isset( $change['at'] )              => self::of_survey( $change['what'] ),
			/* translators: %s: number of a question. */
			Changes::ADDED === $change['what']    => sprintf( __( 'Question %s added', 'userfeedback' ), $number ),
			/* translators: %s: number of a question. */
			Changes::REMOVED === $change['what']  => sprintf( __( 'Question %s removed', 'userfeedback' ), $number ),
			default                               => sprintf(
				/* translators: 1: number of a question, 2: what of it, such as "title". */
				__( 'Question %1$s, %2$s', 'userfeedback' ),
				$number,
				$this->noun( $change )
			),
		};
	}

	/**
	 * What a change would take away.
	 *
	 * @param Change $change From what is wanted to what would be.
	 */
	public function lost( array $change ): string {
		return Changes::REMOVED === $change['what']
			? sprintf(
				/* translators: 1: number of a question, 2: its title. */
				__( 'Question %1$s, “%2$s”', 'userfeedback' ),
				number_format_i18n( $change['at'] ?? 0 ),
				$change['from'] ?? ''
			)
			: $this->part( $change );
	}

	/**
	 * @param Change $change About a question.
	 */
	private function noun( array $change ): string {
		$count = $change['count'] ?? 1;
		$some  = static fn ( string $pattern ): string => sprintf( $pattern, number_format_i18n( $count ) );
		return match ( $change['what'] ) {
			Changes::QUESTION_TITLE  => __( 'title', 'userfeedback' ),
			Changes::TYPE            => __( 'type', 'userfeedback' ),
			Changes::OPTIONS_ADDED   => $some(
				/* translators: %s: a number. */
				_n( '%s option added', '%s options added', $count, 'userfeedback' )
			),
			Changes::OPTIONS_REMOVED => $some(
				/* translators: %s: a number. */
				_n( '%s option removed', '%s options removed', $count, 'userfeedback' )
			),
			Changes::OPTION_RENAMED  => __( 'text of an option', 'userfeedback' ),
			Changes::OPTIONS         => __( 'options', 'userfeedback' ),
			Changes::ROWS_ADDED      => $some(
				/* translators: %s: a number. */
				_n( '%s row added', '%s rows added', $count, 'userfeedback' )
			),
			Changes::ROWS_REMOVED    => $some(
				/* translators: %s: a number. */
				_n( '%s row removed', '%s rows removed', $count, 'userfeedback' )
			),
			Changes::ROW_RENAMED     => __( 'text of a row', 'userfeedback' ),
			Changes::ROWS            => __( 'rows', 'userfeedback' ),
			Changes::LOGIC           => __( 'logic', 'userfeedback' ),
			'description'            => __( 'description', 'userfeedback' ),
			'placeholder'            => __( 'placeholder', 'userfeedback' ),
			'text'                   => __( 'text', 'userfeedback' ),
			'image'                  => __( 'picture', 'userfeedback' ),
			'low_label'              => __( 'label of the lowest number', 'userfeedback' ),
			'high_label'             => __( 'label of the highest number', 'userfeedback' ),
			'unit'                   => __( 'unit', 'userfeedback' ),
			'points'                 => __( 'number of points', 'userfeedback' ),
			'min', 'earliest'        => __( 'least value', 'userfeedback' ),
			'max', 'latest'          => __( 'greatest value', 'userfeedback' ),
			default                  => __( 'settings', 'userfeedback' ),
		};
	}

	private static function of_survey( string $what ): string {
		return match ( $what ) {
			Changes::TITLE      => __( 'Title of the survey', 'userfeedback' ),
			Changes::STATUS     => __( 'Status', 'userfeedback' ),
			Changes::SCHEDULE   => __( 'Schedule', 'userfeedback' ),
			Changes::ORDER      => __( 'Order of the questions', 'userfeedback' ),
			Changes::MESSAGE    => __( 'Thank-you message', 'userfeedback' ),
			Changes::REDIRECT   => __( 'What happens after the last question', 'userfeedback' ),
			Changes::ENDINGS    => __( 'Endings', 'userfeedback' ),
			Changes::EMAIL      => __( 'Emails about responses', 'userfeedback' ),
			Presentation::KEY   => __( 'Introduction and progress', 'userfeedback' ),
			HiddenFields::KEY   => __( 'Hidden fields', 'userfeedback' ),
			'theming'           => __( 'Branding', 'userfeedback' ),
			'targeting'         => __( 'Targeting', 'userfeedback' ),
			'geo_targeting'     => __( 'Countries', 'userfeedback' ),
			'behavior'          => __( 'Behavior', 'userfeedback' ),
			'google_drive'      => __( 'Google Drive', 'userfeedback' ),
			'enable_tracking'   => __( 'Tracking', 'userfeedback' ),
			default             => __( 'Settings', 'userfeedback' ),
		};
	}

	private static function many( string $what, int $count ): string {
		return sprintf(
			Changes::ADDED === $what
				/* translators: %s: number of questions. */
				? _n( '%s question added', '%s questions added', $count, 'userfeedback' )
				/* translators: %s: number of questions. */
				: _n( '%s question removed', '%s questions removed', $count, 'userfeedback' ),
			number_format_i18n( $count )
		);
	}

	/**
	 * A side of a change, where it can be read.
	 *
	 * @param Change      $change From Changes.
	 * @param 'from'|'to' $side   Which.
	 */
	private function text( array $change, string $side ): ?string {
		$text = $change[ $side ] ?? null;
		return match ( true ) {
			null === $text                         => null,
			Changes::STATUS === $change['what']    => self::status( $text ),
			Changes::TYPE === $change['what']      => $this->types->find( $text )?->label() ?? $text,
			Changes::SCHEDULE === $change['what']  => self::moment( $text ),
			default                                => $text,
		};
	}

	private static function status( string $status ): string {
		return match ( $status ) {
			Survey::PUBLISH => __( 'Published', 'userfeedback' ),
			Survey::TRASH   => __( 'Trash', 'userfeedback' ),
			default         => __( 'Draft', 'userfeedback' ),
		};
	}

	private static function moment( string $iso ): string {
		$day  = get_option( 'date_format' );
		$time = get_option( 'time_format' );
		return (string) wp_date(
			( is_string( $day ) ? $day : 'Y-m-d' ) . ' ' . ( is_string( $time ) ? $time : 'H:i' ),
			( new DateTimeImmutable( $iso ) )->getTimestamp()
		);
	}

	/**
	 * @param list<Change> $changes From Changes.
	 * @return array<int, Change>
	 */
	private static function only( array $changes, string $what ): array {
		return array_filter( $changes, static fn ( array $change ): bool => $change['what'] === $what );
	}
}
