import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';

beforeEach( () => {
	installBoot();
} );

describe( 'Settings page', () => {
	it( 'says that it comes later and leads to what works', () => {
		renderUi( <App /> );
		expect( screen.getByRole( 'heading', { level: 1, name: 'Settings' } ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { level: 2, name: 'Settings come in a later version' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Go to Surveys' } ) ).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=userfeedback_surveys#/'
		);
	} );
} );
