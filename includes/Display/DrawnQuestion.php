<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\ChoiceRules;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;

/**
 * A question as visitors' browsers get it. One that uses more than the widget itself can draw goes by the name of the
 * file that can, so a survey without such a question pays nothing for it (docs/questions.md). Previews do the same
 * (src/domain/drawn.ts); both run tests/fixtures/drawn.json.
 */
final class DrawnQuestion {

	private const CORE = array( 'text', 'long-text', 'email', 'checkbox', 'radio-button', self::CHOICES );

	/**
	 * File and name of choices with more than rows.
	 */
	public const CHOICES = 'choices';

	/**
	 * File of links in descriptions and of rules for texts. It stands before the name of what it is about.
	 */
	public const DETAILS = 'details';

	/**
	 * File of scales.
	 */
	private const SCALE = 'scale';

	/**
	 * Options from which on visitors can search them.
	 */
	public const SEARCH_FROM = 12;

	/**
	 * @param Question $question As stored.
	 * @param bool     $more     Whether the Question Types addon runs.
	 */
	public static function of( Question $question, bool $more ): Question {
		if ( $more && in_array( $question->type, array( 'radio-button', 'checkbox' ), true ) ) {
			$question = self::choices( $question );
		}
		if ( 'dropdown' === $question->type ) {
			// Its file draws every dropdown, also one with "Other".
			$question = $question->drawn_as( $question->type, self::with_texts( $question ) );
		}
		if ( NpsScale::FROM_ZERO === NpsScale::of( $question )->name() ) {
			$question = self::from_zero( $question );
		}
		return self::detailed( $question );
	}

	/**
	 * Consent and statement have links of their own, and a type of another plugin may have no file: their
	 * descriptions stay as they are written.
	 */
	private static function detailed( Question $question ): Question {
		$config = $question->config;
		$text   = $config['description'] ?? '';
		$links  = is_string( $text ) && Links::any( $text );
		$rules  = isset( $config['kind'] ) || isset( $config['min_length'] ) || isset( $config['max_length'] );
		if ( ( ! $links && ! $rules ) || ! self::is_known( $question->type ) ) {
			return $question;
		}
		if ( $links ) {
			$config['help'] = $text;
			unset( $config['description'] );
		}
		return $question->drawn_as( self::DETAILS . ':' . $question->type, $config );
	}

	private static function is_known( string $type ): bool {
		return in_array( $type, self::CORE, true ) || '' !== PaidTypes::group( $type );
	}

	/**
	 * An NPS from 0 to 10: a scale with eleven points.
	 */
	private static function from_zero( Question $question ): Question {
		$labels = $question->option_labels() + array( '', '' );
		return $question->drawn_as(
			self::SCALE,
			array_diff_key( $question->config, array( 'options' => true ) ) + array(
				'points'     => 11,
				'low_label'  => $labels[0],
				'high_label' => $labels[1],
			)
		);
	}

	private static function choices( Question $question ): Question {
		$config = $question->config;
		if ( ! ChoiceRules::used( $config ) && count( $question->option_labels() ) < self::SEARCH_FROM ) {
			return $question;
		}
		$config = self::with_texts( $question );
		if ( 'checkbox' === $question->type ) {
			$config['several'] = true;
		}
		return $question->drawn_as( self::CHOICES, $config );
	}

	/**
	 * Visitors know the options with a part by their text (A69).
	 *
	 * @return array<string, mixed>
	 */
	private static function with_texts( Question $question ): array {
		$config = $question->config;
		foreach ( array( 'other', 'exclusive' ) as $name ) {
			unset( $config[ $name ] );
			$label = ChoiceRules::label( $question, $name );
			if ( null !== $label ) {
				$config[ $name ] = $label;
			}
		}
		return $config;
	}
}
