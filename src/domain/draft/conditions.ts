/**
 * Conditions of question logic, e-mail logic and conditional redirects: the comparators and values of a
 * question, and when a condition is complete (LOGIC-02 to LOGIC-09, A14 to A16).
 */
import type { LogicCondition, LogicOperator, PathOperator, Question, QuestionType } from '../../types';
import { isFact } from '../paths';
import { rangeOf, rulesOf } from '../question-types';
import { pairOf } from './matrix';
import { optionLabel } from './options';

export function operatorsOf( type: QuestionType ): readonly LogicOperator[] {
	return rulesOf( type ).operators;
}

/** Those of the feature `paths`, those by meaning first. */
export function pathOperatorsOf( question: Question ): readonly PathOperator[] {
	if ( rangeOf( question ) ) {
		return [ ...( question.type === 'nps' ? [ 'IS' as const ] : [] ), '>=', '<=', 'BETWEEN', 'ANY_OF' ];
	}
	// A condition on a ranking is about its first place alone.
	return rulesOf( question.type ).options === null || question.type === 'ranking' ? [] : [ 'ANY_OF' ];
}

export const NPS_GROUPS = [ 'promoter', 'passive', 'detractor' ];

/** Whether the comparison takes `values`. */
export const takesSeveral = ( { compare }: Pick< LogicCondition, 'compare' > ): boolean =>
	compare === 'BETWEEN' || compare === 'ANY_OF';

/** Values to choose from; null where the value is free text (LOGIC-07). */
export function valuesOf( question: Question ): string[] | null {
	const range = rangeOf( question );
	if ( range ) {
		return Array.from( { length: range.high - range.low + 1 }, ( _, at ) => String( range.low + at ) );
	}
	if ( rulesOf( question.type ).options === null ) {
		return null;
	}
	const filled = ( labels: string[] ) => labels.map( ( label ) => label.trim() ).filter( ( label ) => label !== '' );
	const { options = [], rows = [] } = question.config;
	const labels = filled( options.map( optionLabel ) );
	if ( question.type === 'matrix' ) {
		return filled( rows.map( ( { label } ) => label ) ).flatMap( ( row ) =>
			labels.map( ( label ) => pairOf( row, label ) )
		);
	}
	return question.type === 'ranking' ? labels.map( firstPlace ) : labels;
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

/** Whether the builder offers the comparator for this question. REST takes all of LOGIC-10 for every question. */
function isOffered( { compare }: LogicCondition, question: Question ): boolean {
	const operators: readonly string[] = [ ...operatorsOf( question.type ), ...pathOperatorsOf( question ) ];
	return operators.includes( compare );
}

/** Whether the condition fits this question: its comparator, and a value that it can have. */
export function fits( condition: LogicCondition, question: Question ): boolean {
	if ( ! isOffered( condition, question ) ) {
		return false;
	}
	const values = condition.compare === 'IS' ? NPS_GROUPS : valuesOf( question );
	const given = takesSeveral( condition ) ? ( condition.values ?? [] ) : [ condition.value ];
	return values === null || given.every( ( value ) => value === '' || values.includes( value.trim() ) );
}

/** The values are filled in, and a range begins before it ends. */
function isFilled( condition: LogicCondition ): boolean {
	const { compare, value, values = [] } = condition;
	if ( compare === 'BETWEEN' ) {
		return (
			values.length === 2 &&
			values.every( ( one ) => one !== '' ) &&
			Number( values[ 0 ] ) <= Number( values[ 1 ] )
		);
	}
	return compare === 'ANY_OF' ? values.length > 0 && values.every( ( one ) => one !== '' ) : value.trim() !== '';
}

/**
 * Complete, and about a question that it may refer to (LOGIC-03). With a comparator that is not offered it is somebody
 * else's work, which a save must not take away.
 */
export function isComplete( condition: LogicCondition, sources: Question[] ): boolean {
	if ( isFact( condition ) ) {
		return isFilled( condition );
	}
	const question = sources.find( ( { id } ) => id === condition.question_id );
	return (
		question !== undefined &&
		isFilled( condition ) &&
		( fits( condition, question ) || ! isOffered( condition, question ) )
	);
}
