/**
 * The end of a survey: what is sent, what the cookie remembers, where the visitor
 * goes (requirements WID-39 to WID-44).
 */
import { visibleQuestions } from '../../domain/logic';
import { redirectFor } from '../../domain/thank-you';
import { rememberAnswered } from './finished';
import type { Finished } from './finished';
import { submissionOf } from './submission';
import { submit } from './submit';

/** The thank-you message and a redirect wait for the server no longer than this; delivery goes on in the background. */
const PATIENCE = 1500;

/** Sends the answers; resolves when they are sent or when it takes too long: where to go, '' to stay. */
export async function finish( given: Finished ): Promise< string > {
	const finished = given.payload.end?.of( given ) ?? given;
	const { survey, questions, answers } = finished;
	// Each end is a response of its own: the browser's Back brings a page as it was left, and another one may have sent
	// its answers meanwhile.
	if ( survey.behavior.display_length === 'repeatedly' ) {
		finished.clientId = finished.clientId.slice( 0, -11 ) + finished.at.toString( 16 );
	}
	const submission = submissionOf( finished );
	if ( submission ) {
		const { stored, sent } = submit( submission.url, submission.body );
		// At once: the visitor may leave the page before the server answers. Answers that are in memory alone may be
		// lost: until they are sent, the visitor may be asked again.
		if ( stored ) {
			rememberAnswered( finished );
		} else {
			void sent.then( ( later ) => later && rememberAnswered( finished ) );
		}
		await Promise.race( [ sent, new Promise( ( done ) => setTimeout( done, PATIENCE ) ) ] );
	}
	const url = redirectFor( survey.thank_you, visibleQuestions( questions, answers ), answers );
	return url && /^https?:/.test( new URL( url, location.href ).href ) ? url : '';
}
