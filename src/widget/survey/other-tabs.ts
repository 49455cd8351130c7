/**
 * A survey that is open in two tabs takes one response: when the visitor has answered
 * in the other one, this one goes.
 */
import { readSurveyCookie } from '../../domain/selection';
import type { WidgetSurvey } from '../../types';
import { readCookie } from '../cookies';

/** The other tab writes its cookie a moment after it has stored or sent the answers. */
const COOKIE_COMES = 300;

/**
 * Calls back when another tab answered; returns a function that stops it.
 *
 * @param survey What both tabs ask.
 * @param gone   Takes it away here.
 */
export function watchOtherTabs( survey: WidgetSurvey, gone: () => void ): () => void {
	const idNow = () => {
		const cookie = readSurveyCookie( readCookie( survey.cookie_name ) );
		return cookie?.submitted ? cookie.last_response_id : undefined;
	};
	const idAtFirst = idNow();
	let timer: ReturnType< typeof setTimeout > | undefined;
	const check = () => {
		clearTimeout( timer );
		timer = setTimeout( () => idNow() !== idAtFirst && gone(), COOKIE_COMES );
	};
	const stop = () => {
		clearTimeout( timer );
		removeEventListener( 'storage', check );
		document.removeEventListener( 'visibilitychange', check );
		document.removeEventListener( 'userfeedback:finish', finished );
	};
	// The answers of this tab make the cookie as well.
	const finished = ( { detail }: CustomEventInit< { survey_id: number } > ) => {
		if ( detail?.survey_id === survey.id ) {
			stop();
		}
	};
	if ( survey.behavior.display_length !== 'repeatedly' ) {
		addEventListener( 'storage', check );
		document.addEventListener( 'visibilitychange', check );
		document.addEventListener( 'userfeedback:finish', finished );
	}
	return stop;
}
