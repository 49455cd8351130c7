/**
 * The visitor's bundle: a loader without framework, the widget, drawn by Preact, and
 * delivery, which also delivers what an earlier visit left behind. Each is one
 * file under a name that never changes, asked for with a hash: a page that a cache
 * kept for weeks still finds them.
 */
const path = require( 'path' );
const TerserPlugin = require( 'terser-webpack-plugin' );

const ratings = require( './webpack.ratings.js' );
const types = require( './webpack.types.js' );

const root = path.resolve( __dirname, '..' );
const build = path.join( root, 'build/widget' );

/** What stands for React; see there. */
const preact = path.join( root, 'src/widget/preact.ts' );

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
			'react/jsx-runtime$': preact,
			react$: preact,
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
				terserOptions: { ecma: 2020, module, compress: { passes: 3 }, format: { comments: false } },
			} ),
		],
	},
	performance: { hints: false },
} );

/** What the Heatmaps addon needs: a script that stands in pages, and the recorder that it loads. */
const heatmap = ( script ) => ( {
	...script,
	entry: Object.fromEntries(
		[ 'start', 'recorder' ].map( ( name ) => [ name, path.join( root, `src/widget/heatmap/${ name }.ts` ) ] )
	),
	output: { ...script.output, path: path.join( root, 'build/pro-heatmaps' ), clean: true },
} );

module.exports = [
	config( 'loader', 'src/widget/loader/loader.ts', false ),
	config( 'loader-rules', 'src/widget/loader/loader-rules.ts', false ),
	config( 'widget', 'src/widget/survey/widget.tsx', true ),
	ratings( config( 'box', 'src/widget/ratings/box.ts', false ) ),
	config( 'delivery', 'src/widget/delivery/delivery.ts', true ),
	heatmap( config( 'heatmap', 'src/widget/heatmap/start.ts', false ) ),
	...types.map( ( build ) => build( config ) ),
];
module.exports.cssText = cssText;
