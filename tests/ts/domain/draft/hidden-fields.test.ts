import { describe, expect, it } from 'vitest';
import { factOf, fieldOf, nameProblem } from '../../../../src/domain/draft/hidden-fields';

describe( 'hidden fields', () => {
	it.each( [ 'plan', 'utm_source', 'order-id', 'a1', 'a'.repeat( 32 ) ] )( 'may be called %s', ( name ) => {
		expect( nameProblem( name, [] ) ).toBeNull();
	} );

	it.each( [ '', 'Plan', '1plan', '_plan', 'my plan', 'plän', 'a'.repeat( 33 ) ] )(
		'may not be called %s',
		( name ) => {
			expect( nameProblem( name, [] ) ).toBe( 'form' );
		}
	);

	it( 'have one name each', () => {
		expect( nameProblem( 'plan', [ 'plan' ] ) ).toBe( 'twice' );
	} );

	it( 'are asked for under a name of their own', () => {
		expect( fieldOf( factOf( 'plan' ) ) ).toBe( 'plan' );
		expect( fieldOf( '@device' ) ).toBe( '' );
		expect( fieldOf( 'plan' ) ).toBe( '' );
	} );
} );
