<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\ChoiceRules;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * The columns of a file.
 *
 * @phpstan-import-type Response from Column
 * @phpstan-import-type Answers from Column
 */
final class Columns {

	public function __construct(
		private ExportQuery $query,
		private AnswerReader $reader,
		private Entitlements $entitlements,
		private QuestionTypeRegistry $types,
		private bool $knows_countries = false
	) {}

	/**
	 * @return list<Column> In order.
	 */
	public function of( ExportOptions $options ): array {
		$columns = array();
		foreach ( $this->by_group( $options ) as $of_group ) {
			array_push( $columns, ...$of_group );
		}
		return $columns;
	}

	/**
	 * The columns of each chosen group; a group that this survey has nothing for is empty.
	 *
	 * @return array<string, list<Column>>
	 */
	public function by_group( ExportOptions $options ): array {
		$columns = array();
		foreach ( ColumnGroup::cases() as $group ) {
			if ( $options->has( $group ) ) {
				$columns[ $group->value ] = $this->of_group( $group, $options );
			}
		}
		return $columns;
	}

	/**
	 * @return list<Column>
	 */
	private function of_group( ColumnGroup $group, ExportOptions $options ): array {
		return match ( $group ) {
			ColumnGroup::Response => array(
				new Column(
					'id',
					__( 'Response', 'userfeedback' ),
					10,
					static fn ( array $response ): int => (int) $response['id']
				),
				self::date(),
			),
			ColumnGroup::Status   => array(
				new Column(
					'status',
					__( 'Status', 'userfeedback' ),
					12,
					self::status( Format::JsonLines === $options->format )
				),
			),
			ColumnGroup::Page     => array(
				self::text( 'page_title', __( 'Page', 'userfeedback' ), 30 ),
				self::text( 'page_url', __( 'Page address', 'userfeedback' ), 40 ),
			),
			ColumnGroup::Device   => array( self::text( 'device', __( 'Device', 'userfeedback' ), 10 ) ),
			ColumnGroup::Browser  => array(
				self::text( 'browser', __( 'Browser', 'userfeedback' ), 16 ),
				self::text( 'os', __( 'Operating system', 'userfeedback' ), 18 ),
			),
			// Where nothing knows countries, no file has an empty column for them.
			ColumnGroup::Country  => $this->knows_countries
				? array( self::text( 'country', __( 'Country', 'userfeedback' ), 10 ) )
				: array(),
			ColumnGroup::Language => '' === $options->survey->languages
				? array()
				: array( self::text( 'language', __( 'Language', 'userfeedback' ), 10 ) ),
			ColumnGroup::Address  => array( self::text( 'ip', __( 'IP address', 'userfeedback' ), 18 ) ),
			ColumnGroup::Fields   => FieldColumns::of( $options ),
			ColumnGroup::Answers  => $this->answers( $options ),
			ColumnGroup::Person   => $this->people( $options ),
			ColumnGroup::Comments => $this->comments( $options ),
			ColumnGroup::Marks    => array(
				self::yes_or_no( 'is_read', 'read', __( 'Read', 'userfeedback' ) ),
				self::yes_or_no( 'starred', 'starred', __( 'Starred', 'userfeedback' ) ),
			),
			ColumnGroup::Tags     => $this->annotated( self::text( 'tags', __( 'Tags', 'userfeedback' ), 24 ) ),
			ColumnGroup::Notes    => $this->annotated(
				self::text( 'notes', __( 'Notes of the team', 'userfeedback' ), 40 )
			),
			ColumnGroup::Opinions => $this->entitlements->allows( Feature::AiSummary )
				? OpinionColumns::of( $this->questions( $options ), $this->types )
				: array(),
		};
	}

	/**
	 * One column per question. E-mail addresses are a group of their own.
	 *
	 * @return list<Column>
	 */
	private function answers( ExportOptions $options ): array {
		$columns = array();
		foreach ( $this->questions( $options ) as $question ) {
			// Who asks for one question wants its answers, whatever they are.
			if ( 'email' === $question->type && null === $options->question ) {
				continue;
			}
			$answer = $this->answer( $question, $options );
			array_push(
				$columns,
				...( Addresses::are_hidden( $question, $options )
					? array_map( Addresses::without( ... ), $answer )
					: $answer )
			);
		}
		return $columns;
	}

	/**
	 * @return list<Column>
	 */
	private function people( ExportOptions $options ): array {
		$columns = array();
		foreach ( $this->questions( $options ) as $question ) {
			if ( 'email' === $question->type ) {
				if ( null === $options->question ) {
					$columns[] = $this->value( $question );
				}
				/* translators: %s: title of a question. */
				$columns[] = $this->extra( $question, 'name', __( '%s (name)', 'userfeedback' ) );
			}
		}
		return $columns;
	}

	/**
	 * One column per question that takes comments, and one for the comments of all others: their question was
	 * removed, or takes no comments any more.
	 *
	 * @return list<Column>
	 */
	private function comments( ExportOptions $options ): array {
		$columns = array();
		$own     = array();
		$all     = null !== $options->question || Format::JsonLines === $options->format;
		foreach ( $this->questions( $options ) as $question ) {
			if ( $all || $question->is_on( 'comment_box' ) ) {
				/* translators: %s: title of a question. */
				$columns[]            = $this->extra( $question, 'comments', __( '%s (comment)', 'userfeedback' ) );
				$own[ $question->id ] = true;
			}
		}
		if ( ! $all ) {
			$columns[] = new Column(
				'other_comments',
				__( 'Other comments', 'userfeedback' ),
				30,
				function ( array $response, array $answers ) use ( $own ): string {
					$comments = array();
					foreach ( array_diff_key( $answers, $own ) as $rows ) {
						if ( '' !== $rows[0]['extra'] ) {
							$comments[] = $this->reader->extra( $rows )['comments'] ?? '';
						}
					}
					return implode( "\n", array_filter( $comments, static fn ( string $text ): bool => '' !== $text ) );
				}
			);
		}
		return $columns;
	}

