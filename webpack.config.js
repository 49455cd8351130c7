const path = require( 'path' );
const MiniCssExtractPlugin = require( 'mini-css-extract-plugin' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );
const LicensesPlugin = require( './tools/licenses-plugin.js' );
const sharedReport = require( './tools/webpack.shared-report.js' );
const widget = require( './tools/webpack.widget.js' );

/**
 * What an admin app needs of the defaults: SCRIPT_DEBUG and the externals with
 * their *.asset.php. Our styles use logical properties, so one sheet serves both
 * directions; there are no blocks to copy.
 */
const plugins = defaults.plugins.filter( ( { constructor } ) =>
	[ 'DefinePlugin', 'DependencyExtractionWebpackPlugin', 'BundleAnalyzerPlugin' ].includes( constructor.name )
);

/**
 * Whether to keep a comment: hints for translators, once. Babel leaves each of them twice. Terser runs this in
 * processes of its own, so it keeps what it saw at the node.
 *
 * @param {Object} node    A node of the code.
 * @param {Object} comment A comment before it.
 * @return {boolean} Whether it stays.
 */
function isNewHint( node, { value } ) {
	node.hints ??= [];
	const isNew = /translators:/i.test( value ) && ! node.hints.includes( value );
	node.hints.push( value );
	return isNew;
}

/**
 * The eight admin apps. React, api-fetch, i18n and components are WordPress's own
 * (externals, zero bytes); each entry writes its *.asset.php for `Admin\Assets`.
 */
const admin = {
	...defaults,
	name: 'admin',
	entry: {
		'admin-surveys': './src/admin-surveys/index.tsx',
		'admin-results': './src/admin-results/index.tsx',
		'admin-inbox': './src/admin-inbox/index.tsx',
		'admin-settings': './src/admin-settings/index.tsx',
		'admin-addons': './src/admin-addons/index.tsx',
		'admin-about': './src/admin-about/index.tsx',
		'post-ratings': './src/post-ratings/index.tsx',
		heatmaps: './src/heatmaps/index.tsx',
	},
	output: {
		...defaults.output,
		path: path.resolve( __dirname, 'build' ),
		filename: '[name]/index.js',
		chunkFilename: 'chunks/[name].[contenthash:8].js',
		clean: {
			keep: /^((widget|icons|pro-shared-report|pro-post-ratings|pro-heatmaps|pro-stop-words|pro-types)\/|pro-fonts\.json$)/,
		},
	},
	// `npm test -- size` holds the budgets, of what is sent: compressed.
	performance: { hints: false },
	optimization: {
		...defaults.optimization,
		// As the defaults have it, but for the comments.
		minimizer: [
			new TerserPlugin( {
				extractComments: false,
				terserOptions: {
					ecma: 2020,
					format: { comments: isNewHint },
					compress: { passes: 3 },
					mangle: { reserved: [ '__', '_n', '_nx', '_x' ] },
				},
			} ),
		],
		splitChunks: {
			...defaults.optimization.splitChunks,
			cacheGroups: {
				...defaults.optimization.splitChunks.cacheGroups,
				// What several parts of a screen need is loaded once. Paid code, to which the calendar belongs,
				// stays in its `pro-` chunks, which the Lite zip leaves out by their names.
				annotations: {
					test: /[\\/]shared[\\/]annotations[\\/]/,
					name: 'pro-annotations',
					chunks: 'async',
					enforce: true,
					priority: 20,
				},
				// One file with the steps of the builder: in small ones each would repeat what compresses well.
				builder: {
					type: 'javascript/auto',
					test: /[\\/]admin-surveys[\\/]builder[\\/](?!pro[\\/])/,
					name: 'builder',
					chunks: 'async',
					enforce: true,
					priority: 10,
				},
				shared: {
					chunks: 'async',
					minChunks: 2,
					minSize: 3000,
					reuseExistingChunk: true,
					// The button of plugins is lighter in each app than in a file of its own.
					test: ( { resource = '' } ) =>
						! /[\\/](pro(-[a-z]+)?|date-range|shared[\\/]plugins)[\\/](?!ranges\.ts)/.test( resource ),
				},
			},
		},
	},
	module: {
		...defaults.module,
		// The previews draw the visitor's widget, whose style sheet is a text.
		rules: [
			...defaults.module.rules.map( ( rule ) =>
				rule.test?.test?.( 'a.css' ) ? { ...rule, resourceQuery: { not: [ /raw/ ] } } : rule
			),
			widget.cssText,
		],
	},
	plugins: [
		...plugins,
		new MiniCssExtractPlugin( {
			filename: '[name]/index.css',
			chunkFilename: 'chunks/[name].[contenthash:8].css',
		} ),
	],
};

module.exports = [ admin, sharedReport, ...widget ].map( ( config ) => ( {
	...config,
	plugins: [ ...( config.plugins ?? [] ), new LicensesPlugin( `licenses-${ config.name }.txt` ) ],
} ) );
