/**
 * What the widget uses of React, for visitors: the build puts this module where
 * components import `react`, `react-dom/client` and `react/jsx-runtime`. A kilobyte
 * instead of three for the smallest library, because it does less:
 *
 * - a change of state draws the whole tree again, in the next microtask;
 * - children are compared by their place, so no list may change its order;
 * - `useState` takes a value, not a function of the last one; there is no
 *   `useEffect`, no context, no portal and no class;
 * - a mistake while drawing ends the tree and stays inside (no host page may see it).
 *
 * Components run on React itself in wp-admin's previews and in the unit tests,
 * which hold for both.
 */

type Props = Record< string, unknown >;
type Component = ( props: Props ) => Child;
type Child = VNode | string | number | boolean | null | undefined | Child[];

/** What JSX makes. A component of another file may be drawn by this one: the shape is plain. */
export interface VNode {
	type: string | Component;
	props: Props;
	key?: string;
}

/** One hook of one component, in the order of their calls. */
interface Slot {
	value?: unknown;
	set?: ( value: unknown ) => void;
	deps?: readonly unknown[];
	undo?: ( () => void ) | undefined;
}

/** What is drawn for one VNode: an element or text (`dom`), or a component (`slots`). */
interface Drawn {
	node: VNode;
	children: ( Drawn | undefined )[];
	slots: Slot[];
	dom?: HTMLElement;
}

