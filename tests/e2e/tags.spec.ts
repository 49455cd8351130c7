import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

test( 'an owner tags several responses at once, finds them by the tag, merges and deletes tags', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) ) )
		.body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( survey.id ), '12', '--days=3' );
	await rest( admin, 'POST', 'tags', { name: 'payment' } );
	const responses = site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }/responses` );
	await admin.goto( responses );

	const said = ( text: string ) => admin.getByTestId( 'snackbar' ).filter( { hasText: text } );
	const boxes = admin.getByRole( 'checkbox', { name: /^Select Response #/ } );
	await boxes.nth( 0 ).check();
	await boxes.nth( 1 ).check();
	const bar = admin.getByRole( 'region', { name: 'Actions for 2 selected responses' } );
	await bar.getByRole( 'button', { name: 'Tag…' } ).click();
	const name = admin.getByRole( 'textbox', { name: 'New tag' } );
	await name.fill( 'pay' );
	await name.press( 'Enter' );
	await expect( said( 'Tags of 2 responses changed.' ) ).toBeVisible();

	const { items } = ( await rest( admin, 'GET', 'tags' ) ).body as { items: { id: number; name: string }[] };
	const pay = items.find( ( tag ) => tag.name === 'pay' )?.id ?? 0;
	await admin.goto( `${ responses }?filter%5Btag%5D=${ pay }` );
	await expect( boxes ).toHaveCount( 2 );

	await admin
		.getByRole( 'link', { name: /^Response #/ } )
		.first()
		.click();
	await admin.getByRole( 'button', { name: 'Add tag' } ).click();
	await admin.getByRole( 'button', { name: 'Edit all tags' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Tags', exact: true } );
	await expect( dialog.getByText( '2 responses' ) ).toBeVisible();
	await expectAccessible( admin, '.components-modal__frame' );
	await dialog.getByRole( 'button', { name: 'Rename, color or merge pay', exact: true } ).click();
	await dialog.getByRole( 'combobox', { name: 'Merge into' } ).selectOption( 'payment' );
	await admin
		.getByRole( 'dialog', { name: 'Merge “pay” into “payment”?' } )
		.getByRole( 'button', { name: 'Merge' } )
		.click();
	await expect( said( 'Merged. 2 responses changed.' ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Delete payment' } ).click();
	await admin
		.getByRole( 'dialog', { name: 'Delete the tag “payment”?' } )
		.getByRole( 'button', { name: 'Delete tag' } )
		.click();
	await expect( said( 'Deleted. 2 responses changed.' ) ).toBeVisible();
	expect( ( await rest( admin, 'GET', 'tags' ) ).body ).toMatchObject( { items: [] } );
} );
