/**
 * Question types that few surveys have: one file each, which the widget fetches when the survey has the type.
 * React is the widget's own, handed over (src/widget/survey/types/runtime.ts). Free types stand beside the
 * widget, those of the Question Types addon in a folder that the Lite zip leaves out. There stand the rules of
 * `paths`, the choice of the visitor's language and answers in titles too, and among the free ones what stands around the questions,
 * which come in the same way.
 */
const { readdirSync } = require( 'fs' );
const path = require( 'path' );

const root = path.resolve( __dirname, '..' );
const source = path.join( root, 'src/widget/survey/types' );
const runtime = path.join( source, 'runtime.ts' );

/** Types of core (includes/Surveys/QuestionTypes/CoreTypes.php). */
const FREE = [ 'consent', 'statement' ];

const all = readdirSync( source )
	.filter( ( file ) => file.endsWith( '.tsx' ) )
	.map( ( file ) => path.basename( file, '.tsx' ) );

/**
 * The module that the widget imports.
 *
 * @param {string} type Key of the type.
 */
const entry = ( type ) =>
	`data:text/javascript,${ encodeURIComponent(
		[
			`import { registers } from ${ JSON.stringify( runtime ) };`,
			`import part from ${ JSON.stringify( path.join( source, `${ type }.tsx` ) ) };`,
			'export default registers( part );',
		].join( '' )
	) }`;

const build = ( types, folder, clean ) => ( config ) => {
	const base = config( folder.replace( '/', '-' ), '', true );
	return {
		...base,
		entry: {
			...Object.fromEntries( types.map( ( type ) => [ type, entry( type ) ] ) ),
			...( folder === 'pro-types'
				? {
						paths: path.join( root, 'src/widget/survey/paths/index.ts' ),
						languages: path.join( root, 'src/widget/survey/languages/index.ts' ),
						piping: path.join( root, 'src/widget/survey/piping/index.ts' ),
					}
				: {
						intro: path.join( root, 'src/widget/survey/intro/index.tsx' ),
						details: path.join( root, 'src/widget/survey/details/index.tsx' ),
					} ),
		},
		output: { ...base.output, path: path.join( root, 'build', folder ), clean },
		resolve: { ...base.resolve, alias: { 'react/jsx-runtime$': runtime, react$: runtime } },
	};
};

module.exports = [
	[ all.filter( ( type ) => FREE.includes( type ) ), 'widget/types' ],
	[ all.filter( ( type ) => ! FREE.includes( type ) ), 'pro-types' ],
].map( ( [ types, folder ] ) => build( types, folder, true ) );
