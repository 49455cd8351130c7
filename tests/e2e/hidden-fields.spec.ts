import type { Breakdown, ResponseListResult, SavedSurvey, SurveyListResult } from '../../src/types';
import { expect, site, test } from './support';

test.beforeEach( () => site.empty() );

test( 'a field that the owner lists chooses a question and stands in the response', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await rest( admin, 'POST', 'surveys', {
		title: 'Beans',
		status: 'draft',
		questions: [
			{ id: 'a', type: 'text', title: 'What do you miss in your plan?' },
			{ id: 'b', type: 'text', title: 'Anything else?' },
		],
	} );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/settings` ) );
	const card = admin.getByRole( 'region', { name: 'Hidden Fields' } );
	await card.getByRole( 'textbox', { name: 'Name of a field' } ).fill( 'plan' );
	await card.getByRole( 'button', { name: 'Add Field' } ).press( 'Enter' );
	await expect( card.getByText( '?plan=pro' ) ).toBeVisible();
	await expectAccessible( admin, '#ufb-hidden-fields' );

	// By a press of the pointer: it ends what holds the focus in the new field, which focus() alone does not.
	await admin
		.getByRole( 'navigation', { name: 'Survey steps' } )
		.getByRole( 'button', { name: 'Questions' } )
		.click();
	await admin.getByRole( 'tab', { name: /^Logic/ } ).click();
	await admin.getByRole( 'checkbox', { name: 'Show or hide by condition' } ).check();
	const row = admin.getByRole( 'group', { name: 'Condition 1' } );
	await row.getByRole( 'combobox', { name: 'Question or fact' } ).selectOption( { label: 'Hidden field: plan' } );
	await row.getByRole( 'combobox', { name: 'Comparison' } ).selectOption( { label: 'Is one of' } );
	await row.getByRole( 'textbox', { name: 'Values, separated by commas' } ).fill( 'pro, elite' );
	for ( const step of [ 'Settings', 'Workflow', 'Publish' ] ) {
		await admin.getByRole( 'button', { name: `Next Step: ${ step }` } ).press( 'Enter' );
	}
	await admin.getByRole( 'radio', { name: 'Publish' } ).check();
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).press( 'Enter' );
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();

	const basic = await newVisitor();
	await basic.goto( '/?plan=basic' );
	await expect( basic.getByRole( 'heading', { name: 'Anything else?' } ) ).toBeVisible();

	const pro = await newVisitor();
	await pro.goto( '/?plan=Pro&stray=1' );
	await expect( pro.getByRole( 'heading', { name: 'What do you miss in your plan?' } ) ).toBeVisible();
	const dialog = pro.getByRole( 'dialog', { name: 'Survey: Beans' } );
	await dialog.getByRole( 'textbox', { name: 'What do you miss in your plan?' } ).fill( 'Decaf' );
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	await dialog.getByRole( 'textbox', { name: 'Anything else?' } ).fill( 'No' );
	await dialog.getByRole( 'button', { name: 'Next' } ).click();

	let response = 0;
	await expect( async () => {
		const list = ( await rest( admin, 'GET', `surveys/${ id }/responses` ) ).body as ResponseListResult;
		expect( list.items[ 0 ]?.hidden_fields ).toEqual( [ { name: 'plan', value: 'Pro', from: 'address' } ] );
		response = list.items[ 0 ]?.id ?? 0;
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }/responses/${ response }` ) );
	const box = admin.getByRole( 'region', { name: 'Hidden Fields' } );
	await expect( box.getByText( 'Pro', { exact: true } ) ).toBeVisible();
	await expect( box.getByText( 'from the address' ) ).toBeVisible();
	await expectAccessible( admin, '.uf-response' );
} );

test( 'figures tell the values of a field apart, whatever database keeps them @story', async ( {
	admin,
	newVisitor,
	rest,
} ) => {
	const saved = await rest( admin, 'POST', 'surveys', {
		title: 'Beans',
		status: 'publish',
		questions: [ { id: 'a', type: 'radio-button', title: 'Happy?', config: { options: [ 'Yes', 'No' ] } } ],
		settings: { hidden_fields: { names: [ 'plan', 'note' ] }, targeting: { devices: [ 'desktop' ] } },
	} );
	const { id } = saved.body as SavedSurvey;
	const given: [ string, string ][] = [
		[ '?plan=pro', 'Yes' ],
		// Letters, quotes, a value that reads as the other field, and letters of other languages.
		[ '?plan=Pro', 'No' ],
		[ `?plan=${ encodeURIComponent( 'a"b\\c' ) }&note=${ encodeURIComponent( '"plan":["pro","page"]' ) }`, 'Yes' ],
		[ `?plan=${ encodeURIComponent( 'größe 100%_' ) }`, 'No' ],
		[ '', 'Yes' ],
	];
	for ( const [ query, answer ] of given ) {
		const visitor = await newVisitor();
		await visitor.goto( `/${ query }` );
		const dialog = visitor.getByRole( 'dialog', { name: 'Survey: Beans' } );
		await dialog.getByRole( 'radio', { name: answer } ).check( { force: true } );
		await expect( dialog.getByRole( 'status' ) ).toBeVisible();
	}
	const count = async ( filter: string ) =>
		( ( await rest( admin, 'GET', `surveys/${ String( id ) }/responses?${ filter }` ) ).body as ResponseListResult )
			.pagination.total;
	const is = ( value: string ) => count( `filter[field][plan][is][]=${ encodeURIComponent( value ) }` );
	await expect.poll( () => count( '' ) ).toBe( 5 );
	expect( await is( 'pro' ) ).toBe( 1 );
	expect( await is( 'Pro' ) ).toBe( 1 );
	expect( await is( 'a"b\\c' ) ).toBe( 1 );
	expect( await is( 'größe 100%_' ) ).toBe( 1 );
	expect( await is( 'gr' ) ).toBe( 0 );
	expect( await count( 'filter[field][plan][none]=1' ) ).toBe( 1 );

	const table = ( await rest( admin, 'GET', `surveys/${ String( id ) }/breakdown?question=a&by=@field.plan` ) )
		.body as Breakdown;
	expect( table.columns.map( ( { key } ) => key ).sort() ).toEqual( [
		'=Pro',
		'=a"b\\c',
		'=größe 100%_',
		'=pro',
		'unknown',
	] );
} );
