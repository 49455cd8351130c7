<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Net Promoter Score: 1 to 10 between two labels (A7, NPS-04).
 */
final class NpsType extends ScaleType {

	public function key(): string {
		return 'nps';
	}

	public function inline_height( array $config ): int {
		return 76;
	}

	/**
	 * The labels of both ends; a missing one gets its default, an emptied one stays empty (A7).
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
		return parent::sanitize_config( $config ) + array( 'options' => $labels );
	}

	/**
	 * Both labels must have text (QST-17, A7); missing ones get their default.
	 *
	 * @return list<'title'|'options'>
	 */
	public function problems( Question $question ): array {
		$problems = parent::problems( $question );
		if ( in_array( '', array_map( array( Text::class, 'trim' ), $question->option_labels() ), true ) ) {
			$problems[] = 'options';
		}
		return $problems;
	}

	protected function numbers( Question $question ): array {
		return range( 1, 10 );
	}
}
