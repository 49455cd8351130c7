/**
 * The visitor's way through a survey (requirements WID-14, WID-22, WID-29 to
 * WID-33, WID-36, A119 for Back) and how far it is.
 */
import type { Answer, Question } from '../types';
import { compareAnswer, visibleQuestions } from './logic';

export interface FlowState {
	/** Question on the screen; -1 before the start. */
	readonly index: number;
	readonly answers: readonly Answer[];
	/** Indexes of the questions left behind, for Back. */
	readonly path: readonly number[];
	readonly finished: boolean;
}

export type FlowAction = { type: 'start' } | { type: 'save'; answer: Answer } | { type: 'back' };

export const INITIAL_FLOW: FlowState = { index: -1, answers: [], path: [], finished: false };

/** Next question by walking forward over those whose logic fails; -1 at the end (WID-29). */
export const nextIndex = ( questions: readonly Question[], answers: readonly Answer[], from: number ): number => {
	const visible = visibleQuestions( questions, answers );
	return questions.findIndex( ( question, index ) => index > from && visible.includes( question ) );
};

/** Reducer for one survey. Skipping is saving null (WID-22). */
export const flowOf =
	( questions: readonly Question[] ) =>
	( state: FlowState, action: FlowAction ): FlowState => {
		if ( action.type === 'start' ) {
			const index = nextIndex( questions, [], -1 );
			return { ...INITIAL_FLOW, index, finished: index < 0 };
		}
		const at = questions[ state.index ];
		if ( state.finished || ! at ) {
			return state;
		}
		if ( action.type === 'back' ) {
			const index = state.path.at( -1 );
			return index === undefined ? state : { ...state, index, path: state.path.slice( 0, -1 ) };
		}
		// A second press before the next question is drawn answers nothing new.
		if ( action.answer.question_id !== at.id ) {
			return state;
		}
		const answers = [
			...state.answers.filter( ( { question_id: id } ) => id !== action.answer.question_id ),
			action.answer,
		];
		const next = nextIndex( questions, answers, state.index );
		return next < 0
			? { ...state, answers, finished: true }
			: { ...state, answers, index: next, path: [ ...state.path, state.index ] };
	};

export interface Progress {
	/** 1-based number of the question on the screen. */
	number: number;
	/** Questions left behind and those that can still come. */
	total: number;
}

/**
 * How far the visitor is: questions left behind of all still reachable. A
 * question ahead counts until an answer rules it out, so that progress falls
 * only on Back.
 */
export function progressOf( questions: readonly Question[], { index, answers, path }: FlowState ): Progress {
	const behind = new Set( path.map( ( at ) => questions[ at ]?.id ) );
	const open = new Set( [ questions[ index ]?.id ] );

	questions.slice( index + 1 ).forEach( ( { id, logic } ) => {
		const verdicts = ( logic.enabled ? logic.conditions : [] ).map( ( condition ) => {
			if ( open.has( condition.question_id ) ) {
				return undefined;
			}
			const answer = answers.find( ( { question_id: of } ) => of === condition.question_id );
			return (
				behind.has( condition.question_id ) &&
				compareAnswer( answer?.value, condition.compare, condition.value )
			);
		} );
		const ruledOut =
			logic.action === 'show'
				? verdicts.includes( false )
				: verdicts.length > 0 && verdicts.every( ( verdict ) => verdict === true );
		if ( ! ruledOut ) {
			open.add( id );
		}
	} );

	return { number: path.length + 1, total: path.length + open.size };
}
