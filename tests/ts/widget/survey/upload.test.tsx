import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question, QuestionConfig } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, sent, visit } from '../visit';

beVisitor();

const TOKEN = '0f'.repeat( 32 );
const calls: Call[] = [];

/** Stands for the browser's request, which this environment has no progress of. */
class Call {
	upload: { onprogress?: ( event: { loaded: number; total: number } ) => void } = {};
	onloadend = () => {};
	address = '';
	body = new FormData();
	status = 0;
	response: unknown = null;
	stopped = false;
	constructor() {
		calls.push( this );
	}
	open( method: string, address: string ) {
		this.address = `${ method } ${ address }`;
	}
	send( body: FormData ) {
		this.body = body;
	}
	abort() {
		this.stopped = true;
		this.onloadend();
	}
	reply( status: number, response: unknown ) {
		Object.assign( this, { status, response } );
		this.onloadend();
	}
}

beforeEach( () => {
	calls.length = 0;
	vi.stubGlobal( 'XMLHttpRequest', Call );
} );
afterEach( () => vi.unstubAllGlobals() );

const asking = ( config: QuestionConfig = {}, settings: Partial< Question[ 'settings' ] > = {} ) =>
	visit(
		visitorSurvey( {
			survey: {
				questions: [
					question( 'a', 'upload', {
						config: { files: 'pictures', megabytes: 1, to: '5/files/a', ...config },
						settings: { required: false, randomize: false, comment_box: false, ...settings },
					} ),
					question( 'z', 'text' ),
				],
			},
		} )
	);
type Visit = Awaited< ReturnType< typeof asking > >;

const picture = ( name = 'screen.png', bytes = 20 ) => new File( [ 'x'.repeat( bytes ) ], name, { type: 'image/png' } );
const field = ( { ui }: Visit ) => ui.getByLabelText< HTMLInputElement >( /Choose/ );

