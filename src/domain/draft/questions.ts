/**
 * Adding, changing, moving and deleting questions; what refers to them goes
 * along (QST-13, QST-22 to QST-25, QST-41 to QST-46, A17).
 */
import type { LogicCondition, Question, QuestionType } from '../../types';
import { settled, settledThanks } from '../piping';
import type { Draft } from './draft';
import { newId } from './ids';
import { allConditions, mapLogic } from './logic';
import { newQuestion, retype } from './new-question';
import type { Starts } from './new-question';
import { dropConditions, dropMisfits, dropRedirects } from './references';
import type { Change } from './references';

/** Replaces one question; every other keeps its identity, so that lists need not redraw. */
export function updateQuestion( draft: Draft, id: string, change: ( question: Question ) => Question ): Draft {
	const questions = draft.questions.map( ( question ) => ( question.id === id ? change( question ) : question ) );
	return questions.some( ( question, at ) => question !== draft.questions[ at ] ) ? { ...draft, questions } : draft;
}

export function addQuestion( draft: Draft, question: Question ): Draft {
	return { ...draft, questions: [ ...draft.questions, question ] };
}

/** The config of a copy: its options have ids of their own. */
export function copied( config: Question[ 'config' ], ids: string[] ): Question[ 'config' ] {
	const copy = { ...config, option_ids: ids.map( newId ) };
	for ( const name of [ 'other', 'exclusive' ] as const ) {
		const id = copy.option_ids[ ids.indexOf( config[ name ] ?? '' ) ];
		if ( id !== undefined ) {
			copy[ name ] = id;
		}
	}
	return copy;
}

/** Answers in texts that are not there any more, or not earlier, become their fallback words (docs/piping.md). */
function settle( draft: Draft ): Draft {
	const { questions, settings } = draft;
	const thanks = settledThanks( settings.thank_you, questions );
	return {
		...draft,
		questions: settled( questions ),
		settings: thanks === settings.thank_you ? settings : { ...settings, thank_you: thanks },
	};
}

/** A copy below the original, with ids of its own. Conditions about the original stay with the original. */
export function duplicateQuestion( draft: Draft, id: string, copyId: string ): Draft {
	return {
		...draft,
		questions: draft.questions.flatMap( ( question ) => {
			const { option_ids: ids } = question.config;
			const config = ids ? copied( question.config, ids ) : question.config;
			// Jumps that ask the question itself ask the copy.
			const logic = mapLogic( question.logic, ( condition ) =>
				condition.question_id === id ? { ...condition, question_id: copyId } : condition
			);
			return question.id === id ? [ question, { ...question, id: copyId, config, logic } ] : [ question ];
		} ),
	};
}

/** QST-13: a survey without questions starts with one blank text question. */
export function ensureQuestion( draft: Draft, id: string, starts: Starts ) {
	return draft.questions.length > 0 ? draft : addQuestion( draft, newQuestion( 'text', id, starts ) );
}

/** What asks for a question and goes along with it. */
export interface Referrers {
	/** Numbers of questions whose logic does, from 1. */
	questions: number[];
	email: boolean;
	redirects: boolean;
}

export function referrersOf( { questions, notifications, settings }: Draft, id: string ): Referrers {
	const asks = ( { question_id: asked }: LogicCondition ) => asked === id;
	return {
		questions: questions.flatMap( ( question, at ) =>
			question.id !== id &&
			( allConditions( question.logic ).some( asks ) || question.logic.jumps?.some( ( { to } ) => to === id ) )
				? [ at + 1 ]
				: []
		),
		email: notifications.email.logic.conditions.some( asks ),
		redirects: settings.thank_you.conditions.some( ( { question } ) => question === id ),
	};
}

/** QST-44 to QST-46. */
export function deleteQuestion( draft: Draft, id: string ): Change {
	const without = {
		...draft,
		questions: draft.questions.filter( ( question ) => question.id !== id ),
	};
	const logic = dropConditions(
		without,
		( condition ) => condition.question_id !== id,
		{ email: true },
		( to ) => to !== id
	);
	const redirects = dropRedirects( logic.draft, id );
	return {
		draft: settle( redirects.draft ),
		removed: logic.removed + redirects.removed,
	};
}

/** Where the selection goes after a deletion: the next line, else the one before. */
export function neighborOf( draft: Draft, id: string ): string | null {
	const at = draft.questions.findIndex( ( question ) => question.id === id );
	return draft.questions[ at + 1 ]?.id ?? draft.questions[ at - 1 ]?.id ?? null;
}

/**
 * QST-41 to QST-43: in the moved question conditions go that no longer point
 * backwards; in the others every condition that refers to it goes (A17, to the
 * letter). Jumps stay: one that leads back now is named, and keeps the survey from being saved.
 */
export function moveQuestion( draft: Draft, from: number, to: number ): Change {
	const moved = draft.questions[ from ];
	if ( moved === undefined || from === to || to < 0 || to >= draft.questions.length ) {
		return { draft, removed: 0 };
	}
	const questions = draft.questions.filter( ( _, at ) => at !== from );
	questions.splice( to, 0, moved );
	const before = new Set( questions.slice( 0, to ).map( ( { id } ) => id ) );
	return dropConditions(
		settle( { ...draft, questions } ),
		( condition, owner ) =>
			owner?.id === moved.id
				? [ '', moved.id ].includes( condition.question_id ) || before.has( condition.question_id )
				: condition.question_id !== moved.id,
		{ email: false }
	);
}

/** Another type; conditions that it cannot answer go as well: they could never be met. */
export function changeType( draft: Draft, id: string, type: QuestionType, starts: Starts ): Change {
	const retyped = updateQuestion( draft, id, ( question ) =>
		question.type === type ? question : retype( question, type, starts )
	);
	return retyped === draft ? { draft, removed: 0 } : dropMisfits( settle( retyped ), id );
}