	/**
	 * The questions of the survey in order, then those that it no longer has (A76).
	 *
	 * @return list<Question>
	 */
	public function questions( ExportOptions $options ): array {
		if ( null !== $options->question ) {
			return array( $options->question );
		}
		$questions = $options->survey->asked();
		$known     = array_column( $options->survey->questions, 'id' );
		foreach ( $this->query->answered_questions( $options->survey->id, $options->with_trash ) as $id ) {
			if ( ! in_array( $id, $known, true ) ) {
				$questions[] = self::removed( $id );
			}
		}
		return $questions;
	}

	/**
	 * A question that has answers, but is no longer in its survey.
	 */
	public static function removed( string $id ): Question {
		return new Question(
			$id,
			'',
			/* translators: %s: id of a question that was deleted from the survey. */
			sprintf( __( 'Removed question (%s)', 'userfeedback' ), $id ),
			array(),
			array(),
			array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			)
		);
	}

	/**
	 * @return list<Column>
	 */
	private function answer( Question $question, ExportOptions $options ): array {
		if ( Format::JsonLines === $options->format ) {
			return array( $this->value( $question ) );
		}
		return match ( $question->type ) {
			'checkbox' => $options->split ? $this->split( $question ) : array( $this->value( $question ) ),
			'ranking'  => PartColumns::places( $question ),
			'matrix'   => PartColumns::rows( $question ),
			default    => array( $this->value( $question ) ),
		};
	}

	private function value( Question $question ): Column {
		return new Column(
			'value',
			self::title( $question ),
			24,
			fn ( array $response, array $answers ): string|int|float|array|null => isset( $answers[ $question->id ] )
				? $this->reader->cell( $question, $answers[ $question->id ] )
				: null,
			$question->id,
			self::title( $question )
		);
	}

	/**
	 * @param 'comments'|'name'|'other' $key Of the answer's extra.
	 * @param string            $header With %s for the title.
	 */
	private function extra( Question $question, string $key, string $header ): Column {
		return new Column(
			$key,
			sprintf( $header, self::title( $question ) ),
			30,
			fn ( array $response, array $answers ): string => '' === ( $answers[ $question->id ][0]['extra'] ?? '' )
				? ''
				: $this->reader->extra( $answers[ $question->id ] )[ $key ] ?? '',
			$question->id,
			self::title( $question )
		);
	}

	/**
	 * One column per option with 1 or 0, empty where the question was not answered, and one with chosen options
	 * that the question no longer has.
	 *
	 * @return list<Column>
	 */
	private function split( Question $question ): array {
		$id      = $question->id;
		$title   = self::title( $question );
		$labels  = array_combine( $question->option_keys(), $question->option_labels() );
		$columns = array();
		foreach ( $labels as $key => $label ) {
			$key       = (string) $key;
			$columns[] = new Column(
				'value',
				/* translators: 1: title of a question. 2: one of its options. */
				sprintf( __( '%1$s: %2$s', 'userfeedback' ), $title, $label ),
				14,
				static fn ( array $response, array $answers ): ?int => isset( $answers[ $id ] )
					? (int) in_array( $key, array_column( $answers[ $id ], 'value_key' ), true )
					: null,
				$id,
				$title
			);
		}
		$columns[] = PartColumns::removed(
			$question,
			/* translators: %s: title of a question. */
			__( '%s: removed options', 'userfeedback' ),
			static fn ( string $key ): bool => isset( $labels[ $key ] )
		);
		if ( null !== ChoiceRules::key( $question, 'other' ) ) {
			/* translators: %s: title of a question; below it stands what people typed at its option "Other". */
			$columns[] = $this->extra( $question, 'other', __( '%s: text at “Other”', 'userfeedback' ) );
		}
		return $columns;
	}

	private static function date(): Column {
		$zone = wp_timezone();
		$utc  = new DateTimeZone( 'UTC' );
		return new Column(
			'date',
			/* translators: %s: time zone, e.g. Europe/Berlin. */
			sprintf( __( 'Date (%s)', 'userfeedback' ), wp_timezone_string() ),
			20,
			static fn ( array $response ): DateTimeImmutable => ( new DateTimeImmutable(
				(string) $response['submitted_at'],
				$utc
			) )->setTimezone( $zone )
		);
	}

	/**
	 * @param bool $is_code Whether programs read it.
	 * @return \Closure(Response): string
	 */
	private static function status( bool $is_code ): \Closure {
		$names = array(
			'publish' => __( 'Published', 'userfeedback' ),
			'trash'   => __( 'Trash', 'userfeedback' ),
		);
		return static fn ( array $response ): string => $is_code
			? (string) $response['status']
			: $names[ (string) $response['status'] ] ?? (string) $response['status'];
	}

	/**
	 * A column of what the plan lets a team write beside responses.
	 *
	 * @return list<Column>
	 */
	private function annotated( Column $column ): array {
		return $this->entitlements->allows( Feature::Annotations ) ? array( $column ) : array();
	}

	/**
	 * @param string $field Of the response.
	 */
	private static function yes_or_no( string $field, string $key, string $header ): Column {
		return new Column( $key, $header, 8, static fn ( array $response ): int => (int) $response[ $field ] );
	}

	private static function text( string $key, string $header, int $width ): Column {
		return new Column( $key, $header, $width, static fn ( array $response ): string => (string) $response[ $key ] );
	}

	public static function title( Question $question ): string {
		return '' === trim( $question->title ) ? __( '(no title)', 'userfeedback' ) : $question->title;
	}
}