const answerOf = async ( { ui, user, press }: Visit ) => {
	await press( 'Go on' );
	await user.type( ui.getByRole( 'textbox' ), 'x' );
	await press( 'Go on' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	return sent[ 0 ]!.body.answers[ 0 ];
};

describe( 'a file', () => {
	it( 'is asked for by a field with the title, what it takes, and how much', async () => {
		const visitor = await asking();
		expect( field( visitor ) ).toHaveAccessibleName( 'Title of a Choose a file' );
		expect( field( visitor ) ).toHaveAccessibleDescription( 'A picture, up to 1 MB' );
		expect( field( visitor ) ).toHaveAttribute( 'accept', 'image/png,image/jpeg,image/webp,image/gif' );
	} );

	it( 'may be a PDF or a text where the question says so', async () => {
		const visitor = await asking( { files: 'any' } );
		expect( field( visitor ) ).toHaveAccessibleDescription( 'A picture, a PDF or a text file, up to 1 MB' );
		expect( field( visitor ).accept ).toContain( 'application/pdf,text/plain' );
	} );

	it( 'is sent at once; the visitor waits, then its token is the answer', async () => {
		const visitor = await asking();
		await visitor.user.upload( field( visitor ), picture() );
		expect( calls[ 0 ]!.address ).toBe( 'POST https://shop.test/wp-json/userfeedback/v1/surveys/5/files/a' );
		expect( ( calls[ 0 ]!.body.get( 'file' ) as File ).name ).toBe( 'screen.png' );
		calls[ 0 ]!.upload.onprogress?.( { loaded: 5, total: 20 } );
		await waitUntil( () =>
			expect( visitor.ui.getByRole( 'progressbar', { name: 'Sending the file' } ) ).toHaveAttribute(
				'value',
				'25'
			)
		);
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of a' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Wait until the file is sent' );
		calls[ 0 ]!.reply( 201, { token: TOKEN, name: 'screen.png', bytes: 20 } );
		await waitUntil( () => expect( visitor.ui.queryByRole( 'alert' ) ).toBeNull() );
		expect( visitor.ui.queryByRole( 'progressbar', { name: 'Sending the file' } ) ).toBeNull();
		expect( visitor.ui.getByText( 'screen.png' ) ).toHaveAttribute( 'role', 'status' );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 'a', value: TOKEN } );
	} );

	it( 'that is refused says why, and a second try is possible', async () => {
		const visitor = await asking();
		await visitor.user.upload( field( visitor ), picture() );
		calls[ 0 ]!.reply( 422, { data: { params: { file: 'This picture is damaged.' } } } );
		await waitUntil( () =>
			expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'This picture is damaged.' )
		);
		expect( field( visitor ) ).toBeInvalid();
		await visitor.user.upload( field( visitor ), picture() );
		calls[ 1 ]!.reply( 0, null );
		await waitUntil( () => expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'could not be sent' ) );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 'a', value: null } );
	} );

	it( 'is required of nobody once the site has no room', async () => {
		const visitor = await asking( {}, { required: true } );
		expect( visitor.ui.queryByRole( 'button', { name: 'Skip it' } ) ).toBeNull();
		await visitor.user.upload( field( visitor ), picture() );
		calls[ 0 ]!.reply( 507, { data: { params: { file: 'This site has no more room.' } } } );
		await waitUntil( () => expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'no more room' ) );
		await visitor.press( 'Skip it' );
		expect( visitor.title() ).toBe( 'Title of z' );
	} );

	it( 'that is too large is not sent', async () => {
		const visitor = await asking();
		await visitor.user.upload( field( visitor ), picture( 'a.png', 1048577 ) );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'This file is too large. It may have 1 MB.' );
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'is taken back with the focus on the field, also while it is sent', async () => {
		const visitor = await asking();
		await visitor.user.upload( field( visitor ), picture() );
		await visitor.press( 'Remove the file' );
		expect( calls[ 0 ]!.stopped ).toBe( true );
		expect( visitor.focused() ).toBe( field( visitor ) );
		expect( visitor.ui.queryByRole( 'alert' ) ).toBeNull();
		await visitor.user.upload( field( visitor ), picture() );
		calls[ 1 ]!.reply( 201, { token: TOKEN, name: 'screen.png', bytes: 20 } );
		await visitor.ui.findByText( 'screen.png' );
		await visitor.press( 'Remove the file' );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 'a', value: null } );
	} );

	it( 'that was on its way when the visitor minimized is asked for again, until another one is sent', async () => {
		const visitor = await asking();
		const again = async () => {
			await visitor.press( 'Minimize survey' );
			await visitor.press( 'Feedback' );
		};
		await visitor.user.upload( field( visitor ), picture() );
		await again();
		expect( calls[ 0 ]!.stopped ).toBe( true );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'could not be sent' );
		await visitor.user.upload( field( visitor ), picture() );
		expect( visitor.ui.queryByRole( 'alert' ) ).toBeNull();
		calls[ 1 ]!.reply( 201, { token: TOKEN, name: 'screen.png', bytes: 20 } );
		await visitor.ui.findByText( 'screen.png' );
		await again();
		expect( visitor.ui.queryByRole( 'alert' ) ).toBeNull();
		expect( visitor.ui.getByText( 'screen.png' ) ).toBeInTheDocument();
	} );

	it( 'can be pasted; words can be pasted elsewhere', async () => {
		const visitor = await asking();
		const form = field( visitor ).closest( 'form' )!;
		fireEvent.paste( form, { clipboardData: { files: [] } } );
		expect( calls ).toHaveLength( 0 );
		fireEvent.paste( form, { clipboardData: { files: [ picture( 'image.png' ) ] } } );
		expect( ( calls[ 0 ]!.body.get( 'file' ) as File ).name ).toBe( 'image.png' );
	} );

	it( 'of a preview goes nowhere', async () => {
		const visitor = await asking( { to: '' } );
		await visitor.user.upload( field( visitor ), picture() );
		expect( calls ).toHaveLength( 0 );
		expect( visitor.ui.getByText( 'screen.png' ) ).toBeInTheDocument();
	} );
} );
