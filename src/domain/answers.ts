/**
 * What counts as an answer, and which answers are sent (requirements WID-26, WID-43, WID-46 to WID-51, decision
 * A28).
 */
import type { Answer, AnswerValue, Question } from '../types';
import { visibleQuestions } from './logic';

/** Longest texts that the server takes (WID-46, SEC-X4). */
export const LIMITS = { longText: 400, comment: 2000, name: 100, text: 400, email: 254 } as const;

/** The state of one question in the widget. */
export interface Draft {
	value: AnswerValue;
	comments?: string;
	name?: string;
	/** Text at the option "Other". */
	other?: string;
	/** The scale on which the number was given; the file of scales writes it. */
	scale?: string;
	/** What is chosen, also while it is too little for a value: ranking. */
	given?: string[];
	/** What was entered cannot be sent; the file of the type finds out. */
	wrong?: boolean;
}

export const EMPTY_DRAFT: Draft = { value: null };

/** One @, no spaces, a dot in the domain: accepted by both `is_email()` and people. */
export const isEmail = ( text: string ): boolean =>
	text.length <= LIMITS.email && /^[^\s@,;:<>()"]+@[^\s@.,]+(\.[^\s@.,]+)*\.[^\s@.,\d]{2,}$/.test( text );

export const isEmpty = ( value: AnswerValue ): boolean =>
	typeof value !== 'number' && ! ( typeof value === 'string' ? value.trim() : value )?.length;

/** An unfinished e-mail address, or what a type finds wrong: one quiet line names it (A119). */
export const isBroken = ( { type }: Pick< Question, 'type' >, { value, wrong }: Draft ): boolean | undefined =>
	wrong || ( type === 'email' && ! isEmpty( value ) && ! isEmail( String( value ).trim() ) );

/** Answered: a value that can be sent. A required e-mail question also needs its first name (WID-48). */
export function isAnswered( question: Pick< Question, 'type' | 'config' >, draft: Draft, required = false ): boolean {
	if ( isEmpty( draft.value ) || isBroken( question, draft ) ) {
		return false;
	}
	return ! ( question.config.include_name && required ) || !! draft.name?.trim();
}

/** Turns the state into an answer: trimmed, without empty extras; an empty one is null, like Skip (WID-22). */
export function toAnswer( question: Pick< Question, 'id' | 'type' | 'config' >, draft: Draft ): Answer {
	const answer: Answer = { question_id: question.id, value: null };
	if ( isAnswered( question, draft ) ) {
		answer.value = typeof draft.value === 'string' ? draft.value.trim() : draft.value;
		// By the name of its scale the server tells how a question was asked, whatever it asks by then. A draft may be
		// older than the page, which may draw something else by now.
		const given = { ...draft, scale: question.config.points ? draft.scale : undefined };
		for ( const key of [ 'comments', 'name', 'other', 'scale' ] as const ) {
			const text = given[ key ]?.trim();
			if ( text ) {
				( answer.extra ??= {} )[ key ] = text;
			}
		}
	}
	return answer;
}

/**
 * Answers to send: of the questions on the visitor's path, in order. Answers that the visitor left behind by
 * going back are not sent. An empty list means: do not send (WID-43).
 */
export function sendable( questions: readonly Question[], answers: readonly Answer[] ): Answer[] {
	const list = visibleQuestions( questions, answers ).flatMap( ( { id } ) =>
		answers.filter( ( answer ) => answer.question_id === id )
	);
	return list.some( ( { value } ) => value !== null ) ? list : [];
}
