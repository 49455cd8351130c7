const KEY = 'userfeedback-place';

/** An address of an app: what stands after the `#`. */
export interface Location {
	/** Begins with `/`, as it stands in the address: encoded. */
	pathname: string;
	/** With its `?`; empty without a query. */
	search: string;
}

export interface Move {
	currentLocation: Location;
	nextLocation: Location;
}

interface Guard {
	/** Whether the move must wait. */
	blocks: ( move: Move ) => boolean;
	/** The page is where it was. `go` makes the move after all. */
	ask: ( go: () => void ) => void;
}

let here: Location = parse( '' );
let place = 0;
let listening = false;
let guard: Guard | null = null;
/** What follows on a step in the history that we took ourselves. */
let onOwnStep: ( () => void ) | null = null;
const listeners = new Set< () => void >();

/**
 * Pages of the history have a number, so that a step that must wait can be taken back: by its own number of entries.
 * A typed address and a plain link have none, and WordPress takes it from the page that is loaded
 * (wp_admin_canonical_url()).
 */
function numberOfEntry(): number | undefined {
	return ( window.history.state as { idx?: number } | null )?.idx;
}

function number( entry: number ) {
	window.history.replaceState( { ...window.history.state, idx: entry }, '' );
}

/** @param address With or without its `#` and its first `/`. A second `#` has no meaning here and is left out. */
function parse( address: string ): Location {
	const [ , pathname = '', search = '' ] = /^#?\/?([^?#]*)(\?[^#]*)?/.exec( address ) ?? [];
	return { pathname: `/${ pathname }`, search: search === '?' ? '' : search };
}

const isSame = ( one: Location, other: Location ) => one.pathname === other.pathname && one.search === other.search;

function arrive( at: number, next: Location ) {
	place = at;
	window.sessionStorage.setItem( KEY, String( at ) );
	if ( ! isSame( here, next ) ) {
		here = next;
		listeners.forEach( ( listener ) => listener() );
	}
}

/** Begins to follow the address of the page. To do it again reads the address anew. */
export function startHistory(): void {
	if ( numberOfEntry() === undefined ) {
		number( Number( window.sessionStorage.getItem( KEY ) ) );
	}
	arrive( numberOfEntry() ?? 0, parse( window.location.hash ) );
	if ( ! listening ) {
		listening = true;
		window.addEventListener( 'popstate', onPopState );
	}
}

/** Back, forward, a typed address or a plain link: the browser is there already. */
function onPopState() {
	if ( numberOfEntry() === undefined ) {
		number( place + 1 );
	}
	if ( onOwnStep ) {
		const follow = onOwnStep;
		onOwnStep = null;
		follow();
		return;
	}
	const at = numberOfEntry() ?? 0;
	const next = parse( window.location.hash );
	const steps = at - place;
	const asked = guard;
	if ( steps === 0 || ! asked?.blocks( { currentLocation: here, nextLocation: next } ) ) {
		arrive( at, next );
		return;
	}
	onOwnStep = () =>
		asked.ask( () => {
			onOwnStep = () => arrive( at, next );
			window.history.go( steps );
		} );
	window.history.go( -steps );
}

/**
 * Goes to an address of the app, unless a guard asks first. The address where one is makes no second entry of the
 * history, as with the browser's own links.
 *
 * @param to              E.g. `/survey/5?filter=…`.
 * @param options
 * @param options.replace Whether it takes the place of this entry of the history.
 */
export function navigate( to: string, { replace = false }: { replace?: boolean } = {} ): void {
	const next = parse( to );
	const go = () => {
		const hash = hrefOf( next.pathname + next.search );
		if ( replace || isSame( here, next ) ) {
			window.history.replaceState( window.history.state, '', hash );
			arrive( place, next );
		} else {
			window.history.pushState( { idx: place + 1 }, '', hash );
			arrive( place + 1, next );
		}
	};
	if ( guard?.blocks( { currentLocation: here, nextLocation: next } ) ) {
		guard.ask( go );
	} else {
		go();
	}
}

/** The `href` of an address of the app. */
export const hrefOf = ( to: string ): string => `#${ to }`;

/** The same object until the address changes. */
export const currentLocation = (): Location => here;

export function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

/**
 * Lets someone hold up every move; the last one who asks for it has it.
 *
 * @param next Who is asked.
 * @return Gives it up.
 */
export function setGuard( next: Guard ): () => void {
	guard = next;
	return () => {
		if ( guard === next ) {
			guard = null;
		}
	};
}
