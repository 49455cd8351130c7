/**
 * Jumps, groups of conditions and facts about the visitor (docs/paths.md). `Pro\Paths` has the same rules in PHP;
 * both run tests/fixtures/paths.json.
 */
import type { Answer, AnswerValue, ConditionGroup, Facts, Jump, LogicCondition, Question } from '../types';
import { compareAnswer, number } from './compare';
import { npsBucket } from './nps';

type Step = Pick< Question, 'id' | 'logic' >;
type Given = Pick< Answer, 'question_id' | 'value' >;

/** undefined: it depends on answers that are not given yet. */
export type Verdict = boolean | undefined;

export interface Decide {
	( condition: LogicCondition ): Verdict;
}

export const END = '@end';

export const isFact = ( { question_id: of }: LogicCondition ): boolean => of.startsWith( '@' );

function compare( value: AnswerValue, condition: LogicCondition ): boolean {
	const { compare: operator, value: expected, values = [] } = condition;
	const left = Array.isArray( value ) || value === null ? NaN : number( String( value ) );
	switch ( operator ) {
		case 'IS':
			return left >= 0 && left <= 10 && npsBucket( left ) === expected;
		case '>=':
			return left >= number( expected );
		case '<=':
			return left <= number( expected );
		case 'BETWEEN':
			return left >= number( values[ 0 ] ?? '' ) && left <= number( values[ 1 ] ?? '' );
		case 'ANY_OF':
			return values.some( ( one ) => compareAnswer( value, Array.isArray( value ) ? 'IN' : '=', one ) );
		default:
			return compareAnswer( value, operator, expected );
	}
}

function joined( match: string | undefined, verdicts: readonly Verdict[] ): Verdict {
	// For "any" a true one decides, for "all" a false one.
	const decisive = match === 'any';
	if ( ! verdicts.length ) {
		return true;
	}
	return verdicts.includes( decisive ) ? decisive : verdicts.includes( undefined ) ? undefined : ! decisive;
}

interface Rule {
	match?: string;
	conditions: readonly LogicCondition[];
	groups?: readonly ConditionGroup[];
}

const holds = ( { match, conditions, groups = [] }: Rule, decide: Decide ): Verdict =>
	match === 'always' ||
	joined( match, [
		...conditions.map( decide ),
		...groups.map( ( group ) => joined( group.match, group.conditions.map( decide ) ) ),
	] );

function shows( { logic }: Step, decide: Decide ): Verdict {
	if ( ! logic.enabled || ! ( logic.conditions.length || logic.groups?.length ) ) {
		return true;
	}
	const met = holds( logic, decide );
	return met === undefined ? met : met === ( logic.action === 'show' );
}

/** Where a jump leads; the number of questions is the end. A jump that leads back or nowhere is none. */
function placeOf( questions: readonly Step[], from: number, { to }: Jump ): number {
	if ( to.startsWith( '@' ) ) {
		return questions.length;
	}
	return questions.findIndex( ( { id }, at ) => at > from && id === to );
}

const decider =
	(
		answers: readonly Given[],
		facts: Facts,
		other: ( id: string ) => Verdict,
		shown: ReadonlySet< string >
	): Decide =>
	( condition ) => {
		const { question_id: id } = condition;
		if ( isFact( condition ) ) {
			return compare( facts[ id as keyof Facts ] || null, condition );
		}
		return shown.has( id )
			? compare( answers.find( ( { question_id: of } ) => of === id )?.value ?? null, condition )
			: other( id );
	};

export interface Path< Q > {
	/** The questions on it, in order. */
	visible: Q[];
	/** Id of the ending that a jump led to, or ''. */
	ending: string;
}

/** What happened at a question that the way came to. */
export interface Turn {
	at: number;
	/** Its logic let it be seen. */
	shown: boolean;
	/** The jump that led on from it. */
	jump: Jump | undefined;
	/** The place that came next; the number of questions is the end. */
	next: number;
}

/**
 * The way that the answers lead along; a question without an answer counts as passed.
 *
 * @param questions Of the survey.
 * @param answers   Given so far.
 * @param facts     About the visitor.
 * @param note      Hears of each turn, and which conditions hold there.
 */
export function pathOf< Q extends Step >(
	questions: readonly Q[],
	answers: readonly Given[],
	facts: Facts,
	note?: ( turn: Turn, decide: Decide ) => void
): Path< Q > {
	const shown = new Set< string >();
	const decide = decider( answers, facts, () => false, shown );
	const visible: Q[] = [];
	let ending = '';
	for ( let at = 0; at < questions.length; ) {
		const question = questions[ at ] as Q;
		let next = at + 1;
		let taken: Jump | undefined;
		const seen = !! shows( question, decide );
		if ( seen ) {
			shown.add( question.id );
			visible.push( question );
			for ( const jump of question.logic.jumps ?? [] ) {
				const to = placeOf( questions, at, jump );
				if ( to > at && holds( jump, decide ) ) {
					next = to;
					taken = jump;
					ending = jump.to.startsWith( '@' ) && jump.to !== END ? jump.to.slice( 1 ) : '';
					break;
				}
			}
		}
		note?.( { at, shown: seen, jump: taken, next }, decide );
		at = next;
	}
	return { visible, ending };
}

/** What can happen at a question that a visitor may come to. */
export interface Stop {
	at: number;
	/** Whether it shows. */
	shown: Verdict;
	/** Those of its jumps that may be taken, and their places. */
	jumps: { jump: Jump; to: number }[];
	/** Everybody who sees it jumps. */
	leaves: boolean;
}

/**
 * The places that a visitor may still come to, in order.
 *
 * @param questions Of the survey.
 * @param from      The question on the screen; -1 before the start.
 * @param behind    Ids of the questions left behind.
 * @param answers   Of those.
 * @param facts     null: not known yet, as in the builder.
 */
export function stopsAhead(
	questions: readonly Step[],
	from: number,
	behind: ReadonlySet< string >,
	answers: readonly Given[],
	facts: Facts | null
): Stop[] {
	const open = new Set< string >();
	const known = decider( answers, facts ?? {}, ( id ) => ( open.has( id ) ? undefined : false ), behind );
	const decide: Decide = ( condition ) => ( ! facts && isFact( condition ) ? undefined : known( condition ) );
	const places = new Set( [ Math.max( from, 0 ) ] );
	return questions.flatMap( ( question, at ) => {
		if ( ! places.has( at ) ) {
			return [];
		}
		const shown = at === from || shows( question, decide );
		const stop: Stop = { at, shown, jumps: [], leaves: false };
		if ( shown !== false ) {
			open.add( question.id );
			for ( const jump of question.logic.jumps ?? [] ) {
				const to = placeOf( questions, at, jump );
				const jumps = to > at && holds( jump, decide );
				if ( jumps !== false ) {
					places.add( to );
					stop.jumps.push( { jump, to } );
				}
				stop.leaves ||= jumps === true;
				if ( stop.leaves ) {
					break;
				}
			}
		}
		if ( ! stop.leaves || shown !== true ) {
			places.add( at + 1 );
		}
		return [ stop ];
	} );
}

type Rest = Parameters< typeof stopsAhead > extends [ unknown, ...infer R ] ? R : never;

/** Ids of the questions that can still come, and of the one on the screen; as `stopsAhead`. */
export function ahead( questions: readonly Step[], ...from: Rest ): Set< string > {
	return new Set(
		stopsAhead( questions, ...from ).flatMap( ( { at, shown } ) =>
			shown === false ? [] : ( questions[ at ]?.id ?? [] )
		)
	);
}
