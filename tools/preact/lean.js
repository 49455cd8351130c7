/**
 * Babel plugin for the sources of Preact: what a widget of ours never asks for is
 * known when it is built, so it need not travel to visitors. Says of hydration,
 * Suspense, portals, context, class life cycles, MathML and inner HTML that they
 * do not happen, that no list changes its order while it shows and that every
 * effect is a layout effect; the minifier drops what then cannot be reached.
 *
 * Every rule must find something to replace in the version that is installed: see
 * `unused`, which the build checks.
 */

/** Variables whose value never changes. */
const VARIABLES = {
	isHydrating: undefined,
	excessDomChildren: undefined,
	globalContext: undefined,
	resumed: undefined,
	provider: undefined,
	componentContext: undefined,
	useCapture: undefined,
	end: undefined,
	newHtml: undefined,
	oldHtml: undefined,
	oldBeforeDiff: undefined,
	oldBeforeRender: undefined,
	oldAfterDiff: undefined,
	oldCommit: undefined,
	oldBeforeUnmount: undefined,
	prevDebounce: undefined,
	currentHook: undefined,
	moved: undefined,
	shouldSearch: undefined,
};

/** Properties that nobody sets. */
const PROPERTIES = {
	componentWillMount: undefined,
	componentDidMount: undefined,
	componentWillReceiveProps: undefined,
	componentWillUpdate: undefined,
	componentDidUpdate: undefined,
	componentDidCatch: undefined,
	componentWillUnmount: undefined,
	getSnapshotBeforeUpdate: undefined,
	getChildContext: undefined,
	getDerivedStateFromProps: undefined,
	contextType: undefined,
	shouldComponentUpdate: undefined,
	_hasScuFromHooks: true,
	_excess: undefined,
	is: undefined,
	then: undefined,
	moveBefore: undefined,
};

const OPTIONS = [ 'vnode', '_hook', '_root', 'debounceRendering', '_hydrationMismatch', '_skipEffects', 'event' ];

/** Elements, node types and attributes that the widget does not draw; compared with `==` and `!=`. */
const ABSENT = [
	'dangerouslySetInnerHTML',
	'math',
	'foreignObject',
	'template',
	'progress',
	'width',
	'height',
	'href',
	'list',
	'form',
	'download',
	'rowSpan',
	'colSpan',
	'popover',
	8,
	9,
	'MATH_NAMESPACE',
];

/** What is compared with `typeof`: styles are objects, a state is set to a value, and no child is a function. */
const TYPES = [ 'update function', 'value string', 'oldValue string', 'childVNode function' ];

const MODES = [ 'MODE_HYDRATE', 'MODE_SUSPENDED', 'REF_DETACHED' ];
const ATTRIBUTES = [ 'defaultValue', 'defaultChecked' ];

/** Functions for Suspense and for mistakes below an error boundary that is not the root. */
const CALLS = [ 'rangeEnd', 'markAsForce' ];

/** Assignments that go with what they assign. */
const REMOVED = [ '_root', 'forceUpdate' ];

/** Positions of parameters that are among the variables above. */
const PARAMETERS = { diff: [ 3, 5, 8 ], diffChildren: [ 4, 6, 9 ], diffElementNodes: [ 3, 5, 7 ] };

const unused = new Set( [
	...Object.keys( VARIABLES ),
	...Object.keys( PROPERTIES ),
	...OPTIONS,
	...ABSENT,
	...MODES,
	...ATTRIBUTES,
	...Object.keys( PARAMETERS ),
	'_parentDom',
	...REMOVED,
	...CALLS,
	'xlink',
	'CAPTURE_REGEX',
	'callback',
	'apply',
	...TYPES,
	'_passive',
	'_pendingEffects',
] );

module.exports = function lean( { types: t } ) {
	const put = ( path, rule, value ) => {
		unused.delete( rule );
		path.replaceWith( value === undefined ? t.unaryExpression( 'void', t.numericLiteral( 0 ) ) : t.valueToNode( value ) );
	};
	const known = ( list, node ) => list.find( ( one ) => one === ( node.value ?? node.name ) );
	const without = ( name, list ) => {
		unused.delete( name );
		return list.filter( ( _, index ) => ! PARAMETERS[ name ].includes( index ) );
	};

	const visitor = {
		FunctionDeclaration( { node } ) {
			if ( node.id.name in PARAMETERS ) {
				node.params = without( node.id.name, node.params );
			}
		},
		CallExpression( path ) {
			const { node } = path;
			if ( CALLS.includes( node.callee.name ) ) {
				put( path, node.callee.name );
			} else if ( node.callee.object?.property?.name === '_pendingEffects' && node.callee.property.name === 'some' ) {
				put( path, '_pendingEffects' );
			} else if ( node.callee.property?.name === 'apply' ) {
				put( path, 'apply' );
			} else if ( node.arguments[ 0 ]?.pattern?.startsWith( 'xlink' ) ) {
				unused.delete( 'xlink' );
				path.replaceWith( node.callee.object );
			} else if ( node.arguments[ 0 ]?.name === 'CAPTURE_REGEX' ) {
				unused.delete( 'CAPTURE_REGEX' );
				path.replaceWith( node.callee.object );
			} else if ( node.callee.name in PARAMETERS && ! node.lean ) {
				node.arguments = without( node.callee.name, node.arguments );
				node.lean = true;
			}
		},
		AssignmentExpression( path ) {
			const { left, right } = path.node;
			if ( left.name in VARIABLES ) {
				path.replaceWith( right );
			} else if ( right.name === 'RESET_MODE' || REMOVED.includes( left.property?.name ) ) {
				unused.delete( left.property?.name );
				path.remove();
			}
		},
		BinaryExpression( path ) {
			const { operator, left, right } = path.node;
			if ( operator === '==' || operator === '!=' ) {
				const type = `${ left.argument?.name } ${ right.value }`;
				const rule = TYPES.includes( type ) ? type : known( ABSENT, right );
				if ( rule !== undefined ) {
					put( path, rule, operator === '!=' );
				}
			} else if ( operator === '&' && known( MODES, right ) ) {
				put( path, right.name, 0 );
			} else if ( operator === 'in' && known( ATTRIBUTES, left ) ) {
				put( path, left.value, false );
			}
		},
		LogicalExpression( path ) {
			if ( path.node.left.property?.name === '_passive' ) {
				put( path, '_passive', false );
			}
		},
		IfStatement( path ) {
			if ( path.node.test.name === 'callback' ) {
				unused.delete( 'callback' );
				path.remove();
			}
		},
		MemberExpression( path ) {
			const { object, property } = path.node;
			if ( object.property?.name === '_pendingEffects' && property.name === 'length' ) {
				put( path, '_pendingEffects', 0 );
				return;
			}
			if ( path.parentPath.isAssignmentExpression( { left: path.node } ) ) {
				return;
			}
			if ( object.name === 'options' && OPTIONS.includes( property.name ) ) {
				put( path, property.name );
			} else if ( ! path.node.computed && object.name !== 'Object' && Object.hasOwn( PROPERTIES, property.name ) ) {
				put( path, property.name, PROPERTIES[ property.name ] );
			} else if (
				property.name === '_parentDom' &&
				( object.name === 'newProps' || object.property?.name === 'props' )
			) {
				put( path, '_parentDom' );
			}
		},
		ReferencedIdentifier( path ) {
			if ( Object.hasOwn( VARIABLES, path.node.name ) ) {
				put( path, path.node.name, VARIABLES[ path.node.name ] );
			}
		},
	};

	return { visitor: { Program: ( path ) => path.traverse( visitor ) } };
};
module.exports.unused = unused;
