import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Pager } from '../../../../src/shared/list/pager';
import { installBoot } from '../../support/boot';
import { renderUi } from '../../support/render';

beforeEach( () => {
	installBoot();
} );

function open( props: Partial< Parameters< typeof Pager >[ 0 ] > = {} ) {
	const onChange = vi.fn();
	const { user } = renderUi( <Pager page={ 3 } pages={ 9 } total={ 1248 } onChange={ onChange } { ...props } /> );
	return { user, onChange };
}

describe( 'Pager', () => {
	it.each( [
		[ 'First page', 1 ],
		[ 'Previous page', 2 ],
		[ 'Next page', 4 ],
		[ 'Last page', 9 ],
	] )( '%s', async ( name, page ) => {
		const { user, onChange } = open();
		await user.click( screen.getByRole( 'button', { name } ) );
		expect( onChange ).toHaveBeenCalledExactlyOnceWith( page );
	} );

	it.each( [
		[ '7', 7 ],
		[ '99', 9 ],
		[ '0', 1 ],
		[ '-4', 1 ],
	] )( 'goes to the typed page %s, at most to an end', async ( typed, page ) => {
		const { user, onChange } = open();
		const field = screen.getByRole( 'textbox', { name: 'Current Page' } );
		await user.clear( field );
		await user.type( field, `${ typed }{Enter}` );
		expect( onChange ).toHaveBeenCalledExactlyOnceWith( page );
	} );

	it.each( [ 'abc', '' ] )( 'forgets "%s", which is no page', async ( typed ) => {
		const { user, onChange } = open();
		const field = screen.getByRole( 'textbox', { name: 'Current Page' } );
		await user.clear( field );
		await user.type( field, `${ typed }{Enter}` );
		expect( onChange ).not.toHaveBeenCalled();
		expect( field ).toHaveValue( '3' );
	} );

	it( 'has nothing to press at an end', () => {
		open( { page: 1 } );
		expect( screen.queryByRole( 'button', { name: 'First page' } ) ).toBeNull();
		expect( screen.getByRole( 'button', { name: 'Last page' } ) ).toBeVisible();
	} );

	it( 'counts in the site language and hides the steps of a single page', () => {
		open( { page: 1, pages: 1 } );
		expect( screen.getByText( '1,248 items' ) ).toBeVisible();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	} );
} );
