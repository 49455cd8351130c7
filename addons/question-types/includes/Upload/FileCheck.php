<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes\Upload;

use finfo;
use UserFeedback\Files\PictureFile;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * What a file is, by its content. Its name is only asked for what must not be in it (docs/uploads.md).
 */
final class FileCheck {

	/**
	 * What is taken, by type of the content.
	 */
	private const KINDS = PictureFile::MIMES + array( 'application/pdf' => 'pdf' );

	/**
	 * Endings of names that may stand last.
	 */
	private const ENDINGS = array( 'png', 'jpg', 'jpeg', 'jfif', 'webp', 'gif', 'pdf', 'txt', 'log' );

	/**
	 * Endings that must not stand anywhere: some servers look at each.
	 */
	private const RUNS = '/^(?:php\d*|phtml|pht|phps|phar|cgi|pl|py|rb|sh|bash|aspx?|asa|jspx?|exe|bat|cmd|ps1|vbs|jar|mjs|js|html?|xhtml|shtml|svgz?|xml|swf|htaccess|htpasswd|ini)$/iD';

	/**
	 * White space and comments of a PDF.
	 */
	private const GAP = '(?:[\s\x00]|%[^\r\n]*[\r\n])*+';

	/**
	 * Parts of a PDF that do something or bring another file. The short ones count only with a value: without, they
	 * stand in compressed pictures by chance.
	 */
	private const ACTIVE = '~/(?:(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)\b'
		. '|(?:JS|XFA)' . self::GAP . '(?:[(<[]|\d+' . self::GAP . '\d+' . self::GAP . 'R\b))~';

	/**
	 * Characters of a name that people read.
	 */
	private const NAME = 80;

	/**
	 * The kind of a file, as an ending.
	 *
	 * @param string $path     Where PHP put it.
	 * @param bool   $pictures Whether the question takes nothing else.
	 * @return string E.g. `png`.
	 * @throws Failure 422 naming `file`.
	 */
	public static function kind( string $path, bool $pictures ): string {
		$type = class_exists( finfo::class ) ? (string) ( new finfo( FILEINFO_MIME_TYPE ) )->file( $path ) : '';
		$kind = self::KINDS[ $type ] ?? ( str_starts_with( $type, 'text/' ) ? 'txt' : '' );
		if ( '' === $kind || ( $pictures && ! PictureFile::is_picture( $kind ) ) ) {
			throw self::refuse(
				$pictures
					? __( 'This is not a picture. Send a PNG, JPEG, WebP or GIF file.', 'userfeedback-question-types' )
					: __( 'Send a picture (PNG, JPEG, WebP, GIF), a PDF or a plain text file.', 'userfeedback-question-types' )
			);
		}
		$content = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server.
		if ( PictureFile::contains_code( $content ) ) {
			throw self::refuse( __( 'There is program code in this file.', 'userfeedback-question-types' ) );
		}
		if ( 'pdf' === $kind ) {
			self::check_pdf( $content );
		} elseif ( 'txt' === $kind ) {
			self::check_text( $content );
		}
		return $kind;
	}

	/**
	 * Refuses names with a path or with an ending that some server runs.
	 *
	 * @param string $name As the browser sent it.
	 * @param string $path As PHP 8.1 reports it, with folders.
	 * @throws Failure 422 naming `file`.
	 */
	public static function check_name( string $name, string $path = '' ): void {
		$parts = explode( '.', $name );
		$last  = strtolower( (string) array_pop( $parts ) );
		if ( 1 === preg_match( '#[/\\\\\x00-\x1F\x7F]|^\.|\.\.#', $name )
			|| 1 === preg_match( '#[/\\\\]#', $path )
			|| ! mb_check_encoding( $name, 'UTF-8' )
		) {
			throw self::refuse( __( 'The name of a file must have no folders in it.', 'userfeedback-question-types' ) );
		}
		$inner = array() !== preg_grep( self::RUNS, array_map( 'trim', array_slice( $parts, 1 ) ) );
		if ( $inner || ( array() !== $parts && ! in_array( $last, self::ENDINGS, true ) ) ) {
			throw self::refuse(
				__( 'Files with such a name are not taken. Give it the ending of what it is, for example .png.', 'userfeedback-question-types' )
			);
		}
	}

	/**
	 * The name as people read it: without marks that turn its direction, with the ending of what the file is.
	 *
	 * @param string $name Of check_name().
	 * @param string $kind What the file is.
	 */
	public static function title( string $name, string $kind ): string {
		$base = str_contains( $name, '.' ) ? substr( $name, 0, (int) strrpos( $name, '.' ) ) : $name;
		$base = (string) preg_replace( '/[<>:"|?*\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u', '', $base );
		$base = mb_substr( Text::line( $base ), 0, self::NAME );
		return ( '' === $base ? 'file' : $base ) . '.' . $kind;
	}

	public static function refuse( string $reason ): Failure {
		return Failure::invalid( array( 'file' => $reason ) );
	}

	private static function check_pdf( string $content ): void {
		if (
			1 !== preg_match( '/^%PDF-[12]\.\d[\r\n]/D', substr( $content, 0, 9 ) )
			|| ! str_contains( substr( $content, -1024 ), '%%EOF' )
		) {
			throw self::refuse( __( 'This PDF is damaged.', 'userfeedback-question-types' ) );
		}
		// Names may be written in numbers: /J#61vaScript.
		$names = (string) preg_replace_callback(
			'/#([0-9a-f]{2})/i',
			static fn ( array $found ): string => chr( (int) hexdec( $found[1] ) ),
			$content
		);
		if ( 0 !== preg_match( self::ACTIVE, $names ) || str_contains( $names, '/Encrypt' ) ) {
			throw self::refuse(
				__( 'This PDF has a program, another file or a password in it. Send one without.', 'userfeedback-question-types' )
			);
		}
	}

	private static function check_text( string $content ): void {
		if (
			! mb_check_encoding( $content, 'UTF-8' )
			|| 1 === preg_match( '/[\x00-\x08\x0E-\x1F\x7F]|<\?/', $content )
		) {
			throw self::refuse( __( 'This is not plain text.', 'userfeedback-question-types' ) );
		}
	}
}
