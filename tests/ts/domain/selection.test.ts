import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import selectionCases from '../../fixtures/selection.json';
import ruleCases from '../../fixtures/visitor-rules.json';
import { deviceOf } from '../../../src/domain/device';
import { rulesAllow } from '../../../src/domain/page-rules';
import type { BrowserFacts } from '../../../src/domain/page-rules';
import { readSurveyCookie, reasonAgainst, select } from '../../../src/domain/selection';
import type { Visitor } from '../../../src/domain/selection';
import type { PageRule, WidgetSurvey } from '../../../src/types';
import { visitorSurvey } from '../support/visitor';

const visitor = ( more: Partial< Visitor > = {} ): Visitor => ( {
	url: 'https://shop.example/beans/',
	referrer: '',
	cookie: () => undefined,
	device: 'desktop',
	now: Date.parse( '2026-11-21T12:00:00Z' ),
	utcOffset: 0,
	missing: {},
	allows: rulesAllow,
	...more,
} );

describe( 'reasons against a survey, in their order', () => {
	it.each( selectionCases )( '$name', ( { survey, visitor: facts, missing, reason } ) => {
		const { behavior, ...rest } = survey as Partial< WidgetSurvey >;
		const { cookie, ...known } = facts as { cookie?: string };
		const one = visitorSurvey( { survey: rest, ...( behavior && { behavior } ) } );
		const someone = visitor( {
			...known,
			cookie: ( name ) => ( name === one.cookie_name ? cookie : undefined ),
			missing,
		} );
		expect( reasonAgainst( one, someone ) ).toBe( reason );
	} );
} );

describe( 'page rules about the visitor', () => {
	it.each( ruleCases )( '$name', ( { rules, facts, allowed } ) => {
		const { cookies, ...known } = facts as { cookies: Record< string, string > } & Omit< BrowserFacts, 'cookie' >;
		expect( rulesAllow( rules as PageRule[], { ...known, cookie: ( name ) => cookies[ name ] } ) ).toBe( allowed );
	} );

	it( 'survives whatever an owner writes', () => {
		const logics = [ ...new Set( ruleCases.flatMap( ( { rules } ) => rules.map( ( { logic } ) => logic ) ) ) ];
		fc.assert(
			fc.property( fc.constantFrom( ...logics ), fc.string(), ( logic, data ) => {
				const facts = { url: 'https://shop.example/?a=b', referrer: data, cookie: () => undefined };
				expect( typeof rulesAllow( [ { logic, operator: '&&', data } ], facts ) ).toBe( 'boolean' );
			} )
		);
	} );
} );

describe( 'selection', () => {
	const hidden = ( id: number ) => visitorSurvey( { survey: { id, devices: [] } } );
	const shown = ( id: number ) => visitorSurvey( { survey: { id } } );

	it( 'takes the first that passes and records why others do not (SEL-01, SEL-09)', () => {
		const reasons = {};
		const survey = select( [ hidden( 3 ), hidden( 2 ), shown( 1 ), shown( 4 ) ], visitor(), reasons );
		expect( survey?.id ).toBe( 1 );
		const reason = "Current device 'desktop' not on Survey devices list.";
		expect( reasons ).toEqual( { 3: reason, 2: reason } );
	} );

	it( 'takes none when none passes', () => {
		expect( select( [ hidden( 3 ) ], visitor(), {} ) ).toBeUndefined();
		expect( select( [], visitor(), {} ) ).toBeUndefined();
	} );

	it( 'reads any cookie without throwing (SEL-12)', () => {
		fc.assert(
			fc.property( fc.oneof( fc.string(), fc.json(), fc.constant( undefined ) ), ( text ) => {
				const value = readSurveyCookie( text );
				expect( value === null || typeof value === 'object' ).toBe( true );
			} )
		);
	} );
} );

describe( 'device class (SEL-13)', () => {
	it.each( [
		[
			'desktop',
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
			10,
		],
		[
			'desktop',
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
			0,
		],
		[
			'tablet',
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
			5,
		],
		[
			'tablet',
			'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
			5,
		],
		[
			'tablet',
			'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
			5,
		],
		[
			'tablet',
			'Mozilla/5.0 (Linux; Android 9; KFMUWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/126.3 like Chrome/126.0 Safari/537.36',
			5,
		],
		[
			'mobile',
			'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
			5,
		],
		[
			'mobile',
			'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
			5,
		],
		[ 'mobile', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 5 ],
		[ 'tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0', 5 ],
		[ 'desktop', '', 0 ],
	] as const )( '%s: %s (%d)', ( device, userAgent, maxTouchPoints ) => {
		expect( deviceOf( { userAgent, maxTouchPoints } ) ).toBe( device );
	} );
} );
