import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FrequentWords, Share } from '../../../src/types';
import { features, installBoot } from '../support/boot';
import { setInView } from '../support/in-view';
import { api, queriesOf, server } from '../support/server';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { results, textQuestion } from './support/fixtures';
import reply from '../../fixtures/replies/get-surveys-id-questions-question_id-words.json';

setUpResultsApp();

const share = ( count: number, base = 40 ): Share => ( {
	percent: ( 100 * count ) / base,
	low: 1,
	high: 60,
	count,
	base,
} );

function words( changes: Partial< FrequentWords > = {} ): FrequentWords {
	return {
		...( reply as FrequentWords ),
		texts: 40,
		words: [
			{ text: 'checkout', share: share( 12 ) },
			{ text: 'slow', share: share( 9 ) },
		],
		pairs: [ { text: 'slow checkout', share: share( 5 ) } ],
		...changes,
	};
}

function serve( changes: Partial< FrequentWords > = {} ) {
	server.use(
		http.get( api( 'surveys/:id/results' ), () =>
			HttpResponse.json( results( { question_stats: [ textQuestion() ] } ) )
		),
		http.get( api( 'surveys/:id/questions/:question/words' ), () => HttpResponse.json( words( changes ) ) )
	);
}

beforeEach( () => {
	setInView( true );
	serve();
} );

const part = () => screen.findByRole( 'region', { name: /^Most frequent words/ } );

describe( 'most frequent words', () => {
	it( 'stand below the answers in words, with their numbers of answers', async () => {
		openResults( '/survey/12' );
		const table = await within( await part() ).findByRole( 'table', { name: 'Most frequent words' } );
		expect( within( table ).getByRole( 'row', { name: /checkout/ } ) ).toHaveTextContent( /30\.0%.*12$/ );
		expect( within( await part() ).getByRole( 'table', { name: 'Most frequent pairs of words' } ) ).toBeVisible();
		expect( await part() ).toHaveTextContent(
			'Share of the 40 written answers that contain the word. Words like “and” are left out in this language: English.'
		);
	} );

	it( 'are filters: each adds to the words before', async () => {
		const { user } = openResults( '/survey/12?filter%5Bdevice%5D=mobile' );
		const id = textQuestion().id;
		await user.click( await within( await part() ).findByRole( 'button', { name: 'slow' } ) );
		await waitFor( () => expect( currentQuery().get( `filter[answers][${ id }][contains]` ) ).toBe( 'slow' ) );
		await user.click( await within( await part() ).findByRole( 'button', { name: 'slow checkout' } ) );
		await waitFor( () =>
			expect( currentQuery().get( `filter[answers][${ id }][contains]` ) ).toBe( 'slow checkout' )
		);
		expect( currentQuery().get( 'filter[device]' ) ).toBe( 'mobile' );
		const asked = queriesOf( `surveys/12/questions/${ id }/words` );
		expect( asked[ 0 ]?.get( 'filter[device]' ) ).toBe( 'mobile' );
		expect( asked.at( -1 )?.get( `filter[answers][${ id }][contains]` ) ).toBe( 'slow checkout' );
	} );

	it( 'tell what is not counted', async () => {
		serve( { left_out: true, words: [], pairs: [], newest_only: true } );
		openResults( '/survey/12' );
		expect( await part() ).toHaveTextContent( /Share of the newest 40 written answers/ );
		expect( await part() ).toHaveTextContent( /Chinese, Japanese and Thai, are not counted/ );
	} );

	it( 'are not there while none repeats', async () => {
		serve( { words: [], pairs: [] } );
		openResults( '/survey/12' );
		await waitFor( () =>
			expect( queriesOf( `surveys/12/questions/${ textQuestion().id }/words` ) ).toHaveLength( 1 )
		);
		expect( screen.queryByRole( 'region', { name: /^Most frequent words/ } ) ).toBeNull();
	} );

	it( 'say where they cannot be read, and try again', async () => {
		server.use(
			http.get( api( 'surveys/:id/questions/:question/words' ), () =>
				HttpResponse.json( { code: 'x', message: 'No.' }, { status: 500 } )
			)
		);
		const { user } = openResults( '/survey/12' );
		expect( await part() ).toHaveTextContent( 'The words could not be counted.' );
		serve();
		await user.click( within( await part() ).getByRole( 'button', { name: /Try again|Retry/ } ) );
		expect( await within( await part() ).findByRole( 'button', { name: 'checkout' } ) ).toBeVisible();
	} );

	it( 'are not asked for where filters are locked', async () => {
		installBoot( { app: 'results', features: features( { filters: 'upgrade' } ) } );
		openResults( '/survey/12' );
		await screen.findByRole( 'heading', { name: /What could we do better/ } );
		expect( queriesOf( `surveys/12/questions/${ textQuestion().id }/words` ) ).toHaveLength( 0 );
	} );
} );
