import query from '@tanstack/eslint-plugin-query';
import wordpress from '@wordpress/eslint-plugin';
import globals from 'globals';
import typescript from 'typescript-eslint';

const sources = [ 'src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', '*.{ts,mts}' ];

/**
 * A fence: which modules a folder may not import.
 *
 * @param {string[]} files Folders.
 * @param {Object[]} rules Forbidden specifiers as regular expressions, with the reason.
 * @return {Object} An ESLint configuration.
 */
const fence = ( files, rules ) => ( {
	files,
	rules: {
		'no-restricted-imports': [
			'error',
			{ patterns: rules.map( ( [ regex, message ] ) => ( { regex, message } ) ) },
		],
	},
} );

const ADMIN_APPS = '(admin-[a-z]+|post-ratings|heatmaps)';
const ROUTER = [ '^wouter', 'src/shared/router gives its parts the address after the #.' ];
const above = ( folder ) => `^(\\.\\./)+(src/)?${ folder }(/|$)`;

export default typescript.config(
	{
		ignores: [
			'node_modules/',
			'vendor/',
			'build/',
			'.cache/',
			'playwright-report/',
			'test-results/',
			'coverage/',
		],
	},
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },

	{
		files: sources,
		extends: [
			...wordpress.configs.custom,
			...typescript.configs.strictTypeChecked,
			...wordpress.configs[ 'jsx-a11y' ],
			...wordpress.configs.react,
			...wordpress.configs.i18n,
			...query.configs[ 'flat/recommended-strict' ],
		],
		languageOptions: {
			parserOptions: { projectService: { allowDefaultProject: [ '*.ts', '*.mts' ] } },
			globals: globals.browser,
		},
		rules: {
			// The JSX transform is automatic and TypeScript checks props.
			'react/react-in-jsx-scope': 'off',
			'react/prop-types': 'off',
			'react/display-name': 'off',
			'react/jsx-indent': 'off',
			'react/jsx-indent-props': 'off',
			'react-hooks/exhaustive-deps': 'error',
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: 'userfeedback' } ],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/restrict-template-expressions': [ 'error', { allowNumber: true } ],
			'@typescript-eslint/no-confusing-void-expression': [ 'error', { ignoreArrowShorthand: true } ],
			'@typescript-eslint/no-misused-promises': [ 'error', { checksVoidReturn: { attributes: false } } ],
			// Otherwise `while ( true )` with a break, which is how a drain loop reads best, is an error.
			'@typescript-eslint/no-unnecessary-condition': [ 'error', { allowConstantLoopConditions: true } ],
			'@typescript-eslint/no-unused-vars': [ 'error', { ignoreRestSiblings: true } ],
			eqeqeq: 'error',
			'no-console': 'error',
			'no-var': 'error',
			'prefer-const': 'error',
		},
	},

	{ files: [ 'src/**' ], rules: { 'max-lines': [ 'error', 400 ] } },

	// Imports flow types <- domain <- shared <- admin-* and types <- domain <- widget.
	fence( [ 'src/types/**' ], [ [ '^(?!\\./)', 'Wire types import nothing.' ] ] ),
	fence(
		[ 'src/domain/**' ],
		[
			[ above( `(shared|widget|block|${ ADMIN_APPS })` ), 'The domain imports wire types only.' ],
			[ '^(react|preact|@wordpress|@tanstack|zustand|chart|js-cookie)', 'The domain knows no framework.' ],
		]
	),
	fence( [ 'src/shared/**' ], [ [ above( ADMIN_APPS ), 'Shared code knows no app.' ], ROUTER ] ),
	fence( [ 'src/shared/router/**' ], [ [ above( ADMIN_APPS ), 'Shared code knows no app.' ] ] ),
	...[ 'surveys', 'results', 'inbox', 'settings', 'addons', 'about' ].flatMap( ( app ) => {
		const apart = [
			above( `(admin-(?!${ app }/)[a-z]+|post-ratings|heatmaps)` ),
			'What two apps need lives in src/shared.',
		];
		const paid = [ '(^|/)pro(/[^/]+)?$', 'Paid panels are loaded: src/shared/registry/pro-parts.tsx.' ];
		return [
			fence( [ `src/admin-${ app }/**` ], [ apart, paid, ROUTER ] ),
			fence( [ `src/admin-${ app }/**/pro/**` ], [ apart, ROUTER ] ),
		];
	} ),
	...[ 'post-ratings', 'heatmaps' ].map( ( app ) =>
		fence(
			[ `src/${ app }/**` ],
			[ [ above( '(admin-[a-z]+|post-ratings|heatmaps)' ), 'What two apps need lives in src/shared.' ], ROUTER ]
		)
	),
	fence(
		[ 'src/shared-report/**' ],
		[
			[
				'^(@tanstack|@wordpress/(?!i18n)|wouter|date-fns|zustand)',
				'The page of a shared report has stand-ins for what WordPress brings (docs/adr/0014-shared-report.md).',
			],
		]
	),
	fence(
		[ 'src/widget/**' ],
		[
			[ above( `(shared|block|${ ADMIN_APPS })` ), 'A visitor must not pay for admin code.' ],
			[
				'^(@wordpress|@tanstack|zustand|d3-|wouter)',
				'A visitor must not pay for admin packages; strings come from the server.',
			],
		]
	),
	{
		files: [ 'src/widget/**' ],
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					selector:
						'ImportDeclaration[source.value=/^(p?react)/] > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)',
					message:
						'Named imports only: src/widget/preact.ts, which stands for React at visitors, has no default.',
				},
			],
		},
	},
	{
		files: [ 'src/{admin-*,shared,post-ratings,heatmaps}/**' ],
		ignores: [ 'src/shared/format/**' ],
		rules: {
			'no-restricted-syntax': [
				'error',
				...[
					'MemberExpression[object.name="Intl"][property.name="NumberFormat"]',
					'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
				].map( ( selector ) => ( {
					selector,
					message: 'src/shared/format writes numbers and dates, with one minus and in the site’s language.',
				} ) ),
			],
		},
	},
	{
		files: [ 'src/domain/**' ],
		rules: {
			'no-restricted-globals': [
				'error',
				...[ 'window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'fetch' ].map(
					( name ) => ( {
						name,
						message: 'The domain is pure; pass the fact in.',
					} )
				),
			],
		},
	},

	{
		files: [ 'tests/**/*.{ts,tsx}' ],
		languageOptions: { globals: { ...globals.node, ...globals.browser } },
		rules: {
			// A test may take apart what it was given; a wrong guess fails it.
			'@typescript-eslint/no-non-null-assertion': 'off',
			'@typescript-eslint/unbound-method': 'off',
			'@wordpress/i18n-text-domain': 'off',
			// Playwright's fixtures call their argument `use`; set-up helpers begin with it as well.
			'react-hooks/rules-of-hooks': 'off',
		},
	},
	{
		files: [ 'tools/**/*.{js,mjs}', '*.{js,mjs}' ],
		// Playwright runs some of their functions in the page.
		languageOptions: { globals: { ...globals.node, ...globals.browser }, ecmaVersion: 2024 },
		rules: { 'no-undef': 'error', 'no-unused-vars': [ 'error', { caughtErrors: 'none' } ], eqeqeq: 'error' },
	},
	{ files: [ '*.js', 'tools/*.js' ], languageOptions: { sourceType: 'commonjs' } }
);
