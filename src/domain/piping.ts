/**
 * Earlier answers in titles and descriptions: `{{<id of a question>|fallback words}}` (docs/piping.md). `Surveys\Piping`
 * does the same in PHP; both run tests/fixtures/piping.json.
 */
import type { Question, QuestionType, ThankYouSettings } from '../types';

/** Types whose answers are words, a number or a day. */
const TYPES: QuestionType[] = [
	'text',
	'long-text',
	'radio-button',
	'image-radio',
	'icon-choice',
	'checkbox',
	'dropdown',
	'ranking',
	'number',
	'date',
	'nps',
	'scale',
	'star-rating',
];

/** What stands where there is neither an answer nor fallback words. */
const NOTHING = '…';

const TOKEN = /\{\{ *([A-Za-z0-9_-]{1,32}) *(?:\|([^{}]*))?\}\}/g;

/** The text with something else in the place of each answer. */
const changed = ( text: string, to: ( id: string, words: string, token: string ) => string ): string =>
	text.replace( TOKEN, ( token: string, id: string, words?: string ) => to( id, words?.trim() ?? '', token ) );

/** The text with answers; '' is none. */
export const filled = ( text: string, answerTo: ( id: string ) => string ): string =>
	changed( text, ( id, words ) => answerTo( id ) || words || NOTHING );

/** The text with fallback words in the place of all answers. */
export const plainText = ( text: string ): string => filled( text, () => '' );

/** The text with fallback words in the place of some answers. */
export const keptText = ( text: string, stays: ( id: string, token: string ) => boolean ): string =>
	changed( text, ( id, words, token ) => ( stays( id, token ) ? token : words || NOTHING ) );

/** The text of copies of questions: about those that did not come it has fallback words. */
export const renamedText = ( text: string, ids: ReadonlyMap< string, string > ): string =>
	changed( text, ( id, words, token ) => {
		const now = ids.get( id );
		return now ? token.replace( id, now ) : words || NOTHING;
	} );

/** The token for an answer. What would end it cannot stand in the words. */
export const tokenOf = ( id: string, words: string ): string => `{{${ id }|${ words.replace( /[{}]/g, '' ).trim() }}}`;

type Typed = Pick< Question, 'id' | 'type' >;

/** Questions whose answers may stand in one after them. The words of a consent are stored as they were read. */
export const sourcesOf = < T extends Typed >( { type }: Pick< Question, 'type' >, earlier: readonly T[] ): T[] =>
	type === 'consent' ? [] : earlier.filter( ( one ) => TYPES.includes( one.type ) );

/** A question with other texts. The same one where they read the same. */
export function mapTexts( question: Question, change: ( text: string ) => string ): Question {
	const { title, config } = question;
	const next = { title: change( title ), description: change( config.description ?? '' ) };
	if ( next.title === title && next.description === ( config.description ?? '' ) ) {
		return question;
	}
	return {
		...question,
		title: next.title,
		config: config.description === undefined ? config : { ...config, description: next.description },
	};
}

type Thanks = Pick< ThankYouSettings, 'message' | 'endings' >;

/** The thank-you message and endings with other texts. The same ones where they read the same. */
export function mapThanks< T extends Partial< Thanks > >( thanks: T, change: ( text: string ) => string ): T {
	const { message, endings } = thanks;
	const seen = { same: true };
	const changing = ( text: string ) => {
		const next = change( text );
		seen.same &&= next === text;
		return next;
	};
	const next = {
		...thanks,
		...( message !== undefined && { message: changing( message ) } ),
		...( endings && {
			endings: endings.map( ( one ) => ( { ...one, title: changing( one.title ), text: changing( one.text ) } ) ),
		} ),
	};
	return seen.same ? thanks : next;
}

/** Questions whose answers may stand in what comes after the last. */
export const thanksSources = < T extends Typed >( questions: readonly T[] ): T[] =>
	sourcesOf( { type: 'statement' }, questions );

/** The same with fallback words in the place of answers that are not there. */
export const settledThanks = < T extends Partial< Thanks > >( thanks: T, questions: readonly Typed[] ): T => {
	const sources = thanksSources( questions );
	return mapThanks( thanks, ( text ) => keptText( text, ( id ) => sources.some( ( source ) => source.id === id ) ) );
};

/** Questions with fallback words in the place of answers that are not there, or not earlier. */
export const settled = ( questions: readonly Question[] ): Question[] =>
	questions.map( ( question, at ) => {
		const sources = sourcesOf( question, questions.slice( 0, at ) );
		return mapTexts( question, ( text ) =>
			keptText( text, ( id ) => sources.some( ( source ) => source.id === id ) )
		);
	} );

/** As the builder's fields show it: with the number of the question in the place of its id. */
export const shownText = ( text: string, questions: readonly Typed[] ): string =>
	changed( text, ( id, words, token ) => {
		const number = questions.findIndex( ( one ) => one.id === id ) + 1;
		return number ? token.replace( id, `Q${ number }` ) : token;
	} );

/** What was typed there, as it is stored. */
export const storedText = ( text: string, questions: readonly Typed[] ): string =>
	changed( text, ( id, words, token ) => {
		const source = /^Q\d+$/.test( id ) ? questions[ Number( id.slice( 1 ) ) - 1 ] : undefined;
		return source ? token.replace( id, source.id ) : token;
	} );
