import type { Answer, Facts, Question, WidgetSurvey, WirePayload } from '../../types';
import { writeSurveyCookie } from '../cookies';
import { toJson } from '../json';
import { QUEUE_PREFIX } from './queue-prefix';

/** What files of parts make of the answers: the questions of the path, an ending (docs/paths.md), and others. */
export interface End {
	of: ( finished: Finished ) => Finished;
}

/** The page as one survey has it. The end stands here, because a second try may bring another copy of delivery. */
export type OwnPayload = WirePayload & { end?: End };

/** The answers at the end of a survey, and the page they were given on. */
export interface Finished {
	payload: OwnPayload;
	survey: WidgetSurvey;
	questions: readonly Question[];
	answers: readonly Answer[];
	clientId: string;
	nonces: WidgetSurvey[ 'nonces' ];
	link: string;
	/** What chose the questions, where something beside answers did (docs/paths.md). */
	facts?: Facts;
	/** Milliseconds since 1970. */
	at: number;
}

/** The cookie says submitted only when the answers are stored or sent (WID-39). */
export const rememberAnswered = ( { survey, clientId }: Finished ): void =>
	writeSurveyCookie(
		survey.cookie_name,
		{ submitted: true, last_response_id: clientId },
		survey.behavior.remember_days
	);

/** Where delivery cannot be had (offline): it finds all of it in the queue on the next page. */
export function keepForLater( finished: Finished ): void {
	if ( finished.answers.some( ( { value } ) => value !== null ) ) {
		localStorage.setItem( QUEUE_PREFIX + finished.clientId, toJson( finished ) );
		rememberAnswered( finished );
	}
}
