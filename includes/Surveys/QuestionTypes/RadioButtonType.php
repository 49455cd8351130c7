<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Surveys\Question;

/**
 * One of several options in words.
 */
class RadioButtonType extends OptionsType {

	/**
	 * What its questions can have beside options (ChoiceRules).
	 *
	 * @var list<string>
	 */
	protected const EXTRAS = array( 'other', 'columns' );

	public function key(): string {
		return 'radio-button';
	}

	public function label(): string {
		return __( 'Radio Button', 'userfeedback' );
	}

	public function sanitize_config( array $config ): array {
		$clean = parent::sanitize_config( $config );
		$ids   = is_array( $clean['option_ids'] ) ? array_filter( $clean['option_ids'], 'is_string' ) : array();
		return $clean + ChoiceRules::clean( $config, array_values( $ids ), static::EXTRAS );
	}

	public function config_faults( array $config ): array {
		return ChoiceRules::faults( $config );
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		list( $key, $label ) = self::member( $question, $value );
		return array( new StoredAnswer( $key, $label, 0, self::said( $question, array( $key ), $extra ) ) );
	}

	/**
	 * Comment, and what was written at "Other".
	 *
	 * @param list<string>         $keys  Chosen options.
	 * @param array<string, mixed> $extra As sent.
	 * @return array<string, string>
	 * @throws \UserFeedback\Support\Failure When one of them is wrong.
	 */
	protected static function said( Question $question, array $keys, array $extra ): array {
		$text = self::extra_text( $question, $extra, 'other', ChoiceRules::OTHER_LENGTH );
		return self::comments( $question, $extra ) + ChoiceRules::written( $question, $keys, $text );
	}

	protected function sanitize_option( mixed $option ): ?string {
		$label = is_array( $option ) ? ( $option['label'] ?? null ) : $option;
		return is_string( $label ) ? Text::line( $label ) : null;
	}
}
