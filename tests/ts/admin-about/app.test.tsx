import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-about/app';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';

describe( 'About Us page', () => {
	it( 'names the version that runs and leads to surveys and results', () => {
		const { version, pages } = installBoot();
		renderUi( <App /> );
		expect( screen.getByRole( 'heading', { level: 2, name: `UserFeedback ${ version }` } ) ).toBeVisible();
		expect( screen.getAllByRole( 'link' ).map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
			`${ pages.surveys }#/`,
			`${ pages.results }#/`,
		] );
	} );

	it( 'leads nobody to results who may not read them', () => {
		installBoot( { capabilities: { edit: true, view: false, delete: false, manage: false } } );
		renderUi( <App /> );
		expect( screen.queryByRole( 'link', { name: 'Go to Results' } ) ).toBeNull();
	} );
} );
