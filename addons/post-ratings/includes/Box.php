<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

/**
 * Draws the rating box: a form that works without script. `src/widget/ratings/markup.ts` draws the same for the
 * preview; both are held against tests/fixtures/rating-box.json.
 *
 * @phpstan-import-type Values from Settings
 * @phpstan-type Given array{post_id: int, action: string, votes: int, average: float|null, mine: int, message: string}
 */
final class Box {

	/**
	 * Shapes on a grid of 24.
	 */
	private const SHAPES = array(
		'star'  => 'M12 2.9l2.8 5.8 6.3.9-4.6 4.4 1.1 6.3L12 17.3l-5.6 3 1.1-6.3L2.9 9.6l6.3-.9z',
		'smile' => 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4zM7.8 14c1 1.7 2.4 2.5 4.2 2.5s3.2-.8 4.2-2.5M8.8 9.2v1M15.2 9.2v1',
		'thumb' => 'M7 10.5 11 3c1.6 0 2.6 1.2 2.3 2.8L12.7 9h5.6c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.8c-.2 1-1.1 1.8-2.2 1.8H7zM3.5 10.5H7V20H3.5z',
	);

	/**
	 * The box of a post.
	 *
	 * @param Values $settings Of the site.
	 * @param Given  $given    `message` replaces the instruction, '' for none.
	 */
	public static function html( array $settings, array $given ): string {
		$name  = 'uf-rating-' . $given['post_id'];
		$why   = 'yes' === $settings['ask_why'];
		$html  = sprintf(
			'<form class="uf-rating" id="%1$s" method="post" action="%2$s#%1$s" style="%3$s" data-uf-rating="%4$d"%5$s>',
			esc_attr( $name ),
			esc_url( $given['action'] ),
			esc_attr( self::style( $settings ) ),
			$given['post_id'],
			$why ? ' data-why="' . esc_attr( 'yes' === $settings['why_required'] ? 'required' : 'optional' ) . '"' : ''
		);
		$html .= '<input type="hidden" name="userfeedback_rated" value="' . $given['post_id'] . '">';
		$html .= '<fieldset><legend>' . esc_html( $settings['rating_question'] ) . '</legend>';
		$note  = '' === $given['message'] ? $settings['rating_instruction_message'] : $given['message'];
		$html .= '<p class="uf-rating-note" aria-live="polite">' . esc_html( $note ) . '</p>';
		$html .= '<div class="uf-rating-stars">';
		for ( $star = 1; $star <= 5; $star++ ) {
			$html .= sprintf(
				'<label><input type="radio" name="rating" value="%1$d" required%2$s><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%3$s"/></svg><span>%4$s</span></label>',
				$star,
				$star === $given['mine'] ? ' checked' : '',
				esc_attr( self::SHAPES[ $settings['icon_id'] ] ?? self::SHAPES['star'] ),
				/* translators: %d: number of stars, 1 to 5. */
				esc_html( sprintf( __( '%d of 5 stars', 'userfeedback-post-ratings' ), $star ) )
			);
		}
		$html .= '</div></fieldset>';
		$line  = self::line( $settings, $given['votes'], $given['average'], $given['mine'] );
		$html .= '<p class="uf-rating-line"><span role="status">' . esc_html( $line ) . '</span>';
		$html .= '<button type="submit">' . esc_html__( 'Send rating', 'userfeedback-post-ratings' ) . '</button></p>';
		if ( $why ) {
			$html .= sprintf(
				'<div class="uf-rating-why"><label>%1$s<textarea name="comment" rows="3" maxlength="%2$d"></textarea></label><button type="submit">%3$s</button></div>',
				esc_html( $settings['why_question'] ),
				$settings['why_length'],
				esc_html__( 'Send', 'userfeedback-post-ratings' )
			);
		}
		if ( 'yes' === $settings['show_uf_logo'] ) {
			/* translators: %s: UserFeedback. */
			$by    = sprintf( __( 'by %s', 'userfeedback-post-ratings' ), 'UserFeedback' );
			$html .= '<p class="uf-rating-by">' . esc_html( $by ) . '</p>';
		}
		return $html . '</form>';
	}

	/**
	 * Look of the box, as custom properties of its style sheet.
	 *
	 * @param Values $settings Of the site.
	 */
	private static function style( array $settings ): string {
		$font = $settings['font']['value'];
		return '--uf-icon:' . $settings['icon_color']
			. ';--uf-back:' . $settings['background_color']
			. ';--uf-text:' . $settings['text_color']
			. ( '' === $font ? '' : ';font-family:' . ( str_contains( $font, ' ' ) ? "'" . $font . "'" : $font ) );
	}

	/**
	 * The line under the stars.
	 *
	 * @param Values $settings Of the site.
	 */
	public static function line( array $settings, int $votes, ?float $average, int $mine ): string {
		$texts = self::texts( $settings );
		if ( 0 === $votes || null === $average ) {
			return '' === $texts['one'] ? '' : $texts['none'];
		}
		$line = strtr(
			1 === $votes ? $texts['one'] : $texts['many'],
			array(
				'%1' => number_format_i18n( $average, 1 ),
				'%2' => number_format_i18n( $votes ),
			)
		);
		return 0 === $mine ? $line : strtr(
			'' === $line ? $texts['yours'] : $texts['mine'],
			array(
				'%1' => (string) $mine,
				'%3' => $line,
			)
		);
	}

	/**
	 * Texts that the script puts in; %1 and %2 are numbers.
	 *
	 * @param Values $settings Of the site.
	 * @return array<string, string>
	 */
	public static function texts( array $settings ): array {
		$average = 'yes' === $settings['show_rating'];
		$count   = 'yes' === $settings['show_vote_count'];
		$line    = array( '', '' );
		if ( $average && $count ) {
			$line = array(
				/* translators: %1: average with one decimal, %2: number of ratings, always 1. */
				__( '%1 of 5 from %2 rating', 'userfeedback-post-ratings' ),
				/* translators: %1: average with one decimal, %2: number of ratings. */
				__( '%1 of 5 from %2 ratings', 'userfeedback-post-ratings' ),
			);
		} elseif ( $average ) {
			/* translators: %1: average with one decimal. */
			$line = array_fill( 0, 2, __( '%1 of 5', 'userfeedback-post-ratings' ) );
		} elseif ( $count ) {
			$line = array(
				/* translators: %2: number of ratings, always 1. */
				__( '%2 rating', 'userfeedback-post-ratings' ),
				/* translators: %2: number of ratings. */
				__( '%2 ratings', 'userfeedback-post-ratings' ),
			);
		}
		return array(
			'one'    => $line[0],
			'many'   => $line[1],
			'none'   => __( 'No ratings yet. Be the first.', 'userfeedback-post-ratings' ),
			/* translators: %3: a sentence without period, %1: number of stars, 1 to 5. */
			'mine'   => __( '%3. You gave %1.', 'userfeedback-post-ratings' ),
			/* translators: %1: number of stars, 1 to 5. */
			'yours'  => __( 'You gave %1.', 'userfeedback-post-ratings' ),
			'thanks' => $settings['thank_you_message'],
			'again'  => __( 'You have already rated this post. You may change your rating.', 'userfeedback-post-ratings' ),
			'failed' => __( 'Your rating could not be sent. Please try again.', 'userfeedback-post-ratings' ),
			'busy'   => __( 'There were too many ratings from your network. Please try again in a minute.', 'userfeedback-post-ratings' ),
			'why'    => __( 'Please write a few words.', 'userfeedback-post-ratings' ),
		);
	}
}