interface Root {
	drawn: Drawn | undefined;
	redraw: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';

let root: Root;
let slots: Slot[];
let position = 0;
let effects: ( () => void )[] = [];

export const jsx = ( type: VNode[ 'type' ], props: Props, key?: string ): VNode => ( {
	type,
	props,
	...( key && { key } ),
} );
export { jsx as jsxs };
export const Fragment = ( { children }: Props ): Child => children as Child;

const nextSlot = (): Slot => ( slots[ position++ ] ??= {} );

export function useState< T >( initial: T | ( () => T ) ): [ T, ( value: T ) => void ] {
	const slot = nextSlot();
	if ( ! slot.set ) {
		const { redraw } = root;
		slot.value = initial instanceof Function ? initial() : initial;
		slot.set = ( value ) => {
			if ( ! Object.is( slot.value, value ) ) {
				slot.value = value;
				redraw();
			}
		};
	}
	return [ slot.value as T, slot.set ];
}

export const useRef = < T >( current: T ): { current: T } => ( nextSlot().value ??= { current } ) as { current: T };

export function useLayoutEffect( effect: () => ( () => void ) | undefined, deps?: readonly unknown[] ): void {
	const slot = nextSlot();
	if ( ! deps || ! slot.deps || deps.some( ( value, index ) => ! Object.is( value, slot.deps?.[ index ] ) ) ) {
		slot.deps = deps ?? [];
		effects.push( () => {
			slot.undo?.();
			slot.undo = effect();
		} );
	}
}

type Ref = ( ( dom: HTMLElement | null ) => void ) | { current: HTMLElement | null } | undefined;

function refer( ref: Ref, dom: HTMLElement | null ): void {
	if ( typeof ref === 'function' ) {
		ref( dom );
	} else if ( ref ) {
		ref.current = dom;
	}
}

type Style = Record< string, string | number | undefined >;

function setStyle( { style }: HTMLElement, next: Style = {}, last: Style = {} ): void {
	for ( const name in { ...last, ...next } ) {
		if ( next[ name ] !== last[ name ] ) {
			const value = `${ next[ name ] ?? '' }`;
			if ( name.startsWith( '--' ) ) {
				style.setProperty( name, value );
			} else {
				style[ name as 'color' ] = value;
			}
		}
	}
}

function setProp( dom: HTMLElement, name: string, value: unknown, last: unknown ): void {
	if ( name === 'style' ) {
		setStyle( dom, value as Style, last as Style );
	} else if ( name.startsWith( 'on' ) ) {
		// Without a result: a handler that returns false would prevent the default.
		( dom as unknown as Props )[ name.toLowerCase() ] =
			value &&
			( ( event: Event ) => {
				( value as ( event: Event ) => void )( event );
			} );
	} else if ( name in dom && name !== 'role' && dom.namespaceURI !== SVG ) {
		( dom as unknown as Props )[ name ] = value ?? '';
	} else if ( value === null || value === undefined ) {
		dom.removeAttribute( name );
	} else {
		dom.setAttribute( name === 'className' ? 'class' : name, value as string );
	}
}

/** Attributes of an element; what its visitor typed or ticked counts as its last value. */
function setProps( dom: HTMLElement, next: Props, last: Props ): void {
	for ( const name in { ...last, ...next } ) {
		const current = name === 'value' || name === 'checked' ? ( dom as unknown as Props )[ name ] : last[ name ];
		if ( name !== 'children' && name !== 'ref' && next[ name ] !== current ) {
			setProp( dom, name, next[ name ], last[ name ] );
		}
	}
}

function erase( { node, children, slots: hooks, dom }: Drawn ): void {
	hooks.forEach( ( { undo } ) => undo?.() );
	children.forEach( ( child ) => child && erase( child ) );
	if ( dom ) {
		refer( node.props.ref as Ref, null );
		dom.remove();
	}
}

/** First element or text of what is drawn, so that what comes before it finds its place. */
const firstOf = ( drawn: Drawn | undefined ): Node | undefined =>
	drawn && ( drawn.dom ?? drawn.children.map( firstOf ).find( Boolean ) );

/**
 * Draws the children of one parent, from the last to the first, so that each
 * knows what it stands before.
 */
function drawChildren( parent: Element, child: Child, drawn: Drawn, before: Node | null, svg: boolean ): void {
	const list = [ child ].flat( 9 );
	for ( let index = Math.max( list.length, drawn.children.length ); index--; ) {
		const next = draw( parent, list[ index ], drawn.children[ index ], before, svg );
		drawn.children[ index ] = next;
		before = firstOf( next ) ?? before;
	}
}

function draw(
	parent: Element,
	child: Child,
	last: Drawn | undefined,
	before: Node | null,
	svg: boolean
): Drawn | undefined {
	const text = typeof child === 'string' || typeof child === 'number';
	const nothing = ! text && ( ! child || child === true );
	const node: VNode = text ? { type: '', props: { data: `${ child }` } } : ( child as VNode );
	if ( last && ( nothing || last.node.type !== node.type || last.node.key !== node.key ) ) {
		erase( last );
		last = undefined;
	}
	if ( nothing ) {
		return undefined;
	}
	const { type, props } = node;
	const drawn: Drawn = last ?? { node, children: [], slots: [] };
	const lastProps = last ? last.node.props : {};
	drawn.node = node;
	if ( typeof type === 'function' ) {
		slots = drawn.slots;
		position = 0;
		drawChildren( parent, type( props ), drawn, before, svg );
		return drawn;
	}
	svg ||= type === 'svg';
	const dom = ( drawn.dom ??= (
		text
			? document.createTextNode( '' )
			: svg
				? document.createElementNS( SVG, type )
				: document.createElement( type )
	) as HTMLElement );
	setProps( dom, props, lastProps );
	if ( ! text ) {
		drawChildren( dom, props.children as Child, drawn, null, svg );
	}
	if ( ! last ) {
		parent.insertBefore( dom, before );
	}
	refer( props.ref as Ref, dom );
	return drawn;
}

/** Draws into an element. */
export function createRoot( container: Element ) {
	let content: Child;
	let waiting = false;
	const own: Root = {
		drawn: undefined,
		redraw: () => {
			if ( ! waiting ) {
				waiting = true;
				queueMicrotask( () => {
					waiting = false;
					update();
				} );
			}
		},
	};
	function update(): void {
		root = own;
		try {
			own.drawn = draw( container, content, own.drawn, null, false );
			const due = effects;
			effects = [];
			due.forEach( ( effect ) => effect() );
		} catch {
			effects = [];
			content = null;
			own.drawn = undefined;
			container.replaceChildren();
		}
	}
	return {
		render( child: Child ) {
			content = child;
			update();
		},
		unmount() {
			content = null;
			update();
		},
	};
}
