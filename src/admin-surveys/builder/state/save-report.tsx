import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from '../../../shared/router';
import { ApiError } from '../../../shared/api/client';
import type { BannerOptions } from '../../../shared/notices/banners';
import { BANNER_TIMEOUT_S } from '../../../shared/lib/timers';
import type { Placed } from './refusals';
import type { Outcome } from './save-survey';

export const BANNER_ID = 'builder-save';

/** The banner about a survey that was saved (SAVE-05, SAVE-07, SAVE-08). */
export function savedBanner( { saved, refused, copied }: Extract< Outcome, { kind: 'saved' } > ): BannerOptions {
	const options = { id: BANNER_ID, timeout: BANNER_TIMEOUT_S, exclusive: true };
	if ( refused ) {
		return { ...options, type: 'warning', content: saved.message };
	}
	if ( copied ) {
		return {
			...options,
			type: 'info',
			content: __( 'Your version was saved as a new draft.', 'userfeedback' ),
		};
	}
	return saved.status === 'publish'
		? {
				...options,
				type: 'success',
				spoken: __( 'Your Survey was Saved!', 'userfeedback' ),
				content: <SavedMessage />,
			}
		: { ...options, type: 'info', content: __( 'Your Survey was Saved as a Draft.', 'userfeedback' ) };
}

/** SAVE-07: 'Your Survey was Saved! - View Surveys'. The list has no link to itself. */
function SavedMessage() {
	const onList = useLocation().pathname === '/';
	return (
		<>
			{ __( 'Your Survey was Saved!', 'userfeedback' ) }
			{ ! onList && (
				<>
					{ ' - ' }
					<a href="#/">{ __( 'View Surveys', 'userfeedback' ) }</a>
				</>
			) }
		</>
	);
}

/** What there is to know of a failed save, apart from that it failed. */
function failureDetails( error: unknown, { refusals, rest }: Placed ): string[] {
	const message = error instanceof ApiError ? error.message : '';
	return [
		// The server's summary names fields as the wire does; their places say more.
		...( refusals.length > 0 ? [] : [ message ] ),
		...rest,
		...refusals.map( ( { place, text } ) =>
			sprintf(
				/* translators: 1: where, e.g. "Question 3". 2: a sentence that says what is wrong there. */
				__( '%1$s: %2$s', 'userfeedback' ),
				place,
				text
			)
		),
	].filter( ( text, at, all ) => text !== '' && all.indexOf( text ) === at );
}

/** The banner about a save that failed, with Retry where the same may succeed. */
export function failedBanner( error: unknown, placed: Placed, onRetry: () => void ): BannerOptions {
	const title = __( 'The survey could not be saved.', 'userfeedback' );
	const details = failureDetails( error, placed );
	return {
		id: BANNER_ID,
		type: 'error',
		exclusive: true,
		spoken: [ title, ...details ].join( ' ' ),
		content: (
			<>
				{ title }
				{ details.map( ( detail ) => (
					<span key={ detail } className="ufb-detail">
						{ detail }
					</span>
				) ) }
			</>
		),
		// The same again would be refused again.
		...( placed.refusals.length > 0
			? {}
			: { actions: [ { label: __( 'Retry', 'userfeedback' ), onClick: onRetry } ] } ),
	};
}
