import { useCallback, useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '../../../shared/api/client';
import { announce } from '../../../shared/lib/announce';
import { AUTOSAVE_AFTER_MS, AUTOSAVE_AGAIN_MS } from './autosave-time';
import { useLifted } from './lifted';
import { saveSurvey } from './save-survey';
import type { Outcome, SavePorts } from './save-survey';
import { isDirty, useBuilderStore } from './store';
import type { BuilderState } from './store';
import { cutOf } from './trimming';

/**
 * Whether a draft may be saved by itself: never what visitors see, have seen or will see at a time that is set,
 * never what would need a question to the owner first, and of a new survey only what somebody has worked on.
 */
export function mayAutosave( state: BuilderState ): boolean {
	const { draft, record, begun, holds, locked, departing } = state;
	if ( locked || departing || holds.size > 0 || ! isDirty( state ) ) {
		return false;
	}
	if ( record.status !== 'draft' || record.published_at !== null ) {
		return false;
	}
	if ( record.id === 0 && ( draft.template === '' || draft === begun ) ) {
		return false;
	}
	const { lost, parts } = cutOf( draft );
	return ( draft.title.trim() !== '' || draft.questions.length > 0 ) && lost.length + parts.length === 0;
}

export interface Autosave {
	/** One is on its way. */
	busy: boolean;
	/** Why the last one failed, '' when it did not. */
	problem: string;
	/** Resolves when it has arrived or failed; null when none is on its way. */
	running: () => Promise< void > | null;
}

type Saved = Extract< Outcome, { kind: 'saved' } >;

/** Why a save failed, in a few words for the head. */
function reasonOf( error: unknown ): string {
	const { params = {}, message = '' }: Partial< ApiError > = error instanceof ApiError ? error : {};
	return Object.values( params )[ 0 ] ?? ( message || __( 'something went wrong', 'userfeedback' ) );
}

const staleReason = () => __( 'there is a newer version.', 'userfeedback' );

/** The same draft would be refused again. */
const isRefusal = ( error: unknown ) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Saves a draft some seconds after its last change, without a word unless it fails.
 *
 * @param ports   What a save needs; nobody is asked anything.
 * @param isReady Whether the open screen lets it.
 * @param onSaved Told of each.
 */
export function useAutosave(
	{ send, read }: Pick< SavePorts, 'send' | 'read' >,
	isReady: () => boolean,
	onSaved: ( outcome: Saved ) => void
): Autosave {
	const store = useBuilderStore();
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const sent = useRef< Promise< void > | null >( null );
	const latest = useRef( { send, read, isReady, onSaved } );
	latest.current = { send, read, isReady, onSaved };

	useEffect( () => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		let gone = false;
		/** A newer version waits for the owner's decision: the revision that this draft is still based on. */
		let stopped: number | null = null;
		/** What was heard last; the same again says nothing. */
		let told = '';

		const tell = ( text: string, reason: string ) => {
			setProblem( reason );
			if ( text !== told ) {
				told = text;
				announce( text );
			}
		};
		const fail = ( reason: string ) => tell( notSaved( reason ), reason );
		const wait = ( delay: number ) => {
			clearTimeout( timer );
			if ( ! gone && stopped !== store.getState().record.revision && mayAutosave( store.getState() ) ) {
				timer = setTimeout( () => void run(), delay );
			}
		};

		async function run() {
			if ( sent.current || ! latest.current.isReady() || useLifted.getState().lifted ) {
				wait( AUTOSAVE_AFTER_MS );
				return;
			}
			if ( ! mayAutosave( store.getState() ) ) {
				return;
			}
			setBusy( true );
			sent.current = saveNow().finally( () => {
				sent.current = null;
				setBusy( false );
			} );
			await sent.current;
		}

		async function saveNow() {
			const { revision } = store.getState().record;
			const outcome = await saveSurvey(
				{
					store,
					send: ( survey ) => latest.current.send( { ...survey, autosave: true } ),
					read: latest.current.read,
					askCut: () => Promise.resolve( false ),
					askStale: () => {
						stopped = revision;
						return Promise.resolve( 'cancel' );
					},
				},
				{ kind: 'interim', quiet: true }
			);
			if ( gone ) {
				return;
			}
			switch ( outcome.kind ) {
				case 'saved':
					tell( __( 'Saved', 'userfeedback' ), '' );
					latest.current.onSaved( outcome );
					break;
				case 'failed':
					fail( reasonOf( outcome.error ) );
					if ( ! isRefusal( outcome.error ) ) {
						wait( AUTOSAVE_AGAIN_MS );
					}
					break;
				case 'none':
					if ( stopped !== null ) {
						fail( staleReason() );
					}
			}
		}

		wait( AUTOSAVE_AFTER_MS );
		const stop = store.subscribe( ( now, before ) => {
			if ( now.saved !== before.saved || now.record !== before.record ) {
				setProblem( '' );
			}
			if ( now.draft !== before.draft || now.saved !== before.saved || now.holds !== before.holds ) {
				wait( AUTOSAVE_AFTER_MS );
			}
		} );
		// The connection is back: nobody has to wait for the next attempt.
		const online = () => {
			if ( sent.current === null ) {
				wait( 0 );
			}
		};
		window.addEventListener( 'online', online );
		return () => {
			gone = true;
			clearTimeout( timer );
			stop();
			window.removeEventListener( 'online', online );
		};
	}, [ store ] );

	const running = useCallback( () => sent.current, [] );
	return { busy, problem, running };
}

/** What the head shows of a failed autosave. */
export function notSaved( reason: string ): string {
	return sprintf(
		/* translators: %s: why. */
		__( 'Not saved: %s', 'userfeedback' ),
		reason
	);
}
