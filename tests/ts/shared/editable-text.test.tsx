import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditableText } from '../../../src/shared/components/editable-text';
import { renderUi } from '../support/render';

function open( value = 'Tasting room visit' ) {
	const onSave = vi.fn();
	const { user } = renderUi(
		<EditableText value={ value } onSave={ onSave } label="Survey title" placeholder="Untitled Survey" />
	);
	return { user, onSave };
}

async function edit( value?: string ) {
	const opened = open( value );
	await opened.user.click( screen.getByRole( 'button' ) );
	return { ...opened, field: screen.getByRole( 'textbox', { name: 'Survey title' } ) };
}

describe( 'Editable text', () => {
	it( 'starts as a button that says what it edits', () => {
		open();
		expect( screen.getByRole( 'button', { name: 'Survey title: Tasting room visit. Edit' } ) ).toBeVisible();
	} );

	it( 'saves on Enter and gives the focus back (SHARED-01)', async () => {
		const { user, onSave, field } = await edit();
		expect( field ).toHaveFocus();
		await user.clear( field );
		await user.type( field, '  Brew guide {Enter}' );
		expect( onSave ).toHaveBeenCalledExactlyOnceWith( 'Brew guide' );
		expect( screen.getByRole( 'button' ) ).toHaveFocus();
	} );

	it( 'saves when the field is left', async () => {
		const { user, onSave, field } = await edit();
		await user.type( field, '!' );
		await user.tab();
		expect( onSave ).toHaveBeenCalledExactlyOnceWith( 'Tasting room visit!' );
	} );

	it( 'restores on Escape (SHARED-02)', async () => {
		const { user, onSave, field } = await edit();
		await user.type( field, ' changed{Escape}' );
		expect( onSave ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'button', { name: /Tasting room visit\. Edit/ } ) ).toHaveFocus();
	} );

	it.each( [ '{Enter}', '   {Enter}' ] )( 'refuses an empty text and restores (SHARED-03)', async ( keys ) => {
		const { user, onSave, field } = await edit();
		await user.clear( field );
		await user.type( field, keys );
		expect( onSave ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'button', { name: /Tasting room visit/ } ) ).toBeVisible();
	} );

	it( 'shows the placeholder while there is no text (A39)', () => {
		open( '' );
		expect( screen.getByRole( 'button', { name: 'Survey title: Untitled Survey. Edit' } ) ).toBeVisible();
	} );
} );
