import { __, _n, sprintf } from '@wordpress/i18n';
import type { LogicCondition, LogicOperator, Question, QuestionType } from '../../../types';
import { firstPlace, isComplete } from '../../../domain/draft/conditions';
import type { Referrers } from '../../../domain/draft/questions';
import { rulesOf } from '../../../domain/question-types';

/** Labels of the comparators (LOGIC-04 to LOGIC-09, A15). */
export function operatorLabel( operator: LogicOperator, type?: QuestionType ): string {
	if ( type === 'ranking' ) {
		return __( 'First place is', 'userfeedback' );
	}
	switch ( operator ) {
		case '=':
			return __( 'Is', 'userfeedback' );
		case '!=':
			return __( 'Is not', 'userfeedback' );
		case 'IN':
			return __( 'Includes', 'userfeedback' );
		case 'CONTAINS':
			return __( 'Contains', 'userfeedback' );
		case '!CONTAINS':
			return __( 'Does not contain', 'userfeedback' );
		case 'STARTS_WITH':
			return __( 'Starts with', 'userfeedback' );
		case 'ENDS_WITH':
			return __( 'Ends with', 'userfeedback' );
		case '>':
			return __( 'Greater than', 'userfeedback' );
		case '<':
			return __( 'Less than', 'userfeedback' );
	}
}

export function valueLabel( type: QuestionType, value: string ): string {
	if ( type === 'ranking' ) {
		return value.slice( firstPlace( '' ).length );
	}
	return rulesOf( type ).unit === 'star'
		? sprintf(
				/* translators: %s: number of stars. */
				_n( '%s star', '%s stars', Number( value ), 'userfeedback' ),
				value
			)
		: value;
}

export function questionLabel( question: Question, number: number ): string {
	return question.title.trim() === ''
		? sprintf(
				/* translators: %d: number of a question without a title. */
				__( '%d. Untitled question', 'userfeedback' ),
				number
			)
		: `${ number }. ${ question.title }`;
}

/** One condition as a phrase, e.g. "Q1 is less than 4". */
function shortCondition( condition: LogicCondition, number: number ): string {
	const template = ( () => {
		switch ( condition.compare ) {
			case '=':
				/* translators: 1: number of a question, 2: an answer. */
				return __( 'Q%1$d is %2$s', 'userfeedback' );
			case '!=':
				/* translators: 1: number of a question, 2: an answer. */
				return __( 'Q%1$d is not %2$s', 'userfeedback' );
			case 'IN':
				/* translators: 1: number of a question, 2: an answer. */
				return __( 'Q%1$d includes %2$s', 'userfeedback' );
			case 'CONTAINS':
				/* translators: 1: number of a question, 2: an answer. */
				return __( 'Q%1$d contains %2$s', 'userfeedback' );
			case '!CONTAINS':
				/* translators: 1: number of a question, 2: an answer. */
				return __( 'Q%1$d does not contain %2$s', 'userfeedback' );
			case 'STARTS_WITH':
				/* translators: 1: number of a question, 2: an answer. */
				return __( 'Q%1$d starts with %2$s', 'userfeedback' );
			case 'ENDS_WITH':
				/* translators: 1: number of a question, 2: an answer. */
				return __( 'Q%1$d ends with %2$s', 'userfeedback' );
			case '>':
				/* translators: 1: number of a question, 2: a number. */
				return __( 'Q%1$d is greater than %2$s', 'userfeedback' );
			case '<':
				/* translators: 1: number of a question, 2: a number. */
				return __( 'Q%1$d is less than %2$s', 'userfeedback' );
		}
	} )();
	return sprintf( template, number, condition.value );
}

function completeOf( question: Question, questions: Question[] ) {
	const index = questions.findIndex( ( { id } ) => id === question.id );
	return question.logic.conditions
		.filter( ( condition ) => isComplete( condition, questions.slice( 0, index ) ) )
		.map( ( condition ) => ( {
			condition,
			number: questions.findIndex( ( { id } ) => id === condition.question_id ) + 1,
		} ) );
}

interface LogicLine {
	/** '' without working logic. */
	text: string;
	/** Conditions that the text leaves out. */
	more: number;
}

/** The line below a question in the list. */
export function logicLine( question: Question, questions: Question[] ): LogicLine {
	const [ first, ...more ] = question.logic.enabled ? completeOf( question, questions ) : [];
	if ( first === undefined ) {
		return { text: '', more: 0 };
	}
	const phrase = shortCondition( first.condition, first.number );
	const text =
		question.logic.action === 'show'
			? /* translators: %s: a condition such as "Q1 is less than 4". */
				sprintf( __( 'Shown if %s', 'userfeedback' ), phrase )
			: /* translators: %s: a condition such as "Q1 is less than 4". */
				sprintf( __( 'Hidden if %s', 'userfeedback' ), phrase );
	return { text, more: more.length };
}

