<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Pro\Opinions\Sentiment;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\QuestionTypes\Measure;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\Survey;

/**
 * Reads a filter from the query of a request. src/domain/filter.ts does the same; both run
 * tests/fixtures/filters.json.
 */
final class FilterInput {

	/**
	 * Value of a column that holds nothing.
	 */
	public const UNKNOWN = 'unknown';

	/**
	 * Instead of a tag: no tag at all.
	 */
	public const NONE = 'none';

	/**
	 * As long as addresses are stored: those of other scripts have up to nine letters for one.
	 */
	private const MOST_OF_A_PATH = 2000;

	private const MOST_VALUES   = 50;
	private const MOST_LETTERS  = 200;
	public const HIGHEST        = 100;
	private const PAGE_COMPARES = array( 'is', 'contains', 'starts' );
	private const MARKS         = array( 'read', 'starred', 'note' );
	private const TEXT_PARTS    = array( 'contains', 'lacks', 'comment', 'skipped' );
	private const ANSWER_PARTS  = array( 'any', 'not', 'from', 'to', 'min', 'max', ...self::TEXT_PARTS );

	public function __construct( private Columns $columns ) {}

	/**
	 * The filter.
	 *
	 * @param array<mixed> $given The query's `filter`.
	 * @throws Failure 400 naming the field.
	 */
	public function read( array $given, Survey $survey ): Filter {
		$known = array(
			...array( 'page', 'text', 'signed_in', 'tag', 'sentiment', 'topic', 'field', 'answers', 'status' ),
			...array_keys( $this->columns->all() ),
			...self::MARKS,
		);
		self::refuse_others( $given, $known, 'filter' );
		$columns = array();
		foreach ( $this->columns->all() as $column => $allowed ) {
			$values = self::values( $given[ $column ] ?? '', "filter[$column]" );
			foreach ( $values as $value ) {
				$known = self::UNKNOWN !== $value || in_array( $column, Columns::ALWAYS_KNOWN, true );
				if ( null !== $allowed && $known && ! in_array( $value, $allowed, true ) ) {
					throw self::wrong(
						"filter[$column]",
						/* translators: %s: what was given. */
						sprintf( __( '%s is not one of the values.', 'userfeedback' ), $value )
					);
				}
			}
			$columns[ $column ] = array_map(
				static fn ( string $value ): string => self::UNKNOWN === $value ? '' : $value,
				$values
			);
		}
		return new Filter(
			self::page( $given['page'] ?? '' ),
			array_filter( $columns ),
			self::flag( $given['signed_in'] ?? '', 'filter[signed_in]' ),
			self::answers( $given['answers'] ?? '', $survey ),
			self::tags( $given['tag'] ?? '' ),
			self::marks( $given ),
			self::words( $given['text'] ?? '', 'filter[text]' ),
			self::opinions( $given ),
			self::fields( $given['field'] ?? '' )
		);
	}

	/**
	 * Ids of tags. One that is gone matches nothing, so a saved filter with it never shows others.
	 *
	 * @return list<int|'none'>
	 * @throws Failure 400.
	 */
	private static function tags( mixed $given ): array {
		$tags = array();
		foreach ( self::values( $given, 'filter[tag]' ) as $value ) {
			if ( self::NONE !== $value && 1 !== preg_match( '/^[1-9]\d{0,9}$/D', $value ) ) {
				throw self::wrong( 'filter[tag]', __( 'This must be the number of a tag, or none.', 'userfeedback' ) );
			}
			$tags[] = self::NONE === $value ? self::NONE : (int) $value;
		}
		return $tags;
	}

	/**
	 * Sentiments and ids of topics. A topic that is gone matches nothing.
	 *
	 * @param array<mixed> $given The query's `filter`.
	 * @return array<'sentiment'|'topic', list<string>>
	 * @throws Failure 400.
	 */
	private static function opinions( array $given ): array {
		$sentiments = self::values( $given['sentiment'] ?? '', 'filter[sentiment]' );
		if ( array() !== array_diff( $sentiments, array( self::NONE, ...Sentiment::words() ) ) ) {
			throw self::wrong(
				'filter[sentiment]',
				__( 'This must be positive, neutral, negative, mixed or none.', 'userfeedback' )
			);
		}
		$topics = self::values( $given['topic'] ?? '', 'filter[topic]' );
		if ( array() !== preg_grep( '/^(none|[1-9]\d{0,9})$/D', $topics, PREG_GREP_INVERT ) ) {
			throw self::wrong( 'filter[topic]', __( 'This must be the number of a topic, or none.', 'userfeedback' ) );
		}
		return array_filter(
			array(
				'sentiment' => $sentiments,
				'topic'     => $topics,
			)
		);
	}

