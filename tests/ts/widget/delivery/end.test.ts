import { describe, expect, it, vi } from 'vitest';
import { KIT } from '../../../../src/widget/survey/kit';
import type { BuiltPart } from '../../../../src/widget/survey/part';
import type { Finished } from '../../../../src/widget/delivery/finished';
import { payloadOf, visitorSurvey } from '../../support/visitor';

/** A part that leads to another page, whatever was answered. */
const leading: BuiltPart = {
	default: ( _types, _type, _part, _kit, end ) => {
		end.of = ( finished ) => ( {
			...finished,
			survey: { ...finished.survey, thank_you: { type: 'redirect', redirect_url: 'https://shop.example/end/' } },
		} );
		return '';
	},
};
vi.mock( '../../../../src/widget/import-delivery', () => ( { importFile: () => Promise.resolve( leading ) } ) );

const copy = () => {
	vi.resetModules();
	return import( '../../../../src/widget/delivery/delivery' );
};

const given = ( payload: Finished[ 'payload' ] ): Finished => {
	const survey = visitorSurvey();
	const { nonces } = survey;
	return { payload, survey, questions: [], answers: [], clientId: 'c', nonces, link: '/', at: 0 };
};

describe( 'the end of a survey', () => {
	it( 'is what its parts made of it, also where a second try brings another copy of delivery', async () => {
		const survey = visitorSurvey();
		const payload = payloadOf( survey );
		const parts = { paths: { url: '/paths.js', missing: '' } };
		await ( await copy() ).addParts( { parts }, {}, KIT, payload );
		expect( await ( await copy() ).finish( given( payload ) ) ).toBe( 'https://shop.example/end/' );
	} );

	it( 'is that of each survey of a page', async () => {
		const survey = visitorSurvey();
		const one = payloadOf( survey );
		const delivery = await copy();
		await delivery.addParts( { parts: { paths: { url: '/paths.js', missing: '' } } }, {}, KIT, one );
		expect( await delivery.finish( given( payloadOf( survey ) ) ) ).toBe( '' );
	} );
} );
