<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\Scale;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * A scale of 2 to 11 points as numbers, smileys, thumbs, stars or hearts, counted as CSAT, CES or as it is.
 */
final class RatingScaleType extends ScaleType {

	/**
	 * Most points of a look that is not numbers: what stands in one row of a phone.
	 */
	private const PICTURES = 7;

	/**
	 * Points of Customer Effort Score 2.0, which has no other length.
	 */
	private const CES = 7;

	public function key(): string {
		return 'scale';
	}

	public function sanitize_config( array $config ): array {
		$look   = is_string( $config['look'] ?? null ) ? $config['look'] : 'numbers';
		$points = is_int( $config['points'] ?? null ) ? $config['points'] : 5;
		return parent::sanitize_config( $config ) + array(
			'look'    => $look,
			'points'  => 'thumbs' === $look ? 2 : $points,
			'start'   => 0 === ( $config['start'] ?? 1 ) ? 0 : 1,
			'purpose' => is_string( $config['purpose'] ?? null ) ? $config['purpose'] : Scale::PLAIN,
		) + self::config_text( $config, 'low_label' ) + self::config_text( $config, 'high_label' );
	}

	public function config_faults( array $config ): array {
		$faults = array();
		$shown  = 'numbers' === $config['look'];
		if ( ! $shown && $config['points'] > self::PICTURES ) {
			/* translators: %d: number of points. */
			$text             = __( 'Only numbers can have more than %d points.', 'userfeedback-question-types' );
			$faults['points'] = sprintf( $text, self::PICTURES );
		}
		if ( ! $shown && 0 === $config['start'] ) {
			$faults['start'] = __( 'Only numbers can start at 0.', 'userfeedback-question-types' );
		}
		if ( Scale::CES === $config['purpose'] && ( self::CES !== $config['points'] || 1 !== $config['start'] ) ) {
			$faults['purpose'] = __( 'CES needs a scale from 1 to 7.', 'userfeedback-question-types' );
		}
		return $faults;
	}

	public function scale( Question $question ): Scale {
		$config  = $question->config;
		$low     = 0 === ( $config['start'] ?? 1 ) ? 0 : 1;
		$points  = is_int( $config['points'] ?? null ) ? $config['points'] : 5;
		$purpose = $config['purpose'] ?? '';
		return new Scale(
			$low,
			$low + $points - 1,
			in_array( $purpose, array( Scale::CSAT, Scale::CES ), true ) ? $purpose : Scale::PLAIN
		);
	}

	/**
	 * By keys with the limits of the scale.
	 */
	public function countable_values( Question $question ): array {
		$scale  = $this->scale( $question );
		$values = array();
		foreach ( $this->numbers( $question ) as $number ) {
			$values[ $scale->key( $number ) ] = $number;
		}
		return $values;
	}

	/**
	 * On the scale that the visitor saw, which the answer names: a page that a cache kept may ask on the one of before.
	 *
	 * @throws \UserFeedback\Support\Failure 422 naming the answer, or its scale.
	 */
	public function parse( Question $question, mixed $value, array $extra ): array {
		$named = self::extra_text( $question, $extra, 'scale', Scale::NAME_LENGTH );
		$scale = '' === $named ? $this->scale( $question ) : Scale::of_name( $named );
		if ( null === $scale ) {
			throw self::refuse(
				$question,
				__( 'The scale must be its smallest and largest number, such as 1-5.', 'userfeedback-question-types' ),
				'.extra.scale'
			);
		}
		$number = self::number( $question, $value, $scale->numbers() );
		// The text is for results of a scale that is no longer this long.
		$text = $number . '/' . $scale->high;
		return array( new StoredAnswer( $scale->key( $number ), $text, 0, self::comments( $question, $extra ) ) );
	}

	public function read( array $rows ): ?int {
		return isset( $rows[0] ) ? Scale::number_of( $rows[0]->value_key ) : null;
	}

	public function former_words( Question $question, array $rows ): ?string {
		$given = isset( $rows[0] ) ? Scale::of_key( $rows[0]->value_key ) : null;
		$scale = $this->scale( $question );
		if ( null === $given || ( $given->low === $scale->low && $given->high === $scale->high ) ) {
			return null;
		}
		return sprintf(
			/* translators: 1: a number of a scale. 2: its smallest number. 3: its largest. */
			__( '%1$s (asked from %2$s to %3$s)', 'userfeedback-question-types' ),
			number_format_i18n( (int) $this->read( $rows ) ),
			number_format_i18n( $given->low ),
			number_format_i18n( $given->high )
		);
	}

	public function visitor_part(): VisitorPart {
		return new VisitorPart(
			'pro-types/scale.js',
			array(
				/* translators: 1: a number of the scale, 2: the largest. */
				'of'     => __( '%1$s of %2$s', 'userfeedback-question-types' ),
				/* translators: 1: number of stars, 2: how many there can be. */
				'stars'  => __( '%1$s of %2$s stars', 'userfeedback-question-types' ),
				/* translators: 1: number of hearts, 2: how many there can be. */
				'hearts' => __( '%1$s of %2$s hearts', 'userfeedback-question-types' ),
				'yes'    => __( 'Yes', 'userfeedback-question-types' ),
				'no'     => __( 'No', 'userfeedback-question-types' ),
			)
		);
	}

	/**
	 * The number with its scale; of thumbs their words.
	 */
	public function in_words( Question $question, mixed $value ): string {
		if ( ! is_int( $value ) ) {
			return '';
		}
		$scale = $this->scale( $question );
		if ( 'thumbs' === ( $question->config['look'] ?? '' ) ) {
			$own = $question->config[ $value > $scale->low ? 'high_label' : 'low_label' ] ?? '';
			return is_string( $own ) && '' !== $own
				? $own
				: ( $value > $scale->low
					? __( 'Yes', 'userfeedback-question-types' )
					: __( 'No', 'userfeedback-question-types' ) );
		}
		return sprintf(
			/* translators: 1: a number of the scale, 2: the largest. */
			__( '%1$s of %2$s', 'userfeedback-question-types' ),
			number_format_i18n( $value ),
			number_format_i18n( $scale->high )
		);
	}

	public function inline_height( array $config ): int {
		return 'numbers' === ( $config['look'] ?? '' ) ? 76 : 90;
	}

	protected function numbers( Question $question ): array {
		return $this->scale( $question )->numbers();
	}
}
