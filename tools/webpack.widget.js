/**
 * The visitor's bundle: a loader without framework, the React widget drawn with
 * Preact and the transport alone, for pages where answers of an earlier
 * visit wait. Each is one file under a name that never changes, asked for with a
 * hash: a page that a cache kept for weeks still finds them.
 */
const path = require( 'path' );
const TerserPlugin = require( 'terser-webpack-plugin' );

const root = path.resolve( __dirname, '..' );
const build = path.join( root, 'build/widget' );

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
			'react-dom/client$': path.join( __dirname, 'preact/client.js' ),
			'react/jsx-runtime$': path.join( __dirname, 'preact/jsx-runtime.js' ),
			react$: path.join( __dirname, 'preact/react.js' ),
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
					compress: { passes: 3, unsafe: true, unsafe_arrows: true, pure_getters: true, keep_fargs: false },
					format: { comments: false },
				},
			} ),
		],
	},
	performance: { hints: false },
} );

module.exports = [
	config( 'loader', 'src/widget/loader.ts', false ),
	config( 'loader-rules', 'src/widget/loader-rules.ts', false ),
	config( 'widget', 'src/widget/widget.tsx', true ),
	config( 'transport', 'src/widget/transport.ts', true ),
];
module.exports.cssText = cssText;
