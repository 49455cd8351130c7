import { __, _n, sprintf } from '@wordpress/i18n';
import type { LogicCondition, Question, QuestionType } from '../../../types';
import { firstPlace } from '../../../domain/draft/conditions';
import { fieldOf } from '../../../domain/draft/hidden-fields';
import { isFact } from '../../../domain/paths';
import { plainText } from '../../../domain/piping';
import { rulesOf } from '../../../domain/question-types';
import { deviceName } from '../../../shared/format/devices';

/** Labels of the comparators (LOGIC-04 to LOGIC-09, A15). */
export function operatorLabel( operator: LogicCondition[ 'compare' ], type?: QuestionType ): string {
	if ( type === 'ranking' ) {
		return __( 'First place is', 'userfeedback' );
	}
	const ofDays = type === 'date';
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
			return ofDays ? __( 'After', 'userfeedback' ) : __( 'Greater than', 'userfeedback' );
		case '<':
			return ofDays ? __( 'Before', 'userfeedback' ) : __( 'Less than', 'userfeedback' );
		case 'IS':
			return __( 'Is a', 'userfeedback' );
		case '>=':
			return __( 'Is at least', 'userfeedback' );
		case '<=':
			return __( 'Is at most', 'userfeedback' );
		case 'BETWEEN':
			return __( 'Is between', 'userfeedback' );
		case 'ANY_OF':
			return __( 'Is one of', 'userfeedback' );
	}
}

const NPS_GROUP_NAMES: Record< string, () => string > = {
	promoter: () => __( 'Promoter (9, 10)', 'userfeedback' ),
	passive: () => __( 'Passive (7, 8)', 'userfeedback' ),
	detractor: () => __( 'Detractor (0 to 6)', 'userfeedback' ),
};

export const npsGroupLabel = ( group: string ): string => NPS_GROUP_NAMES[ group ]?.() ?? group;

/** A group of scores in a sentence. */
const NPS_GROUP_WORDS: Record< string, () => string > = {
	promoter: () => __( 'Promoter', 'userfeedback' ),
	passive: () => __( 'Passive', 'userfeedback' ),
	detractor: () => __( 'Detractor', 'userfeedback' ),
};

export const npsGroupWord = ( group: string ): string => NPS_GROUP_WORDS[ group ]?.() ?? group;

/** A fact about the visitor, or a hidden field. */
export function factLabel( fact: string ): string {
	const name = fieldOf( fact );
	if ( name !== '' ) {
		/* translators: %s: name of a hidden field, e.g. "plan". */
		return sprintf( __( 'Hidden field: %s', 'userfeedback' ), name );
	}
	switch ( fact ) {
		case '@device':
			return __( 'Device', 'userfeedback' );
		case '@page':
			return __( 'Page', 'userfeedback' );
		case '@language':
			return __( 'Language', 'userfeedback' );
		default:
			return __( 'Returning visitor', 'userfeedback' );
	}
}

/** The value of a fact. */
export function factValueLabel( fact: string, value: string ): string {
	if ( fact === '@device' && ( value === 'desktop' || value === 'tablet' || value === 'mobile' ) ) {
		return deviceName( value );
	}
	if ( fact === '@returning' ) {
		return value === 'yes' ? __( 'Yes', 'userfeedback' ) : __( 'No', 'userfeedback' );
	}
	return value;
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
		: `${ number }. ${ plainText( question.title ) }`;
}

/** What the condition names, in words: one value, a range, one of several. */
function valueWords( { question_id: of, compare, value, values = [] }: LogicCondition, type?: QuestionType ): string {
	const word = ( one: string ) =>
		type ? valueLabel( type, one ) : of.startsWith( '@' ) ? factValueLabel( of, one ) : one;
	if ( compare === 'IS' ) {
		return npsGroupWord( value );
	}
	if ( compare === 'BETWEEN' ) {
		return sprintf(
			/* translators: 1: lowest number, 2: highest number. */
			__( '%1$s and %2$s', 'userfeedback' ),
			values[ 0 ] ?? '',
			values[ 1 ] ?? ''
		);
	}
	return compare === 'ANY_OF' ? anyOf( values.map( word ) ) : word( value );
}

