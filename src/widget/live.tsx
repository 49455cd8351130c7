import { useRef, useState } from 'react';
import { EMPTY_DRAFT, sendable, toAnswer } from '../domain/answers';
import type { Draft } from '../domain/answers';
import { INITIAL_FLOW, flowOf } from '../domain/flow';
import { visibleQuestions } from '../domain/logic';
import { progressOf } from '../domain/progress';
import { shuffle } from '../domain/shuffle';
import { redirectFor } from '../domain/thank-you';
import type {
	Answer,
	Question,
	QuestionOption,
	WidgetAddons,
	WidgetStrings,
	WidgetSurvey,
	WirePayload,
} from '../types';
import { readAttempt, writeAttempt } from './attempt';
import { readMinimized, writeMinimized, writeSurveyCookie } from './cookies';
import { enforced, mayLeave, rulesOf } from './current';
import { emit } from './events';
import { send } from './send';
import { routeOf } from './route';
import { View } from './view';

/** Milliseconds until the closed widget goes (WID-19). */
const GONE_AFTER = 150;
/** "Sending…" shows only when sending takes long enough to be noticed. */
const SENDING_SHOWS_AFTER = 200;
/** A redirect waits for the server no longer than this; the queue goes on delivering. */
const REDIRECT_WAITS = 1500;
/** Nor does the thank-you message for ever: older answers may be in the queue before these. */
const THANKS_WAIT = 10_000;

export const wait = ( time: number ) => new Promise< void >( ( done ) => setTimeout( done, time ) );

export interface LiveProps {
	payload: WirePayload;
	strings: WidgetStrings;
	survey: WidgetSurvey;
	questions: readonly Question[];
	inline: boolean;
	onGone: () => void;
}

/** The cookie decides; where there is none, the owner (WID-16, WID-17). */
function opensAtFirst( { theming, cookie_name: name }: WidgetSurvey, { behavior }: Partial< WidgetAddons > ): boolean {
	const minimized = readMinimized( name );
	if ( minimized === undefined && theming.start_minimized && behavior ) {
		writeMinimized( name, true );
		return false;
	}
	return ! minimized;
}

/** A survey with a visitor: answers, cookies, delivery. */
export function LiveSurvey( { payload, strings, survey, questions, inline, onGone }: LiveProps ) {
	const { addons = {}, rtl = false, lang } = payload;
	const [ reduce ] = useState( () => flowOf( questions ) );
	const [ flow, setFlow ] = useState( () => reduce( INITIAL_FLOW, { type: 'start' } ) );
	const [ attempt ] = useState( () => readAttempt( survey.id ) );
	const [ drafts, setDrafts ] = useState( attempt.drafts );
	const [ open, setOpen ] = useState( () => inline || opensAtFirst( survey, addons ) );
	const [ saving, setSaving ] = useState( false );
	const [ done, setDone ] = useState( false );
	const [ closed, setClosed ] = useState( false );
	const [ refused, setRefused ] = useState( false );
	const direction = useRef( 0 );
	const engaged = useRef( false );
	const orders = useRef< Record< string, readonly QuestionOption[] > >( {} );

	const question = questions[ flow.index ];
	const draft = ( question && drafts[ question.id ] ) ?? EMPTY_DRAFT;

	const finish = async ( given: readonly Answer[] ) => {
		const answers = sendable( questions, given );
		const redirect = addons.behavior
			? redirectFor( survey.thank_you, visibleQuestions( questions, given ), given )
			: '';
		emit( 'finish', survey );
		if ( answers.length ) {
			const timer = setTimeout( () => setSaving( true ), SENDING_SHOWS_AFTER );
			const { id, title } = payload.page;
			const sent = send( payload.widget, routeOf( payload.api, survey.id, 'responses' ), {
				client_id: attempt.clientId,
				answers,
				page_submitted: { id, link: location.href, title: title || document.title },
				nonce: survey.nonces.submission,
			} );
			writeAttempt( survey.id, null );
			await Promise.race( [ sent, wait( redirect ? REDIRECT_WAITS : THANKS_WAIT ) ] );
			clearTimeout( timer );
			writeSurveyCookie(
				survey.cookie_name,
				{ submitted: true, last_response_id: attempt.clientId },
				survey.behavior.remember_days
			);
		}
		if ( redirect && /^https?:$/.test( new URL( redirect, location.href ).protocol ) ) {
			// Coming back to this page by the browser's Back finds it as it was left.
			addEventListener( 'pageshow', () => setDone( true ), { once: true } );
			location.assign( redirect );
		} else {
			setDone( true );
			setSaving( false );
		}
	};

	if ( ! question || closed ) {
		return null;
	}

	const rules = rulesOf( question, survey, addons, false );
	const change = ( next: Draft ) => {
		const all = { ...drafts, [ question.id ]: next };
		setRefused( false );
		setDrafts( all );
		writeAttempt( survey.id, { clientId: attempt.clientId, drafts: all } );
	};
	const save = ( given: Draft ) => {
		const next = reduce( flow, { type: 'save', answer: toAnswer( question, given ) } );
		if ( next === flow ) {
			return;
		}
		direction.current = 1;
		setRefused( false );
		setFlow( next );
		if ( next.finished ) {
			finish( next.answers ).catch( () => setDone( true ) );
		} else if ( ! engaged.current ) {
			// Once, however often the visitor goes back and forth (WID-34).
			engaged.current = true;
			emit( 'engagement', survey );
		}
	};
	const optionsOf = () => {
		const stored = question.config.options ?? [];
		return ( orders.current[ question.id ] ??=
			enforced( addons ) && question.settings.randomize && question.type !== 'nps' ? shuffle( stored ) : stored );
	};

	return (
		<View
			survey={ survey }
			strings={ strings }
			rtl={ rtl }
			lang={ lang }
			inline={ inline }
			open={ open }
			saving={ saving }
			current={
				done
					? null
					: {
							...rules,
							question,
							options: optionsOf(),
							draft,
							refused,
							progress: progressOf( questions, flow ),
							direction: direction.current,
						}
			}
			onDraft={ change }
			onNext={ () => {
				if ( ! mayLeave( question, draft, rules.required ) ) {
					setRefused( true );
					return false;
				}
				save( draft );
				return true;
			} }
			onSkip={ () => {
				change( EMPTY_DRAFT );
				save( EMPTY_DRAFT );
			} }
			onBack={ () => {
				direction.current = -1;
				setRefused( false );
				setFlow( reduce( flow, { type: 'back' } ) );
			} }
			onToggle={ ( to ) => {
				writeMinimized( survey.cookie_name, ! to );
				setOpen( to );
			} }
			onClose={ () => {
				setClosed( true );
				setTimeout( onGone, GONE_AFTER );
			} }
		/>
	);
}
