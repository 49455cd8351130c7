import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QUESTION_TYPES } from '../../../../src/types';
import { findIcons } from '../../../../src/shared/preview/icons-file';
import { features } from '../../support/boot';
import { installServer } from '../../support/server';
import { asks } from '../../domain/draft/samples';
import { atStep, choice, editor, footer, hash, header, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

const list = () => screen.findByRole( 'region', { name: 'Questions' } );
const lines = async () =>
	within( await list() )
		.getAllByRole( 'listitem' )
		.map( ( line ) => line.textContent );

describe( 'setup', () => {
	it( 'SETUP-01 to SETUP-07: templates as cards; a locked one cannot be chosen', async () => {
		const { user } = await open( '/new/setup', undefined, { addons: {} } );
		expect( await screen.findByRole( 'heading', { name: 'Select a Template' } ) ).toBeInTheDocument();
		expect( await screen.findByText( 'About Website Feedback.' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Requires Question Types addon' ) ).toBeInTheDocument();
		for ( const name of [ /Net Promoter/, /Not Here/ ] ) {
			const card = screen.getByRole( 'button', { name } );
			expect( card ).toHaveAttribute( 'aria-disabled', 'true' );
			await user.click( card );
		}
		expect( hash() ).toBe( '/new/setup' );
		await user.type( screen.getByRole( 'searchbox' ), 'nothing like it' );
		await user.click( await screen.findByRole( 'button', { name: 'Clear search' } ) );
		expect( await screen.findByRole( 'button', { name: /Blank Survey/ } ) ).toBeInTheDocument();
	} );

	it( 'SETUP-12, SETUP-14, QST-13: the blank one moves on with one text question; SAVE-02: two saves, one survey', async () => {
		const { user } = await open( '/new/setup' );
		await user.click( await screen.findByRole( 'button', { name: /Blank Survey/ } ) );
		await atStep( '/new/questions' );
		await editor( 1 );
		expect( await lines() ).toEqual( [ expect.stringContaining( 'Untitled question' ) ] );
		expect( header().getByText( 'Untitled Survey' ) ).toBeInTheDocument();
		await user.type( screen.getByLabelText( 'Question title' ), 'Why' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saved' );
		await user.type( screen.getByLabelText( 'Question title' ), '?' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () => expect( ( await saves() ).map( ( { id } ) => id ) ).toEqual( [ 0, 9 ] ) );
		// A30: not published before the publish step says so.
		expect( ( await saves() ).map( ( { status } ) => status ) ).toEqual( [ 'draft', 'draft' ] );
	} );

	it( 'SAVE-06, PUB-03, PUB-07: the publish step publishes and returns to the list', async () => {
		const { user } = await open( '/new/setup' );
		await user.click( await screen.findByRole( 'button', { name: /Website Feedback/ } ) );
		await editor( 1 );
		for ( const next of [ 'Settings', 'Workflow', 'Publish' ] ) {
			await user.click( footer().getByRole( 'button', { name: `Next Step: ${ next }` } ) );
			await screen.findByRole( 'heading', { name: next } );
		}
		expect( await screen.findByLabelText( 'Publish' ) ).toBeChecked();
		await user.click( footer().getByRole( 'button', { name: 'Save and Publish' } ) );
		expect( await screen.findByText( 'The list' ) ).toBeInTheDocument();
		expect( ( await saves() )[ 0 ] ).toMatchObject( { status: 'publish', title: 'Website Feedback' } );
	} );
} );

describe( 'the list', () => {
	it( 'QST-04, QST-14, QST-15: all types; adding saves what is there without the new one', async () => {
		const { user } = await open( '/edit/5/questions' );
		await user.click( await screen.findByRole( 'button', { name: 'Add Question' } ) );
		// The last group has questions of other surveys and of the bank.
		expect( await screen.findAllByRole( 'menuitem' ) ).toHaveLength( QUESTION_TYPES.length + 2 );
		await user.click( screen.getByRole( 'menuitem', { name: /Star Rating/ } ) );
		await editor( 3 );
		await waitFor( () => expect( screen.getByLabelText( 'Question title' ) ).toHaveFocus() );
		expect( screen.getByLabelText( 'Question title' ) ).toHaveValue(
			'How would you rate your overall experience?'
		);
		await waitFor( async () => expect( await saves() ).toHaveLength( 1 ) );
		expect( ( await saves() )[ 0 ]?.questions ).toHaveLength( 2 );
		await header().findByText( 'Unsaved' );
		expect( await lines() ).toHaveLength( 3 );
	} );

	it( 'brings the line of the open question in sight', async () => {
		const seen = vi.spyOn( Element.prototype, 'scrollIntoView' );
		const { user } = await open( '/edit/5/questions' );
		await user.click( await screen.findByRole( 'button', { name: 'Add Question' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: /Star Rating/ } ) );
		await editor( 3 );
		await waitFor( () => expect( seen.mock.contexts.at( -1 ) ).toHaveTextContent( /^3\. How would you rate/ ) );
		expect( seen ).toHaveBeenLastCalledWith( { block: 'nearest' } );
		seen.mockRestore();
	} );

	it( 'QST-08 to QST-10, QST-44, QST-47: Delete asks, Cancel keeps, Yes deletes and saves', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ choice( 'q1' ), question( 'q2', 'text', { logic: asks( [ 'q1', '=', 'A' ] ) } ) ] } )
		);
		await user.click( await screen.findByRole( 'button', { name: 'Delete Question' } ) );
		expect(
			screen.getByText( 'Are you sure you want to delete this question? This cannot be undone.' )
		).toBeInTheDocument();
		expect( screen.getByText( 'This goes along: the logic of question 2.' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( await lines() ).toHaveLength( 2 );
		await user.click( screen.getByRole( 'button', { name: 'Delete Question' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Yes, delete' } ) );
		await waitFor( async () => expect( await saves() ).toHaveLength( 1 ) );
		const [ saved ] = await saves();
		expect( saved?.questions ).toEqual( [ expect.objectContaining( { id: 'q2' } ) ] );
		expect( saved?.questions[ 0 ]?.logic ).toMatchObject( { enabled: false, conditions: [] } );
		// By the button of the header or by the message: it comes back with what went along.
		await user.click( within( screen.getByTestId( 'snackbar' ) ).getByRole( 'button', { name: 'Undo' } ) );
		expect( ( await lines() )[ 1 ] ).toContain( 'Shown if Q1 is A' );
	} );

	it( 'QST-11: a survey of type nps deletes nothing', async () => {
		await open( '/edit/5/questions', survey( { type: 'nps' } ) );
		await editor( 1 );
		expect( screen.queryByRole( 'button', { name: 'Delete Question' } ) ).not.toBeInTheDocument();
	} );

	it( 'QST-03, QST-43, A17: Move down moves, says what it removed, Undo brings it back', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ choice( 'q1' ), question( 'q2', 'text', { logic: asks( [ 'q1', '=', 'A' ] ) } ) ] } )
		);
		await editor( 1 );
		expect( ( await lines() )[ 1 ] ).toContain( 'Shown if Q1 is A' );
		await user.click( screen.getByRole( 'button', { name: 'Move down' } ) );
		expect( ( await lines() )[ 0 ] ).toContain( 'Title of q2' );
		expect( ( await lines() ).join() ).not.toContain( 'Shown if' );
		expect( ( await screen.findAllByText( 'Question moved. 1 condition removed.' ) )[ 0 ] ).toBeInTheDocument();
		await user.click( screen.getAllByRole( 'button', { name: 'Undo' } ).at( -1 )! );
		expect( ( await lines() )[ 1 ] ).toContain( 'Shown if Q1 is A' );
	} );

	it( 'arrow keys move between lines', async () => {
		const { user } = await open( '/edit/5/questions' );
		const [ first ] = within( await list() ).getAllByRole( 'button', { name: /Title of/ } );
		first?.focus();
		await user.keyboard( '{ArrowDown}' );
		expect( document.activeElement ).toHaveTextContent( 'Title of q2' );
	} );
} );

