import { beforeAll, describe, expect, it } from 'vitest';
import { wrongAddresses } from '../../../../src/domain/draft/emails';
import {
	addRule,
	changeRuleType,
	emptyRule,
	faultOf,
	isUrl,
	joinOf,
	removeRule,
	knowRules,
	shownRules,
} from '../../../../src/domain/draft/page-rules';
import { isPublishable, problemsOf } from '../../../../src/domain/draft/problems';
import { isScheduleComplete, saveLabel, setScheduled, setStatus } from '../../../../src/domain/draft/publishing';
import { chooseThanks } from '../../../../src/domain/draft/thank-you';
import { toPayload } from '../../../../src/domain/draft/draft';
import type { Draft } from '../../../../src/domain/draft/draft';
import type { PageRule, PageRuleEntry } from '../../../../src/types';
import menus from '../../../fixtures/menus.json';
import { CLOCK, RECORD, choice, draft, question } from './samples';

function change( one: Draft, apply: ( copy: Draft ) => void ): Draft {
	const copy = structuredClone( one );
	apply( copy );
	return copy;
}

// As the page hands them over; BuilderMenusTest says that these are the server's.
beforeAll( () => knowRules( menus.page_rules as PageRuleEntry[] ) );

describe( 'step gating', () => {
	const good = draft( [ question( 'q1' ) ] );

	it( 'BLD-19: setup needs a template', () => {
		expect( problemsOf( draft( [], { template: '' } ), 'setup' ) ).toEqual( [
			{ step: 'setup', kind: 'template' },
		] );
		expect( problemsOf( draft( [], { template: 'blank' } ), 'setup' ) ).toEqual( [] );
	} );

	it( 'BLD-20: questions need at least one, and every title', () => {
		expect( problemsOf( draft(), 'questions' ) ).toEqual( [ { step: 'questions', kind: 'none' } ] );
		expect( problemsOf( good, 'questions' ) ).toEqual( [] );
		expect(
			problemsOf( draft( [ question( 'a' ), question( 'b', 'text', { title: '  ' } ) ] ), 'questions' )
		).toEqual( [
			{ step: 'questions', kind: 'question', id: 'b', number: 2, faults: { title: true, options: false } },
		] );
	} );

	it( 'BLD-21: and the option rules', () => {
		expect( problemsOf( draft( [ choice( 'a', [ 'x' ] ) ] ), 'questions' )[ 0 ] ).toMatchObject( {
			faults: { title: false, options: true },
		} );
	} );

	it( 'BLD-22: a thank-you message must not be empty', () => {
		const empty = change( good, ( { settings } ) => ( settings.thank_you.message = ' ' ) );
		expect( problemsOf( empty, 'questions' ) ).toEqual( [ { step: 'questions', kind: 'message' } ] );
	} );

	it( 'BLD-23: a redirect needs its target, and then no message', () => {
		const redirect = change( good, ( { settings } ) => {
			settings.thank_you.type = 'redirect';
			settings.thank_you.message = '';
		} );
		expect( problemsOf( redirect, 'questions' ) ).toEqual( [ { step: 'questions', kind: 'redirect' } ] );
		const chosen = change(
			redirect,
			( { settings } ) => ( settings.thank_you.redirect_to = { id: 3, label: 'Home' } )
		);
		expect( problemsOf( chosen, 'questions' ) ).toEqual( [] );
	} );

	it( 'A45: an incomplete conditional redirect blocks nothing', () => {
		const open = change( good, ( { settings } ) => {
			settings.thank_you = chooseThanks( settings.thank_you, 'conditional_redirect' );
		} );
		expect( open.settings.thank_you.conditions ).toHaveLength( 1 );
		expect( problemsOf( open, 'questions' ) ).toEqual( [] );
	} );

	it( 'QST-51: choosing conditional redirect adds one blank row, and only one', () => {
		const { thank_you: thanks } = good.settings;
		const once = chooseThanks( thanks, 'conditional_redirect' );
		expect( once.conditions ).toEqual( [ { question: '', condition_type: '=', condition: '', page: null } ] );
		expect( chooseThanks( chooseThanks( once, 'message' ), 'conditional_redirect' ).conditions ).toHaveLength( 1 );
	} );

	it( 'BLD-24: page rules need data, unless all pages are meant', () => {
		const ruled = ( pages: 'all' | 'select', rules: PageRule[] ) =>
			change( good, ( { settings } ) => {
				settings.targeting.pages = pages;
				settings.targeting.page_rules = rules;
			} );
		expect( problemsOf( ruled( 'all', [ emptyRule( 'referrer' ) ] ), 'settings' ) ).toEqual( [] );
		expect( problemsOf( ruled( 'select', [] ), 'settings' ) ).toEqual( [
			{ step: 'settings', kind: 'rule', number: 1, fault: 'empty' },
		] );
		expect(
			problemsOf(
				ruled( 'select', [
					{ logic: 'cookie_exist', operator: '&&', data: 'x' },
					{ logic: 'referrer', operator: '&&', data: 'maps' },
					{ logic: 'post_type_is', operator: '&&', data: null },
				] ),
				'settings'
			)
		).toEqual( [
			{ step: 'settings', kind: 'rule', number: 2, fault: 'url' },
			{ step: 'settings', kind: 'rule', number: 3, fault: 'choice' },
		] );
	} );

	it.each( [
		[ true, '', true ],
		[ true, ' , ', true ],
		[ true, 'a@b.example', true ],
		[ true, 'a@b.example, c@d.example', true ],
		[ true, 'a@b.example, nobody', false ],
		[ true, 'a@b.example,'.repeat( 20 ), true ],
		[ true, 'a@b.example,'.repeat( 21 ), false ],
		[ false, 'nobody', true ],
	] )( 'BLD-25, NOTIF-03: active %s with %j may continue: %s', ( active, addresses, expected ) => {
		const one = change( good, ( { notifications } ) => {
			notifications.email.active = active;
			notifications.email.addresses = addresses;
		} );
		expect( problemsOf( one, 'notifications' ).length === 0 ).toBe( expected );
	} );

	it( 'names the wrong addresses', () => {
		expect( wrongAddresses( 'a@b.example, x, y@z, <script>@e.example' ) ).toEqual( [
			'x',
			'y@z',
			'<script>@e.example',
		] );
	} );

	it( 'SAVE-03: what may be published', () => {
		expect( isPublishable( good ) ).toBe( true );
		expect( isPublishable( draft() ) ).toBe( false );
		expect( isPublishable( draft( [ choice( 'a', [] ) ] ) ) ).toBe( false );
		const ended = change( good, ( { settings } ) => {
			settings.thank_you.endings = [ { id: 'e1', title: 'Bye', text: '' } ];
		} );
		expect( isPublishable( ended ) ).toBe( false );
		const led = change( ended, ( { questions } ) => {
			questions[ 0 ]!.logic.jumps = [ { to: '@e1', match: 'always', conditions: [] } ];
		} );
		expect( isPublishable( led ) ).toBe( true );
	} );
} );

