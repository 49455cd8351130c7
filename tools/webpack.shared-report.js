/**
 * The page of a shared report: the cards of the results screens outside of wp-admin, so on Preact, with stand-ins for
 * what WordPress brings there (docs/adr/0014-shared-report.md).
 */
const path = require( 'path' );
const MiniCssExtractPlugin = require( 'mini-css-extract-plugin' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );

const root = path.resolve( __dirname, '..' );
const standIn = ( file ) => path.join( root, 'src/shared-report/stand-ins', file );

module.exports = {
	...defaults,
	name: 'shared-report',
	entry: { index: path.join( root, 'src/shared-report/index.tsx' ) },
	output: {
		path: path.join( root, 'build/pro-shared-report' ),
		filename: '[name].js',
		clean: true,
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve.alias,
			'react/jsx-runtime$': 'preact/jsx-runtime',
			'react-dom/client$': 'preact/compat/client',
			'react-dom$': 'preact/compat',
			react$: 'preact/compat',
			[ path.join( root, 'src/shared/router/index.ts' ) ]: standIn( 'router.ts' ),
			'@wordpress/components$': standIn( 'components.tsx' ),
			'@wordpress/date$': standIn( 'date.ts' ),
		},
	},
	plugins: [
		...defaults.plugins.filter( ( { constructor } ) =>
			[ 'DefinePlugin', 'BundleAnalyzerPlugin' ].includes( constructor.name )
		),
		new MiniCssExtractPlugin( { filename: '[name].css' } ),
	],
};
