import { createContext, useContext } from 'react';
import { createStore, useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import type { SavedSurvey } from '../../../types';
import { afterSave, toRecord } from '../../../domain/draft/draft';
import { setStatus } from '../../../domain/draft/publishing';
import type { Refusal } from './refusals';
import type { Draft, SiteClock, SurveyPayload, SurveyRecord } from '../../../domain/draft/draft';

export const THANK_YOU = 'thank-you';

export type Mode = 'build' | 'preview';

/** Typing within this pause is one step of undo. */
const COALESCE_MS = 1000;
const HISTORY_LIMIT = 100;

interface EditOptions {
	/** Changes with one key in quick succession are undone together. */
	key?: string;
	/** "This cannot be undone": the history up to here goes. */
	final?: boolean;
}

export interface BuilderState {
	draft: Draft;
	record: SurveyRecord;
	/** The draft that the server has; another reference means unsaved changes. */
	saved: Draft;
	past: Draft[];
	future: Draft[];
	lastEdit: { key: string; at: number } | null;
	/** Id of a question, `THANK_YOU`, or null. */
	selected: string | null;
	/** Fields that were left once (`{question id}:title`); their errors may show. */
	touched: ReadonlySet< string >;
	/** A save or Next was tried: every error may show. */
	revealed: boolean;
	/** What the server said about single fields when it refused the last save. */
	refusals: readonly Refusal[];
	/** Everything is for reading only (trashed survey). */
	locked: boolean;
	edit: ( change: ( draft: Draft ) => Draft, options?: EditOptions ) => void;
	undo: () => void;
	redo: () => void;
	/** Back to a draft of the past, for the Undo of a message. */
	undoTo: ( draft: Draft ) => void;
	/** Place of the question that is being dragged, 1-based. */
	lifted: { place: number; of: number } | null;
	lift: ( lifted: BuilderState[ 'lifted' ] ) => void;
	/** Open tab of the editor; `asked` counts how often another part opened one. */
	tab: { name: string; asked: number };
	openTab: ( name: string, force?: boolean ) => void;
	/** What the step Questions begins with: the editor, or the whole preview with branding. */
	mode: Mode;
	setMode: ( mode: Mode ) => void;
	select: ( id: string | null ) => void;
	touch: ( field: string ) => void;
	reveal: () => void;
	refuse: ( refusals: readonly Refusal[] ) => void;
	/** Takes the server's answer in; `sent` is the draft the payload was made of. */
	store: ( sent: { draft: Draft; payload: SurveyPayload }, saved: SavedSurvey ) => void;
}

export type BuilderStore = StoreApi< BuilderState >;

export function createBuilderStore( initial: { draft: Draft; record: SurveyRecord; clock: SiteClock } ): BuilderStore {
	return createStore< BuilderState >()( ( set, get ) => ( {
		draft: initial.draft,
		record: initial.record,
		saved: initial.draft,
		past: [],
		future: [],
		lastEdit: null,
		selected: initial.draft.questions[ 0 ]?.id ?? null,
		touched: new Set(),
		revealed: false,
		refusals: [],
		lifted: null,
		tab: { name: 'question', asked: 0 },
		mode: 'build',
		locked: initial.record.status === 'trash',

		edit( change, { key = '', final = false } = {} ) {
			const { draft, past, lastEdit, locked } = get();
			const next = change( draft );
			if ( locked || next === draft ) {
				return;
			}
			const now = Date.now();
			const joins = key !== '' && lastEdit?.key === key && now - lastEdit.at < COALESCE_MS;
			set( {
				draft: next,
				past: final ? [] : joins ? past : [ ...past, draft ].slice( -HISTORY_LIMIT ),
				future: [],
				lastEdit: { key, at: now },
			} );
		},

		undo() {
			const { draft, past, future, selected } = get();
			const before = past.at( -1 );
			if ( before === undefined ) {
				return;
			}
			set( {
				draft: before,
				past: past.slice( 0, -1 ),
				future: [ draft, ...future ],
				lastEdit: null,
				selected: existing( before, selected ),
			} );
		},

		redo() {
			const { draft, past, future, selected } = get();
			const [ after, ...rest ] = future;
			if ( after === undefined ) {
				return;
			}
			set( {
				draft: after,
				past: [ ...past, draft ],
				future: rest,
				lastEdit: null,
				selected: existing( after, selected ),
			} );
		},

		undoTo( draft ) {
			if ( get().past.includes( draft ) ) {
				while ( get().draft !== draft ) {
					get().undo();
				}
			}
		},

		lift( lifted ) {
			set( { lifted } );
		},

		setMode( mode ) {
			set( { mode } );
		},

		openTab( name, force = false ) {
			const { tab } = get();
			set( { tab: { name, asked: tab.asked + ( force ? 1 : 0 ) } } );
		},

		select( id ) {
			const { selected, tab } = get();
			set( {
				selected: id,
				...( id === selected ? {} : { tab: { ...tab, name: 'question' } } ),
			} );
		},

		touch( field ) {
			const { touched } = get();
			if ( ! touched.has( field ) ) {
				set( { touched: new Set( touched ).add( field ) } );
			}
		},

		reveal() {
			set( { revealed: true } );
		},

		refuse( refusals ) {
			set( { refusals } );
		},

		store( sent, saved ) {
			const { draft, selected } = get();
			const record = toRecord( saved );
			set( { refusals: [] } );
			const stored = afterSave( sent.draft, sent.payload, saved, initial.clock );
			if ( draft === sent.draft ) {
				set( {
					draft: stored,
					saved: stored,
					record,
					lastEdit: null,
					selected: existing( stored, selected ),
				} );
				return;
			}
			// The owner went on editing while the save ran: those edits stay, and stay unsaved.
			// A refused publication is the one thing they learn from the answer.
			set( {
				saved: stored,
				record,
				lastEdit: null,
				draft: stored.status === sent.draft.status ? draft : setStatus( draft, stored.status ),
			} );
		},
	} ) );
}

function existing( draft: Draft, selected: string | null ): string | null {
	if ( selected === THANK_YOU || draft.questions.some( ( { id } ) => id === selected ) ) {
		return selected;
	}
	return draft.questions[ 0 ]?.id ?? null;
}

const StoreContext = createContext< BuilderStore | null >( null );

export const BuilderStoreProvider = StoreContext.Provider;

/** The store itself, for reading at the moment of an event. */
export function useBuilderStore(): BuilderStore {
	const store = useContext( StoreContext );
	if ( ! store ) {
		throw new Error( 'The builder store is missing.' );
	}
	return store;
}

/** One part of the state; the component draws again only when that part changes. */
export function useBuilder< T >( selector: ( state: BuilderState ) => T ): T {
	return useStore( useBuilderStore(), selector );
}

export const isDirty = ( state: BuilderState ): boolean => state.draft !== state.saved;
