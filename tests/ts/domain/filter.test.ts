import { describe, expect, it } from 'vitest';
import { filterEntries, isEmptyFilter, readFilter, type Filter } from '../../../src/domain/filter';
import fixture from '../../fixtures/filters.json';

const read = ( query: string ) => readFilter( new URLSearchParams( query ), fixture.questions );

/** As people read it: names as they are, values as addresses have them. */
const written = ( filter: Filter ) =>
	filterEntries( filter )
		.map( ( [ name, value ] ) => `${ name }=${ value.replaceAll( ' ', '+' ) }` )
		.join( '&' );

describe( 'filter', () => {
	it.each( fixture.cases )( 'reads $name', ( { query, filter } ) => {
		expect( read( query ) ).toEqual( { filter, problems: [] } );
		expect( JSON.stringify( read( query ).filter ) ).toBe( JSON.stringify( filter ) );
	} );

	it.each( fixture.cases )( 'writes $name', ( { query, filter, canonical } ) => {
		expect( written( read( query ).filter ) ).toBe( canonical );
		expect( read( canonical ).filter ).toEqual( filter );
		expect( isEmptyFilter( read( query ).filter ) ).toBe( canonical === '' );
	} );

	it.each( fixture.errors )( 'leaves out $query', ( { query, field } ) => {
		expect( read( query ) ).toEqual( { filter: {}, problems: [ field ] } );
	} );

	it( 'keeps the rest of an old link', () => {
		expect( read( 'filter[answers][gone][any]=a&filter[device]=mobile' ) ).toEqual( {
			filter: { device: [ 'mobile' ] },
			problems: [ 'filter[answers][gone]' ],
		} );
	} );

	it( 'leaves other parameters and the status alone', () => {
		expect( read( 'from=2026-01-01&filter[status]=trash' ) ).toEqual( { filter: {}, problems: [] } );
	} );

	it( 'keeps limits', () => {
		const many = Array.from( { length: 51 }, ( _, at ) => at ).join( ',' );
		expect( read( `filter[os]=${ many }` ).problems ).toEqual( [ 'filter[os]' ] );
		expect( read( `filter[page][is][]=${ 'a'.repeat( 2001 ) }` ).problems ).toEqual( [ 'filter[page][is]' ] );
	} );
} );
