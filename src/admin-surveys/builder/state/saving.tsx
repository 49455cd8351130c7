import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '../../../shared/router';
import { __ } from '@wordpress/i18n';
import { ApiError } from '../../../shared/api/client';
import { fetchSurvey } from '../../../shared/api/surveys/fetchers';
import { useSaveSurvey } from '../../../shared/api/surveys/queries';
import { useOpenLock } from '../../../shared/components/lock';
import { announce } from '../../../shared/lib/announce';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { useBanners } from '../../../shared/notices/banners';
import { parsePlace, pathOf } from '../routes';
import { StaleDialog } from '../shell/stale-dialog';
import { TrimDialog } from '../shell/trim-dialog';
import { featureName } from '../words/features';
import { useAutosave } from './autosave';
import type { Autosave } from './autosave';
import { placeRefusals } from './refusals';
import { BANNER_ID, failedBanner, savedBanner } from './save-report';
import { saveSurvey } from './save-survey';
import type { Outcome, SaveOptions, Stale, StaleAnswer } from './save-survey';
import { useBuilderStore } from './store';
import type { Cut } from './trimming';

/** A save that waits for confirmation. */
type Asked =
	| { about: 'cut'; cut: Cut; answer: ( confirmed: boolean ) => void }
	| { about: 'stale'; stale: Stale; answer: ( answer: StaleAnswer ) => void };

interface Saving {
	saving: boolean;
	/** Drafts save themselves. */
	auto: Autosave;
	/** @return Whether the survey is safe on the server now. */
	save: ( options: SaveOptions ) => Promise< boolean >;
	/** The save that is on its way, with its answer; null when there is none. */
	current: () => Promise< boolean > | null;
}

const SavingContext = createContext< Saving | null >( null );

export function useSaving(): Saving {
	const saving = useContext( SavingContext );
	if ( ! saving ) {
		throw new Error( 'useSaving() needs <SavingProvider>.' );
	}
	return saving;
}

/** Lets the screens save, and says how it went. */
export function SavingProvider( { children }: { children: ReactNode } ) {
	const store = useBuilderStore();
	const banners = useBanners();
	const navigate = useNavigate();
	const { mutateAsync, isPending } = useSaveSurvey();
	// Apart: Save and Next stay usable while a draft saves itself.
	const { mutateAsync: send } = useSaveSurvey();
	const { pathname } = useLocation();
	const address = useRef( pathname );
	address.current = pathname;
	const openLock = useOpenLock();
	const [ asked, setAsked ] = useState< Asked | null >( null );
	const failed = useRef( false );
	/** The builder was left: a save that ends leads nobody away from where they are. */
	const gone = useRef( false );
	const current = useRef< Promise< boolean > | null >( null );

	// A failure is this survey's; the good news goes along to the list (SAVE-06).
	useEffect( () => {
		gone.current = false;
		return () => {
			gone.current = true;
			if ( failed.current ) {
				banners.close( BANNER_ID );
			}
		};
	}, [ banners ] );

	/** A new survey has an address of its own now: a reload finds it. */
	const settleAddress = useCallback(
		( id: number, replace = true ) => {
			const place = parsePlace( address.current );
			if ( place?.step && place.step !== 'setup' && place.id !== id ) {
				navigate( pathOf( 'edit', id, place.step ), { replace } );
			}
		},
		[ navigate ]
	);

	const currentSave = useCallback( () => current.current, [] );

	const { busy, problem, running } = useAutosave(
		{ send, read: fetchSurvey },
		() => parsePlace( address.current )?.step !== 'setup',
		( { saved } ) => {
			if ( failed.current ) {
				failed.current = false;
				banners.close( BANNER_ID );
			}
			settleAddress( saved.id );
		}
	);

	const value = useMemo< Saving >( () => {
		const ask = < T, >( make: ( answer: ( value: T ) => void ) => Asked ) =>
			new Promise< T >( ( resolve ) =>
				setAsked(
					make( ( answer ) => {
						setAsked( null );
						resolve( answer );
					} )
				)
			);

		function onSaved( outcome: Extract< Outcome, { kind: 'saved' } >, options: SaveOptions ) {
			const { saved, refused, copied } = outcome;
			failed.current = false;
			if ( options.quiet && ! refused && ! copied ) {
				banners.close( BANNER_ID );
				announce( __( 'Saved', 'userfeedback' ) );
			} else {
				banners.show( savedBanner( outcome ) );
			}
			if ( gone.current ) {
				return;
			}
			if ( options.redirect && saved.published && ! refused && ! copied ) {
				navigate( '/' );
				seekFocus( 'h1.wp-heading-inline' );
			} else {
				settleAddress( saved.id, ! copied );
			}
		}

		function onFailed( { error, sent }: Extract< Outcome, { kind: 'failed' } >, options: SaveOptions ) {
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
			banners.show( failedBanner( error, placed, () => void save( options ) ) );
		}

		function save( options: SaveOptions ): Promise< boolean > {
			const saved = run( options );
			if ( current.current === null ) {
				current.current = saved;
				void saved.finally( () => ( current.current = null ) );
			}
			return saved;
		}

		async function run( options: SaveOptions ): Promise< boolean > {
			const before = running();
			// Nothing to wait for: what is on the screen now is saved, and not what a caller adds next.
			if ( before ) {
				await before;
			}
			const outcome = await saveSurvey(
				{
					store,
					send: mutateAsync,
					read: fetchSurvey,
					askCut: ( cut ) => ask( ( answer ) => ( { about: 'cut', cut, answer } ) ),
					askStale: ( stale ) => ask( ( answer ) => ( { about: 'stale', stale, answer } ) ),
				},
				options
			);
			switch ( outcome.kind ) {
				case 'saved':
					onSaved( outcome, options );
					return ! outcome.refused && ! outcome.copied;
				case 'failed':
					onFailed( outcome, options );
					return false;
				case 'none':
					return outcome.safe;
			}
		}

		return {
			saving: isPending,
			auto: { busy, problem, running },
			save,
			current: currentSave,
		};
	}, [
		store,
		banners,
		navigate,
		openLock,
		mutateAsync,
		isPending,
		settleAddress,
		busy,
		problem,
		running,
		currentSave,
	] );

	return (
		<SavingContext.Provider value={ value }>
			{ children }
			{ asked?.about === 'cut' && (
				<TrimDialog
					{ ...asked.cut }
					none={ asked.cut.draft.questions.length === 0 }
					onConfirm={ () => asked.answer( true ) }
					onCancel={ () => asked.answer( false ) }
				/>
			) }
			{ asked?.about === 'stale' && <StaleDialog stale={ asked.stale } onAnswer={ asked.answer } /> }
		</SavingContext.Provider>
	);
}
