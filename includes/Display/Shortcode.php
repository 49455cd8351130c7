<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Access\Capability;
use UserFeedback\Support\Clock;

/**
 * `[userfeedback id="…"]` and `do_action( 'userfeedback_survey', $id )`: puts a
 * survey into the content (A56 to A58).
 *
 * @phpstan-import-type Entry from LiveIndexBuilder
 */
final class Shortcode {

	public const TAG = DisplayModule::SHORTCODE;

	/**
	 * @param Placed $placed Notes which ones this page asks for.
	 */
	public function __construct(
		private LiveIndex $index,
		private Placed $placed,
		private Clock $clock,
		private InlineHeight $heights
	) {}

	/**
	 * Output of the shortcode. Contributors may write attributes too: only a number passes (SEC-X13).
	 *
	 * @param array<mixed>|string $attributes As written by the author.
	 */
	public function render( array|string $attributes ): string {
		$given = is_array( $attributes ) ? ( $attributes['id'] ?? '' ) : '';
		$id    = is_scalar( $given ) && 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', trim( (string) $given ) )
			? (int) $given
			: 0;
		$entry = $id > 0 ? $this->index->find( $id, $this->clock->now() ) : null;
		if ( null === $entry ) {
			return $this->hint( $id );
		}
		if ( PageTag::is_without_scripts() ) {
			return '';
		}
		$this->placed->add( $id );
		$place = '<div data-userfeedback="' . $id . '" class="userfeedback-inline"';
		// Who never agrees would keep the hole: the loader, which takes it away, waits too.
		return '' === ConsentGuard::category()
			? $place . sprintf( ' style="min-height:%dpx"></div>', $this->height( $entry ) )
			: $place . '></div>';
	}

	/**
	 * Takes away the paragraph around a shortcode that stands alone in it: a survey
	 * is no part of one, and where none shows it would stay as an empty line.
	 */
	public static function without_paragraph( string $content ): string {
		return (string) preg_replace( '~<p(?:\s[^>]*)?>\s*(\[userfeedback(?:\s[^\]<>]*)?\])\s*</p>~', '$1', $content );
	}

	/**
	 * Template tag.
	 *
	 * @param mixed $survey_id The survey.
	 */
	public function print_survey( mixed $survey_id ): void {
		echo $this->render( array( 'id' => $survey_id ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- numbers and escaped texts only.
	}

	/**
	 * What editors see instead of a survey that cannot show; visitors see nothing.
	 *
	 * @param int $id The survey, 0 when the attribute is no number.
	 */
	private function hint( int $id ): string {
		if ( ! Capability::Edit->allowed() ) {
			return '';
		}
		$text = 0 === $id
			? __(
				'This survey shortcode needs the number of a survey, for example [userfeedback id="1"]. Visitors see nothing here.',
				'userfeedback'
			)
			: sprintf(
				/* translators: %d: number of the survey. */
				__( 'Survey %d is not published, so it does not show here. Visitors see nothing.', 'userfeedback' ),
				$id
			);
		// Valid inside a paragraph too.
		return '<em class="userfeedback-hint">' . esc_html( $text ) . '</em>';
	}

	/**
	 * Height of the first question in px, so that nothing below moves when the survey
	 * appears; 0 for one that cannot, because an addon is gone.
	 *
	 * @param Entry $entry Live survey.
	 */
	private function height( array $entry ): int {
		$questions = $this->index->questions_of( $entry ) ?? array();
		$first     = $questions[0] ?? null;
		if ( null === $first ) {
			return 0;
		}
		return $this->heights->of( $first instanceof \stdClass ? $first : new \stdClass() );
	}
}
