import { randomInt, randomUUID } from 'node:crypto';
import type { ResponseListResult, SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';
import { postFrom } from './support/post';

const QUESTION = nineTypes( '' ).questions[ 0 ];

test.beforeEach( () => site.empty() );

test( 'a page that a cache kept for 40 days still shows and submits its survey (T-CACHE)', async ( {
	admin,
	newVisitor,
	rest,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Cached' ), questions: [ QUESTION ] } ) )
		.body as SavedSurvey;
	const html = await ( await admin.request.get( `${ site.url }/`, { headers: { cookie: '' } } ) ).text();
	// Tokens of that day are no longer right ones.
	const kept = html.replace( /("nonces":\{)[^}]*\}/, '$1"impression":"stale000","submission":"stale000"}' );
	expect( kept ).toContain( 'stale000' );

	const visitor = await newVisitor();
	const headers: Record< string, string >[] = [];
	await visitor.route( `${ site.url }/`, ( route ) =>
		route.fulfill( { body: kept, contentType: 'text/html; charset=utf-8' } )
	);
	visitor.on( 'request', ( request ) => {
		if ( request.url().includes( 'userfeedback/v1' ) ) {
			headers.push( request.headers() );
		}
	} );
	await visitor.goto( '/' );
	await visitor.getByText( 'A friend', { exact: true } ).click();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	await expect
		.poll(
			async () =>
				( ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult )
					.pagination.total
		)
		.toBe( 1 );
	expect( headers.length ).toBeGreaterThan( 0 );
	expect( headers.filter( ( header ) => 'x-wp-nonce' in header ) ).toEqual( [] );
} );

test( 'one file draws a survey, and delivery comes after it', async ( { admin, newVisitor, rest } ) => {
	const survey = nineTypes( 'Files' );
	await rest( admin, 'POST', 'surveys', {
		...survey,
		questions: survey.questions.filter( ( { type } ) => type === 'email' ),
	} );
	const visitor = await newVisitor();
	const asked: string[] = [];
	visitor.on( 'request', ( request ) =>
		asked.push( ...( /\/build\/widget\/(\w+)\.js/.exec( request.url() )?.slice( 1 ) ?? [] ) )
	);
	await visitor.goto( '/' );
	await expect( visitor.getByLabel( 'E-mail address' ) ).toBeVisible();
	await expect.poll( () => asked ).toEqual( [ 'widget', 'delivery' ] );
} );

test( 'two tabs take one response: the second one goes (T-TAB)', async ( { admin, newVisitor, rest } ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Tabs' ), questions: [ QUESTION ] } ) )
		.body as SavedSurvey;
	const first = await newVisitor();
	await first.goto( '/' );
	await expect( first.getByText( 'A friend', { exact: true } ) ).toBeVisible();
	const second = await first.context().newPage();
	await second.goto( '/' );
	await expect( second.getByText( 'A friend', { exact: true } ) ).toBeVisible();
	// The code that watches for other tabs comes with delivery.
	await second.waitForTimeout( 1000 );
	await first.getByText( 'A friend', { exact: true } ).click();
	await expect( first.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	await expect( second.locator( '.userfeedback-survey' ) ).toHaveCount( 0 );
	await expect( first.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	const list = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult;
	expect( list.pagination.total ).toBe( 1 );
} );

test( 'a visitor who is offline at the end delivers on the next visit (T-OFF)', async ( {
	admin,
	newVisitor,
	rest,
	problems,
} ) => {
	problems.allow( /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ );
	const survey = ( await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Offline' ), questions: [ QUESTION ] } ) )
		.body as SavedSurvey;
	const total = async () =>
		( ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult ).pagination
			.total;

	const visitor = await newVisitor();
	await visitor.goto( '/' );
	await expect( visitor.getByText( 'A friend', { exact: true } ) ).toBeVisible();
	await visitor.context().setOffline( true );
	await visitor.getByText( 'A friend', { exact: true } ).click();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	expect( await total() ).toBe( 0 );
	await visitor.close();

	const again = await visitor.context().newPage();
	await visitor.context().setOffline( false );
	await again.goto( '/' );
	await expect.poll( total ).toBe( 1 );
	await expect
		.poll( () => again.evaluate( () => localStorage.getItem( 'userfeedback-queue' ) ?? '' ) )
		.not.toContain( 'A friend' );
} );

test( 'twenty parallel posts of one client id make one row (T-DUP)', async ( { admin, rest } ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Twenty' ), questions: [ QUESTION ] } ) )
		.body as SavedSurvey;
	const body = {
		client_id: randomUUID(),
		answers: [ { question_id: QUESTION?.id, value: 'A friend' } ],
		page_submitted: { link: `${ site.url }/`, title: 'Front' },
	};
	const address = `${ site.url }/wp-json/userfeedback/v1/surveys/${ survey.id }/responses`;
	const from = `127.${ randomInt( 1, 255 ) }.${ randomInt( 1, 255 ) }.7`;
	const replies = await Promise.all( Array.from( { length: 20 }, () => postFrom( from, address, body ) ) );
	expect( replies.map( ( reply ) => reply.status ).sort() ).toEqual( [ ...Array< number >( 19 ).fill( 200 ), 201 ] );
	expect( new Set( replies.map( ( reply ) => reply.body.data ) ).size ).toBe( 1 );
	const other = await postFrom( `${ from.slice( 0, -1 ) }8`, address, {
		...body,
		answers: [ { question_id: QUESTION?.id, value: 'Walking past' } ],
	} );
	expect( other.status ).toBe( 409 );
	const list = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult;
	expect( list.pagination.total ).toBe( 1 );
} );
