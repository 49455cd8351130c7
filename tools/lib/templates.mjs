import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The list of premium templates that core carries: names, no questions. */
export const PREMIUM = 'includes/Surveys/Templates/premium.json';

const FOLDER = 'addons/templates';

const RATINGS = [ 'star-rating', 'nps' ];

/** @return {Promise<[string, Object][]>} Path below the addon and content of each template. */
async function templates() {
	const names = ( await readdir( join( root, FOLDER, 'templates' ) ) )
		.filter( ( name ) => name.endsWith( '.json' ) )
		.sort();
	return Promise.all(
		names.map( async ( name ) => [
			`templates/${ name }`,
			JSON.parse( await readFile( join( root, FOLDER, 'templates', name ), 'utf8' ) ),
		] )
	);
}

/** @return {Promise<Object[]>} The cards of the list. */
export async function premiumTemplates() {
	return ( await templates() ).map( ( [ , { key, name, description, category, type, questions } ] ) => {
		const rated = questions.some(
			( question ) => RATINGS.includes( question.type ) || question.settings?.comment_box
		);
		return {
			key,
			name,
			description,
			category,
			type,
			picture: questions[ 0 ].type,
			required_addons: rated ? [ 'templates', 'question-types' ] : [ 'templates' ],
		};
	} );
}

/**
 * What people read of a question.
 *
 * @param {Object} question Question of a template.
 * @return {string[]} English texts.
 */
function textsOf( { title, config = {} } ) {
	const options = ( config.options ?? [] ).map( ( option ) => option.label ?? option );
	return [ title, config.description, config.placeholder, ...options ].filter( Boolean );
}

/** @return {Promise<Map<string, string[]>>} English texts by path below the addon. */
export async function templateTexts() {
	return new Map(
		( await templates() ).map( ( [ path, { name, description, questions } ] ) => [
			path,
			[ name, description, ...questions.flatMap( textsOf ) ],
		] )
	);
}
