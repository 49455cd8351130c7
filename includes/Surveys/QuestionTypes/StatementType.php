<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Surveys\Question;

/**
 * A text, a picture or both, and no answer. It is shown, and never counted, exported or mailed
 * (`Question::takes_answers()`).
 */
final class StatementType extends BaseType {

	public function key(): string {
		return Question::STATEMENT;
	}

	public function label(): string {
		return __( 'Statement', 'userfeedback' );
	}

	public function group(): string {
		return 'other';
	}

	public function sanitize_config( array $config ): array {
		$text  = $config['text'] ?? '';
		$text  = is_string( $text ) ? Text::block( $text ) : '';
		$image = is_array( $config['image'] ?? null ) ? $config['image'] : array();
		$url   = is_string( $image['url'] ?? null ) ? esc_url_raw( $image['url'], array( 'http', 'https' ) ) : '';
		$alt   = is_string( $image['alt'] ?? null ) ? Text::line( $image['alt'] ) : '';
		return parent::sanitize_config( $config )
			+ ( '' === $text ? array() : array( 'text' => $text ) )
			+ ( '' === $url ? array() : array(
				'image' => array(
					'id'  => is_int( $image['id'] ?? null ) ? $image['id'] : 0,
					'url' => $url,
					'alt' => $alt,
				),
			) );
	}

	public function is_quantitative(): bool {
		return false;
	}

	public function countable_values( Question $question ): array {
		return array();
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		throw self::refuse( $question, __( 'This question takes no answer.', 'userfeedback' ) );
	}

	public function read( array $rows ): ?string {
		return null;
	}

	public function visitor_part(): VisitorPart {
		return new VisitorPart( 'widget/types/statement.js' );
	}

	public function inline_height( array $config ): int {
		$text = is_string( $config['text'] ?? null ) ? $config['text'] : '';
		return ( isset( $config['image'] ) ? 200 : 0 ) + 22 * (int) ceil( mb_strlen( $text ) / 44 );
	}

	public function sample( Question $question, array $texts ): ?string {
		return null;
	}
}
