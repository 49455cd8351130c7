import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { followPageLinks } from '../../../../src/shared/app/page-links';

let stop: () => void;

beforeEach( () => {
	document.body.innerHTML =
		'<a href="#wpbody-content">Skip to main content</a><a href="#gone">Gone</a><a href="#/settings">Settings</a>' +
		'<div id="wpbody-content">Main</div>';
	document.getElementById( 'wpbody-content' )!.scrollIntoView = vi.fn();
	window.location.hash = '#/edit/5/questions';
	stop = followPageLinks();
} );

afterEach( () => {
	stop();
	document.body.innerHTML = '';
} );

it( 'follows a link to a part of the page and leaves the address to the router', () => {
	const followed = fireEvent.click( document.querySelector( 'a[href="#wpbody-content"]' )! );
	expect( followed ).toBe( false );
	expect( document.getElementById( 'wpbody-content' ) ).toHaveFocus();
	expect( window.location.hash ).toBe( '#/edit/5/questions' );
} );

it( 'does not lead to an unknown route when the part is not there', () => {
	expect( fireEvent.click( document.querySelector( 'a[href="#gone"]' )! ) ).toBe( false );
} );

it( 'leaves the links of the app alone', () => {
	expect( fireEvent.click( document.querySelector( 'a[href="#/settings"]' )! ) ).toBe( true );
} );
