/**
 * The visitor's path through a survey (requirements WID-14, WID-22, WID-29 to WID-33, A119 for Back).
 */
import type { Answer, Question } from '../types';
import { visibleQuestions } from './logic';
import { progressOf } from './progress';

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

/** The rules of the way: show and hide, until the file of `paths` puts its own here (docs/paths.md). */
export const WAY = { visible: visibleQuestions, progress: progressOf };

/** Next question: skips those whose logic fails; -1 at the end (WID-29). */
export const nextIndex = ( questions: readonly Question[], answers: readonly Answer[], from: number ): number => {
	const visible = WAY.visible( questions, answers );
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
