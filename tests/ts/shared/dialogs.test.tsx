import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ActionModal } from '../../../src/shared/components/action-modal';
import { ConfirmDialog } from '../../../src/shared/components/confirm-dialog';
import { renderUi } from '../support/render';

describe( 'Action modal', () => {
	it( 'has default texts (SHARED-05)', () => {
		renderUi( <ActionModal onConfirm={ vi.fn() } onCancel={ vi.fn() } /> );
		const dialog = screen.getByRole( 'dialog', { name: 'Modal title' } );
		const names = within( dialog )
			.getAllByRole( 'button' )
			.map( ( button ) => button.getAttribute( 'aria-label' ) ?? button.textContent );
		expect( names ).toEqual( [ 'Close', 'Cancel', 'OK' ] );
	} );

	it( 'confirms (SHARED-05)', async () => {
		const onConfirm = vi.fn();
		const onCancel = vi.fn();
		const { user } = renderUi( <ActionModal onConfirm={ onConfirm } onCancel={ onCancel } /> );
		await user.click( screen.getByRole( 'button', { name: 'OK' } ) );
		expect( onConfirm ).toHaveBeenCalledOnce();
		expect( onCancel ).not.toHaveBeenCalled();
	} );

	it.each( [ 'Cancel', 'Close', 'Escape' ] )( 'is left by %s (SHARED-05)', async ( way ) => {
		const onConfirm = vi.fn();
		const onCancel = vi.fn();
		const { user } = renderUi( <ActionModal onConfirm={ onConfirm } onCancel={ onCancel } /> );
		await ( way === 'Escape'
			? user.keyboard( '{Escape}' )
			: user.click( screen.getByRole( 'button', { name: way } ) ) );
		await waitFor( () => expect( onCancel ).toHaveBeenCalledOnce() );
		expect( onConfirm ).not.toHaveBeenCalled();
	} );

	it( 'hides the close button when it may not (SHARED-05)', () => {
		renderUi( <ActionModal closable={ false } onConfirm={ vi.fn() } onCancel={ vi.fn() } /> );
		expect( screen.queryByRole( 'button', { name: 'Close' } ) ).toBeNull();
	} );

	it( 'cannot be left or confirmed twice while it works', async () => {
		const onConfirm = vi.fn();
		const onCancel = vi.fn();
		const { user } = renderUi( <ActionModal busy onConfirm={ onConfirm } onCancel={ onCancel } /> );
		await user.click( screen.getByRole( 'button', { name: 'OK' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		await user.keyboard( '{Escape}' );
		expect( onConfirm ).not.toHaveBeenCalled();
		expect( onCancel ).not.toHaveBeenCalled();
	} );

	it( 'asks before destruction with a red button', () => {
		renderUi(
			<ConfirmDialog
				title="Delete Question"
				message="Are you sure?"
				detail="One condition goes too."
				confirmText="Yes, delete"
				onConfirm={ vi.fn() }
				onCancel={ vi.fn() }
			/>
		);
		const dialog = screen.getByRole( 'dialog', { name: 'Delete Question' } );
		expect( dialog ).toHaveTextContent( 'Are you sure?One condition goes too.' );
		expect( within( dialog ).getByRole( 'button', { name: 'Yes, delete' } ) ).toHaveClass( 'is-destructive' );
	} );
} );
