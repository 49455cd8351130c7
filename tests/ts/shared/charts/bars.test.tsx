import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { BarTable } from '../../../../src/shared/charts/bar-table';
import { NpsColumns, NpsScale, NpsStackedBar } from '../../../../src/shared/charts/nps-charts';
import { Stars } from '../../../../src/shared/charts/stars';
import { installBoot } from '../../support/boot';
import { NPS, share } from '../../admin-results/support/fixtures';

beforeEach( () => installBoot() );

const rows = ( count: number ) =>
	Array.from( { length: count }, ( _row, index ) => ( {
		key: String( index ),
		label: `Answer ${ index }`,
		share: share( index, 20 ),
	} ) );

describe( 'bars in a table', () => {
	it( 'says each share with its count and its interval', () => {
		render( <BarTable caption="Where?" head="Answer" rows={ rows( 3 ) } /> );
		const row = screen.getByRole( 'row', { name: /Answer 2/ } );
		expect( row ).toHaveTextContent( '10.0%, 95% interval 8.0% to 12.0%' );
		expect( within( row ).getByRole( 'rowheader' ) ).toHaveTextContent( 'Answer 2' );
		expect( screen.getByRole( 'table', { name: 'Where?' } ) ).toBeVisible();
	} );

	it( 'RES-25: draws on the axis from 0% to 100% in steps of 20', () => {
		const { container } = render( <BarTable caption="Where?" head="Answer" rows={ rows( 3 ) } /> );
		expect( [ ...container.querySelectorAll( '.uf-axis > span' ) ].map( ( tick ) => tick.textContent ) ).toEqual( [
			'0%',
			'20%',
			'40%',
			'60%',
			'80%',
			'100%',
		] );
		const fill = container.querySelectorAll< HTMLElement >( '.uf-bar__fill' )[ 2 ];
		expect( fill?.style.inlineSize ).toBe( '10%' );
	} );

	it( 'shows seven rows and the rest on request', async () => {
		render( <BarTable caption="Where?" head="Answer" rows={ rows( 10 ) } /> );
		expect( screen.getAllByRole( 'rowheader' ) ).toHaveLength( 7 );
		await userEvent.click( screen.getByRole( 'button', { name: 'Show all 10 answers' } ) );
		expect( screen.getAllByRole( 'rowheader' ) ).toHaveLength( 10 );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'says a dash instead of 0% without a base', () => {
		render(
			<BarTable caption="Where?" head="Answer" rows={ [ { key: 'a', label: 'A', share: share( 0, 0 ) } ] } />
		);
		expect( screen.getByRole( 'row', { name: /–/ } ) ).toHaveTextContent( 'A–0' );
	} );
} );

describe( 'NPS charts', () => {
	it( 'NPS-02: names the three groups with share and count', () => {
		render( <NpsStackedBar overview={ NPS } /> );
		const text = screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent );
		expect( text ).toEqual( [ 'Detractors18.3% 446', 'Passives23.6% 573', 'Promoters58.1% 1,412' ] );
	} );

	it( 'says the columns from 1 to 10 in words', () => {
		render( <NpsColumns overview={ { ...NPS, scores: [ 52, 0, 0, 0, 0, 0, 0, 0, 0, 914 ] } } /> );
		expect(
			screen.getByRole( 'img', {
				name: 'Answers for each score from 1 to 10: 1: 52, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 914',
			} )
		).toBeVisible();
	} );

	it( 'NPS-03: the scale runs from −100 to +100 and marks the score', () => {
		const { container } = render( <NpsScale overview={ NPS } /> );
		expect( [ ...container.querySelectorAll( 'bdi' ) ].map( ( tick ) => tick.textContent ) ).toEqual( [
			'−100',
			'−50',
			'0',
			'+50',
			'+100',
		] );
		expect( container.querySelector< HTMLElement >( '.uf-scale__mark' )?.style.insetInlineStart ).toBe( '70%' );
	} );
} );

describe( 'stars', () => {
	it( 'RES-28: says the value of 5 and fills whole stars', () => {
		const { container } = render( <Stars value={ 4.16 } /> );
		expect( screen.getByRole( 'img', { name: '4.2 of 5 stars' } ) ).toBeVisible();
		expect( container.querySelectorAll( '.is-empty' ) ).toHaveLength( 1 );
	} );
} );
