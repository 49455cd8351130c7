import { beforeEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, isFuture } from '../../../src/shared/format/dates';
import { addonActive, addonState, can } from '../../../src/shared/lib/entitlements';
import { formatNumber } from '../../../src/shared/format/numbers';
import { pageUrl } from '../../../src/shared/lib/pages';
import { bootData, installBoot } from '../support/boot';

const { site } = bootData();

beforeEach( () => {
	installBoot();
} );

describe( 'Dates', () => {
	it.each( [
		[ 'America/New_York', 'Nov 12, 2026', 'Nov 12, 2026, 10:00\u00A0pm' ],
		[ 'Asia/Kathmandu', 'Nov 13, 2026', 'Nov 13, 2026, 8:45\u00A0am' ],
		[ '+05:45', 'Nov 13, 2026', 'Nov 13, 2026, 8:45\u00A0am' ],
		[ '-03:30', 'Nov 12, 2026', 'Nov 12, 2026, 11:30\u00A0pm' ],
		[ 'UTC', 'Nov 13, 2026', 'Nov 13, 2026, 3:00\u00A0am' ],
	] )( 'are written in the time zone %s of the site', ( timezone, day, moment ) => {
		installBoot( { site: { ...site, timezone } } );
		expect( formatDate( '2026-11-13T03:00:00Z' ) ).toBe( day );
		expect( formatDateTime( '2026-11-13T03:00:00Z' ) ).toBe( moment );
	} );

	it( 'follow the format of the site', () => {
		installBoot( { site: { ...site, date_format: 'd/m/Y', time_format: 'H:i' } } );
		expect( formatDateTime( '2026-11-13T03:00:00Z' ) ).toBe( '12/11/2026, 22:00' );
	} );

	it.each( [ 'Pacific/Kiritimati', 'Pacific/Pago_Pago' ] )( 'do not move a day without time, in %s', ( timezone ) => {
		installBoot( { site: { ...site, timezone } } );
		expect( formatDay( '2026-11-13' ) ).toBe( 'Nov 13, 2026' );
	} );

	it( 'know the future', () => {
		expect( [ null, '2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z' ].map( isFuture ) ).toEqual( [
			false,
			false,
			true,
		] );
	} );
} );

describe( 'Boot data', () => {
	it( 'say which addon may be used', () => {
		installBoot( {
			addons: {
				branding: { installed: true, active: true, type: 'licensed' },
				behavior: { installed: true, active: false, type: 'licensed' },
				targeting: { installed: false, active: false, type: 'licensed' },
			},
		} );
		expect( [ 'branding', 'behavior', 'targeting', 'unknown' ].map( addonState ) ).toEqual( [
			'active',
			'inactive',
			'missing',
			'missing',
		] );
		expect( [ 'branding', 'behavior' ].map( addonActive ) ).toEqual( [ true, false ] );
	} );

	it( 'say what the person may do', () => {
		installBoot( { capabilities: { edit: true, view: false, delete: false, manage: false, all: true } } );
		expect( [ can( 'edit' ), can( 'view' ) ] ).toEqual( [ true, false ] );
	} );

	it( 'address the other apps', () => {
		expect( pageUrl( 'results', '/survey/5/responses' ) ).toBe(
			'http://site.test/wp-admin/admin.php?page=userfeedback_results#/survey/5/responses'
		);
	} );

	it( 'say how numbers are written', () => {
		expect( formatNumber( 1248 ) ).toBe( '1,248' );
		installBoot( { site: { ...site, locale: 'de-DE' } } );
		expect( formatNumber( 1248.25, 1 ) ).toBe( '1.248,3' );
	} );
} );
