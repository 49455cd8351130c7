import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../shared/router';
import { __, sprintf } from '@wordpress/i18n';
import type { Problem, Step } from '../../../domain/draft/problems';
import { boot } from '../../../shared/app/boot';
import { ErrorBoundary } from '../../../shared/app/error-boundary';
import { focusPart } from '../../../shared/lib/seek-focus';
import { BannerHost } from '../../../shared/notices/banners';
import type { OpenPlace } from '../builder';
import { proBuilder } from '../pro-builder';
import { pathOf, routeName, stepsOf, stepTitle } from '../routes';
import { PublishButton } from '../publish/publish-button';
import { problemsHere } from '../state/effective';
import type { Refusal } from '../state/refusals';
import { useSaving } from '../state/saving';
import { OTHER, useBuilder, useBuilderStore } from '../state/store';
import type { Wanted } from '../state/store';
import { EditLock } from './edit-lock';
import { Footer } from './footer';
import { Header } from './header';
import { KeptWork } from './kept-work';
import { LeaveGuard } from './leave-guard';
import { useShortcuts } from './use-shortcuts';
import { Warnings } from './warnings';

// One file: five small ones would be heavier together.
const STEP_SCREENS = {
	setup: lazy( () => import( /* webpackChunkName: "steps" */ '../setup/setup-step' ) ),
	questions: lazy( () => import( /* webpackChunkName: "steps" */ '../questions/questions-step' ) ),
	settings: lazy( () => import( /* webpackChunkName: "steps" */ '../settings/settings-step' ) ),
	notifications: lazy( () => import( /* webpackChunkName: "steps" */ '../workflow/workflow-step' ) ),
	publish: lazy( () => import( /* webpackChunkName: "steps" */ '../publish/publish-step' ) ),
};

/** The first problem of a step; the same object until it is another, so that typing draws no step anew. */
function useProblem( step: Step ): Problem | null {
	const last = useRef< Problem | null >( null );
	return useBuilder( ( { draft } ) => {
		const [ found = null ] = problemsHere( draft, step );
		if ( JSON.stringify( found ) !== JSON.stringify( last.current ) ) {
			last.current = found;
		}
		return last.current;
	} );
}

/**
 * Header, step, footer: what stays while the owner walks through the steps.
 */
