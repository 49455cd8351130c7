/**
 * Jumps, groups of conditions, facts and endings (docs/paths.md), in a file that the widget fetches for surveys
 * that have some. Without it such a survey does not show.
 */
import { deviceOf } from '../../../domain/device';
import { ahead, pathOf } from '../../../domain/paths';
import type { Answer, Facts, Question, QuestionLogic } from '../../../types';
import { toJson } from '../../json';
import type { BuiltPart } from '../part';
import { ENDING_STYLE } from './ending-style';
import { readFields, scripted } from './fields';

/** A question as it travels: its rules apart from the logic that nobody meets. */
type Ruled = Question & { path?: QuestionLogic };

const ruled = ( questions: readonly Ruled[] ): Question[] =>
	questions.map( ( question ) => ( { ...question, logic: question.path ?? question.logic } ) );

const keyOf = ( questions: readonly Question[] ) => `userfeedback-facts-${ questions.map( ( { id } ) => id ).join() }`;

/** Whether this tab keeps an answer to one of them (session.ts). Ids with @ are those of no question. */
const begun = ( questions: readonly Question[] ) =>
	Object.entries( sessionStorage ).some(
		( [ key, value ] ) =>
			key.endsWith( '-answers' ) &&
			questions.some( ( { id } ) => ! id.startsWith( '@' ) && String( value ).includes( `"${ id }":{` ) )
	);

/** As owners write it, in any script. */
function pathname(): string {
	try {
		return decodeURI( location.pathname );
	} catch {
		return location.pathname;
	}
}

/** Hidden fields of the page's surveys, with what the page says of them. */
const stated: Record< string, string > = {};

const asking = ( questions: readonly Question[] ) => {
	const rules = toJson( ruled( questions ).map( ( { logic } ) => logic ) );
	return ( fact: string ) => rules.includes( `"${ fact }"` );
};

/** Only what the rules ask for is read, kept or sent, and hidden fields. */
function read( questions: readonly Question[] ): Facts {
	const all: Facts = {
		'@device': deviceOf( navigator ),
		'@page': pathname(),
		'@language': ( document.documentElement.lang.split( '-' )[ 0 ] ?? '' ).toLowerCase(),
		'@returning': /(^|; )userfeedback-\d/.test( document.cookie ) ? 'yes' : 'no',
	};
	const asks = asking( questions );
	return {
		...Object.fromEntries( Object.entries( all ).filter( ( [ fact ] ) => asks( fact ) ) ),
		// One that decides and was not given stays so.
		...Object.fromEntries(
			Object.keys( stated )
				.map( ( name ) => [ `@field.${ name }`, '' ] as const )
				.filter( ( [ fact ] ) => asks( fact ) )
		),
		...readFields( stated ),
	};
}

const known = new WeakMap< readonly Question[], Facts >();

/** Those with which the answers began: they may go on on another page, where they must not lead elsewhere. */
function factsOf( questions: readonly Question[] ): Facts {
	let facts = known.get( questions );
	if ( ! facts ) {
		facts = read( questions );
		try {
			const key = keyOf( questions );
			if ( begun( questions ) ) {
				facts = { ...facts, ...( JSON.parse( sessionStorage.getItem( key ) ?? '{}' ) as Facts ) };
			}
			if ( Object.keys( facts ).length ) {
				sessionStorage.setItem( key, toJson( facts ) );
			}
		} catch {
			// Without storage they live as long as the page.
		}
		known.set( questions, facts );
	}
	return facts;
}

const path = ( questions: readonly Question[], answers: readonly Pick< Answer, 'question_id' | 'value' >[] ) =>
	pathOf( ruled( questions ), answers, factsOf( questions ) );

/** The module that the widget imports. */
const register: BuiltPart[ 'default' ] = ( _types, _name, part, { jsxs, WAY }, end ) => {
	Object.assign( stated, part.fields );
	WAY.visible = ( questions, answers ) => {
		const shown = new Set( path( questions as unknown as Question[], answers ).visible.map( ( { id } ) => id ) );
		return questions.filter( ( { id } ) => shown.has( id ) );
	};
	WAY.progress = ( questions, { index, answers, path: behind } ) => {
		const ids = new Set( behind.flatMap( ( at ) => questions[ at ]?.id ?? [] ) );
		const open = ahead( ruled( questions ), index, ids, answers, factsOf( questions ) );
		return { number: behind.length + 1, total: behind.length + open.size };
	};
	end.of = ( finished ) => {
		const { questions, answers, survey } = finished;
		const { visible, ending } = path( questions, answers );
		const facts = { ...factsOf( questions ) };
		const asks = asking( questions );
		// A value that decided the path stays; others may have come since, such as the value of a cart.
		const own = survey.parts?.paths?.fields ?? {};
		for ( const name of Object.keys( own ) ) {
			Object.assign( facts, ! asks( `@field.${ name }` ) && scripted( name ) );
		}
		const given = Object.entries( facts ).filter(
			( [ fact, value ] ) => value && ( ! fact.startsWith( '@f' ) || fact.replace( /^@\w+\./, '' ) in own )
		);
		const found = survey.thank_you.endings?.find( ( { id } ) => id === ending );
		try {
			sessionStorage.removeItem( keyOf( questions ) );
		} catch {
			// There is nothing.
		}
		const thanks = found
			? { ...survey.thank_you, type: 'message' as const, message: found.title }
			: survey.thank_you;
		if ( found ) {
			Object.assign( survey.thank_you, {
				message: jsxs( 'span', { children: [ found.title, jsxs( 'small', { children: [ found.text ] } ) ] } ),
			} );
		}
		return {
			...finished,
			survey: { ...survey, thank_you: thanks },
			// Delivery knows show and hide: to it the questions of the path are all there are.
			questions: visible.map( ( question ) => ( {
				...question,
				logic: { enabled: false, action: 'show' as const, conditions: [] },
			} ) ),
			...( given.length > 0 && { facts: Object.fromEntries( given ) } ),
		};
	};
	return ENDING_STYLE;
};

export default register;
