/**
 * @typedef {Object} Hook
 * @property {string}   name   E.g. "userfeedback_client_ip".
 * @property {string}   kind   Filter or action.
 * @property {string}   since  Version.
 * @property {string}   text   What it is for.
 * @property {string[]} params Its arguments, as the docblock has them.
 * @property {string}   path   File that calls it.
 */

const CALL = /\b(apply_filters|do_action)(?:_ref_array)?\(\s*(?:'(userfeedback_\w+)'|self::(\w+))/g;

const HEAD = `# Hooks

For themes, other plugins and addons. This page is made by \`npm run docs\` from the comments beside the calls; \`npm test -- docs\` fails when it is not current.

Two more doors:

- \`do_action( 'userfeedback_survey', 12 );\` shows survey 12 where a template calls it, as the shortcode \`[userfeedback id="12"]\` does in a text.
- The visitor's page dispatches \`userfeedback:view\`, \`userfeedback:engagement\` and \`userfeedback:finish\` on \`document\` when a visitor sees, enters and finishes a survey. \`event.detail\` says which.
`;

/**
 * The docblock that stands right before a call, without its stars.
 *
 * @param {string} before Source before the call.
 * @return {string|undefined} Lines of text.
 */
function docblock( before ) {
	const end = before.lastIndexOf( '*/' );
	const between = before.slice( end + 2 );
	if ( end === -1 || /[;{}]/.test( between ) ) {
		return undefined;
	}
	return before
		.slice( before.lastIndexOf( '/**', end ) + 3, end )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trimEnd() )
		.join( '\n' )
		.trim();
}

/**
 * @param {{path: string, text: string}[]} files PHP.
 * @return {Hook[]} By name.
 */
export function findHooks( files ) {
	const hooks = new Map();
	for ( const { path, text } of files ) {
		for ( const call of text.matchAll( CALL ) ) {
			// A comment that names a hook is no call.
			if ( /^\s*(\*|\/\/)/.test( text.slice( text.lastIndexOf( '\n', call.index ) + 1 ) ) ) {
				continue;
			}
			const name = call[ 2 ] ?? text.match( new RegExp( `const ${ call[ 3 ] } = '(\\w+)'` ) )?.[ 1 ];
			if ( ! name?.startsWith( 'userfeedback_' ) ) {
				continue;
			}
			const words = docblock( text.slice( 0, call.index ) );
			// A hook that several places call is described at one of them.
			if ( words === undefined || /^This (hook|filter|action) is documented/.test( words ) ) {
				hooks.set( name, hooks.get( name ) ?? { name, path, text: '' } );
				continue;
			}
			const [ description, ...tags ] = words.split( /\n(?=@)/ );
			hooks.set( name, {
				name,
				kind: call[ 1 ] === 'apply_filters' ? 'Filter' : 'Action',
				since:
					tags
						.find( ( tag ) => tag.startsWith( '@since' ) )
						?.slice( 6 )
						.trim() ?? '',
				text: description.trim().replace( /\s*\n\s*/g, ' ' ),
				params: tags
					.filter( ( tag ) => tag.startsWith( '@param' ) )
					.map( ( tag ) => tag.slice( 6 ).trim().replace( /\s+/g, ' ' ) ),
				path,
			} );
		}
	}
	return [ ...hooks.values() ].sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
}

/** "list<int> $ids The surveys." as a line of a list. */
function parameter( line ) {
	const [ , type, name, words ] = line.match( /^(.*?) (\$\w+) ?(.*)$/ ) ?? [];
	return name ? `- \`${ name }\` (\`${ type.trim() }\`): ${ words }\n` : `- ${ line }\n`;
}

/**
 * @param {{path: string, text: string}[]} files PHP.
 * @return {string} The page.
 */
export function hooksPage( files ) {
	const hooks = findHooks( files );
	const bare = hooks
		.filter( ( { text, since } ) => ! text || ! since )
		.map( ( { name, path } ) => `${ name } (${ path })` );
	if ( bare.length ) {
		throw new Error( `A hook needs a docblock with a description and @since: ${ bare.join( ', ' ) }.` );
	}
	const sections = hooks.map(
		( { name, kind, since, text, params, path } ) =>
			`\n## ${ name }\n\n${ kind }, since ${ since }, in \`${ path }\`.\n\n${ text }\n` +
			( params.length ? `\n${ params.map( parameter ).join( '' ) }` : '' )
	);
	return HEAD + sections.join( '' );
}
