<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Net Promoter Score between two labels (A7, NPS-04): 1 to 10, or 0 to 10 where the owner chooses so.
 */
final class NpsType extends ScaleType {

	public function key(): string {
		return NpsScale::TYPE;
	}

	public function inline_height( array $config ): int {
		return 76;
	}

	/**
	 * The labels of both ends; a missing one gets its default, an emptied one stays empty (A7). `start` only where it
	 * is not the documents' 1.
	 *
	 * @param array<string, mixed> $config As sent.
	 * @return array<string, mixed>
	 */
	public function sanitize_config( array $config ): array {
		$given  = is_array( $config['options'] ?? null ) ? array_values( $config['options'] ) : array();
		$labels = array();
		foreach ( array(
			__( 'Not Likely', 'userfeedback-question-types' ),
			__( 'Extremely Likely', 'userfeedback-question-types' ),
		) as $end => $label ) {
			$own      = $given[ $end ] ?? null;
			$labels[] = is_string( $own ) ? Text::line( $own ) : $label;
		}
		return parent::sanitize_config( $config ) + array( 'options' => $labels )
			+ ( 0 === ( $config['start'] ?? 1 ) ? array( 'start' => 0 ) : array() );
	}

	/**
	 * Both labels must have text (QST-17, A7); missing ones get their default.
	 *
	 * @return list<'title'|'options'|'pictures'>
	 */
	public function problems( Question $question ): array {
		$problems = parent::problems( $question );
		if ( in_array( '', array_map( array( Text::class, 'trim' ), $question->option_labels() ), true ) ) {
			$problems[] = 'options';
		}
		return $problems;
	}

	public function countable_values( Question $question ): array {
		$scale  = NpsScale::of( $question );
		$values = array();
		foreach ( $scale->numbers() as $number ) {
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
		$named = self::extra_text( $question, $extra, 'scale', strlen( NpsScale::FROM_ZERO ) );
		if ( ! in_array( $named, array( '', NpsScale::FROM_ONE, NpsScale::FROM_ZERO ), true ) ) {
			throw self::refuse(
				$question,
				__( 'The scale must be 1-10 or 0-10.', 'userfeedback-question-types' ),
				'.extra.scale'
			);
		}
		$scale  = new NpsScale( NpsScale::FROM_ZERO === $named ? 0 : 1 );
		$number = self::number( $question, $value, $scale->numbers() );
		$extra  = self::comments( $question, $extra );
		return array(
			1 === $scale->low
				? new StoredAnswer( $scale->key( $number ), '', $number, $extra )
				// The text is for sites without this addon.
				: new StoredAnswer( $scale->key( $number ), "$number/10", 0, $extra ),
		);
	}

	public function read( array $rows ): ?int {
		return isset( $rows[0] ) ? NpsScale::number_of( $rows[0]->value_key ) : null;
	}

	public function former_words( Question $question, array $rows ): ?string {
		$scale = NpsScale::of_key( $rows[0]->value_key ?? '' );
		if ( null === $scale || NpsScale::of( $question )->low === $scale->low ) {
			return null;
		}
		$text = 0 === $scale->low
			/* translators: %s: a number from 0 to 10. */
			? __( '%s of 10 (asked from 0 to 10)', 'userfeedback-question-types' )
			/* translators: %s: a number from 1 to 10. */
			: __( '%s of 10 (asked from 1 to 10)', 'userfeedback-question-types' );
		return sprintf( $text, number_format_i18n( (int) $this->read( $rows ) ) );
	}

	protected function numbers( Question $question ): array {
		return NpsScale::of( $question )->numbers();
	}
}