/** A clause of the sentence below the logic fields. */
function longCondition( condition: LogicCondition, number: number, type: QuestionType ): string {
	const value = valueLabel( type, condition.value );
	const template = ( () => {
		if ( type === 'ranking' ) {
			/* translators: 1: an option, 2: number of a question. */
			return __( 'put “%1$s” first in question %2$d', 'userfeedback' );
		}
		switch ( condition.compare ) {
			case '=':
				/* translators: 1: an answer, 2: number of a question. */
				return __( 'chose “%1$s” in question %2$d', 'userfeedback' );
			case '!=':
				/* translators: 1: an answer, 2: number of a question. */
				return __( 'did not choose “%1$s” in question %2$d', 'userfeedback' );
			case 'IN':
				/* translators: 1: an answer, 2: number of a question. */
				return __( 'ticked “%1$s” in question %2$d', 'userfeedback' );
			case 'CONTAINS':
				/* translators: 1: a text, 2: number of a question. */
				return __( 'wrote “%1$s” in question %2$d', 'userfeedback' );
			case '!CONTAINS':
				/* translators: 1: a text, 2: number of a question. */
				return __( 'did not write “%1$s” in question %2$d', 'userfeedback' );
			case 'STARTS_WITH':
				/* translators: 1: a text, 2: number of a question. */
				return __( 'began with “%1$s” in question %2$d', 'userfeedback' );
			case 'ENDS_WITH':
				/* translators: 1: a text, 2: number of a question. */
				return __( 'ended with “%1$s” in question %2$d', 'userfeedback' );
			case '>':
				/* translators: 1: a number, 2: number of a question. */
				return __( 'gave more than %1$s in question %2$d', 'userfeedback' );
			case '<':
				/* translators: 1: a number, 2: number of a question. */
				return __( 'gave less than %1$s in question %2$d', 'userfeedback' );
		}
	} )();
	return sprintf( template, value, number );
}

function joinClauses( clauses: string[] ): string {
	return clauses.reduce(
		( all, clause ) =>
			all === ''
				? clause
				: sprintf(
						/* translators: 1: what visitors did, 2: what they also did. */
						__( '%1$s and %2$s', 'userfeedback' ),
						all,
						clause
					),
		''
	);
}

/** Logic in words below the fields; '' while no condition is filled in. */
export function logicSentence( question: Question, questions: Question[] ): string {
	const clauses = completeOf( question, questions ).map( ( { condition, number } ) =>
		longCondition( condition, number, questions[ number - 1 ]?.type ?? 'text' )
	);
	if ( ! question.logic.enabled || clauses.length === 0 ) {
		return '';
	}
	const index = questions.findIndex( ( { id } ) => id === question.id );
	const last = index === questions.length - 1;
	const did = joinClauses( clauses );
	const rule =
		question.logic.action === 'show'
			? sprintf(
					/* translators: 1: number of a question, 2: what visitors did. */
					__( 'Visitors see question %1$d only if they %2$s.', 'userfeedback' ),
					index + 1,
					did
				)
			: sprintf(
					/* translators: 1: number of a question, 2: what visitors did. */
					__( 'Visitors skip question %1$d if they %2$s.', 'userfeedback' ),
					index + 1,
					did
				);
	if ( question.logic.action === 'hide' ) {
		return rule;
	}
	const others = last
		? __( 'Everybody else goes to the thank-you message.', 'userfeedback' )
		: sprintf(
				/* translators: %d: number of a question. */
				__( 'Everybody else goes on to question %d.', 'userfeedback' ),
				index + 2
			);
	return `${ rule } ${ others }`;
}

/** What a deletion takes along, for its dialog; '' when nothing. */
export function alongWords( { questions, email, redirects }: Referrers ): string {
	const parts = [
		questions.length > 0 &&
			sprintf(
				/* translators: %s: numbers of questions, e.g. "2, 3". */
				_n( 'the logic of question %s', 'the logic of questions %s', questions.length, 'userfeedback' ),
				questions.join( ', ' )
			),
		email && __( 'the condition of the email', 'userfeedback' ),
		redirects && __( 'a redirect after the last question', 'userfeedback' ),
	].filter( ( part ) => part !== false );
	return parts.length === 0
		? ''
		: sprintf(
				/* translators: %s: a list such as "the logic of question 2, the condition of the email". */
				__( 'This goes along: %s.', 'userfeedback' ),
				parts.join( ', ' )
			);
}

/** "2 conditions removed." for notices after a move or a change of type. */
export function removedWords( count: number ): string {
	return sprintf(
		/* translators: %d: number of conditions. */
		_n( '%d condition removed.', '%d conditions removed.', count, 'userfeedback' ),
		count
	);
}
