import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Countries } from '../../../../src/types';
import { countries } from '../../support/countries';
import { api, installServer, server } from '../../support/server';
import { header, open, saves } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

const serve = ( reply: Countries ) => server.use( http.get( api( 'countries' ), () => HttpResponse.json( reply ) ) );
const chosen = async () => ( await saves() )[ 0 ]?.settings.geo_targeting;

describe( 'countries of a survey (SET-09, SET-10)', () => {
	beforeEach( () => serve( countries() ) );

	it( 'are found by name, taken by continent and saved as codes', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'Only visitors from selected countries' ) );
		expect( await screen.findAllByText( 'No country is chosen, so nobody sees this survey.' ) ).not.toEqual( [] );
		const field = screen.getByRole( 'combobox', { name: 'Countries' } );
		await user.type( field, 'austri' );
		await user.keyboard( '{ArrowDown}{Enter}' );
		const words = within( screen.getByRole( 'complementary', { name: 'Who will see it' } ) );
		expect( await words.findByText( 'Visitors from Austria' ) ).toBeInTheDocument();
		const continents = within( screen.getByRole( 'group', { name: 'Continents' } ) );
		expect( continents.getByRole( 'button', { name: 'North America' } ) ).toBeInTheDocument();
		const antarctica = screen.getByRole( 'button', { name: 'Antarctica' } );
		expect( antarctica ).toHaveAttribute( 'aria-pressed', 'false' );
		await user.click( antarctica );
		expect( antarctica ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( await chosen() ).toEqual( { target: 'select', countries: [ 'AT', 'AQ', 'BV', 'GS', 'HM', 'TF' ] } )
		);
	} );

	it( 'say where the reader seems to be', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'Only visitors from selected countries' ) );
		expect( await screen.findByText( 'Visitors with your address come from: Austria.' ) ).toBeInTheDocument();
	} );

	it( 'warn where nothing tells countries apart', async () => {
		serve( countries( { header: '' } ) );
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'Only visitors from selected countries' ) );
		expect( await screen.findAllByText( /This site has no database of countries/ ) ).not.toEqual( [] );
	} );
} );
