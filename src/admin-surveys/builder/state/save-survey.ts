import { __, sprintf } from '@wordpress/i18n';
import type { SavedSurvey, Survey } from '../../../types';
import { cutText, MAX_NAME } from '../../../domain/draft/cut-text';
import { nameOf, toPayload } from '../../../domain/draft/draft';
import type { Draft, SaveKind, SurveyPayload } from '../../../domain/draft/draft';
import { isPublishable } from '../../../domain/draft/problems';
import { isScheduleComplete } from '../../../domain/draft/publishing';
import { ApiError } from '../../../shared/api/client';
import type { SurveyDraft } from '../../../shared/api/surveys/mutators';
import { can } from '../../../shared/lib/entitlements';
import { siteClock } from './clock';
import type { BuilderState, BuilderStore } from './store';
import { cutOf, cutPayload } from './trimming';
import type { Cut } from './trimming';

export interface SaveOptions {
	kind: SaveKind;
	/** On the way (steps, Add Question): no banner unless it fails. */
	quiet?: boolean;
	/** SAVE-06: published, so back to the list. */
	redirect?: boolean;
}

/** Who saved since this draft was opened; `own`: oneself, in another window. */
export type Stale = NonNullable< ApiError[ 'stale' ] >;

export type StaleAnswer = 'theirs' | 'copy' | 'overwrite' | 'cancel';

/** What a save needs of the world around it. */
export interface SavePorts {
	store: BuilderStore;
	send: ( survey: SurveyDraft ) => Promise< SavedSurvey >;
	read: ( id: number ) => Promise< Survey >;
	/** Names what would go (A42); false keeps everything. */
	askCut: ( cut: Cut ) => Promise< boolean >;
	askStale: ( stale: Stale ) => Promise< StaleAnswer >;
}

export type Outcome =
	/** Nothing was sent: the owner said no, or another save runs. `safe`: there was no need. */
	| { kind: 'none'; safe: boolean }
	| { kind: 'saved'; saved: SavedSurvey; payload: SurveyPayload; refused: boolean; copied: boolean }
	| { kind: 'failed'; error: unknown; sent: Draft };

const running = new WeakSet< BuilderStore >();

/**
 * A quiet save must not take a live survey off the site only because a question
 * is half written: SAVE-03 reverts to draft on a manual save.
 */
function mustWait( state: BuilderState, draft: Draft ): boolean {
	const { record } = state;
	const payload = cutPayload( toPayload( draft, record, 'passing', siteClock ), state );
	return record.status === 'publish' && ! isPublishable( payload );
}

const withoutMoment = () =>
	new ApiError( {
		code: 'rest_invalid_param',
		message: '',
		data: { status: 422, params: { publish_at: __( 'Choose a date and a time.', 'userfeedback' ) } },
	} );

/** The survey under an id of its own, so that neither version is lost. */
function copyOf( survey: SurveyDraft ): SurveyDraft {
	const { based_on: _basedOn, ...rest } = survey;
	/* translators: %s: title of a survey. */
	const title = __( '%s (my version)', 'userfeedback' );
	const { email } = survey.notifications;
	return {
		...rest,
		// A new survey has no recipients yet, and who may not see results cannot add any.
		...( can( 'view' ) ? {} : { notifications: { email: { ...email, active: false, addresses: '' } } } ),
		id: 0,
		status: 'draft',
		title: sprintf( title, cutText( survey.title, MAX_NAME - title.length ) ),
	};
}

/** Sends, and lets the owner decide when somebody else was first. */
async function sendOrSettle(
	ports: SavePorts,
	survey: SurveyDraft
): Promise< { saved: SavedSurvey; copied: boolean } | null > {
	try {
		return { saved: await ports.send( survey ), copied: false };
	} catch ( error ) {
		if ( ! ( error instanceof ApiError && error.stale ) ) {
			throw error;
		}
		switch ( await ports.askStale( error.stale ) ) {
			case 'overwrite': {
				const { based_on: _basedOn, ...rest } = survey;
				return { saved: await ports.send( rest ), copied: false };
			}
			case 'copy':
				return { saved: await ports.send( copyOf( survey ) ), copied: true };
			case 'theirs':
				ports.store.getState().adopt( await ports.read( survey.id ) );
				return null;
			case 'cancel':
				return null;
		}
	}
}

/**
 * Saves the draft by SAVE-01 to SAVE-04 and SAVE-09 to SAVE-15. Nothing that the
 * site cannot keep goes unasked, and nobody's work is replaced unasked.
 */
export async function saveSurvey( ports: SavePorts, options: SaveOptions ): Promise< Outcome > {
	const { store } = ports;
	// SAVE-01: a second save while one runs is ignored.
	if ( running.has( store ) || store.getState().locked ) {
		return { kind: 'none', safe: false };
	}
	store.getState().beforeSave?.();
	const state = store.getState();
	const cut = cutOf( state.draft );
	// PUB-13: without its moment a scheduled survey would open at once, and no save changes when it does.
	const hasNoMoment = state.record.published_at !== null && ! isScheduleComplete( cut.draft );
	if ( options.quiet && ( mustWait( state, cut.draft ) || hasNoMoment ) ) {
		return { kind: 'none', safe: true };
	}
	if ( ! options.quiet ) {
		state.reveal();
	}
	if ( hasNoMoment ) {
		return { kind: 'failed', error: withoutMoment(), sent: state.draft };
	}
	running.add( store );
	const { draft } = cut;
	try {
		if ( cut.lost.length + cut.parts.length > 0 && ! ( await ports.askCut( cut ) ) ) {
			return { kind: 'none', safe: false };
		}
		const payload = {
			...toPayload( draft, state.record, options.quiet ? 'passing' : options.kind, siteClock ),
			title: nameOf( draft, __( 'Untitled Survey', 'userfeedback' ) ),
		};
		// What was typed while the dialog was open stays, without those questions.
		if ( draft !== state.draft ) {
			state.edit( ( now ) => ( now === state.draft ? draft : cutOf( now ).draft ) );
		}
		const sent = await sendOrSettle( ports, {
			...cutPayload( payload, state ),
			...( state.record.id > 0 ? { based_on: state.record.revision } : {} ),
		} );
		if ( ! sent ) {
			restore( store, state.draft, draft );
			return { kind: 'none', safe: false };
		}
		const { saved, copied } = sent;
		// Compared with what was meant, so that the screen shows what was cut.
		store.getState().store( { draft, payload }, saved );
		return {
			kind: 'saved',
			saved,
			payload,
			copied,
			refused: payload.status === 'publish' && ! copied && ! saved.published,
		};
	} catch ( error ) {
		restore( store, state.draft, draft );
		return { kind: 'failed', error, sent: draft };
	} finally {
		running.delete( store );
	}
}

/** Nothing was stored, so nothing goes from the screen either. */
function restore( store: BuilderStore, before: Draft, cut: Draft ) {
	if ( cut !== before && store.getState().draft === cut ) {
		store.getState().undoTo( before );
	}
}
