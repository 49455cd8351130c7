/**
 * The visitor's bundle: a loader without framework, the React widget drawn by
 * src/widget/draw.ts, what only some surveys need (in one file with the widget, and
 * alone for the widget of an older page), the transport, which also delivers what an
 * earlier visit left behind, and two rarities. Each is one file under a name that
 * never changes, asked for with a hash: a page that a cache kept for weeks still
 * finds them.
 */
const path = require( 'path' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const { NormalModuleReplacementPlugin } = require( 'webpack' );

const root = path.resolve( __dirname, '..' );
const build = path.join( root, 'build/widget' );

/** What the widget uses of React; see there. */
const draw = path.join( root, 'src/widget/draw.ts' );

/**
 * Properties that never leave a file: what our functions and components hand each
 * other. Not those of `AnswerProps`, which more.js reads, nor any word of a payload.
 */
const PRIVATE =
	/^(current|direction|survey|payload|slots|undo|deps|redraw|drawn|node|dom|on(Next|Skip|Back|Toggle|Gone|Open|Close)|canSkip|inline|saving|acted|finished|pictures|total|utcOffset|allows|who)$/;

/** Rule for `*.css?raw`; the admin apps need it too, because their previews import the widget. */
const cssText = {
	test: /\.css$/,
	resourceQuery: /raw/,
	type: 'asset/source',
	use: [ path.join( __dirname, 'css-text-loader.js' ) ],
};

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
			'react-dom/client$': draw,
			'react/jsx-runtime$': draw,
			react$: draw,
		},
	},
	module: {
		rules: [
			cssText,
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
					compress: {
						passes: 3,
						hoist_funs: true,
						unsafe: true,
						unsafe_arrows: true,
						pure_getters: true,
						keep_fargs: false,
						inline: 1,
					},
					format: { comments: false },
				},
			} ),
		],
	},
	plugins:
		name === 'widget'
			? [
					new NormalModuleReplacementPlugin(
						/\/(logic|progress|shuffle|thank-you)$/,
						path.join( root, 'src/widget/lent.ts' )
					),
				]
			: [ new NormalModuleReplacementPlugin( /\/apart$/, path.join( root, 'src/widget/whole.ts' ) ) ],
	performance: { hints: false },
} );

module.exports = [
	config( 'loader', 'src/widget/loader.ts', false ),
	config( 'loader-rules', 'src/widget/loader-rules.ts', false ),
	config( 'widget', 'src/widget/widget.tsx', true ),
	config( 'all', 'src/widget/widget.tsx', true ),
	config( 'more', 'src/widget/more.ts', true ),
	config( 'toggle-icons', 'src/widget/toggle-icons.ts', true ),
	config( 'transport', 'src/widget/transport.ts', true ),
	config( 'lease', 'src/widget/lease.ts', true ),
];
module.exports.cssText = cssText;
module.exports.PRIVATE = PRIVATE;
