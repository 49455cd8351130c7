import '@testing-library/jest-dom/vitest';
import './computed-style';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine is slow and not wrong: drawing one step of the builder can take seconds there.
configure( { asyncUtilTimeout: 20_000 } );

// jsdom lacks these; components ask for them and do without an answer.
globalThis.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};
/** A dialog of core's that fades away changes its state later, when the file and its window may be gone. */
const STILL = '(prefers-reduced-motion: reduce)';
window.matchMedia = ( query: string ) =>
	( {
		matches: query === STILL,
		media: query,
		addEventListener() {},
		removeEventListener() {},
		addListener() {},
		removeListener() {},
	} ) as unknown as MediaQueryList;
Element.prototype.scrollIntoView = () => {};
// Core's popovers end their animation when they close.
Element.prototype.animate = () => ( { cancel() {} } ) as Animation;

// A screen on a busy machine takes longer than the pause after which a draft saves itself: autosave.test.tsx has it.
vi.mock( '../../../src/admin-surveys/builder/state/autosave-time', () => ( {
	AUTOSAVE_AFTER_MS: 3_600_000,
	AUTOSAVE_AGAIN_MS: 3_600_000,
} ) );

const complaints: string[] = [];

beforeEach( () => {
	complaints.length = 0;
	vi.spyOn( console, 'error' ).mockImplementation( ( ...args: unknown[] ) => {
		complaints.push( args.map( String ).join( ' ' ) );
	} );
} );

afterEach( () => {
	cleanup();
	// As a key of the person would: a field that is still waited for belongs to this test.
	document.dispatchEvent( new Event( 'keydown' ) );
	const seen = [ ...complaints ];
	vi.restoreAllMocks();
	localStorage.clear();
	sessionStorage.clear();
	// A test that expects an error in the console mocks console.error itself.
	expect( seen ).toEqual( [] );
} );
