/**
 * Conditions of question logic, e-mail logic and conditional redirects: the comparators and values of a
 * question, and when a condition is complete (LOGIC-02 to LOGIC-09, A14 to A16).
 */
import type { LogicCondition, LogicOperator, Question, QuestionType } from '../../types';
import { rangeOf, rulesOf } from '../question-types';
import { optionLabel } from './options';

export function operatorsOf( type: QuestionType ): readonly LogicOperator[] {
	return rulesOf( type ).operators;
}

/** Values to choose from; null where the value is free text (LOGIC-07). */
export function valuesOf( question: Question ): string[] | null {
	const range = rangeOf( question );
	if ( range ) {
		return Array.from( { length: range.high - range.low + 1 }, ( _, at ) => String( range.low + at ) );
	}
	return rulesOf( question.type ).options === null
		? null
		: ( question.config.options ?? [] )
				.map( ( option ) => optionLabel( option ).trim() )
				.filter( ( label ) => label !== '' )
				.map( ( label ) => ( question.type === 'ranking' ? firstPlace( label ) : label ) );
}

/** The line of an answer that puts an option first, which conditions about a ranking compare. */
export const firstPlace = ( label: string ): string => `1. ${ label }`;

/** LOGIC-02: the toggle needs one earlier question of a type that opens logic (A14). */
export function canUseLogic( questions: Question[], index: number ): boolean {
	return questions.slice( 0, index ).some( ( question ) => rulesOf( question.type ).opensLogic );
}

export function emptyCondition(): LogicCondition {
	return { question_id: '', compare: '=', value: '' };
}

/** Points a condition at a question: its first comparator, no value yet. */
export function aimCondition( question: Question ): LogicCondition {
	return {
		question_id: question.id,
		compare: operatorsOf( question.type )[ 0 ] ?? '=',
		value: '',
	};
}

/** Whether the condition fits this question: its comparator, and a value that it can have. */
export function fits( condition: LogicCondition, question: Question ): boolean {
	if ( ! operatorsOf( question.type ).includes( condition.compare ) ) {
		return false;
	}
	const values = valuesOf( question );
	return values === null || condition.value === '' ? true : values.includes( condition.value.trim() );
}

/** Complete, and about a question that it may refer to (LOGIC-03). */
export function isComplete( condition: LogicCondition, sources: Question[] ): boolean {
	const question = sources.find( ( { id } ) => id === condition.question_id );
	return question !== undefined && condition.value.trim() !== '' && fits( condition, question );
}
