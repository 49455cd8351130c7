import { __, sprintf } from '@wordpress/i18n';
import type { PostRatingSettings } from '../../types';
import type { BoxWords } from '../../widget/ratings/markup';

function lineWords( { show_rating: rating, show_vote_count: count }: PostRatingSettings ): [ string, string ] {
	if ( rating === 'yes' && count === 'yes' ) {
		return [
			/* translators: %1: average with one decimal, %2: number of ratings, always 1. */
			__( '%1 of 5 from %2 rating', 'userfeedback' ),
			/* translators: %1: average with one decimal, %2: number of ratings. */
			__( '%1 of 5 from %2 ratings', 'userfeedback' ),
		];
	}
	if ( rating === 'yes' ) {
		/* translators: %1: average with one decimal. */
		return [ __( '%1 of 5', 'userfeedback' ), __( '%1 of 5', 'userfeedback' ) ];
	}
	/* translators: %2: number of ratings. */
	return count === 'yes' ? [ __( '%2 rating', 'userfeedback' ), __( '%2 ratings', 'userfeedback' ) ] : [ '', '' ];
}

/** Texts of the box, as PostRatings\Box has them for visitors. */
export function boxWords( settings: PostRatingSettings ): BoxWords {
	const [ one, many ] = lineWords( settings );
	return {
		one,
		many,
		none: __( 'No ratings yet. Be the first.', 'userfeedback' ),
		/* translators: %3: a sentence without period, %1: number of stars, 1 to 5. */
		mine: __( '%3. You gave %1.', 'userfeedback' ),
		/* translators: %1: number of stars, 1 to 5. */
		yours: __( 'You gave %1.', 'userfeedback' ),
		thanks: settings.thank_you_message,
		again: '',
		failed: '',
		busy: '',
		why: '',
		/* translators: %1: number of stars, 1 to 5. */
		star: __( '%1 of 5 stars', 'userfeedback' ),
		send: __( 'Send rating', 'userfeedback' ),
		sendWhy: __( 'Send', 'userfeedback' ),
		/* translators: %s: UserFeedback. */
		by: sprintf( __( 'by %s', 'userfeedback' ), 'UserFeedback' ),
	};
}
