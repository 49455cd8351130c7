<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Surveys\FormerWordings;
use UserFeedback\Surveys\Question;

/**
 * A box to tick beside a text with a link. The answer is the text itself, as this visitor read it: it is stored with
 * the address of the link, and later changes of the question do not touch it.
 */
final class ConsentType extends BaseType {

	/**
	 * Stands between the source's text and its translation, in answers that were mapped. Visitors cannot send it:
	 * SubmissionInput refuses NUL.
	 */
	public const TRANSLATED = "\0";

	/**
	 * Under what answers are stored: nothing that somebody typed.
	 */
	private const AGREED = 'agreed';

	public function key(): string {
		return 'consent';
	}

	public function label(): string {
		return __( 'Consent', 'userfeedback' );
	}

	public function group(): string {
		return 'other';
	}

	public function sanitize_config( array $config ): array {
		$text = $config['text'] ?? '';
		$text = is_string( $text ) ? Text::block( $text ) : '';
		return parent::sanitize_config( $config )
			+ array( 'must' => false !== ( $config['must'] ?? true ) )
			+ ( '' === $text ? array() : array( 'text' => $text ) )
			+ self::config_text( $config, 'link' );
	}

	public function config_faults( array $config ): array {
		$link = $config['link'] ?? '';
		return '' === $link || ( is_string( $link ) && self::is_address( $link ) ) ? array() : array(
			'link' => __( 'Enter an address that begins with https:// or http://.', 'userfeedback' ),
		);
	}

	/**
	 * How many agreed, and with what, is a list and no share: everybody who answered did.
	 */
	public function is_quantitative(): bool {
		return false;
	}

	public function countable_values( Question $question ): array {
		return array();
	}

	public function must_answer( Question $question ): bool {
		return true === ( $question->config['must'] ?? true );
	}

	/**
	 * Also texts that the question had before, for pages that a cache kept.
	 *
	 * @param mixed                $value As sent.
	 * @param array<string, mixed> $extra As sent; nothing of it is asked for.
	 * @throws \UserFeedback\Support\Failure 422 naming the answer.
	 */
	public function parse( Question $question, mixed $value, array $extra ): array {
		$given    = array_map( array( Text::class, 'block' ), explode( self::TRANSLATED, is_string( $value ) ? $value : '', 2 ) );
		$wordings = array(
			array(
				'text' => self::text_of( $question ),
				'link' => self::link( $question ),
			),
			...FormerWordings::of( $question ),
		);
		foreach ( $wordings as $wording ) {
			if ( '' !== $given[0] && self::shown( $wording['text'] ) === $given[0] ) {
				$text = $given[1] ?? $given[0];
				$link = $wording['link'];
				/* translators: 1: what somebody agreed to. 2: the address of its link. */
				$full = sprintf( _x( '%1$s (%2$s)', 'consent', 'userfeedback' ), $text, $link );
				return array( new StoredAnswer( self::AGREED, '' === $link ? $text : $full, compared: $given[0] ) );
			}
		}
		throw self::refuse( $question, __( 'The answer must be the text beside the box.', 'userfeedback' ) );
	}

	public function read( array $rows ): ?string {
		return isset( $rows[0] ) ? $rows[0]->value_text : null;
	}

	public function compared( array $rows ): ?string {
		return $rows[0]->compared ?? $this->read( $rows );
	}

	public function visitor_part(): VisitorPart {
		return new VisitorPart(
			'widget/types/consent.js',
			array( 'must' => __( 'Tick the box to go on. Without it we cannot store your answers.', 'userfeedback' ) )
		);
	}

	public function inline_height( array $config ): int {
		$text = $config['text'] ?? '';
		return 26 + 21 * max( 1, (int) ceil( ( is_string( $text ) ? mb_strlen( $text ) : 0 ) / 40 ) );
	}

	public function sample( Question $question, array $texts ): string {
		return self::shown( self::text_of( $question ) );
	}

	/**
	 * The text beside the box; without one the title is what people agree to.
	 */
	public static function text_of( Question $question ): string {
		$text = $question->config['text'] ?? '';
		return is_string( $text ) && '' !== $text ? $text : $question->title;
	}

	/**
	 * A text without the brackets around the words of its link.
	 */
	public static function shown( string $text ): string {
		return Text::trim( (string) preg_replace( '/\[([^\]]*)\]/', '$1', $text ) );
	}

	/**
	 * Where the link goes: an address, else the site's privacy page; '' where there is none, or no link.
	 */
	public static function link( Question $question ): string {
		$link = $question->config['link'] ?? '';
		if ( 1 !== preg_match( '/\[[^\]]+\]/', self::text_of( $question ) ) ) {
			return '';
		}
		return is_string( $link ) && self::is_address( $link ) ? $link : get_privacy_policy_url();
	}

	private static function is_address( string $link ): bool {
		$host = wp_parse_url( $link, PHP_URL_HOST );
		return 1 === preg_match( '#^https?://[^\s<>"\\\\]+$#iD', $link ) && is_string( $host ) && '' !== $host;
	}
}
