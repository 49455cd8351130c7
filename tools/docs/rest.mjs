/** What people write stands above this line. */
const MARK = '<!-- From here on npm run docs writes this page. -->\n';

const HEAD = `
# Reference

"Who" names capabilities of \`Access\\Capability\`; one of several is enough. "Visitors" are people who are not signed in. The types of replies are under [Shapes](#shapes); \`OPTIONS\` on a path gives them as JSON schema.
`;

/** `/surveys/(?P<id>\d+)` to `/surveys/{id}`. */
const readable = ( route ) => route.replace( /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '{$1}' );

/** An answer with links to its shapes. */
const linked = ( answer, shapes ) => {
	const names = Object.keys( shapes ).filter( ( name ) => new RegExp( `\\b${ name }\\b` ).test( answer ) );
	const links = names.map( ( name ) => `[${ name }](#${ name.toLowerCase() })` );
	return code( answer ) + ( links.length ? ` (${ links.join( ', ' ) })` : '' );
};

const code = ( value ) => `\`${ typeof value === 'string' ? value : JSON.stringify( value ) }\``;

/**
 * The type of a parameter as people read it.
 *
 * @param {Object} schema JSON schema.
 * @return {string} E.g. "list of integer".
 */
function typeOf( schema ) {
	const type = [ schema.type ].flat().filter( Boolean ).join( ' or ' );
	return type === 'array' && schema.items ? `list of ${ typeOf( schema.items ) }` : type;
}

/** Bounds that a caller has to keep. */
function boundsOf( schema ) {
	const bounds = [];
	const says = ( key, words ) => schema[ key ] !== undefined && bounds.push( words( schema[ key ] ) || '' );
	says( 'enum', ( list ) => list.map( code ).join( ', ' ) );
	says( 'minimum', ( least ) => `from ${ least }` );
	says( 'maximum', ( most ) => `to ${ most }` );
	says( 'minItems', ( least ) => `at least ${ least }` );
	says( 'maxItems', ( most ) => `at most ${ most }` );
	says( 'maxLength', ( most ) => `${ most } characters` );
	says( 'format', ( format ) => format );
	says( 'pattern', ( pattern ) => code( pattern ).replaceAll( '|', '\\|' ) );
	for ( const choice of schema.anyOf ?? [] ) {
		bounds.push( boundsOf( choice ) );
	}
	says( 'default', ( value ) => value !== '' && `default ${ code( value ) }` );
	return bounds.filter( Boolean ).join( '; ' );
}

function parameters( args ) {
	// PHP writes an empty map as a list.
	const rows = Object.entries( args ).map( ( [ name, schema ] ) => {
		const type = typeOf( schema ) + ( schema.required === true ? ', required' : '' );
		return `| \`${ name }\` | ${ type } | ${ boundsOf( schema ) } | ${ schema.description ?? '' } |\n`;
	} );
	return rows.length ? `\n| parameter | type | bounds | meaning |\n|---|---|---|---|\n${ rows.join( '' ) }` : '';
}

/**
 * Codes of `Support\Failure`, with their status and first sentence.
 *
 * @param {string} source Failure.php.
 * @return {string} Rows of a table.
 */
function errors( source ) {
	const found = [
		...source.matchAll(
			/\/\*\*\n((?:(?!\*\/)[\s\S])*?)\*\/\s+public static function (\w+)[\s\S]*?'(userfeedback_\w+)'/g
		),
	];
	const rows = found.map( ( [ , block, , id ] ) => {
		const text = block
			.split( '\n' )
			.map( ( line ) => line.replace( /^\s*\* ?/, '' ) )
			.join( ' ' )
			.replace( /@[\s\S]*$/, '' )
			.replace( /\s+/g, ' ' )
			.trim();
		const [ , statuses = '', words = '' ] =
			text.match( /^(\d{3}(?: \([^)]*\))?(?: or \d{3}(?: \([^)]*\))?)*)[.:]? ?(.*)$/ ) ?? [];
		if ( ! statuses ) {
			throw new Error( `The docblock of ${ id } in Failure.php does not begin with its status.` );
		}
		return `| \`${ id }\` | ${ statuses } | ${ words } |\n`;
	} );
	return rows.join( '' );
}

/**
 * @param {string}   page     docs/rest.md as it is.
 * @param {Object[]} routes   What tools/docs/routes.php found.
 * @param {Object[]} table    tests/fixtures/routes.json.
 * @param {string}   failures Source of Support\Failure.
 * @param {Object}   shapes   Sources of the types of replies, by name.
 * @return {string} The page.
 */
export function restPage( page, routes, table, failures, shapes ) {
	const sections = routes.map( ( { method, route, pro, needs, args } ) => {
		const entry = table.find( ( line ) => line.method === method && line.route === route );
		if ( ! entry?.says || ! entry.answer ) {
			throw new Error( `tests/fixtures/routes.json does not say what ${ method } ${ route } does and answers.` );
		}
		return (
			`\n## ${ method } ${ readable( route ) }\n\n${ entry.says }\n\n` +
			`Who: ${ needs.length ? needs.join( ' or ' ) : 'visitors' }. Answers ${ linked( entry.answer, shapes ) }.${ pro ? ' Pro only; Lite answers 404.' : '' }\n` +
			parameters( args )
		);
	} );
	const at = page.indexOf( MARK );
	if ( at === -1 ) {
		throw new Error( 'docs/rest.md has lost the line under which npm run docs writes.' );
	}
	return (
		page.slice( 0, at ) +
		MARK +
		`${ HEAD }${ sections.join( '' ) }\n## Errors\n\n` +
		'Errors have the shape of WordPress: `{ code, message, data: { status, params? } }`. `params` maps names of fields to what is wrong with them. WordPress adds its own codes: `rest_invalid_param` (400), `rest_forbidden` (401, 403), `rest_no_route` (404), `rest_cookie_invalid_nonce` (403).\n\n' +
		`| code | status | when |\n|---|---|---|\n${ errors( failures ) }` +
		`\n## Shapes\n\nFrom \`src/types\`, in the order of their names. A key with \`?\` may be missing.\n\n` +
		Object.entries( shapes )
			.map( ( [ name, source ] ) => `### ${ name }\n\n\`\`\`ts\n${ source }\n\`\`\`\n` )
			.join( '\n' )
	);
}