describe( 'page rules', () => {
	it( 'TGT-07 to TGT-17: there are 21 types', () => {
		expect( new Set( menus.page_rules.map( ( { key } ) => key ) ).size ).toBe( 21 );
	} );

	it( 'TGT-03: an open list has one rule', () => {
		expect( shownRules( [] ) ).toHaveLength( 1 );
	} );

	it( 'TGT-04: the second rule decides between and and or', () => {
		const one = shownRules( [] );
		expect( joinOf( one ) ).toBeNull();
		const anded = addRule( one, '&&' );
		expect( joinOf( anded ) ).toBe( '&&' );
		expect( addRule( anded, '||' ) ).toBe( anded );
		expect( addRule( anded, '&&' ) ).toHaveLength( 3 );
		expect( joinOf( addRule( [], '||' ) ) ).toBe( '||' );
	} );

	it( 'TGT-05: the first rule cannot be removed', () => {
		const two = addRule( [], '||' );
		expect( removeRule( two, 0 ) ).toBe( two );
		expect( removeRule( two, 1 ) ).toHaveLength( 1 );
	} );

	it( 'TGT-06: changing the type clears the data', () => {
		const rules: PageRule[] = [ { logic: 'page_url_is', operator: '&&', data: 'https://a.example' } ];
		expect( changeRuleType( rules, 0, 'referrer' )[ 0 ]?.data ).toBe( '' );
		expect( changeRuleType( rules, 0, 'post_type_is' )[ 0 ]?.data ).toBeNull();
		expect( changeRuleType( rules, 0, 'page_url_is' )[ 0 ]?.data ).toBe( 'https://a.example' );
	} );

	it.each( [
		[ 'https://example.com/', true ],
		[ 'http://localhost:8080/a?b=c#d', true ],
		[ 'android-app://com.google.android.gm/', true ],
		[ 'localhost:8080/a', false ],
		[ 'mailto:ann@example.com', false ],
		[ 'maps', false ],
		[ '/path', false ],
		[ 'javascript:alert(1)', false ],
		[ '', false ],
	] )( 'TGT-22: %j is a URL: %s', ( text, expected ) => {
		expect( isUrl( text ) ).toBe( expected );
	} );

	it.each( [
		[ 'referrer', 'x', 'url' ],
		[ 'page_url_is', 'https://a.example', null ],
		[ 'page_url_is_not', '', 'url' ],
		[ 'page_url_contains', ' ', 'empty' ],
		[ 'query_parameter_contains', 'utm', null ],
		[ 'cookie_exist', '', 'empty' ],
		[ 'query_parameter_regex', '(', 'pattern' ],
		[ 'query_parameter_regex', 'a+', null ],
		[ 'query_parameter_regex', 'a'.repeat( 201 ), 'pattern' ],
		[ 'user_role', null, 'choice' ],
		[ 'user_role', { id: 'editor', label: 'Editor' }, null ],
		[ 'page_or_post_is', null, 'choice' ],
	] as const )( 'TGT-18 to TGT-20: %s with %j: %s', ( logic, data, fault ) => {
		expect( faultOf( { logic, operator: '&&', data } ) ).toBe( fault );
	} );
} );

