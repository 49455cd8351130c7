import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShortcodeField } from '../../../../src/admin-surveys/list/shortcode-field';
import { installBoot } from '../../support/boot';
import { renderUi } from '../../support/render';
import { findToast, queryToast } from '../../support/toast';

beforeEach( () => {
	installBoot();
} );

/** Browsers have a clipboard on https, none on http. */
function setClipboard( clipboard: { writeText: ( text: string ) => Promise< void > } | undefined ) {
	Object.defineProperty( navigator, 'clipboard', { value: clipboard, configurable: true } );
}

function setExecCommand( command: ( name: string ) => boolean ) {
	Object.defineProperty( document, 'execCommand', { value: command, configurable: true } );
}

function open() {
	const { user } = renderUi( <ShortcodeField id={ 58 } title="Holiday" /> );
	const field = screen.getByRole< HTMLInputElement >( 'textbox', { name: /Shortcode of Holiday/ } );
	return { user, field };
}

describe( 'Shortcode field', () => {
	it( 'is read-only and holds the shortcode (LIST-12)', () => {
		const { field } = open();
		expect( field ).toHaveAttribute( 'readonly' );
		expect( field ).toHaveValue( '[userfeedback id="58"]' );
	} );

	it( 'selects, copies and says so on click (LIST-13 to LIST-15)', async () => {
		const { user, field } = open();
		const writeText = vi.fn( () => Promise.resolve() );
		setClipboard( { writeText } );
		await user.click( field );
		expect( await findToast( 'Copied to Clipboard' ) ).toBeVisible();
		expect( writeText ).toHaveBeenCalledWith( '[userfeedback id="58"]' );
		expect( [ field.selectionStart, field.selectionEnd ] ).toEqual( [ 0, field.value.length ] );
	} );

	it( 'copies by keyboard', async () => {
		const { user, field } = open();
		const writeText = vi.fn( () => Promise.resolve() );
		setClipboard( { writeText } );
		field.focus();
		await user.keyboard( '{Enter}' );
		expect( await findToast( 'Copied to Clipboard' ) ).toBeVisible();
		expect( writeText ).toHaveBeenCalledOnce();
	} );

	it( 'copies on http, where there is no clipboard (LIST-14)', async () => {
		const { user, field } = open();
		setClipboard( undefined );
		let copied = '';
		setExecCommand( () => {
			copied = ( document.activeElement as HTMLTextAreaElement ).value;
			return true;
		} );
		await user.click( field );
		expect( await findToast( 'Copied to Clipboard' ) ).toBeVisible();
		expect( copied ).toBe( '[userfeedback id="58"]' );
		expect( field ).toHaveFocus();
		expect( [ field.selectionStart, field.selectionEnd ] ).toEqual( [ 0, field.value.length ] );
	} );

	it( 'says when nothing could be copied', async () => {
		const { user, field } = open();
		setClipboard( { writeText: () => Promise.reject( new Error( 'denied' ) ) } );
		setExecCommand( () => false );
		await user.click( field );
		expect( await findToast( /did not allow copying/ ) ).toBeVisible();
		expect( queryToast( 'Copied to Clipboard' ) ).toBeNull();
	} );
} );