	/**
	 * @param array<mixed> $given The query's `filter`.
	 * @return array<'read'|'starred'|'note', bool>
	 */
	private static function marks( array $given ): array {
		$marks = array();
		foreach ( self::MARKS as $mark ) {
			$flag = self::flag( $given[ $mark ] ?? '', "filter[$mark]" );
			if ( null !== $flag ) {
				$marks[ $mark ] = $flag;
			}
		}
		return $marks;
	}

	/**
	 * Paths of pages.
	 *
	 * @return array<'is'|'contains'|'starts', list<string>>
	 */
	private static function page( mixed $given ): array {
		$given = self::group( $given, 'filter[page]' );
		self::refuse_others( $given, self::PAGE_COMPARES, 'filter[page]' );
		$page = array();
		foreach ( self::PAGE_COMPARES as $compare ) {
			// A path may contain a comma.
			$paths = self::values( $given[ $compare ] ?? '', "filter[page][$compare]", false, self::MOST_OF_A_PATH );
			if ( array() !== $paths ) {
				$page[ $compare ] = $paths;
			}
		}
		return $page;
	}

	/**
	 * Conditions about hidden fields. A name that the survey does not list matches as one without values, so a link
	 * or a saved filter goes on when the list changes.
	 *
	 * @return array<string, FieldFilter> By name.
	 * @throws Failure 400 naming the field.
	 */
	private static function fields( mixed $given ): array {
		$fields = array();
		foreach ( self::group( $given, 'filter[field]' ) as $name => $parts ) {
			$at = "filter[field][$name]";
			if ( ! HiddenFields::is_name( (string) $name ) ) {
				throw self::wrong( $at, __( 'This is not the name of a hidden field.', 'userfeedback' ) );
			}
			$parts = self::group( $parts, $at );
			self::refuse_others( $parts, array( 'is', 'none' ), $at );
			$field = new FieldFilter(
				// A value may contain a comma.
				self::values( $parts['is'] ?? '', $at . '[is]', false ),
				self::flag( $parts['none'] ?? '', $at . '[none]' ) ?? false
			);
			if ( array() !== $field->to_array() ) {
				$fields[ (string) $name ] = $field;
			}
		}
		ksort( $fields, SORT_STRING );
		return $fields;
	}

	/**
	 * Conditions about answers.
	 *
	 * @return array<array-key, AnswerFilter> By question.
	 * @throws Failure 400 naming the field.
	 */
	private static function answers( mixed $given, Survey $survey ): array {
		$answers = array();
		foreach ( self::group( $given, 'filter[answers]' ) as $id => $parts ) {
			$field = "filter[answers][$id]";
			$parts = self::group( $parts, $field );
			self::refuse_others( $parts, self::ANSWER_PARTS, $field );
			$question = $survey->question( (string) $id );
			if ( null === $question ) {
				throw self::wrong( $field, __( 'This question does not exist.', 'userfeedback' ) );
			}
			$answer = self::answer( $parts, $field, NpsScale::of( $question ) );
			if ( array() !== $answer->to_array() ) {
				$answers[ $id ] = $answer;
			}
		}
		ksort( $answers, SORT_STRING );
		return $answers;
	}

	/**
	 * @param array<mixed> $parts Of one question.
	 * @throws Failure 400 naming the field.
	 */
	private static function answer( array $parts, string $field, NpsScale $scale ): AnswerFilter {
		$answer = new AnswerFilter(
			self::values( $parts['any'] ?? '', $field . '[any]' ),
			self::values( $parts['not'] ?? '', $field . '[not]' ),
			self::number( $parts['from'] ?? '', $field . '[from]' ),
			self::number( $parts['to'] ?? '', $field . '[to]' ),
			self::measure( $parts['min'] ?? '', $field . '[min]' ),
			self::measure( $parts['max'] ?? '', $field . '[max]' ),
			self::words( $parts['contains'] ?? '', $field . '[contains]' ),
			self::words( $parts['lacks'] ?? '', $field . '[lacks]' ),
			self::flag( $parts['comment'] ?? '', $field . '[comment]' ) ?? false,
			self::flag( $parts['skipped'] ?? '', $field . '[skipped]' ) ?? false,
			$scale
		);
		if ( null !== $answer->from && null !== $answer->to && $answer->to < $answer->from ) {
			throw self::wrong( $field . '[to]', __( '“To” must not be less than “From”.', 'userfeedback' ) );
		}
		if ( null !== $answer->min && null !== $answer->max
			&& ( Measure::is_day( $answer->min ) !== Measure::is_day( $answer->max ) || $answer->max < $answer->min )
		) {
			throw self::wrong( $field . '[max]', __( '“To” must not be less than “From”.', 'userfeedback' ) );
		}
		if ( $answer->skipped && array( 'skipped' => true ) !== $answer->to_array() ) {
			throw self::wrong(
				$field . '[skipped]',
				__( 'A question cannot be both skipped and answered.', 'userfeedback' )
			);
		}
		return $answer;
	}