describe( 'publishing', () => {
	it( 'PUB-10: scheduling a draft makes it published', () => {
		expect( setScheduled( draft( [], { status: 'draft' } ), true ) ).toMatchObject( {
			status: 'publish',
			schedule: { enabled: true },
		} );
	} );

	it( 'PUB-11: a draft has no schedule', () => {
		expect( setStatus( setScheduled( draft(), true ), 'draft' ).schedule.enabled ).toBe( false );
	} );

	it( 'PUB-05 to PUB-07: the button follows', () => {
		expect( saveLabel( draft(), CLOCK ) ).toBe( 'publish' );
		expect( saveLabel( setScheduled( draft(), true ), CLOCK ) ).toBe( 'schedule' );
		expect( saveLabel( setStatus( draft(), 'draft' ), CLOCK ) ).toBe( 'draft' );
		const slip = draft( [], { schedule: { enabled: true, date: '20262-12-31', time: '09:00' } } );
		expect( saveLabel( slip, CLOCK ) ).toBe( 'schedule' );
		expect( toPayload( slip, RECORD, 'final', CLOCK ).publish_at ).toBeNull();
		const planned = { ...RECORD, publish_at: '2999-01-01T00:00:00Z' };
		expect( toPayload( slip, planned, 'interim', CLOCK ).publish_at ).toBe( '2999-01-01T00:00:00Z' );
	} );

	it.each( [
		[ '', '', false ],
		[ '2026-12-01', '', false ],
		[ '', '09:00', false ],
		[ '2026-12-01', '09:00', true ],
		// Browsers let a year of more digits through.
		[ '20262-12-31', '09:00', false ],
	] )( 'PUB-13: date %j and time %j are complete: %s', ( date, time, expected ) => {
		expect( isScheduleComplete( draft( [], { schedule: { enabled: true, date, time } } ) ) ).toBe( expected );
	} );
} );
