import { describe, expect, it } from 'vitest';
import { questionsThatWouldGo, trimmed } from '../../../src/domain/trim';
import type { FeatureKey, Survey, SurveySettings } from '../../../src/types';
import table from '../../fixtures/entitlements.json';
import fixture from '../../fixtures/trimming.json';
import { features } from '../support/boot';

type Trimmable = Pick< Survey, 'questions' | 'settings' | 'notifications' | 'publish_at' >;
type Site = ( typeof fixture.cases )[ number ][ 'site' ];

const PLANS = [ 'plus', 'pro', 'elite' ];

/** Features of a site, by the table that the server's test walks too. */
function featuresOf( { pro, plan, addons }: Site ) {
	const locked = table.features.filter(
		( { license, addon } ) =>
			! pro ||
			( license !== '' && PLANS.indexOf( plan ) < PLANS.indexOf( license ) ) ||
			( addon !== '' && ! ( addons as string[] ).includes( addon ) )
	);
	return features( Object.fromEntries( locked.map( ( { key } ) => [ key as FeatureKey, 'upgrade' ] ) ) );
}

/** A copy of an object with values at dotted paths. */
function changed< T >( whole: T, changes: Record< string, unknown > = {} ): T {
	const copy = structuredClone( whole );
	for ( const [ path, value ] of Object.entries( changes ) ) {
		const keys = path.split( '.' );
		const last = keys.pop() ?? '';
		const parent = keys.reduce(
			( part, key ) => part[ key ] as Record< string, unknown >,
			copy as Record< string, unknown >
		);
		parent[ last ] = structuredClone( value );
	}
	return copy;
}

const context = ( stored: unknown ) => ( {
	defaults: fixture.defaults as unknown as SurveySettings,
	...( stored ? { stored: stored as Pick< Survey, 'settings' | 'publish_at' > } : {} ),
} );

describe( 'the cases that PHP runs as well', () => {
	it.each( fixture.cases )( '$name', ( one ) => {
		const given = changed( fixture.survey, one.given ) as unknown as Trimmable;
		const before = structuredClone( given );
		const result = trimmed( given, featuresOf( one.site ), context( one.stored ?? fixture.stored ) );
		expect( result ).toEqual( changed( given, one.expected ) );
		expect( questionsThatWouldGo( given.questions, featuresOf( one.site ) ).map( ( { id } ) => id ) ).toEqual(
			one.gone
		);
		expect( given, 'the survey on screen stays as it is' ).toEqual( before );
	} );
} );

describe( 'in the builder', () => {
	const lite = featuresOf( { pro: false, plan: '', addons: [] } );
	const survey = fixture.survey as unknown as Trimmable;

	it( 'leaves to the server what it alone can compare', () => {
		const { settings, publish_at: publishAt } = trimmed( survey, lite, context( undefined ) );
		expect( settings.geo_targeting ).toEqual( survey.settings.geo_targeting );
		expect( settings.thank_you.type ).toBe( 'conditional_redirect' );
		expect( publishAt ).toBe( survey.publish_at );
		expect( settings.theming ).toEqual( fixture.defaults.theming );
	} );

	it( 'keeps the names of hidden fields as they are stored', () => {
		const given = { ...survey, settings: { ...survey.settings, hidden_fields: { names: [ 'new' ] } } };
		const names = ( stored: object ) =>
			trimmed(
				given,
				lite,
				context( { ...fixture.stored, settings: { ...fixture.stored.settings, ...stored } } )
			).settings.hidden_fields;
		expect( names( { hidden_fields: { names: [ 'plan' ] } } ) ).toEqual( { names: [ 'plan' ] } );
		expect( names( {} ) ).toBeNull();
	} );

	it( 'changes nothing the second time', () => {
		const once = trimmed( survey, lite, context( fixture.stored ) );
		expect( trimmed( once, lite, context( fixture.stored ) ) ).toEqual( once );
	} );

	it( 'names nothing that stays', () => {
		const questions = survey.questions.filter( ( { type } ) => type !== 'nps' && type !== 'star-rating' );
		expect( questionsThatWouldGo( questions, lite ) ).toEqual( [] );
	} );
} );