const anyOf = ( words: string[] ): string =>
	words.reduce( ( all, word ) =>
		sprintf(
			/* translators: 1: a value, 2: another value. */
			__( '%1$s or %2$s', 'userfeedback' ),
			all,
			word
		)
	);

/** One condition as a phrase, e.g. "Q1 is less than 4". */
export function shortCondition( condition: LogicCondition, number: number ): string {
	if ( isFact( condition ) ) {
		return factPhrase( condition );
	}
	const template = ( () => {
		switch ( condition.compare ) {
			case '=':
			case 'IS':
			case 'ANY_OF':
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
			case '>=':
				/* translators: 1: number of a question, 2: a number. */
				return __( 'Q%1$d is at least %2$s', 'userfeedback' );
			case '<=':
				/* translators: 1: number of a question, 2: a number. */
				return __( 'Q%1$d is at most %2$s', 'userfeedback' );
			case 'BETWEEN':
				/* translators: 1: number of a question, 2: two numbers, e.g. "3 and 5". */
				return __( 'Q%1$d is between %2$s', 'userfeedback' );
		}
	} )();
	return sprintf( template, number, valueWords( condition ) );
}

/** A fact as a phrase, e.g. "Device is Mobile", or a hidden field, e.g. "plan is pro". */
function factPhrase( condition: LogicCondition ): string {
	const template = ( () => {
		switch ( condition.compare ) {
			case '!=':
				/* translators: 1: a fact about the visitor, e.g. Device, 2: its value. */
				return __( '%1$s is not %2$s', 'userfeedback' );
			case 'CONTAINS':
				/* translators: 1: a fact about the visitor, e.g. Page, 2: a text. */
				return __( '%1$s contains %2$s', 'userfeedback' );
			case '!CONTAINS':
				/* translators: 1: a fact about the visitor, e.g. Page, 2: a text. */
				return __( '%1$s does not contain %2$s', 'userfeedback' );
			case 'STARTS_WITH':
				/* translators: 1: a fact about the visitor, e.g. Page, 2: a text. */
				return __( '%1$s starts with %2$s', 'userfeedback' );
			default:
				/* translators: 1: a fact about the visitor, e.g. Device, 2: its value. */
				return __( '%1$s is %2$s', 'userfeedback' );
		}
	} )();
	const { question_id: fact } = condition;
	return sprintf( template, fieldOf( fact ) || factLabel( fact ), valueWords( condition ) );
}

/** A fact as a clause about visitors. */
function factClause( condition: LogicCondition ): string {
	const { question_id: fact, compare, value } = condition;
	if ( fact === '@returning' ) {
		return ( value === 'yes' ) === ( compare === '=' )
			? __( 'have seen a survey of this site before', 'userfeedback' )
			: __( 'have seen no survey of this site before', 'userfeedback' );
	}
	return sprintf(
		/* translators: %s: a fact about the visitor, e.g. "Device is Mobile". */
		__( 'match “%s”', 'userfeedback' ),
		factPhrase( condition )
	);
}

/** A clause of the sentence below the logic fields. */
export function longCondition( condition: LogicCondition, number: number, type: QuestionType ): string {
	if ( isFact( condition ) ) {
		return factClause( condition );
	}
	const value = valueWords( condition, type );
	const template = ( () => {
		if ( type === 'ranking' ) {
			/* translators: 1: an option, 2: number of a question. */
			return __( 'put “%1$s” first in question %2$d', 'userfeedback' );
		}
		switch ( condition.compare ) {
			case '=':
			case 'ANY_OF':
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
			case 'IS':
				/* translators: 1: Promoter, Passive or Detractor, 2: number of a question. */
				return __( 'are a %1$s in question %2$d', 'userfeedback' );
			case '>=':
				/* translators: 1: a number, 2: number of a question. */
				return __( 'gave at least %1$s in question %2$d', 'userfeedback' );
			case '<=':
				/* translators: 1: a number, 2: number of a question. */
				return __( 'gave at most %1$s in question %2$d', 'userfeedback' );
			case 'BETWEEN':
				/* translators: 1: two numbers, e.g. "3 and 5", 2: number of a question. */
				return __( 'gave between %1$s in question %2$d', 'userfeedback' );
		}
	} )();
	return sprintf( template, value, number );
}
