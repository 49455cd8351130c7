import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import type { SavedSurvey } from '../../../types';
import { toPayload } from '../../../domain/draft/draft';
import type { Draft, SaveKind, SurveyPayload } from '../../../domain/draft/draft';
import { isPublishable } from '../../../domain/draft/problems';
import { ApiError } from '../../../shared/api/client';
import { useSaveSurvey } from '../../../shared/api/surveys/queries';
import { useOpenLock } from '../../../shared/components/lock';
import { announce } from '../../../shared/lib/announce';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { BANNER_TIMEOUT_S } from '../../../shared/lib/timers';
import { useBanners } from '../../../shared/notices/banners';
import { TrimDialog } from '../shell/trim-dialog';
import { featureName } from '../words/features';
import { siteClock } from './clock';
import { placeRefusals } from './refusals';
import type { Placed } from './refusals';
import { useSaveBeforeReload } from './save-before-reload';
import { useBuilderStore } from './store';
import type { BuilderState } from './store';
import { cutPayload, cutQuestions } from './trimming';
import type { Cut } from './trimming';

export interface SaveOptions {
	kind: SaveKind;
	/** On the way (steps, Add Question): no banner unless it fails. */
	quiet?: boolean;
	/** SAVE-06: published, so back to the list. */
	redirect?: boolean;
	/** An addon was just switched on: the page does not know yet, the server does. */
	whole?: boolean;
}

/** A save that waits for the owner's word about questions that would go (A42). */
interface Asked {
	cut: Cut;
	answer: ( confirmed: boolean ) => void;
}

interface Saving {
	saving: boolean;
	/** @return Whether the survey is safe on the server now. */
	save: ( options: SaveOptions ) => Promise< boolean >;
}

const SavingContext = createContext< Saving | null >( null );

export function useSaving(): Saving {
	const saving = useContext( SavingContext );
	if ( ! saving ) {
		throw new Error( 'useSaving() needs <SavingProvider>.' );
	}
	return saving;
}

const BANNER_ID = 'builder-save';

/**
 * A quiet save must not take a live survey off the site only because a question
 * is half written: SAVE-03 reverts to draft on a manual save.
 */
function mustWait( state: BuilderState, options: SaveOptions ): boolean {
	return (
		options.quiet === true &&
		state.record.status === 'publish' &&
		state.draft.status === 'publish' &&
		! isPublishable( state.draft )
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

/**
 * Saves the draft by SAVE-01 to SAVE-09 and says how it went.
 */
export function SavingProvider( { children }: { children: ReactNode } ) {
	const store = useBuilderStore();
	const banners = useBanners();
	const navigate = useNavigate();
	const { mutateAsync, isPending } = useSaveSurvey();
	const { pathname } = useLocation();
	const openLock = useOpenLock();
	const [ asked, setAsked ] = useState< Asked | null >( null );
	const running = useRef( false );
	const failed = useRef( false );

	// A failure is this survey's; the good news goes along to the list (SAVE-06).
	useEffect(
		() => () => {
			if ( failed.current ) {
				banners.close( BANNER_ID );
			}
		},
		[ banners ]
	);

	const value = useMemo< Saving >( () => {
		function report( saved: SavedSurvey, payload: SurveyPayload ) {
			const options = {
				id: BANNER_ID,
				timeout: BANNER_TIMEOUT_S,
				exclusive: true,
			};
			if ( payload.status === 'publish' && ! saved.published ) {
				banners.show( {
					...options,
					type: 'warning',
					content: saved.message,
				} );
			} else if ( saved.status === 'publish' ) {
				banners.show( {
					...options,
					type: 'success',
					spoken: __( 'Your Survey was Saved!', 'userfeedback' ),
					content: <SavedMessage />,
				} );
			} else {
				banners.show( {
					...options,
					type: 'info',
					content: __( 'Your Survey was Saved as a Draft.', 'userfeedback' ),
				} );
			}
		}

		const ask = ( cut: Cut ) =>
			new Promise< boolean >( ( resolve ) =>
				setAsked( {
					cut,
					answer( confirmed ) {
						setAsked( null );
						resolve( confirmed );
					},
				} )
			);

		function fail( error: unknown, sent: Draft, options: SaveOptions ) {
			if ( error instanceof ApiError && error.feature !== '' ) {
				openLock( {
					feature: error.feature,
					name: featureName( error.feature ),
					medium: 'survey-save',
				} );
			}
			const placed = placeRefusals( error instanceof ApiError ? error.params : {}, sent );
			store.getState().refuse( placed.refusals );
			failed.current = true;
			const title = __( 'The survey could not be saved.', 'userfeedback' );
			const details = failureDetails( error, placed );
			banners.show( {
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
					: {
							actions: [
								{
									label: __( 'Retry', 'userfeedback' ),
									onClick: () => void save( options ),
								},
							],
						} ),
			} );
		}

		async function save( options: SaveOptions ): Promise< boolean > {
			const state = store.getState();
			// SAVE-01: a second save while one runs is ignored.
			if ( running.current || state.locked ) {
				return false;
			}
			const cut = options.whole ? { draft: state.draft, lost: [] } : cutQuestions( state.draft );
			if ( mustWait( { ...state, draft: cut.draft }, options ) ) {
				return true;
			}
			if ( ! options.quiet ) {
				state.reveal();
			}
			running.current = true;
			try {
				if ( cut.lost.length > 0 && ! ( await ask( cut ) ) ) {
					return false;
				}
				const { draft } = cut;
				const { record } = state;
				const payload = toPayload( draft, record, options.kind, siteClock );
				// What was typed while the dialog was open stays, without those questions.
				if ( draft !== state.draft ) {
					state.edit( ( now ) => ( now === state.draft ? draft : cutQuestions( now ).draft ) );
				}
				const saved = await mutateAsync( options.whole ? payload : cutPayload( payload, state ) );
				// Compared with what was meant, so that the screen shows what was cut.
				store.getState().store( { draft, payload }, saved );
				failed.current = false;
				const refused = payload.status === 'publish' && ! saved.published;
				if ( options.quiet && ! refused ) {
					banners.close( BANNER_ID );
					announce( __( 'Saved', 'userfeedback' ) );
				} else {
					report( saved, payload );
				}
				if ( options.redirect && saved.published && ! refused ) {
					void navigate( '/' );
					seekFocus( 'h1.wp-heading-inline' );
				}
				return ! refused;
			} catch ( error ) {
				if ( cut.draft !== state.draft && store.getState().draft === cut.draft ) {
					// Nothing was stored, so nothing goes from the screen either.
					store.getState().undoTo( state.draft );
				}
				fail( error, cut.draft, options );
				return false;
			} finally {
				running.current = false;
			}
		}

		return { saving: isPending, save };
	}, [ store, banners, navigate, openLock, mutateAsync, isPending ] );

	useSaveBeforeReload( value.save, pathname );

	return (
		<SavingContext.Provider value={ value }>
			{ children }
			{ asked && (
				<TrimDialog
					lost={ asked.cut.lost }
					none={ asked.cut.draft.questions.length === 0 }
					onConfirm={ () => asked.answer( true ) }
					onCancel={ () => asked.answer( false ) }
				/>
			) }
		</SavingContext.Provider>
	);
}

/** SAVE-07: 'Your Survey was Saved! - View Surveys'. */
function SavedMessage() {
	return (
		<>
			{ __( 'Your Survey was Saved!', 'userfeedback' ) }
			{ ' - ' }
			<a href="#/">{ __( 'View Surveys', 'userfeedback' ) }</a>
		</>
	);
}