describe( 'the editor', () => {
	it( 'QST-06, QST-16 to QST-18, QST-21: Enter adds options up to five, Backspace removes, texts are trimmed', async () => {
		const locked = features( { 'question-settings': 'upgrade' } );
		const { user } = await open( '/edit/5/questions', undefined, { features: locked } );
		await editor( 1 );
		expect( screen.getAllByRole( 'tab' ).map( ( tab ) => tab.textContent ) ).toEqual( [
			'Question',
			'Settings',
			'Logic',
		] );
		expect( screen.getByText( '2 of 5' ) ).toBeInTheDocument();
		await user.click( screen.getByLabelText( 'Option 2' ) );
		await user.keyboard( '{Enter}' );
		expect( screen.getByLabelText( 'Option 3' ) ).toHaveFocus();
		await user.keyboard( ' C {Enter}D{Enter}E' );
		expect( screen.getByText( '5 of 5' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Add Option' } ) ).not.toBeInTheDocument();
		await user.keyboard( '{Backspace}{Backspace}' );
		expect( screen.getByText( '4 of 5' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Option 4' ) ).toHaveFocus();
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.questions[ 0 ]?.config.options ).toEqual( [ 'A', 'B', 'C', 'D' ] )
		);
	} );

	it( 'Enter goes to the empty option that waits below before it adds another', async () => {
		const { user } = await open( '/edit/5/questions' );
		await editor( 1 );
		await user.clear( screen.getByLabelText( 'Option 2' ) );
		await user.click( screen.getByLabelText( 'Option 1' ) );
		await user.keyboard( '{Enter}' );
		expect( screen.getByLabelText( 'Option 2' ) ).toHaveFocus();
		expect( screen.getByText( '2 of 50' ) ).toBeInTheDocument();
	} );

	it( 'QST-16, QST-17, QST-07: errors show once a field was left, here and in the list', async () => {
		const { user } = await open( '/edit/5/questions' );
		await editor( 1 );
		await user.clear( screen.getByLabelText( 'Question title' ) );
		await user.tab();
		expect( screen.getAllByText( 'Title is required.' ).length ).toBeGreaterThan( 0 );
		await user.clear( screen.getByLabelText( 'Option 1' ) );
		await user.tab();
		expect( screen.getAllByText( /Options are required\./ ).length ).toBeGreaterThan( 0 );
		expect( ( await lines() )[ 0 ] ).toContain( 'Title is required. Options are required.' );
		expect( footer().getByText( 'Question 1 needs a title and options.' ) ).toBeInTheDocument();
	} );

	it( 'QST-22: the type button changes the type', async () => {
		const { user } = await open( '/edit/5/questions' );
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Question type: Radio Button. Change' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: /Checkbox/ } ) );
		expect( screen.getByLabelText( 'Option 1' ) ).toHaveValue( 'A' );
		await user.click( screen.getByRole( 'button', { name: 'Question type: Checkbox. Change' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: /^Email/ } ) );
		expect( await screen.findByLabelText( 'Also ask for the first name' ) ).not.toBeChecked();
	} );

	it( 'QST-33 to QST-35: toggles by type', async () => {
		const { user } = await open( '/edit/5/questions' );
		await editor( 1 );
		await user.click( screen.getByRole( 'tab', { name: 'Settings' } ) );
		await user.click( screen.getByLabelText( 'Required' ) );
		expect( screen.getByLabelText( 'Randomize options' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Comment box' ) ).toBeInTheDocument();
		expect( ( await lines() )[ 0 ] ).toContain( 'Required' );
		await user.click( within( await list() ).getByRole( 'button', { name: /Title of q2/ } ) );
		await user.click( screen.getByRole( 'tab', { name: 'Settings' } ) );
		expect( screen.queryByLabelText( 'Randomize options' ) ).not.toBeInTheDocument();
		expect( screen.queryByLabelText( 'Comment box' ) ).not.toBeInTheDocument();
	} );

	it( 'moves the focus to a new condition, and from a removed one to the one before', async () => {
		const { user } = await open( '/edit/5/questions', undefined, { features: features( { paths: 'upgrade' } ) } );
		await editor( 1 );
		await user.click( within( await list() ).getByRole( 'button', { name: /Title of q2/ } ) );
		await user.click( screen.getByRole( 'tab', { name: 'Logic' } ) );
		await user.click( screen.getByLabelText( 'Use logic for this question' ) );
		await user.click( screen.getByRole( 'button', { name: 'Add Condition' } ) );
		await waitFor( () => expect( screen.getAllByLabelText( 'Question' )[ 1 ] ).toHaveFocus() );
		await user.click( screen.getByRole( 'button', { name: 'Remove condition 2' } ) );
		await waitFor( () => expect( screen.getByLabelText( 'Question' ) ).toHaveFocus() );
		await user.click( screen.getByRole( 'button', { name: 'Remove condition 1' } ) );
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Add Condition' } ) ).toHaveFocus() );
	} );

	it( 'LOGIC-01 to LOGIC-05: logic about an earlier question, and in words; the first has none', async () => {
		// With a plan that has paths, their fields stand in its place.
		const { user } = await open( '/edit/5/questions', undefined, { features: features( { paths: 'upgrade' } ) } );
		await editor( 1 );
		await user.click( screen.getByRole( 'tab', { name: 'Logic' } ) );
		expect( screen.getByLabelText( 'Use logic for this question' ) ).toBeDisabled();
		expect( screen.getAllByText( /Logic needs an earlier/ ).length ).toBeGreaterThan( 0 );
		await user.click( within( await list() ).getByRole( 'button', { name: /Title of q2/ } ) );
		await user.click( screen.getByRole( 'tab', { name: 'Logic' } ) );
		await user.click( screen.getByLabelText( 'Use logic for this question' ) );
		const row = within( screen.getByRole( 'group', { name: 'Condition 1' } ) );
		await user.selectOptions( row.getByLabelText( 'Question' ), '1. Title of q1' );
		expect(
			within( row.getByLabelText( 'Comparison' ) )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Is', 'Is not' ] );
		await user.selectOptions( row.getByLabelText( 'Value' ), 'B' );
		expect(
			screen.getByText(
				'Visitors see question 2 only if they chose “B” in question 1. Everybody else goes to the thank-you message.'
			)
		).toBeInTheDocument();
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.questions[ 1 ]?.logic ).toEqual( {
				enabled: true,
				action: 'show',
				conditions: [ { question_id: 'q1', compare: '=', value: 'B' } ],
			} )
		);
	} );

	it( 'a save out of the field takes the conditions along that follow its text', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( {
				questions: [
					choice( 'q1', [ 'Blue', 'Red' ] ),
					{
						...question( 'q2' ),
						logic: {
							enabled: true,
							action: 'show',
							conditions: [ { question_id: 'q1', compare: '=', value: 'Blue' } ],
						},
					},
				],
			} )
		);
		const field = await screen.findByRole( 'textbox', { name: 'Option 1' } );
		await user.clear( field );
		await user.type( field, 'Navy ' );
		await user.keyboard( '{Control>}s{/Control}' );
		await waitFor( async () => expect( await saves() ).toHaveLength( 1 ) );
		expect( ( await saves() )[ 0 ]?.questions[ 1 ]?.logic ).toMatchObject( {
			enabled: true,
			conditions: [ { value: 'Navy' } ],
		} );
		// The owner goes on in the same field.
		await header().findByText( 'Saved' );
		expect( screen.getByRole( 'textbox', { name: 'Option 1' } ) ).toHaveFocus();
		await user.keyboard( 'blue' );
		await user.keyboard( '{Control>}s{/Control}' );
		await waitFor( async () => expect( await saves() ).toHaveLength( 2 ) );
		expect( ( await saves() )[ 1 ]?.questions[ 1 ]?.logic.conditions[ 0 ]?.value ).toMatch( /^Navy ?blue$/ );
	} );

	it( 'Undo in the field of an option that moved there renames nothing', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( {
				questions: [
					{ ...choice( 'q1' ), config: { options: [ 'A', 'B', 'C' ], option_ids: [ 'a', 'b', 'c' ] } },
					{
						...question( 'q2' ),
						logic: {
							enabled: true,
							action: 'show',
							conditions: [ { question_id: 'q1', compare: '=', value: 'B' } ],
						},
					},
				],
			} )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Remove option 1' } ) );
		const first = screen.getByRole( 'textbox', { name: 'Option 1' } );
		await waitFor( () => expect( first ).toHaveFocus() );
		expect( first ).toHaveValue( 'B' );
		fireEvent.keyDown( first, { key: 'z', ctrlKey: true } );
		expect( first ).toHaveValue( 'A' );
		await user.tab();
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.questions[ 1 ]?.logic.conditions[ 0 ]?.value ).toBe( 'B' )
		);
	} );

	it( 'a save out of the row of a matrix takes the conditions along that name it', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( {
				questions: [
					{
						...question( 'q1', 'matrix' ),
						config: {
							rows: [ { label: 'Price', id: 'p' } ],
							options: [ 'Good', 'Bad' ],
							option_ids: [ 'g', 'b' ],
						},
					},
					{
						...question( 'q2' ),
						logic: {
							enabled: true,
							action: 'show',
							conditions: [ { question_id: 'q1', compare: 'IN', value: 'Price: Good' } ],
						},
					},
				],
			} )
		);
		const field = await screen.findByRole( 'textbox', { name: 'Row 1' } );
		await user.type( field, ' paid' );
		await user.keyboard( '{Control>}s{/Control}' );
		await waitFor( async () => expect( await saves() ).toHaveLength( 1 ) );
		expect( ( await saves() )[ 0 ]?.questions[ 1 ]?.logic.conditions[ 0 ]?.value ).toBe( 'Price paid: Good' );
	} );

	it( 'both ends of a range can move past each other, one after the other', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ { ...question( 'q1', 'number' ), config: { min: 10, max: 20 } } ] } )
		);
		await editor( 1 );
		fireEvent.change( screen.getByLabelText( 'From' ), { target: { value: '100' } } );
		expect( screen.getByLabelText( 'From' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		fireEvent.change( screen.getByLabelText( 'To' ), { target: { value: '200' } } );
		expect( screen.getByLabelText( 'From' ) ).toHaveValue( 100 );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.questions[ 0 ]?.config ).toMatchObject( { min: 100, max: 200 } )
		);
	} );

	it( 'QST-28, SHARED-15: an image comes from the media library: images only, one', async () => {
		const pick = vi.fn();
		let select = () => {};
		window.wp = {
			media: Object.assign(
				( options: unknown ) => {
					pick( options );
					return {
						on: ( event: string, run: () => void ) => {
							if ( event === 'select' ) {
								select = run;
							}
						},
						open: () => select(),
						state: () => ( {
							get: () => ( {
								first: () => ( {
									toJSON: () => ( { id: 3, url: 'http://site.test/a.png', alt: 'Bag' } ),
								} ),
								add() {},
							} ),
						} ),
					};
				},
				{ attachment: () => ( { fetch() {} } ) }
			),
		};
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ choice( 'q1', [], 'image-radio' ) ] } )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Upload the image of option 1' } ) );
		expect( pick ).toHaveBeenCalledWith(
			expect.objectContaining( { library: { type: 'image' }, multiple: false } )
		);
		expect( screen.getByRole( 'img', { name: 'Bag' } ) ).toBeInTheDocument();
		expect( screen.getByText( 'Choose another' ) ).toBeInTheDocument();
		await user.click( screen.getByText( 'Reset' ) );
		expect( screen.getByRole( 'button', { name: 'Upload the image of option 1' } ) ).toBeInTheDocument();
		delete window.wp;
	} );

	it( 'QST-29, SHARED-12, SHARED-13, CALL-51: an icon from the picker', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ choice( 'q1', [], 'icon-choice' ) ] } )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Choose the icon of option 1' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Select an Icon' } ) );
		expect( dialog.getByRole( 'button', { name: 'Choose Icon' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await dialog.findByRole( 'radio', { name: 'mug-hot' } );
		await waitFor( () => expect( dialog.getByRole( 'searchbox', { name: 'Search Icon' } ) ).toHaveFocus() );
		await user.type( dialog.getByRole( 'searchbox', { name: 'Search Icon' } ), 'mug' );
		expect( dialog.queryByRole( 'radio', { name: 'leaf' } ) ).not.toBeInTheDocument();
		await user.click( dialog.getByRole( 'radio', { name: 'mug-hot' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Choose Icon' } ) );
		expect(
			await screen.findByRole( 'button', { name: 'Icon of option 1: mug-hot. Change' } )
		).toBeInTheDocument();
	} );

	it( 'SHARED-13: icons by substring of the name first, then by what people call them', () => {
		const icon = ( name: string, terms: string[] ) => ( { name, label: name, terms, style: 'solid' as const } );
		const icons = [
			icon( 'leaf', [ 'coffee plant' ] ),
			icon( 'mug-hot', [ 'coffee' ] ),
			icon( 'coffee-bean', [] ),
		];
		expect( findIcons( icons, 'coffee' ).map( ( { name } ) => name ) ).toEqual( [
			'coffee-bean',
			'leaf',
			'mug-hot',
		] );
		expect( findIcons( icons, 'mug h' ).map( ( { name } ) => name ) ).toEqual( [ 'mug-hot' ] );
	} );

	it( 'icons: faces come before the rest, brands last', () => {
		const icon = ( name: string, style: 'solid' | 'brands' ) => ( { name, label: name, terms: [], style } );
		const icons = [ icon( '500px', 'brands' ), icon( '0', 'solid' ), icon( 'face-smile', 'solid' ) ];
		expect( findIcons( icons, '' ).map( ( { name } ) => name ) ).toEqual( [ 'face-smile', '0', '500px' ] );
	} );

	it( 'QST-48, QST-51 to QST-53, BLD-22: thank-you message and redirects', async () => {
		const { user } = await open( '/edit/5/questions' );
		await user.click( within( await list() ).getByRole( 'button', { name: /Thank-you message/ } ) );
		await user.clear( screen.getByLabelText( 'Message' ) );
		expect( footer().getByText( 'The thank-you message is empty.' ) ).toBeInTheDocument();
		await user.click( screen.getByLabelText( 'Go to a page' ) );
		expect( footer().getByText( 'Choose the page visitors go to after the last question.' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'combobox', { name: 'Page' } ) );
		await user.click( await screen.findByRole( 'option', { name: 'Calendar' } ) );
		expect( footer().getByRole( 'button', { name: /^Next Step/ } ) ).not.toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( screen.getByLabelText( 'Go to a page that depends on the answers' ) );
		expect( screen.getAllByRole( 'group', { name: /^Redirect/ } ) ).toHaveLength( 1 );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.settings.thank_you ).toMatchObject( {
				type: 'conditional_redirect',
				redirect_to: { id: 12, label: 'Calendar' },
			} )
		);
	} );

	it( 'QST-02, QST-12, QST-55: Preview with branding', async () => {
		const { user } = await open( '/edit/5/questions' );
		await editor( 1 );
		await user.click( screen.getAllByRole( 'radio', { name: 'Preview' } )[ 0 ]! );
		await user.click( await screen.findByRole( 'radio', { name: 'Dark' } ) );
		expect( screen.getByRole( 'button', { name: 'Widget color: #333333. Change' } ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Use Site Defaults' } ) );
		expect( screen.getByRole( 'button', { name: 'Widget color: #ffffff. Change' } ) ).toBeInTheDocument();
	} );
} );
