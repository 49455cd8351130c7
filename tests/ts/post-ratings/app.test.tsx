import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../src/post-ratings/app';
import { installBoot } from '../support/boot';
import { renderApp } from '../support/render';

describe( 'Post ratings app', () => {
	it( 'opens on its settings (PR-01) and says that they come later', async () => {
		installBoot();
		renderApp( routes );
		expect( await screen.findByRole( 'heading', { level: 1, name: 'Post Ratings' } ) ).toBeVisible();
		await waitFor( () => expect( window.location.hash ).toBe( '#/settings' ) );
		expect( screen.getByRole( 'link', { name: 'Create a Survey' } ) ).toBeVisible();
	} );

	it( 'leads a reader to the results', async () => {
		installBoot( { capabilities: { edit: false, view: true, delete: false, manage: false } } );
		renderApp( routes, '/settings' );
		expect( await screen.findByRole( 'link', { name: 'Go to Results' } ) ).toBeVisible();
		expect( screen.queryByRole( 'link', { name: 'Create a Survey' } ) ).toBeNull();
	} );
} );
