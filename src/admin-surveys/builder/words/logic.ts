import { __, _n, sprintf } from '@wordpress/i18n';
import type { ConditionGroup, Ending, Jump, LogicCondition, Question } from '../../../types';
import { isComplete } from '../../../domain/draft/conditions';
import { conditionsIn } from '../../../domain/draft/logic';
import { targetOf } from '../../../domain/draft/paths';
import type { Referrers } from '../../../domain/draft/questions';
import { END } from '../../../domain/paths';
import { plainText } from '../../../domain/piping';
import { longCondition, shortCondition } from './conditions';

/** Those that are filled in, of the questions before `before`. */
const completeOf = ( conditions: readonly LogicCondition[], questions: Question[], before: number ) =>
	conditions.filter( ( condition ) => isComplete( condition, questions.slice( 0, before ) ) );

const numberOf = ( questions: Question[], id: string ) => questions.findIndex( ( one ) => one.id === id ) + 1;

interface LogicLine {
	/** '' without working logic. */
	text: string;
	/** Conditions that the text leaves out. */
	more: number;
}

/** The lines below a question in the list: what shows it, where it leads. */
export function logicLine( question: Question, questions: Question[], endings: Ending[] ): LogicLine {
	const { logic } = question;
	const index = questions.indexOf( question );
	const jumps = logic.jumps ?? [];
	const [ first, ...more ] = logic.enabled ? completeOf( conditionsIn( logic ), questions, index ) : [];
	if ( first === undefined ) {
		const [ jump, ...others ] = jumps;
		const asked =
			jump && jump.match !== 'always' ? completeOf( conditionsIn( jump ), questions, index + 1 ).length : 0;
		return {
			text: jump ? jumpPhrase( jump, questions, index, endings ) : '',
			more: others.length + Math.max( 0, asked - 1 ),
		};
	}
	const phrase = shortCondition( first, numberOf( questions, first.question_id ) );
	const text =
		logic.action === 'show'
			? /* translators: %s: a condition such as "Q1 is less than 4". */
				sprintf( __( 'Shown if %s', 'userfeedback' ), phrase )
			: /* translators: %s: a condition such as "Q1 is less than 4". */
				sprintf( __( 'Hidden if %s', 'userfeedback' ), phrase );
	return { text, more: more.length + jumps.length };
}

/** "to question 4", "to “We call you”". */
function placePhrase( to: string, questions: Question[], endings: Ending[] ): string {
	const place = numberOf( questions, to );
	if ( place > 0 ) {
		/* translators: %d: number of a question. */
		return sprintf( __( 'to question %d', 'userfeedback' ), place );
	}
	const title = endings.find( ( one ) => targetOf( one ) === to )?.title.trim() ?? '';
	return title === ''
		? __( 'to the end', 'userfeedback' )
		: /* translators: %s: title of an ending. */
			sprintf( __( 'to “%s”', 'userfeedback' ), plainText( title ) );
}

/** "Q1 is Detractor goes to question 3". */
function jumpPhrase( jump: Jump, questions: Question[], index: number, endings: Ending[] ): string {
	const [ first ] = completeOf( conditionsIn( jump ), questions, index + 1 );
	const to = placePhrase( jump.to, questions, endings );
	if ( jump.match === 'always' || ! first ) {
		return jump.match === 'always'
			? /* translators: %s: where, e.g. "to question 4". */
				sprintf( __( 'Goes %s', 'userfeedback' ), to )
			: '';
	}
	return sprintf(
		/* translators: 1: a condition such as "Q1 is less than 4", 2: where, e.g. "to question 4". */
		__( '%1$s goes %2$s', 'userfeedback' ),
		shortCondition( first, numberOf( questions, first.question_id ) ),
		to
	);
}

function joinClauses( clauses: string[], match: string | undefined ): string {
	return clauses.reduce( ( all, clause ) => {
		if ( all === '' ) {
			return clause;
		}
		return match === 'any'
			? sprintf(
					/* translators: 1: what visitors did, 2: what they did instead. */
					__( '%1$s, or %2$s', 'userfeedback' ),
					all,
					clause
				)
			: sprintf(
					/* translators: 1: what visitors did, 2: what they also did. */
					__( '%1$s and %2$s', 'userfeedback' ),
					all,
					clause
				);
	}, '' );
}

