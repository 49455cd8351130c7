<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

/**
 * Name of a file: survey, range and day of the export. Nothing of it names a file on the server (SEC-E3).
 */
final class FileName {

	private const TITLE_LENGTH = 60;

	/**
	 * @param string $today YYYY-MM-DD in the site's time zone.
	 */
	public static function of( ExportOptions $options, string $today ): string {
		$title = self::part( $options->survey->title );
		$parts = array(
			'' === $title ? 'survey-' . $options->survey->id : $title,
			...( null === $options->question ? array() : array( 'question-' . self::part( $options->question->id ) ) ),
			null === $options->range
				? 'all-time'
				: $options->range->start() . '_' . $options->range->end(),
			...( null === $options->filter ? array() : array( 'filtered' ) ),
			'exported-' . $today,
		);
		return implode( '_', $parts ) . '.' . $options->format->value;
	}

	/**
	 * The header that names a download, for old and new browsers (RFC 6266).
	 */
	public static function disposition( string $name ): string {
		$ascii = (string) preg_replace( '/[^A-Za-z0-9._-]+/', '-', remove_accents( $name ) );
		return sprintf( "attachment; filename=\"%s\"; filename*=UTF-8''%s", $ascii, rawurlencode( $name ) );
	}

	/**
	 * Letters and numbers of any script, joined by hyphens.
	 */
	private static function part( string $text ): string {
		$words = (string) preg_replace( '/[^\p{L}\p{M}\p{N}]+/u', '-', mb_strtolower( $text ) );
		return trim( mb_substr( trim( $words, '-' ), 0, self::TITLE_LENGTH ), '-' );
	}
}
