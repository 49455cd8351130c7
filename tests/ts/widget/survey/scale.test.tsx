import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionConfig } from '../../../../src/types';
import cases from '../../../fixtures/scales.json';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, failParts, keepSession, pass, sent, visit } from '../visit';

beVisitor();
beforeEach( () => sessionStorage.clear() );

const last = question( 'z', 'text' );
const asking = ( config: QuestionConfig, type: 'scale' = 'scale', settings = {} ) =>
	visit( visitorSurvey( { survey: { questions: [ question( 'a', type, { config, settings } ), last ] } } ) );
const five: QuestionConfig = { points: 5, low_label: 'Poor', high_label: 'Great' };

describe( 'a scale', () => {
	it.each( [
		[ 'numbers', [ '1, Poor', '2', '3', '4', '5, Great' ] ],
		[ 'smileys', [ '1 of 5, Poor', '2 of 5', '3 of 5', '4 of 5', '5 of 5, Great' ] ],
		[ 'stars', [ '1 of 5 stars, Poor', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars, Great' ] ],
		[
			'hearts',
			[ '1 of 5 hearts, Poor', '2 of 5 hearts', '3 of 5 hearts', '4 of 5 hearts', '5 of 5 hearts, Great' ],
		],
		[ 'thumbs', [ 'Great', 'Poor' ] ],
	] as const )( 'of %s is a group of radio buttons with their names', async ( look, names ) => {
		const { ui } = await asking( { ...five, look, points: look === 'thumbs' ? 2 : 5 } );
		const group = ui.getByRole( 'radiogroup', { name: 'Title of a' } );
		expect( ui.getAllByRole( 'radio' ).map( ( radio ) => radio.getAttribute( 'aria-label' ) ) ).toEqual( names );
		expect( group ).toContainElement( ui.getAllByRole( 'radio' )[ 0 ]! );
	} );

	it( 'of thumbs without words has its own', async () => {
		const { ui } = await asking( { look: 'thumbs', points: 2 } );
		expect( ui.getAllByRole( 'radio' ).map( ( radio ) => radio.getAttribute( 'aria-label' ) ) ).toEqual( [
			'Yes',
			'No',
		] );
	} );

	it( 'leads on after a click and sends a number', async () => {
		const { choose, title, press } = await asking( { look: 'smileys', points: 5 } );
		await choose( '4 of 5' );
		expect( title() ).toBe( 'Title of z' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: 4, extra: { scale: '1-5' } } );
	} );

	it( 'puts the chosen smiley in words', async () => {
		const { user, ui } = await asking( { ...five, look: 'smileys' }, 'scale', { comment_box: true } );
		expect( ui.getByText( 'Poor' ) ).toBeInTheDocument();
		await user.click( ui.getByLabelText( '5 of 5, Great' ) );
		expect( ui.queryByText( 'Poor' ) ).toBeNull();
		expect( ui.getByText( 'Great' ) ).toHaveClass( 'chosen' );
	} );

	it.each( [
		[ { points: 5 }, '4', 4, '1-5' ],
		[ { points: 11, start: 0 as const }, '0', 0, '0-10' ],
		[ { points: 10 }, '0', 10, '1-10' ],
	] )( 'of %j takes the digit %s as %d', async ( config, key, value, scale ) => {
		const { ui, press } = await asking( config );
		const first = ui.getAllByRole( 'radio' )[ 0 ]!;
		first.focus();
		fireEvent.keyDown( first, { key } );
		await pass( 300 );
		await press( 'Go on' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value, extra: { scale } } );
	} );
} );

describe( 'the scale on which an answer was given', () => {
	it.each( cases.names )( 'is named $name', async ( { points, start, name } ) => {
		const { ui, user, press } = await asking( { points, start: start as 0 | 1 } );
		await user.click( ui.getAllByRole( 'radio' )[ 0 ]! );
		await pass( 220 );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: start, extra: { scale: name } } );
	} );

	/** What a tab keeps of a 4 of 1 to 5. */
	const keep = ( path: string[] ) =>
		keepSession( { drafts: { a: { value: 4, comments: 'So', scale: '1-5' } }, path } );

	it( 'stays with it on a page that asks on another', async () => {
		keep( [ 'a' ] );
		const { title, press } = await asking( { points: 10 } );
		expect( title() ).toBe( 'Title of z' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toMatchObject( { value: 4, extra: { scale: '1-5' } } );
	} );

	it.each( [
		[ 'a click', ( radio: HTMLElement ) => fireEvent.click( radio ) ],
		[ 'a digit', ( radio: HTMLElement ) => fireEvent.keyDown( radio, { key: '4' } ) ],
	] )( 'is the one of today after %s, where the visitor comes back to it', async ( _, answer ) => {
		keep( [] );
		const { ui, title, press } = await asking( { points: 10 } );
		expect( ui.queryByRole( 'radio', { checked: true } ) ).toBeNull();
		answer( ui.getByRole( 'radio', { name: '4' } ) );
		await pass( 300 );
		if ( title() !== 'Title of z' ) {
			await press( 'Go on' );
		}
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toMatchObject( { value: 4, extra: { scale: '1-10', comments: 'So' } } );
	} );

	it( 'is not sent with the number of another type', async () => {
		keep( [ 'a' ] );
		const { press } = await visit(
			visitorSurvey( { survey: { questions: [ question( 'a', 'star-rating' ), last ] } } )
		);
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ]!.extra ).toEqual( { comments: 'So' } );
	} );

	it( 'is kept over Back', async () => {
		const { ui, choose, press, title } = await asking( { points: 5 } );
		await choose( '4' );
		await press( 'Back' );
		expect( title() ).toBe( 'Title of a' );
		expect( ui.getByRole( 'radio', { name: '4' } ) ).toBeChecked();
		await press( 'Go on' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: 4, extra: { scale: '1-5' } } );
	} );
} );

describe( 'an NPS from 0 to 10', () => {
	const zero: QuestionConfig = {
		start: 0,
		points: 11,
		low_label: 'Never',
		high_label: 'Sure',
	};

	it( 'has eleven numbers between its labels', async () => {
		const { ui } = await asking( zero );
		expect( ui.getAllByRole( 'radio' ).map( ( radio ) => radio.getAttribute( 'aria-label' ) ) ).toEqual( [
			'0, Never',
			...[ 1, 2, 3, 4, 5, 6, 7, 8, 9 ].map( String ),
			'10, Sure',
		] );
	} );

	it( 'sends 0, and on which scale it was given', async () => {
		const { choose, press } = await asking( zero );
		await choose( '0, Never' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: 0, extra: { scale: '0-10' } } );
	} );

	it.each( [
		[ '0', 0 ],
		[ '9', 9 ],
		[ '1', 1 ],
	] )( 'takes the digit %s', async ( key, value ) => {
		const { ui, press } = await asking( zero );
		const first = ui.getAllByRole( 'radio' )[ 0 ]!;
		first.focus();
		fireEvent.keyDown( first, { key } );
		await pass( 300 );
		await press( 'Go on' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toMatchObject( { value, extra: { scale: '0-10' } } );
	} );
} );

describe( 'the file of a type that cannot be had', () => {
	it( 'leaves a sentence; the visitor goes on, even from a required question', async () => {
		failParts();
		const { ui, title, press } = await asking( five, 'scale', { required: true } );
		expect( title() ).toBe( 'Title of a' );
		expect( ui.getByText( 'Gone.' ) ).toBeInTheDocument();
		expect( ui.queryByRole( 'radio' ) ).toBeNull();
		failParts( false );
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of z' );
	} );
} );
