import { describe, expect, it } from 'vitest';
import type { Answer, WidgetThankYou } from '../../../../src/types';
import { passOn } from '../../../../src/widget/survey/intro/pass-on';

const PAGE = 'https://shop.example/cart/';
const THANKS: WidgetThankYou = {
	type: 'redirect',
	message: '',
	redirect_url: 'https://shop.example/next/?from=survey#top',
	conditions: [ { question: 'a', condition_type: '=', condition: '1', redirect_url: '/bye/' } ],
};
const answers = [
	{ question_id: 'a', value: 9 },
	{ question_id: 'b', value: [ 'Cake & tea', 'Coffee' ] },
	{ question_id: 'c', value: null },
	{ question_id: 'd', value: 'x'.repeat( 300 ) },
] as Answer[];
const all = [ 'a', 'b', 'c', 'e' ].map( ( question ) => ( { question, name: `q_${ question }` } ) );

describe( 'answers in the address of a redirect', () => {
	it( 'stand beside what the address has, encoded; those that nobody gave are left out', () => {
		expect( passOn( THANKS, all, answers, PAGE ).redirect_url ).toBe(
			'https://shop.example/next/?from=survey&q_a=9&q_b=Cake+%26+tea%2CCoffee#top'
		);
	} );

	it( 'go along with conditional redirects, also on this site', () => {
		expect( passOn( THANKS, all, answers, PAGE ).conditions?.[ 0 ]?.redirect_url ).toBe(
			'https://shop.example/bye/?q_a=9&q_b=Cake+%26+tea%2CCoffee'
		);
	} );

	it( 'have at most 200 characters', () => {
		const url = new URL( String( passOn( THANKS, [ { question: 'd', name: 'd' } ], answers, PAGE ).redirect_url ) );
		expect( url.searchParams.get( 'd' ) ).toHaveLength( 200 );
	} );

	it( 'need a redirect', () => {
		expect( passOn( { ...THANKS, redirect_url: '' }, all, answers, PAGE ).redirect_url ).toBe( '' );
	} );
} );
