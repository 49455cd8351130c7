import { useEffect } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ActOnResponses } from '../../shared/api/responses/act';
import { useActOnResponses } from '../../shared/api/responses/act';
import { formatNumber } from '../../shared/format/numbers';

/** As long as somebody looks at a response before it counts as read. */
const READING_MS = 2000;

/** What a mark did, with its number. */
function doneText( { path, data }: ActOnResponses, count: number ): string | null {
	if ( path !== 'mark' || data.mark !== 'read' ) {
		return null;
	}
	const number = formatNumber( count );
	if ( data.on ) {
		return sprintf(
			/* translators: %s: number of responses */
			_n( '%s response marked as read.', '%s responses marked as read.', count, 'userfeedback' ),
			number
		);
	}
	return sprintf(
		/* translators: %s: number of responses */
		_n( '%s response marked as unread.', '%s responses marked as unread.', count, 'userfeedback' ),
		number
	);
}

/** Marks responses as read or starred, with a way back. */
export function useMarks( surveyId: number ) {
	const act = useActOnResponses( surveyId, {
		id: 'marks',
		success: ( changed, action ) => doneText( action, changed.length ),
		error: () => __( 'The responses could not be marked.', 'userfeedback' ),
		undo: ( changed, action ) =>
			changed.length > 0 && action.path === 'mark'
				? () =>
						act.mutate( {
							path: 'mark',
							data: { ...action.data, on: ! action.data.on },
							chosen: { response_ids: changed },
						} )
				: null,
	} );
	return act;
}

/**
 * Marks an unread response as read once somebody had it in view for two seconds.
 *
 * @param surveyId Survey.
 * @param response The response on the screen; undefined while it loads.
 */
export function useReading( surveyId: number, response: { id: number; read: boolean } | undefined ): void {
	const { mutate } = useActOnResponses( surveyId, {} );
	const id = response?.id;
	// Whoever marks it as unread again wants it so, until it is opened anew.
	const wasRead = response?.read;
	useEffect( () => {
		let timer = 0;
		let unread = wasRead === false;
		const look = () => {
			clearTimeout( timer );
			if ( id !== undefined && unread && document.visibilityState === 'visible' ) {
				timer = window.setTimeout( () => {
					unread = false;
					mutate( { path: 'mark', data: { mark: 'read', on: true }, chosen: { response_ids: [ id ] } } );
				}, READING_MS );
			}
		};
		look();
		document.addEventListener( 'visibilitychange', look );
		return () => {
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', look );
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only the state on arrival counts.
	}, [ id, mutate ] );
}
