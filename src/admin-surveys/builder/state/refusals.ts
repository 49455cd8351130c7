import { __, sprintf } from '@wordpress/i18n';
import type { Draft } from '../../../domain/draft/draft';
import type { Step } from '../../../domain/draft/problems';
import { useBuilder } from './store';

/** A field of the survey that the server would not take, where the owner can mend it. */
export interface Refusal {
	kind: 'refused';
	step: Step;
	/** Its name on that step; `REFUSED` makes one. */
	field: string;
	/** The question that holds it. */
	question?: string;
	/** Where it is, for a message that stands elsewhere. */
	place: string;
	/** What is wrong, in the server's words. */
	text: string;
	/** The part of the draft that was judged: once it is another, nobody knows yet. */
	judged: unknown;
}

/** Names of fields. */
export const REFUSED = {
	question: ( id: string ) => `question:${ id }`,
	option: ( id: string, at: number ) => `option:${ id }:${ at }`,
	rule: ( at: number ) => `rule:${ at }`,
	addresses: 'addresses',
	schedule: 'schedule',
};

const QUESTION = /^questions\[(\d+)\](?:\[config\]\[options\]\[(\d+)\])?/;
/** A question or a rule in a sentence of core, which names the whole list. */
const NAMED = /(?:questions|settings\[targeting\]\[page_rules\])\[\d+\](?:\[\w+\])*/;
const RULE = /^settings\[targeting\]\[page_rules\]\[(\d+)\]/;

/**
 * Finds the place of a refused field, or null for a field that no step shows.
 *
 * @param name  As the server names it, e.g. `questions[1][config][options][2]`.
 * @param text  What is wrong with it.
 * @param draft What was sent.
 */
function refusalOf( name: string, text: string, draft: Draft ): Refusal | null {
	const asked = QUESTION.exec( name );
	if ( asked ) {
		const index = Number( asked[ 1 ] );
		const question = draft.questions[ index ];
		const option = asked[ 2 ];
		return question
			? {
					kind: 'refused',
					step: 'questions',
					field:
						option === undefined
							? REFUSED.question( question.id )
							: REFUSED.option( question.id, Number( option ) ),
					question: question.id,
					place: sprintf(
						/* translators: %d: number of the question. */
						__( 'Question %d', 'userfeedback' ),
						index + 1
					),
					text,
					// Another title does not make an option right.
					judged: option === undefined ? question : question.config,
				}
			: null;
	}
	const { targeting } = draft.settings;
	const rule = RULE.exec( name );
	if ( rule ) {
		const index = Number( rule[ 1 ] );
		return {
			kind: 'refused',
			step: 'settings',
			field: REFUSED.rule( index ),
			place: sprintf(
				/* translators: %d: number of the page rule. */
				__( 'Page rule %d', 'userfeedback' ),
				index + 1
			),
			text,
			judged: targeting.page_rules[ index ],
		};
	}
	switch ( name ) {
		case 'notifications[email][addresses]':
			return {
				kind: 'refused',
				step: 'notifications',
				field: REFUSED.addresses,
				place: __( 'Send Email', 'userfeedback' ),
				text,
				judged: draft.notifications.email.addresses,
			};
		case 'publish_at':
			return {
				kind: 'refused',
				step: 'publish',
				field: REFUSED.schedule,
				place: __( 'Schedule for Later', 'userfeedback' ),
				text,
				judged: draft.schedule,
			};
		default:
			return null;
	}
}

export interface Placed {
	refusals: Refusal[];
	/** Texts about fields that no step shows. */
	rest: string[];
}

/**
 * Splits `data.params` of a refused save into what has a place and what has none.
 *
 * @param params Field name -> what is wrong with it.
 * @param draft  What was sent.
 */
export function placeRefusals( params: Record< string, string >, draft: Draft ): Placed {
	const placed: Placed = { refusals: [], rest: [] };
	for ( const [ name, text ] of Object.entries( params ) ) {
		const refusal = refusalOf( name, text, draft ) ?? refusalOf( NAMED.exec( text )?.[ 0 ] ?? '', text, draft );
		if ( refusal ) {
			placed.refusals.push( refusal );
		} else {
			placed.rest.push( text );
		}
	}
	return placed;
}

/**
 * What the last save said about a field, or ''.
 *
 * @param field   Its name, from `REFUSED`.
 * @param current The part of the draft as it is now; a changed one is innocent.
 */
export function useRefusal( field: string, current: unknown ): string {
	return useBuilder(
		( { refusals } ) =>
			refusals.find( ( refusal ) => refusal.field === field && refusal.judged === current )?.text ?? ''
	);
}
