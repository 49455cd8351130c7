/**
 * What the builder says about jumps before a survey is saved (docs/paths.md): which lead back, which questions
 * nobody can reach.
 */
import type { Ending, Jump, Question } from '../../types';
import { END, ahead } from '../paths';
import { newId } from './ids';
import type { Draft } from './draft';

/** As the server takes them (`Surveys\Logic\Paths`). */
export const MAX_GROUPS = 10;
export const MAX_JUMPS = 20;
export const MAX_ENDINGS = 10;

/** Numbers of questions, from 1. */
export interface LeadsBack {
	number: number;
	to: number;
}

/** The first jump of a question that leads back or to itself. */
export function leadsBack( questions: readonly Question[], at: number ): LeadsBack | null {
	for ( const { to } of questions[ at ]?.logic.jumps ?? [] ) {
		const place = questions.findIndex( ( { id } ) => id === to );
		if ( place >= 0 && place <= at ) {
			return { number: at + 1, to: place + 1 };
		}
	}
	return null;
}

/** Numbers of the questions that no visitor gets to. */
export function unreachable( questions: readonly Question[] ): number[] {
	const open = ahead( questions, -1, new Set(), [], null );
	return questions.flatMap( ( { id }, at ) => ( open.has( id ) ? [] : [ at + 1 ] ) );
}

export const targetOf = ( { id }: Ending ): string => `@${ id }`;

/** Endings that a jump leads to. */
export function reachedEndings( endings: readonly Ending[] = [], questions: readonly Question[] ): Ending[] {
	const leads = questions.flatMap( ( { logic } ) => ( logic.jumps ?? [] ).map( ( { to } ) => to ) );
	return endings.filter( ( ending ) => leads.includes( targetOf( ending ) ) );
}

/** Whether a jump may lead there: a question, the end, an ending that is there. */
export const leadsSomewhere = (
	{ questions, settings }: Pick< Draft, 'questions' | 'settings' >,
	to: string
): boolean =>
	to === END ||
	questions.some( ( { id } ) => id === to ) ||
	( settings.thank_you.endings ?? [] ).some( ( ending ) => targetOf( ending ) === to );

export const newEnding = (): Ending => ( { id: newId(), title: '', text: '' } );

/** Another list of endings; jumps to those that are gone go with them. */
export function withEndings( draft: Draft, endings: Ending[] ): Draft {
	const settings = {
		...draft.settings,
		// Also when none is left: the server keeps what is not sent.
		thank_you: { ...draft.settings.thank_you, endings },
	};
	const leads = ( { to }: Jump ) =>
		! to.startsWith( '@' ) || to === END || endings.some( ( ending ) => targetOf( ending ) === to );
	return {
		...draft,
		settings,
		questions: draft.questions.map( ( question ) => {
			const { jumps, ...rest } = question.logic;
			if ( ! jumps || jumps.every( leads ) ) {
				return question;
			}
			const left = jumps.filter( leads );
			return { ...question, logic: left.length > 0 ? { ...rest, jumps: left } : rest };
		} ),
	};
}
