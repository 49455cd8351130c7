import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { beVisitor, cookie, pass, responses, sent, server, visit } from '../visit';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';

beVisitor();

const NAME = 'userfeedback-7';

it( 'does not call an answer sent that is in memory alone and that nobody took', async () => {
	// Not of the server's stand-in, which stores something as well.
	const setItem = Storage.prototype.setItem;
	vi.spyOn( Storage.prototype, 'setItem' ).mockImplementation( function ( this: Storage, key, value ) {
		if ( key.startsWith( 'userfeedback' ) ) {
			throw new DOMException( 'full', 'QuotaExceededError' );
		}
		setItem.call( this, key, value );
	} );
	let reply: ( response: Response ) => void = () => {};
	server.use( responses( () => new Promise( ( done ) => ( reply = done ) ) ) );
	const { choose, ui } = await visit(
		visitorSurvey( { survey: { questions: [ question( 'a', 'radio-button' ) ] } } )
	);
	await choose( 'Yes' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	await pass( 1700 );
	await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
	expect( cookie( NAME ) ).toMatchObject( { submitted: false } );
	reply( HttpResponse.json( { data: 1 } ) );
	await waitUntil( () => expect( cookie( NAME ) ).toMatchObject( { submitted: true } ) );
} );
