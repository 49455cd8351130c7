<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use stdClass;

/**
 * Says at the first question that answers are anonymous, in the language of the page: it is put in when questions
 * travel, because what is stored has the language of whoever saved it. It stands behind the description of the
 * question, which the widget reads out with it.
 */
final class AnonymousNotice {

	/**
	 * Field of the first stored question that asks for it; visitors do not get the field.
	 */
	public const MARK = 'is_anonymous';

	/**
	 * Adds it.
	 *
	 * @param list<mixed> $questions As visitors get them.
	 * @return list<mixed>
	 */
	public static function add( array $questions ): array {
		$first = $questions[0] ?? null;
		if ( is_array( $first ) ) {
			$first = (object) $first;
		}
		if ( ! $first instanceof stdClass ) {
			return $questions;
		}
		$first = clone $first;
		unset( $first->is_anonymous );
		$config = (array) ( $first->config ?? array() );
		$given  = $config['description'] ?? '';
		$notice = __( 'Anonymous: your account, IP address and browser are not stored with your answers.', 'userfeedback' );

		$config['description'] = is_string( $given ) && '' !== $given ? $given . ' · ' . $notice : $notice;
		$first->config         = (object) $config;
		$questions[0]          = $first;
		return array_values( $questions );
	}
}
