import type { CDPSession, Locator, Page } from '@playwright/test';

interface Property {
	name: string;
	value: { value?: unknown };
}

interface Node {
	nodeId: string;
	ignored: boolean;
	role?: { value: string };
	name?: { value: string };
	description?: { value: string };
	value?: { value?: string | number };
	properties?: Property[];
	childIds?: string[];
	backendDOMNodeId?: number;
}

/** Nodes that screen readers pass over. */
const SILENT = [ 'generic', 'none', 'InlineTextBox', 'LabelText', 'LineBreak', 'ListMarker' ];

/** States that they speak, and the values that go without saying. */
const STATES: Record< string, unknown[] > = {
	required: [ false ],
	invalid: [ 'false' ],
	checked: [],
	pressed: [],
	selected: [ false ],
	expanded: [],
	disabled: [ false ],
	multiline: [ false ],
	hasPopup: [ 'false' ],
	live: [ 'off' ],
	valuemin: [],
	valuemax: [],
	level: [],
};

/** `role "name" (description) = value [states]` of a node, '' where nothing is spoken. */
function lineOf( { role, name, description, value, properties = [] }: Node ): string {
	const states = properties
		.filter( ( { name: state, value: { value: is } } ) => STATES[ state ] && ! STATES[ state ].includes( is ) )
		.map( ( { name: state, value: { value: is } } ) => ( is === true ? state : `${ state }=${ String( is ) }` ) )
		.sort();
	return [
		role?.value ?? '',
		name?.value ? ` "${ name.value }"` : '',
		description?.value ? ` (${ description.value })` : '',
		value?.value !== undefined && value.value !== '' ? ` = ${ String( value.value ) }` : '',
		states.length ? ` [${ states.join( ', ' ) }]` : '',
	].join( '' );
}

/** The browser's accessibility tree of an element, one node a line, as a screen reader walks it. */
export async function screenReaderTree( page: Page, part: Locator ): Promise< string > {
	const client: CDPSession = await page.context().newCDPSession( page );
	const mark = `tree-${ Math.random().toString( 36 ).slice( 2 ) }`;
	await part.evaluate( ( element, name ) => {
		( window as unknown as Record< string, unknown > )[ name ] = element;
	}, mark );
	await client.send( 'Accessibility.enable' );
	const { result } = await client.send( 'Runtime.evaluate', { expression: `window[ '${ mark }' ]` } );
	const { node } = await client.send( 'DOM.describeNode', { objectId: result.objectId ?? '' } );
	const { nodes } = ( await client.send( 'Accessibility.getFullAXTree' ) ) as unknown as { nodes: Node[] };
	await client.detach();
	const byId = new Map( nodes.map( ( one ) => [ one.nodeId, one ] ) );
	const lines: string[] = [];
	const walk = ( one: Node, depth: number, above: string ) => {
		const role = one.role?.value ?? '';
		const text = one.name?.value ?? '';
		// The text of a button is its name already.
		const silent = one.ignored || SILENT.includes( role ) || ( role === 'StaticText' && text === above );
		if ( ! silent ) {
			lines.push( '  '.repeat( depth ) + lineOf( one ) );
		}
		for ( const id of one.childIds ?? [] ) {
			const child = byId.get( id );
			if ( child ) {
				walk( child, silent ? depth : depth + 1, silent ? above : text );
			}
		}
	};
	const root = nodes.find( ( one ) => one.backendDOMNodeId === node.backendNodeId );
	if ( root ) {
		walk( root, 0, '' );
	}
	return `${ lines.join( '\n' ) }\n`;
}
