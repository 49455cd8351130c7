import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installServer } from '../../support/server';
import { proPaths } from '../../../../src/admin-surveys/builder/pro-builder';
import { choice, editor, open, question, survey } from './support';

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