export function Shell( { place }: { place: OpenPlace } ) {
	const { flow, id, step } = place;
	const navigate = useNavigate();
	const store = useBuilderStore();
	const locked = useBuilder( ( state ) => state.locked );
	const { saving, save, current } = useSaving();
	/** Where the owner wants to go when the save has ended. */
	const wish = useRef< { from: Step; to: Step; savesFirst: boolean } | null >( null );
	const [ asked, setAsked ] = useState< Step | null >( null );
	const [ visited, setVisited ] = useState< ReadonlySet< Step > >( new Set() );
	/** null when the builder is left. */
	const drawn = useRef< Step | null >( step );
	const screen = useRef< HTMLDivElement >( null );
	const [ refusal ] = useBuilder( ( state ) => state.refusals );
	const shown = useRef< Refusal | undefined >( undefined );
	const problem = useProblem( step );

	useEffect( () => {
		// On its way before a step draws it; what fails here is tried again there.
		if ( boot().is_pro ) {
			proBuilder.load().catch( () => undefined );
		}
	}, [] );

	// At once and not when the step's part has loaded: by then the owner may be elsewhere.
	useLayoutEffect( () => {
		setVisited( ( now ) => new Set( now ).add( step ) );
		const { wanted, want } = store.getState();
		if ( wanted && wanted.step !== step ) {
			want( null );
		}
		// The page's first screen leaves the focus alone.
		if ( drawn.current !== step ) {
			drawn.current = step;
			window.scrollTo( 0, 0 );
			focusPart( screen.current );
		}
	}, [ step, store ] );

	useEffect(
		() => () => {
			drawn.current = null;
		},
		[]
	);

	const go = useCallback(
		( to: Step ) => {
			// The first save may have given it another address since this was drawn.
			const saved = store.getState().record.id;
			navigate( saved > 0 ? pathOf( 'edit', saved, to ) : pathOf( flow, id, to ) );
		},
		[ navigate, store, flow, id ]
	);

	/**
	 * Steps wait for a save (BLD-17), but a press in this time is not lost: the owner does not know of the save that
	 * Add Question makes. Of several presses the last one counts.
	 */
	async function goOn( to: Step, savesFirst: boolean ) {
		const waits = wish.current !== null;
		wish.current = { from: step, to, savesFirst };
		setAsked( to );
		if ( waits ) {
			return;
		}
		let free = await ( current() ?? true );
		if ( free && wish.current.savesFirst && ! locked ) {
			free = await save( { kind: 'interim', quiet: true } );
		}
		const wished = wish.current;
		wish.current = null;
		setAsked( null );
		if (
			free &&
			drawn.current === wished.from &&
			problemsHere( store.getState().draft, wished.from ).length === 0
		) {
			go( wished.to );
		}
	}

	const showProblem = useCallback(
		( found: Wanted ) => {
			store.getState().reveal();
			if ( found.kind === 'question' ) {
				store.getState().select( found.id );
			} else if ( found.kind === 'refused' && found.question ) {
				store.getState().select( found.question );
			}
			store.getState().want( found );
		},
		[ store ]
	);

	// What the server refused is opened, on whatever step it is.
	useEffect( () => {
		if ( ! refusal || refusal === shown.current ) {
			return;
		}
		if ( refusal.step !== step ) {
			go( refusal.step );
			return;
		}
		shown.current = refusal;
		showProblem( refusal );
	}, [ refusal, step, go, showProblem ] );

	useShortcuts( {
		onSave: () => {
			// Who is told that somebody else is editing decides that first.
			if ( step !== 'setup' && ! store.getState().holds.has( OTHER ) ) {
				void save( { kind: 'interim' } );
			}
		},
		onUndo: () => store.getState().undo(),
		onRedo: () => store.getState().redo(),
	} );

	const Screen = STEP_SCREENS[ step ];
	return (
		<div className={ `ufb is-${ step }` } data-route={ routeName( flow, step ) }>
			<Header
				flow={ flow }
				step={ step }
				visited={ visited }
				blocked={ problem !== null }
				saving={ saving }
				// BLD-12: the save comes first.
				onGo={ ( to ) => void goOn( to, true ) }
				onClose={ () => navigate( '/' ) }
			/>
			<KeptWork onGo={ go } />
			<Warnings />
			<BannerHost className={ `ufb-banners is-${ step }` } />
			<div
				ref={ screen }
				className="ufb-screen"
				// No landmark: the asides within are some, and must stand at the top.
				role="group"
				aria-label={ sprintf(
					/* translators: 1: number of the step, 2: number of steps, 3: its title. */
					__( 'Step %1$d of %2$d: %3$s', 'userfeedback' ),
					stepsOf( flow ).indexOf( step ) + 1,
					stepsOf( flow ).length,
					stepTitle( step )
				) }
				tabIndex={ -1 }
			>
				{ /* The header stays, so that what was typed can be saved. */ }
				<ErrorBoundary key={ step }>
					<Suspense fallback={ <div className="ufb-screen__wait" /> }>
						<Screen onGo={ go } />
					</Suspense>
				</ErrorBoundary>
			</div>
			{ step !== 'setup' && (
				<Footer
					flow={ flow }
					step={ step }
					problem={ problem }
					saving={ saving }
					asked={ asked }
					onBack={ go }
					onNext={ ( to ) => ( current() ? void goOn( to, false ) : go( to ) ) }
					onProblem={ showProblem }
					primary={ step === 'publish' ? <PublishButton /> : undefined }
				/>
			) }
			<LeaveGuard />
			<EditLock />
		</div>
	);
}
