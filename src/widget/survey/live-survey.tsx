import { useLayoutEffect, useRef, useState } from 'react';
import { EMPTY_DRAFT, toAnswer } from '../../domain/answers';
import type { Draft } from '../../domain/answers';
import { INITIAL_FLOW, WAY, flowOf } from '../../domain/flow';
import type { FlowState } from '../../domain/flow';
import { shuffle } from '../../domain/shuffle';
import type { Answer, Question, QuestionOption, WidgetStrings, WidgetSurvey, WirePayload } from '../../types';
import { readSession, writeSession } from './session';
import type { Session } from './session';
import { uuid } from './uuid';
import { readMinimized, writeMinimized } from '../cookies';
import { keepForLater } from '../delivery/finished';
import { importDelivery } from '../import-delivery';
import { mayLeave, rulesOf } from './question-rules';
import { emit } from './events';
import { View } from './view';

/** Milliseconds until the closed widget goes (WID-19). */
const GONE_AFTER = 150;
/** "Sending…" shows only when sending takes long enough to be noticed. */
const SENDING_SHOWS_AFTER = 200;
export const wait = ( time: number ) => new Promise< void >( ( done ) => setTimeout( done, time ) );

export interface LiveProps {
	payload: WirePayload;
	strings: WidgetStrings;
	survey: WidgetSurvey;
	questions: readonly Question[];
	/** Shortcode element that the survey fills; without it the survey floats. */
	place: HTMLElement | undefined;
	onGone: () => void;
}

/** The cookie decides; where there is none, the owner (WID-16, WID-17). */
function opensAtFirst( { theming, cookie_name: name }: WidgetSurvey ): boolean {
	const minimized = readMinimized( name );
	if ( minimized === undefined && theming.start_minimized ) {
		writeMinimized( name, true );
		return false;
	}
	return ! minimized;
}

/** A survey with a visitor: answers, cookies, delivery. */
export function LiveSurvey( { payload, strings, survey, questions, place, onGone }: LiveProps ) {
	const { rtl, lang } = payload;
	const [ reduce ] = useState( () => flowOf( questions ) );
	const [ session ] = useState(
		(): Session =>
			readSession( survey.cookie_name ) ?? { clientId: uuid(), nonces: survey.nonces, drafts: {}, path: [] }
	);
	const [ drafts, setDrafts ] = useState( session.drafts );
	const [ flow, setFlow ] = useState( () =>
		session.path.reduce(
			( before, id ) => {
				const at = questions[ before.index ];
				const after =
					at?.id === id
						? reduce( before, { type: 'save', answer: toAnswer( at, drafts[ id ] ?? EMPTY_DRAFT ) } )
						: before;
				// The owner may have changed the questions since.
				return after.finished ? before : after;
			},
			reduce( INITIAL_FLOW, { type: 'start' } )
		)
	);
	const [ open, setOpen ] = useState( () => !! place || opensAtFirst( survey ) );
	const [ saving, setSaving ] = useState( false );
	const [ done, setDone ] = useState( false );
	const [ closed, setClosed ] = useState( false );
	const [ refused, setRefused ] = useState( false );
	const direction = useRef( 0 );
	// An intro is no question.
	const engaged = useRef( WAY.progress( questions, flow ).number - 1 );
	const orders = useRef< Record< string, readonly QuestionOption[] > >( {} );

	const question = questions[ flow.index ];
	const draft = ( question && drafts[ question.id ] ) ?? EMPTY_DRAFT;

	useLayoutEffect( () => {
		// Who only looks leaves nothing behind.
		if ( Object.keys( drafts ).length ) {
			const path = flow.path.flatMap( ( at ) => questions[ at ]?.id ?? [] );
			writeSession( survey.cookie_name, { ...session, drafts, path } );
		}
	}, [ drafts, flow, questions, session, survey ] );

	const thank = () => {
		setDone( true );
		setSaving( false );
		// The room of a question is too much for the thank-you message.
		place?.style.removeProperty( 'min-height' );
	};
	const finish = async ( answers: readonly Answer[] ) => {
		emit( 'finish', survey );
		const timer = setTimeout( () => setSaving( true ), SENDING_SHOWS_AFTER );
		const finished = {
			payload,
			survey,
			questions,
			answers,
			nonces: session.nonces,
			clientId: session.clientId,
			link: location.href,
			at: Date.now(),
		};
		const url = await importDelivery( payload.widget )
			.then(
				( delivery ) => delivery.finish( finished ),
				() => keepForLater( finished )
			)
			.finally( () => clearTimeout( timer ) );
		writeSession( survey.cookie_name, null );
		if ( url ) {
			// Coming back to this page by the browser's Back finds it as it was left.
			addEventListener( 'pageshow', thank, { once: true } );
			location.assign( url );
		} else {
			thank();
		}
	};

	if ( ! question || closed ) {
		return null;
	}

	const rules = rulesOf( question, survey, false );
	const go = ( to: FlowState, way: number ) => {
		direction.current = way;
		setRefused( false );
		setFlow( to );
	};
	const change = ( next: Draft ) => {
		setRefused( false );
		setDrafts( { ...drafts, [ question.id ]: next } );
	};
	const save = ( given: Draft ) => {
		const next = reduce( flow, { type: 'save', answer: toAnswer( question, given ) } );
		if ( next === flow ) {
			return;
		}
		go( next, 1 );
		if ( next.finished ) {
			finish( next.answers ).catch( thank );
		} else if ( WAY.progress( questions, next ).number > 1 && ! engaged.current++ ) {
			// Once, however often the visitor goes back and forth (WID-34).
			emit( 'engagement', survey );
		}
	};
	const optionsOf = () => {
		const stored = question.config.options ?? [];
		return ( orders.current[ question.id ] ??= question.settings.randomize ? shuffle( stored ) : stored );
	};

	return (
		<View
			survey={ survey }
			strings={ strings }
			rtl={ rtl }
			lang={ lang }
			inline={ !! place }
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
							progress: WAY.progress( questions, flow ),
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
				go( reduce( flow, { type: 'back' } ), -1 );
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
