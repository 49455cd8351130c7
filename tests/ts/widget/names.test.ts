import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { payloadOf, question, visitorSurvey } from '../support/visitor';

const { PRIVATE } = createRequire( import.meta.url )( '../../../tools/webpack.widget.js' ) as { PRIVATE: RegExp };

const namesIn = ( value: unknown ): string[] =>
	value instanceof Object
		? [ ...( Array.isArray( value ) ? [] : Object.keys( value ) ), ...Object.values( value ).flatMap( namesIn ) ]
		: [];

describe( 'names that the build shortens', () => {
	it( 'are none that a page or a visitor sends', () => {
		const payload = payloadOf( { ...visitorSurvey(), questions: [ question( 'a', 'icon-choice' ) ] } );
		const submission = {
			client_id: '',
			answers: [ { question_id: '', value: null, extra: { comments: '', name: '' } } ],
			page_submitted: { id: 0, link: '', title: '' },
			nonce: '',
		};
		const names = namesIn( [
			payload,
			submission,
			{ clientId: '', drafts: {}, url: '', body: {}, at: 0, due: 0, floor: 0, tries: 0 },
		] );
		expect( names ).toContain( 'progress' );
		expect( names.filter( ( name ) => PRIVATE.test( name ) ) ).toEqual( [] );
	} );
} );
