/**
 * The visitor's language (docs/languages.md), in a file that the widget fetches for surveys that have several. Texts of
 * the chosen one take the place of the source before anything is drawn; where they cannot be had, the source shows,
 * or with begun answers nothing.
 */
import { chooseLanguage, wishesOf } from '../../../domain/language';
import type { LanguagesPart, SurveyInLanguage, WirePayload } from '../../../types';
import { routeOf } from '../../route';
import type { BuiltPart, WithParts } from '../part';
import { readSession } from '../session';

/** Who waits longer reads the source. */
const PATIENCE = 4000;

const keyOf = ( name: string ) => `${ name }-language`;

/** The language in which this visitor began to answer: answers are texts of options, on the next page too. */
function begun( name: string, tags: readonly string[] ): string | undefined {
	const tag = Object.keys( readSession( name )?.drafts ?? {} ).length ? sessionStorage.getItem( keyOf( name ) ) : null;
	return tags.find( ( offered ) => offered === tag );
}

async function read( id: number, language: string, payload: WirePayload, survey: WithParts ) {
	const reply = await fetch( routeOf( payload.api, id, `texts/${ language }` ), {
		// Browsers without it wait as long as the network does.
		signal: ( AbortSignal as Partial< typeof AbortSignal > ).timeout?.( PATIENCE ) ?? null,
	} );
	if ( ! reply.ok ) {
		throw new Error();
	}
	const { lang, rtl, strings, survey: texts, theming, parts } = ( await reply.json() ) as SurveyInLanguage;
	Object.assign( payload, { lang, rtl, strings } );
	Object.assign( survey, texts, { theming: { ...survey.theming, ...theming } } );
	for ( const [ type, { missing, words } ] of Object.entries( parts ) ) {
		const part = survey.parts[ type ];
		if ( part ) {
			part.missing = missing;
			// The file of the type may have taken the object already.
			Object.assign( part.words ?? {}, words );
		}
	}
}

/** The module that the widget imports. */
const register: BuiltPart[ 'default' ] = async ( _types, _name, part, _kit, _end, survey, payload ) => {
	const { id = 0, cookie_name: name = '' } = survey;
	if ( ! payload ) {
		return '';
	}
	const { source, offered, page, site } = part as LanguagesPart;
	const tags = [ source, ...offered ];
	let before: string | undefined;
	let language = source;
	try {
		before = begun( name, tags );
		const wishes = wishesOf( page, document.documentElement.lang, site, navigator.languages );
		const chosen = before ?? ( chooseLanguage( tags, wishes ) || source );
		if ( chosen !== source ) {
			await read( id, chosen, payload, survey );
		}
		language = chosen;
		sessionStorage.setItem( keyOf( name ), language );
	} catch ( error ) {
		// Without storage the choice lives as long as the page. Answers that began in another language would meet the
		// source's conditions: the survey does not start, and the next page tries again.
		if ( before && before !== language ) {
			throw error;
		}
	}
	payload.language = language;
	return '';
};

export default register;
