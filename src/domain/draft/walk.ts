/** A walk through the draft as one visitor (docs/paths.md): what came, why, and what such a visitor would answer. */
import type { Answer, Facts, LogicCondition, Question } from '../../types';
import { toAnswer } from '../answers';
import type { Draft as Given } from '../answers';
import { pathOf } from '../paths';
import type { Turn } from '../paths';
import { rangeOf, rulesOf } from '../question-types';
import { conditionsIn } from './logic';
import { optionLabel } from './options';

export const PERSONAS = [ 'promoter', 'passive', 'detractor' ] as const;

export type Persona = ( typeof PERSONAS )[ number ];

/** What was given to the questions left behind, by id; what was passed has an empty one. */
export type Left = Readonly< Record< string, Given > >;

/** A place of the way, and what decided there. */
export interface WalkTurn extends Turn {
	question: Question;
	/** Conditions of show and hide, and of the jump, that hold. */
	met: ReadonlySet< LogicCondition >;
}

export interface Walked {
	/** Questions left behind, in order. */
	behind: Question[];
	/** The one on the screen; null at the end. */
	current: Question | null;
	/** Up to the question on the screen. */
	turns: WalkTurn[];
	/** Id of the ending, or ''; only at the end. */
	ending: string;
	answers: Answer[];
}

/** The way of what was given so far, to the first question that was not left. */
export function walkThrough( questions: readonly Question[], left: Left, facts: Facts ): Walked {
	const answers = questions.flatMap( ( question ) => {
		const given = left[ question.id ];
		return given ? [ toAnswer( question, given ) ] : [];
	} );
	const turns: WalkTurn[] = [];
	const { visible, ending } = pathOf( questions, answers, facts, ( turn, decide ) => {
		const question = questions[ turn.at ] as Question;
		const conditions = [ question.logic, ...( turn.jump ? [ turn.jump ] : [] ) ].flatMap( conditionsIn );
		turns.push( { ...turn, question, met: new Set( conditions.filter( ( one ) => decide( one ) ) ) } );
	} );
	const at = visible.findIndex( ( { id } ) => ! left[ id ] );
	const current = visible[ at ] ?? null;
	const behind = current ? visible.slice( 0, at ) : visible;
	const last = current ? turns.findIndex( ( { question } ) => question === current ) : turns.length;
	return {
		behind,
		current,
		turns: turns.slice( 0, last + 1 ),
		ending: current ? '' : ending,
		answers: answers.filter( ( { question_id: id } ) => behind.some( ( question ) => question.id === id ) ),
	};
}

/** As a share of the range. */
const SCORES: Record< Persona, number > = { promoter: 1, passive: 0.5, detractor: 0 };
const NPS: Record< Persona, number > = { promoter: 10, passive: 8, detractor: 3 };

/**
 * What a visitor of that opinion gives to a question: a score where there are scores; where an answer is required, the
 * first option. null where the owner has to answer.
 */
export function givenBy( persona: Persona, question: Question ): Given | null {
	if ( question.type === 'nps' ) {
		return { value: NPS[ persona ] };
	}
	const range = rangeOf( question );
	if ( range ) {
		return { value: Math.round( range.low + ( range.high - range.low ) * SCORES[ persona ] ) };
	}
	const { type, config, settings } = question;
	if ( ! settings.required || rulesOf( type ).options === null || type === 'matrix' || type === 'ranking' ) {
		return null;
	}
	const [ first ] = ( config.options ?? [] ).map( optionLabel );
	return first ? { value: type === 'checkbox' ? [ first ] : first } : null;
}
