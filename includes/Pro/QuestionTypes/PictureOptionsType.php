<?php
declare(strict_types=1);

namespace UserFeedback\Pro\QuestionTypes;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\OptionsType;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * A choice among options with a label and a picture; both may be missing while the owner writes (QST-25).
 */
abstract class PictureOptionsType extends OptionsType {

	/**
	 * Height of a row of tiles, in px.
	 */
	private const ROW = 138;

	/**
	 * What an option's picture is called in its JSON.
	 */
	protected const PICTURE = '';

	/**
	 * The picture, normalized, or null while none is chosen.
	 *
	 * @param array<array-key, mixed> $picture As sent.
	 * @return array<string, int|string>|null
	 */
	abstract protected static function picture( array $picture ): ?array;

	public function label(): string {
		return PaidTypes::labels()[ $this->key() ];
	}

	public function removed_option( string $label ): array {
		return array(
			'label'         => $label,
			static::PICTURE => null,
		);
	}

	/**
	 * Every option must have its picture too: visitors would meet an empty tile (QST-17). Results call only an option
	 * without text invalid (A75).
	 *
	 * @return list<'title'|'options'|'pictures'>
	 */
	public function problems( Question $question ): array {
		$problems = parent::problems( $question );
		$options  = $question->config['options'] ?? array();
		foreach ( is_array( $options ) ? $options : array() as $option ) {
			if ( ! is_array( $option ) || ! is_array( $option[ static::PICTURE ] ?? null ) ) {
				return array( ...$problems, 'pictures' );
			}
		}
		return $problems;
	}

	/**
	 * Tiles stand in twos or threes.
	 *
	 * @param array<string, mixed> $config Config of the question.
	 */
	public function inline_height( array $config ): int {
		$options = self::count( $config );
		$columns = 2 === $options || 4 === $options ? 2 : 3;
		return (int) ceil( $options / $columns ) * self::ROW;
	}

	/**
	 * @param mixed $option As sent; a text is a label.
	 * @return array<string, string|array<string, int|string>|null>|null
	 */
	protected function sanitize_option( mixed $option ): ?array {
		if ( is_string( $option ) ) {
			$option = array( 'label' => $option );
		}
		if ( ! is_array( $option ) ) {
			return null;
		}
		$label   = $option['label'] ?? '';
		$picture = $option[ static::PICTURE ] ?? null;
		$picture = is_string( $picture ) ? array( 'url' => $picture ) : $picture;
		return array(
			'label'         => is_string( $label ) ? Text::line( $label ) : '',
			static::PICTURE => is_array( $picture ) ? static::picture( $picture ) : null,
		);
	}
}