	/**
	 * @return array<mixed>
	 * @throws Failure 400 naming the field.
	 */
	private static function group( mixed $given, string $field ): array {
		if ( '' === $given || null === $given ) {
			return array();
		}
		return is_array( $given )
			? $given
			: throw self::wrong( $field, __( 'This must be a list of conditions.', 'userfeedback' ) );
	}

	/**
	 * Values without doubles, sorted, so that the same filter has one key.
	 *
	 * @param bool $split Whether a comma parts two values.
	 * @param int  $most  Characters of a value.
	 * @return list<string>
	 * @throws Failure 400 naming the field.
	 */
	private static function values(
		mixed $given,
		string $field,
		bool $split = true,
		int $most = self::MOST_LETTERS
	): array {
		$list   = is_string( $given ) && $split ? explode( ',', $given ) : (array) $given;
		$values = array();
		foreach ( $list as $value ) {
			$value = self::text( $value, $field, $most );
			if ( '' !== $value ) {
				$values[ '=' . $value ] = $value;
			}
		}
		if ( count( $values ) > self::MOST_VALUES ) {
			throw self::wrong(
				$field,
				/* translators: %d: a number. */
				sprintf( __( 'This takes at most %d values.', 'userfeedback' ), self::MOST_VALUES )
			);
		}
		sort( $values, SORT_STRING );
		return $values;
	}

	/**
	 * @return list<string>
	 */
	private static function words( mixed $given, string $field ): array {
		$words = preg_split( '/\s+/u', self::text( $given, $field ), -1, PREG_SPLIT_NO_EMPTY );
		return false === $words ? array() : $words;
	}

	private static function text( mixed $given, string $field, int $most = self::MOST_LETTERS ): string {
		if ( is_int( $given ) ) {
			return (string) $given;
		}
		if ( ! is_string( $given ) || ! mb_check_encoding( $given ) || mb_strlen( $given ) > $most ) {
			throw self::wrong(
				$field,
				/* translators: %d: a number. */
				sprintf( __( 'This must be a text of at most %d characters.', 'userfeedback' ), $most )
			);
		}
		return trim( $given );
	}

	private static function number( mixed $given, string $field ): ?int {
		$text = self::text( $given, $field );
		if ( '' === $text ) {
			return null;
		}
		if ( 1 !== preg_match( '/^\d{1,3}$/D', $text ) || (int) $text > self::HIGHEST ) {
			throw self::wrong(
				$field,
				/* translators: %d: a number. */
				sprintf( __( 'This must be a whole number from 0 to %d.', 'userfeedback' ), self::HIGHEST )
			);
		}
		return (int) $text;
	}

	/**
	 * A number or a day. PHP compares numeric texts as numbers and days as texts, which both is their order.
	 *
	 * @throws Failure 400 naming the field.
	 */
	private static function measure( mixed $given, string $field ): ?string {
		$text   = self::text( $given, $field );
		$number = Measure::thousandths( $text );
		if ( '' === $text || Measure::is_day( $text ) ) {
			return '' === $text ? null : $text;
		}
		return null === $number
			? throw self::wrong( $field, __( 'This must be a number or a date.', 'userfeedback' ) )
			: (string) Measure::number( $number );
	}

	private static function flag( mixed $given, string $field ): ?bool {
		return match ( is_bool( $given ) ? $given : self::text( $given, $field ) ) {
			''               => null,
			'1', 'true', true   => true,
			'0', 'false', false => false,
			default          => throw self::wrong( $field, __( 'This must be 1 or 0.', 'userfeedback' ) ),
		};
	}

	/**
	 * @param array<mixed> $given What came.
	 * @param list<string> $known What is read.
	 * @throws Failure 400 naming the first that is not known.
	 */
	private static function refuse_others( array $given, array $known, string $field ): void {
		foreach ( array_keys( $given ) as $key ) {
			if ( ! in_array( (string) $key, $known, true ) ) {
				throw self::wrong( $field . "[$key]", __( 'This filter does not exist.', 'userfeedback' ) );
			}
		}
	}

	private static function wrong( string $field, string $problem ): Failure {
		return Failure::invalid( array( $field => $problem ), 400 );
	}
}
