import { createContext, useContext } from 'react';
import { createStore, useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import type { Question, SavedSurvey, Survey } from '../../../types';
import { afterSave, toDraft, toPayload, toRecord } from '../../../domain/draft/draft';
import { setStatus } from '../../../domain/draft/publishing';
import { afterPress } from '../../../shared/lib/after-press';
import { fieldsOf } from './fields';
import type { Refusal } from './refusals';
import type { Problem } from '../../../domain/draft/problems';
import type { Draft, SiteClock, SurveyPayload, SurveyRecord } from '../../../domain/draft/draft';

export const THANK_YOU = 'thank-you';
export const INTRO = 'intro';

/** Names of holds: somebody else is editing, older work is offered. */
export const OTHER = 'other';
export const OFFER = 'offer';

export type Mode = 'build' | 'preview' | 'map';

/** Typing within this pause is one step of undo. */
const COALESCE_MS = 1000;
const HISTORY_LIMIT = 100;

/** What the owner is to be led to: what a step lacks, or what the server refused. */
export type Wanted = Problem | Refusal;

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
	/** The server's version and the own one, made of revision `from`, that took each other's place. */
	adopted: { theirs: Draft; own: Draft; from: number; newest: number } | null;
	past: Draft[];
	future: Draft[];
	lastEdit: { key: string; at: number } | null;
	/** Id of a question, `INTRO`, `THANK_YOU`, or null. */
	selected: string | null;
	/** Fields, by `fieldKey`, that were left once or stood there when a save was tried: their errors may show. */
	touched: ReadonlySet< string >;
	/** Questions as a template made them; others are somebody's work. */
	fresh: readonly Question[];
	/** A new survey as its template made it; null when somebody's work began it. */
	begun: Draft | null;
	/** What keeps a draft from being saved by itself, by name. */
	holds: ReadonlySet< string >;
	/** The page goes with its work kept: nobody has to be asked. */
	departing: boolean;
	/** What the server said about single fields when it refused the last save. */
	refusals: readonly Refusal[];
	/** Everything is for reading only (trashed survey). */
	locked: boolean;
	edit: ( change: ( draft: Draft ) => Draft, options?: EditOptions ) => void;
	undo: () => void;
	redo: () => void;
	/** Back to a draft of the past, for the Undo of a message. */
	undoTo: ( draft: Draft ) => void;
	/** Open tab of the editor; `asked` counts how often another part opened one. */
	tab: { name: string; asked: number };
	openTab: ( name: string, force?: boolean ) => void;
	/** What the step Questions begins with: the editor, or the whole preview with branding. */
	mode: Mode;
	setMode: ( mode: Mode ) => void;
	select: ( id: string | null ) => void;
	touch: ( field: string ) => void;
	/**
	 * Fields that are numbered have moved.
	 *
	 * @param prefix What their names begin with.
	 * @param order  At each place the number that a field had; null for a new one.
	 */
	retouch: ( prefix: string, order: readonly ( number | null )[] ) => void;
	/** A save or Next was tried: the errors of all that is there may show. */
	reveal: () => void;
	markFresh: () => void;
	hold: ( name: string, on: boolean ) => void;
	depart: ( on?: boolean ) => void;
	/** A dialog with unsaved work: asks for itself when the owner goes elsewhere. */
	askFirst: ( () => void ) | null;
	setAskFirst: ( ask: ( () => void ) | null ) => void;
	/** What waits until a field is left, and must not wait for a save. */
	beforeSave: ( () => void ) | null;
	setBeforeSave: ( run: ( () => void ) | null ) => void;
	/** Opens the server's version; Undo brings the own one back. */
	adopt: ( survey: Survey ) => void;
	/** Goes on with a draft of an earlier revision; Undo brings the newer one back. */
	resume: ( draft: Draft, revision: number ) => void;
	refuse: ( refusals: readonly Refusal[] ) => void;
	wanted: Wanted | null;
	/** Leads to a field of the open step. */
	want: ( wanted: Wanted | null ) => void;
	/** Takes the server's answer in; `sent` is the draft the payload was made of. */
	store: ( sent: { draft: Draft; payload: SurveyPayload }, saved: SavedSurvey ) => void;
}

export type BuilderStore = StoreApi< BuilderState >;

