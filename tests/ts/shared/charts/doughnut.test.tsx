import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Doughnut } from '../../../../src/shared/charts/doughnut';
import { installBoot } from '../../support/boot';
import { renderUi } from '../../support/render';

const ROUND = 2 * Math.PI * 49;

beforeEach( () => installBoot() );

describe( 'Doughnut', () => {
	it( 'says in a table what it draws, and leaves no gap in a whole of one part', () => {
		const { container } = renderUi(
			<Doughnut
				title="People by device"
				kind="Device"
				parts={ [
					{ key: 'd', name: 'Desktop', count: 300 },
					{ key: 't', name: 'Tablet', count: 0 },
					{ key: 'm', name: 'Mobile', count: 100 },
				] }
			/>
		);
		const table = within( screen.getByRole( 'table', { name: 'People by device' } ) );
		expect( table.getByRole( 'row', { name: 'Desktop 300 75.0%' } ) ).toBeVisible();
		expect( table.getByRole( 'row', { name: 'Tablet 0 0.0%' } ) ).toBeVisible();
		expect( table.getByRole( 'row', { name: 'Mobile 100 25.0%' } ) ).toBeVisible();
		const arcs = [ ...container.querySelectorAll( 'circle' ) ];
		expect( arcs.map( ( arc ) => parseFloat( arc.getAttribute( 'stroke-dasharray' ) ?? '' ) ) ).toEqual( [
			0.75 * ROUND - 2,
			0.25 * ROUND - 2,
		] );
		expect( arcs.map( ( arc ) => Number( arc.getAttribute( 'stroke-dashoffset' ) ) ) ).toEqual( [
			0,
			-0.75 * ROUND,
		] );
	} );

	it( 'draws nothing of nobody, and a full ring of one', () => {
		const nobody = renderUi(
			<Doughnut title="x" kind="x" parts={ [ { key: 'd', name: 'Desktop', count: 0 } ] } />
		);
		expect( nobody.container.querySelector( 'svg' ) ).toBeNull();
		const one = renderUi( <Doughnut title="x" kind="x" parts={ [ { key: 'd', name: 'Desktop', count: 5 } ] } /> );
		expect( one.container.querySelector( 'circle' )?.getAttribute( 'stroke-dasharray' ) ).toBe(
			`${ ROUND } ${ ROUND }`
		);
	} );
} );
