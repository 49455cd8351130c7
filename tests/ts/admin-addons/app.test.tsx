import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-addons/app';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';

beforeEach( () => {
	installBoot();
} );

describe( 'Addons page', () => {
	it( 'says that it comes later and leads to what works', () => {
		renderUi( <App /> );
		expect( screen.getByRole( 'heading', { level: 1, name: 'Addons' } ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { level: 2, name: 'Addons come in a later version' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Create a Survey' } ) ).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=userfeedback_surveys#/new/setup'
		);
	} );
} );