export function createBuilderStore( initial: { draft: Draft; record: SurveyRecord; clock: SiteClock } ): BuilderStore {
	return createStore< BuilderState >()( ( set, get ) => ( {
		draft: initial.draft,
		record: initial.record,
		saved: initial.draft,
		adopted: null,
		past: [],
		future: [],
		lastEdit: null,
		selected: initial.draft.questions[ 0 ]?.id ?? null,
		touched: new Set(),
		fresh: [],
		begun: null,
		holds: new Set(),
		departing: false,
		beforeSave: null,
		askFirst: null,
		wanted: null,
		refusals: [],
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
				selected: whereChanged( before, draft, selected ),
				...turned( get(), before ),
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
				selected: whereChanged( after, draft, selected ),
				...turned( get(), after ),
			} );
		},

		undoTo( draft ) {
			if ( get().past.includes( draft ) ) {
				while ( get().draft !== draft ) {
					get().undo();
				}
			}
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
			afterPress( () => {
				const { touched } = get();
				if ( ! touched.has( field ) ) {
					set( { touched: new Set( touched ).add( field ) } );
				}
			} );
		},

		retouch( prefix, order ) {
			const { touched } = get();
			const others = [ ...touched ].filter( ( name ) => ! name.startsWith( prefix ) );
			const moved = order.flatMap( ( old, at ) =>
				old !== null && touched.has( `${ prefix }${ old }` ) ? [ `${ prefix }${ at }` ] : []
			);
			set( { touched: new Set( [ ...others, ...moved ] ) } );
		},

		reveal() {
			const { draft, touched } = get();
			set( { touched: new Set( [ ...touched, ...fieldsOf( draft ) ] ) } );
		},

		markFresh() {
			const { draft } = get();
			set( { fresh: draft.questions, begun: draft } );
		},

		hold( name, on ) {
			const holds = new Set( get().holds );
			if ( holds.has( name ) !== on ) {
				holds[ on ? 'add' : 'delete' ]( name );
				set( { holds } );
			}
		},

		depart( on = true ) {
			set( { departing: on } );
		},

		setAskFirst( ask ) {
			set( { askFirst: ask } );
		},

		setBeforeSave( run ) {
			set( { beforeSave: run } );
		},

		adopt( survey ) {
			const { draft, past, selected, record: before } = get();
			const theirs = toDraft( survey, initial.clock );
			const record = toRecord( survey );
			set( {
				draft: theirs,
				saved: theirs,
				record,
				adopted: { theirs, own: draft, from: before.revision, newest: record.revision },
				past: [ ...past, draft ].slice( -HISTORY_LIMIT ),
				future: [],
				lastEdit: null,
				refusals: [],
				selected: existing( theirs, selected ),
			} );
		},

		resume( kept, revision ) {
			const { draft, record, edit } = get();
			edit( () => kept );
			if ( revision !== record.revision ) {
				set( {
					record: { ...record, revision },
					adopted: { theirs: draft, own: kept, from: revision, newest: record.revision },
				} );
			}
		},

		refuse( refusals ) {
			set( { refusals } );
		},

		want( wanted ) {
			// A new object each time: the same problem may be asked for again.
			set( { wanted: wanted && { ...wanted } } );
		},

		store( sent, saved ) {
			const { draft, selected, adopted, record: before } = get();
			const record = toRecord( saved );
			// A save of the own version ends the choice between both.
			const goesOn = adopted && before.revision !== adopted.from;
			set( { refusals: [], adopted: goesOn ? { ...adopted, newest: record.revision } : null } );
			const stored = afterSave( sent.draft, sent.payload, saved, initial.clock );
			const known = waits( sent, before, initial.clock ) ? toDraft( saved, initial.clock ) : stored;
			if ( draft === sent.draft ) {
				set( {
					draft: stored,
					saved: known,
					record,
					lastEdit: null,
					selected: existing( stored, selected ),
				} );
				return;
			}
			// The owner went on editing while the save ran: those edits stay, and stay unsaved.
			// A refused publication is the one thing they learn from the answer.
			set( {
				saved: known,
				record,
				lastEdit: null,
				draft: stored.status === sent.draft.status ? draft : setStatus( draft, stored.status ),
			} );
		},
	} ) );
}

/** Undo and Redo between the own version and theirs: the own one knows nothing of theirs, so its save asks. */
function turned( { draft, adopted, record }: BuilderState, next: Draft ): Partial< BuilderState > {
	if ( draft === adopted?.theirs && next === adopted.own ) {
		return { record: { ...record, revision: adopted.from } };
	}
	return draft === adopted?.own && next === adopted.theirs ? { record: { ...record, revision: adopted.newest } } : {};
}

/** Whether the owner chose when visitors see the survey, and a save that nobody pressed left that as it was. */
function waits( { draft, payload }: { draft: Draft; payload: SurveyPayload }, record: SurveyRecord, clock: SiteClock ) {
	const meant = toPayload( draft, record, 'interim', clock );
	const isOther = meant.status !== payload.status || meant.publish_at !== payload.publish_at;
	return record.published_at !== null && isOther;
}

/** What Undo and Redo changed is opened, so that it is seen. */
function whereChanged( now: Draft, before: Draft, selected: string | null ): string | null {
	const changed = now.questions.filter( ( question ) => ! before.questions.includes( question ) );
	if ( changed.some( ( { id } ) => id === selected ) ) {
		return selected;
	}
	if ( changed[ 0 ] ) {
		return changed[ 0 ].id;
	}
	if ( now.settings.presentation?.intro !== before.settings.presentation?.intro ) {
		return INTRO;
	}
	return now.settings.thank_you === before.settings.thank_you ? existing( now, selected ) : THANK_YOU;
}

function existing( draft: Draft, selected: string | null ): string | null {
	if ( selected === INTRO || selected === THANK_YOU || draft.questions.some( ( { id } ) => id === selected ) ) {
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
