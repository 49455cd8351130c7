import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installServer } from '../../support/server';
import { proPaths } from '../../../../src/admin-surveys/builder/pro-builder';
import { choice, editor, header, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();
await proPaths.load();

const optionsOf = ( field: HTMLElement ) =>
	within( field )
		.getAllByRole( 'option' )
		.map( ( { textContent } ) => textContent );

describe( 'conditions of a plan with paths', () => {
	it( 'compare days by their words and with the field of days, a ranking by its first place', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( {
				questions: [
					question( 'q1', 'date' ),
					{ ...choice( 'q2', [ 'Guji', 'Kenya' ] ), type: 'ranking' },
					question( 'q3' ),
				],
			} )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: /Title of q3/ } ) );
		await user.click( screen.getByRole( 'tab', { name: 'Logic' } ) );
		await user.click( screen.getByLabelText( 'Show or hide by condition' ) );
		const row = within( screen.getByRole( 'group', { name: 'Condition 1' } ) );
		await user.selectOptions( row.getByLabelText( 'Question or fact' ), '1. Title of q1' );
		expect( optionsOf( row.getByLabelText( 'Comparison' ) ) ).toEqual(
			expect.arrayContaining( [ 'After', 'Before' ] )
		);
		expect( row.getByLabelText( 'Value' ) ).toHaveAttribute( 'type', 'date' );
		await user.selectOptions( row.getByLabelText( 'Question or fact' ), '2. Title of q2' );
		expect( optionsOf( row.getByLabelText( 'Comparison' ) ) ).toEqual( [ 'First place is' ] );
		expect( optionsOf( row.getByLabelText( 'Value' ) ) ).toEqual( [ 'Please Select..', 'Guji', 'Kenya' ] );
	} );
} );

describe( 'the focus', () => {
	it( 'goes to a new condition, group, jump and ending', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ question( 'q1' ), question( 'q2' ) ] } )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: /Title of q2/ } ) );
		await user.click( screen.getByRole( 'tab', { name: 'Logic' } ) );
		await user.click( screen.getByLabelText( 'Show or hide by condition' ) );
		await user.click( screen.getByRole( 'button', { name: 'Add Condition' } ) );
		const second = within( screen.getByRole( 'group', { name: 'Condition 2' } ) );
		await waitFor( () => expect( second.getByLabelText( 'Question or fact' ) ).toHaveFocus() );
		await user.click( screen.getByRole( 'button', { name: 'Add Group' } ) );
		const group = within( screen.getByRole( 'group', { name: 'Group 1' } ) );
		await waitFor( () => expect( group.getByLabelText( 'Question or fact' ) ).toHaveFocus() );
		await user.click( group.getByRole( 'button', { name: 'Add Condition' } ) );
		await waitFor( () => expect( group.getAllByLabelText( 'Question or fact' )[ 1 ] ).toHaveFocus() );
		await user.click( screen.getByRole( 'button', { name: 'Add Jump' } ) );
		const jump = within( screen.getByRole( 'group', { name: 'Jump 1' } ) );
		await waitFor( () => expect( jump.getByLabelText( 'Question or fact' ) ).toHaveFocus() );

		await user.click( screen.getByRole( 'button', { name: /^Thank-you message/ } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Add Ending' } ) );
		const ending = within( screen.getByRole( 'group', { name: 'Ending 1' } ) );
		await waitFor( () => expect( ending.getByLabelText( 'Title' ) ).toHaveFocus() );
	} );

	it( 'goes to a new redirect, and stays at the list when one is removed', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ choice( 'q1', [ 'Yes', 'No' ] ) ] } )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: /^Thank-you message/ } ) );
		await user.click( await screen.findByRole( 'radio', { name: /depends on the answers/ } ) );
		const add = await screen.findByRole( 'button', { name: 'Add Condition' } );
		await user.click( add );
		const [ row ] = screen.getAllByRole( 'group', { name: /^Redirect / } ).slice( -1 );
		await waitFor( () => expect( within( row! ).getAllByRole( 'combobox' )[ 0 ] ).toHaveFocus() );
		await user.click( within( row! ).getByRole( 'button', { name: /^Remove redirect/ } ) );
		await waitFor( () => expect( add ).toHaveFocus() );
	} );
} );