interface Rule {
	match?: string;
	conditions: LogicCondition[];
	groups?: ConditionGroup[];
}

/** A rule in short phrases: "Q1 is Detractor and Device is Mobile". */
export function rulePhrase(
	{ match, conditions, groups = [] }: Rule,
	questions: Question[],
	keep: ( condition: LogicCondition ) => boolean = () => true
): string {
	const say = ( some: LogicCondition[] ) =>
		some
			.filter( keep )
			.map( ( condition ) => shortCondition( condition, numberOf( questions, condition.question_id ) ) );
	const brackets = groups.map( ( group ) => joinClauses( say( group.conditions ), group.match ) );
	return joinClauses( [ ...say( conditions ), ...brackets.filter( ( words ) => words !== '' ) ], match );
}

/** A rule as a clause about visitors; '' while nothing is filled in. */
function ruleWords( { match, conditions, groups = [] }: Rule, questions: Question[], before: number ): string {
	const say = ( some: LogicCondition[] ) =>
		completeOf( some, questions, before ).map( ( condition ) => {
			const number = numberOf( questions, condition.question_id );
			return longCondition( condition, number, questions[ number - 1 ]?.type ?? 'text' );
		} );
	const brackets = groups
		.map( ( group ) => joinClauses( say( group.conditions ), group.match ) )
		.filter( ( words ) => words !== '' );
	return joinClauses( [ ...say( conditions ), ...brackets ], match );
}

/** Where a jump leads. */
function targetWords( to: string, questions: Question[], endings: Ending[] ): string {
	const number = numberOf( questions, to );
	if ( number > 0 ) {
		/* translators: %d: number of a question. */
		return sprintf( __( 'question %d', 'userfeedback' ), number );
	}
	const ending = endings.find( ( one ) => targetOf( one ) === to );
	return to === END || ! ending
		? __( 'the end', 'userfeedback' )
		: /* translators: %s: title of an ending. */
			sprintf( __( 'the ending “%s”', 'userfeedback' ), ending.title );
}

function jumpSentences( { logic }: Question, questions: Question[], index: number, endings: Ending[] ): string[] {
	return ( logic.jumps ?? [] ).flatMap( ( jump ) => {
		const did = ruleWords( jump, questions, index + 1 );
		if ( jump.to === '' || ( jump.match !== 'always' && did === '' ) ) {
			return [];
		}
		const target = targetWords( jump.to, questions, endings );
		return jump.match === 'always'
			? /* translators: %s: where visitors go, e.g. "question 4". */
				sprintf( __( 'After it, everybody goes to %s.', 'userfeedback' ), target )
			: sprintf(
					/* translators: 1: what visitors did, 2: where they go, e.g. "question 4". */
					__( 'After it, visitors who %1$s go to %2$s.', 'userfeedback' ),
					did,
					target
				);
	} );
}

/** Logic in words below the fields; '' while no condition is filled in. */
export function logicSentence( question: Question, questions: Question[], endings: Ending[] = [] ): string {
	const index = questions.findIndex( ( { id } ) => id === question.id );
	const did = question.logic.enabled ? ruleWords( question.logic, questions, index ) : '';
	return [
		...( did === '' ? [] : showSentences( question, did, index, questions.length ) ),
		...jumpSentences( question, questions, index, endings ),
	].join( ' ' );
}

function showSentences( { logic }: Question, did: string, index: number, count: number ): string[] {
	if ( logic.action === 'hide' ) {
		return [
			sprintf(
				/* translators: 1: number of a question, 2: what visitors did. */
				__( 'Visitors skip question %1$d if they %2$s.', 'userfeedback' ),
				index + 1,
				did
			),
		];
	}
	return [
		sprintf(
			/* translators: 1: number of a question, 2: what visitors did. */
			__( 'Visitors see question %1$d only if they %2$s.', 'userfeedback' ),
			index + 1,
			did
		),
		index === count - 1
			? __( 'Everybody else goes to the thank-you message.', 'userfeedback' )
			: sprintf(
					/* translators: %d: number of a question. */
					__( 'Everybody else goes on to question %d.', 'userfeedback' ),
					index + 2
				),
	];
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
