/**
 * The visitor's bundle: a loader without framework, the React widget drawn with
 * Preact, the toggle's rarer icons and the transport alone, for pages where
 * answers of an earlier visit wait. Each is one file under a name that never
 * changes, asked for with a hash: a page that a cache kept for weeks still finds
 * them.
 */
const path = require( 'path' );
const TerserPlugin = require( 'terser-webpack-plugin' );

const root = path.resolve( __dirname, '..' );
const build = path.join( root, 'build/widget' );

const preact = path.dirname( require.resolve( 'preact/package.json' ) );
const lean = require( './preact/lean' );

/** Properties that never leave the bundle: Preact's own and what our components hand each other. */
const PRIVATE =
	/^(_.*|on(Draft|Pick|Next|Skip|Back|Toggle|Gone|Open|Close)|describedBy|canSkip|refused|inline|saving|acted|finished|pictures|failed|draft|comment|total|utcOffset|allows|who)$/;

/** Rule for `*.css?raw`; the admin apps need it too, because their previews import the widget. */
const cssText = {
	test: /\.css$/,
	resourceQuery: /raw/,
	type: 'asset/source',
	use: [ path.join( __dirname, 'css-text-loader.js' ) ],
};

/** A new version of Preact may word something differently: a rule without a match is a mistake. */
const complainAboutPreact = ( compiler ) =>
	compiler.hooks.afterCompile.tap( 'lean', ( { errors } ) => {
		if ( lean.unused.size ) {
			errors.push( new Error( `Nothing in Preact matches: ${ [ ...lean.unused ].join( ', ' ) }` ) );
		}
	} );

const config = ( name, entry, module ) => ( {
	name: `widget-${ name }`,
	mode: 'production',
	target: [ 'web', 'es2022' ],
	devtool: false,
	entry: { [ name ]: path.join( root, entry ) },
	experiments: { outputModule: module },
	output: {
		path: build,
		filename: '[name].js',
		module,
		...( module ? { library: { type: 'module' }, chunkFormat: 'module' } : { iife: true } ),
	},
	resolve: {
		extensions: [ '.tsx', '.ts', '.js' ],
		alias: {
			preact$: path.join( preact, 'src/index.js' ),
			'preact/src': path.join( preact, 'src' ),
			'preact/hooks$': path.join( preact, 'hooks/src/index.js' ),
			'react-dom/client$': path.join( __dirname, 'preact/client.js' ),
			'react/jsx-runtime$': path.join( __dirname, 'preact/jsx-runtime.js' ),
			react$: path.join( __dirname, 'preact/react.js' ),
		},
	},
	module: {
		rules: [
			cssText,
			{
				include: preact,
				loader: require.resolve( 'babel-loader' ),
				options: { babelrc: false, configFile: false, plugins: [ lean ] },
			},
			{
				test: /\.tsx?$/,
				exclude: /node_modules/,
				loader: require.resolve( 'babel-loader' ),
				options: {
					babelrc: false,
					configFile: false,
					presets: [
						[ require.resolve( '@babel/preset-react' ), { runtime: 'automatic' } ],
						require.resolve( '@babel/preset-typescript' ),
					],
				},
			},
		],
	},
	optimization: {
		minimizer: [
			new TerserPlugin( {
				extractComments: false,
				terserOptions: {
					ecma: 2020,
					module,
					toplevel: true,
					mangle: { properties: { regex: PRIVATE, reserved: [ '__gtagTracker' ] } },
					compress: { passes: 3, unsafe: true, unsafe_arrows: true, pure_getters: true, keep_fargs: false, inline: 1 },
					format: { comments: false },
				},
			} ),
		],
	},
	plugins: name === 'widget' ? [ { apply: complainAboutPreact } ] : [],
	performance: { hints: false },
} );

module.exports = [
	config( 'loader', 'src/widget/loader.ts', false ),
	config( 'loader-rules', 'src/widget/loader-rules.ts', false ),
	config( 'widget', 'src/widget/widget.tsx', true ),
	config( 'toggle-icons', 'src/widget/toggle-icons.ts', true ),
	config( 'transport', 'src/widget/transport.ts', true ),
];
module.exports.cssText = cssText;