describe( 'answers in the address', () => {
	it( 'keep the last right name while the one in the field is wrong, and say why', async () => {
		const { user } = await open( '/edit/5/questions', survey( { questions: [ choice( 'q1' ), choice( 'q2' ) ] } ) );
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: /^Thank-you message/ } ) );
		await user.click( await screen.findByRole( 'radio', { name: /depends on the answers/ } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Add Answer' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Add Answer' } ) );
		const second = () => within( screen.getByRole( 'group', { name: 'Answer as q2' } ) );
		const name = second().getByLabelText( 'Name' );
		for ( const [ wrong, why ] of [
			[ 'page', 'WordPress uses this name itself. Choose another one.' ],
			[ 'q1', 'Two answers cannot have the same name.' ],
			[ '9x', /^A letter first/ ],
		] as const ) {
			await user.clear( name );
			await user.paste( wrong );
			expect( second().getByText( why ) ).toBeVisible();
			expect( name ).toHaveAttribute( 'aria-invalid', 'true' );
		}
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.settings.presentation?.pass ).toEqual( [
				{ question: 'q1', name: 'q1' },
				{ question: 'q2', name: 'q2' },
			] )
		);
		await user.clear( name );
		await user.paste( 'score' );
		expect( screen.getByRole( 'group', { name: 'Answer as score' } ) ).toBeInTheDocument();
		expect( name ).not.toHaveAttribute( 'aria-invalid' );
	} );
} );

describe( 'hidden fields', () => {
	it( 'are listed in the settings, by a name of the right form, once', async () => {
		const { user } = await open( '/edit/5/settings', survey() );
		const card = within( await screen.findByRole( 'region', { name: 'Hidden Fields' } ) );
		const name = card.getByRole( 'textbox', { name: 'Name of a field' } );
		const add = async ( text: string ) => {
			await user.clear( name );
			await user.type( name, `${ text }{Enter}` );
		};
		await add( 'My Plan' );
		expect( card.getByRole( 'alert' ) ).toHaveTextContent( 'Begin with a letter' );
		await add( 'plan' );
		expect( card.queryByRole( 'alert' ) ).toBeNull();
		expect( card.getByText( '?plan=pro' ) ).toBeVisible();
		await add( 'plan' );
		expect( card.getByRole( 'alert' ) ).toHaveTextContent( 'already' );
		await add( 'order-id' );
		await user.click( card.getByRole( 'button', { name: 'Remove plan' } ) );
		expect( card.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [ 'order-id' ] );
	} );

	it( 'are subjects of conditions, with several values in one line', async () => {
		const one = survey( { questions: [ question( 'q1' ), question( 'q2' ) ] } );
		const { user } = await open( '/edit/5/questions', {
			...one,
			settings: { ...one.settings, hidden_fields: { names: [ 'plan' ] } },
		} );
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: /Title of q2/ } ) );
		await user.click( screen.getByRole( 'tab', { name: 'Logic' } ) );
		await user.click( screen.getByLabelText( 'Show or hide by condition' ) );
		const row = within( screen.getByRole( 'group', { name: 'Condition 1' } ) );
		await user.selectOptions( row.getByLabelText( 'Question or fact' ), 'Hidden field: plan' );
		expect( optionsOf( row.getByLabelText( 'Comparison' ) ) ).toEqual( [
			'Is',
			'Is not',
			'Contains',
			'Is one of',
		] );
		await user.selectOptions( row.getByLabelText( 'Comparison' ), 'Is one of' );
		await user.type( row.getByLabelText( 'Values, separated by commas' ), 'basic, pro,' );
		expect( screen.getAllByText( /“plan is basic or pro”/ ) ).not.toHaveLength( 0 );
	} );
} );

describe( 'the endings of a survey', () => {
	it( 'can all be removed: an empty list is sent, and the jumps to them go along', async () => {
		const plain = survey();
		const jumps = [ { to: '@call', match: 'always' as const, conditions: [] } ];
		const { user } = await open(
			'/edit/5/questions',
			survey( {
				questions: [
					question( 'q1', 'text', { logic: { enabled: false, action: 'show', conditions: [], jumps } } ),
				],
				settings: {
					...plain.settings,
					thank_you: {
						...plain.settings.thank_you,
						endings: [ { id: 'call', title: 'We call you', text: '' } ],
					},
				},
			} )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: /^Thank-you message/ } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Remove ending 1' } ) );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () => expect( await saves() ).toHaveLength( 1 ) );
		const [ saved ] = await saves();
		expect( saved?.settings.thank_you.endings ).toEqual( [] );
		expect( saved?.questions[ 0 ]?.logic ).not.toHaveProperty( 'jumps' );
	} );
} );
