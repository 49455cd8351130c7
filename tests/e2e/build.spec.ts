import type { Page } from '@playwright/test';
import type { Question, ResponseDetail, ResponseListResult, SavedSurvey, SurveyListResult } from '../../src/types';
import { expect, site, test } from './support';
import { NINE, answerAll } from './support/nine';
import type { Case } from './support/nine';

const MENU_NAMES: Record< Case[ 'type' ], RegExp > = {
	text: /^Text/,
	'long-text': /^Long Text/,
	email: /^Email/,
	'radio-button': /^Radio Button/,
	checkbox: /^Checkbox/,
	'image-radio': /^Image Radio/,
	'icon-choice': /^Icon Choice/,
	'star-rating': /^Star Rating/,
	nps: /^NPS/,
	scale: /^Scale/,
	ranking: /^Ranking/,
	dropdown: /^Dropdown/,
	matrix: /^Matrix/,
	consent: /^Consent/,
	statement: /^Statement/,
	number: /^Number/,
	date: /^Date/,
	upload: /^File upload/,
};

/** A new survey begins with one text question (QST-13), so text comes first here. */
const ORDER = [ ...NINE.filter( ( { type } ) => type === 'text' ), ...NINE.filter( ( { type } ) => type !== 'text' ) ];

const nameOf = ( option: NonNullable< Question[ 'config' ][ 'options' ] >[ number ] ) =>
	typeof option === 'string' ? option : option.label;

test.beforeEach( async () => {
	await site.empty();
	await site.php( `
		foreach ( array( 'harbour', 'orchard' ) as $at => $name ) {
			if ( get_page_by_path( $name, OBJECT, 'attachment' ) ) {
				continue;
			}
			$file  = wp_upload_dir()['path'] . "/$name.png";
			$image = imagecreatetruecolor( 320, 240 );
			imagefill( $image, 0, 0, imagecolorallocate( $image, 40 + 150 * $at, 110, 160 - 100 * $at ) );
			imagepng( $image, $file );
			wp_insert_attachment( array( 'post_title' => $name, 'post_name' => $name, 'post_mime_type' => 'image/png' ), $file );
		}
	` );
} );

async function addOptions( admin: Page, question: Case ) {
	for ( const [ at, option ] of ( question.config.options ?? [] ).entries() ) {
		const field = admin.getByRole( 'textbox', { name: `Option ${ at + 1 }`, exact: true } );
		if ( ( await field.count() ) === 0 ) {
			await admin.getByRole( 'button', { name: 'Add Option' } ).click();
		}
		await field.fill( nameOf( option ) );
		if ( question.type === 'image-radio' ) {
			await admin.getByRole( 'button', { name: `Upload the image of option ${ at + 1 }` } ).click();
			const library = admin.getByRole( 'dialog' ).filter( { hasText: 'Choose an image' } ).last();
			await library.getByRole( 'tab', { name: 'Media Library' } ).click();
			await library.getByRole( 'checkbox', { name: nameOf( option ).toLowerCase() } ).click();
			await library.getByRole( 'button', { name: 'Use this image' } ).click();
			await expect(
				admin.getByRole( 'button', { name: `Choose another image for option ${ at + 1 }` } )
			).toBeVisible();
		}
		if ( question.type === 'icon-choice' && typeof option !== 'string' && 'icon' in option ) {
			await admin.getByRole( 'button', { name: `Choose the icon of option ${ at + 1 }` } ).click();
			const picker = admin.getByRole( 'dialog', { name: 'Select an Icon' } );
			await expect( picker.getByRole( 'button', { name: 'Choose Icon' } ) ).toBeDisabled();
			await picker.getByRole( 'searchbox', { name: 'Search Icon' } ).fill( option.icon?.name ?? '' );
			await picker
				.getByRole( 'radio', { name: option.icon?.name ?? '', exact: true } )
				.first()
				.click();
			await picker.getByRole( 'button', { name: 'Choose Icon' } ).click();
			await expect( picker ).toBeHidden();
		}
	}
}

test( 'an owner builds a survey of all nine types through the screens, a visitor answers it @story', async ( {
	admin,
	visitor,
	rest,
	expectAccessible,
} ) => {
	test.setTimeout( 240_000 );
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
	// No survey yet: the first load leads to the new one (LIST-02).
	await expect( admin ).toHaveURL( /#\/new\/setup$/ );
	await expect( admin.getByRole( 'heading', { name: 'Select a Template' } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
	await admin.getByRole( 'button', { name: /Blank/ } ).click();
	await expect( admin ).toHaveURL( /#\/new\/questions$/ );

	for ( const [ at, question ] of ORDER.entries() ) {
		if ( at > 0 ) {
			await admin.getByRole( 'button', { name: 'Add Question' } ).click();
			await admin.getByRole( 'menuitem', { name: MENU_NAMES[ question.type ] } ).click();
			await expect( admin.getByRole( 'heading', { name: `Question ${ at + 1 }`, exact: true } ) ).toBeVisible();
		}
		await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( question.title );
		await addOptions( admin, question.type === 'nps' ? { ...question, config: {} } : question );
		if ( question.config.include_name ) {
			await admin.getByLabel( 'Also ask for the first name' ).check();
		}
		await expectAccessible( admin, '#userfeedback-root' );
	}

	for ( const [ button, address ] of [
		[ 'Next Step: Settings', /\/settings$/ ],
		[ 'Next Step: Workflow', /\/notifications$/ ],
		[ 'Next Step: Publish', /\/publish$/ ],
	] as const ) {
		await admin.getByRole( 'button', { name: button } ).click();
		await expect( admin ).toHaveURL( address );
		await expectAccessible( admin, '#userfeedback-root' );
	}
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();

	const list = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	expect( list.items ).toHaveLength( 1 );
	const survey = list.items[ 0 ];
	expect( survey?.status ).toBe( 'publish' );

	await visitor.goto( '/' );
	await answerAll( visitor, () => expectAccessible( visitor, '.userfeedback-survey' ), ORDER );

	const responses = async () =>
		( ( await rest( admin, 'GET', `surveys/${ survey?.id ?? 0 }/responses` ) ).body as ResponseListResult ).items;
	await expect.poll( async () => ( await responses() ).length ).toBe( 1 );
	const id = ( await responses() )[ 0 ]?.id ?? 0;
	const detail = ( await rest( admin, 'GET', `surveys/${ survey?.id ?? 0 }/responses/${ id }` ) )
		.body as ResponseDetail;
	expect( detail.answers.map( ( { question_title: title, value } ) => [ title, value ] ) ).toEqual(
		ORDER.map( ( { title, value } ) => [ title, value ] )
	);

	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/' ) );
	await expect( admin.getByRole( 'link', { name: /1/ } ).first() ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
} );

for ( const width of [ 782, 375 ] ) {
	test( `an owner builds and publishes a short survey at ${ width } px`, async ( {
		signedIn,
		rest,
		expectAccessible,
	} ) => {
		const admin = await signedIn( 'admin' );
		await admin.setViewportSize( { width, height: 800 } );
		await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/new/setup' ) );
		await admin.getByRole( 'button', { name: /Blank/ } ).click();
		if ( width < 600 ) {
			await admin
				.getByRole( 'listitem' )
				.getByRole( 'button', { name: /Untitled question/ } )
				.first()
				.click();
		}
		await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( 'Anything missing?' );
		// A long name of a type pushes no button off the screen.
		await admin.getByRole( 'button', { name: /^Question type: / } ).click();
		await admin.getByRole( 'menuitem', { name: MENU_NAMES[ 'star-rating' ] } ).click();
		await expect( admin.getByRole( 'button', { name: 'Delete Question' } ) ).toBeInViewport( { ratio: 1 } );
		await expectAccessible( admin, '#userfeedback-root' );
		for ( const step of [ 'Settings', 'Workflow', 'Publish' ] ) {
			await admin.getByRole( 'button', { name: `Next Step: ${ step }` } ).click();
			await expectAccessible( admin, '#userfeedback-root' );
		}
		await admin.getByRole( 'button', { name: 'Save and Publish' } ).click();
		await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();
		const list = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
		expect( list.items[ 0 ]?.status ).toBe( 'publish' );
	} );
}

test( 'an owner builds, publishes and reads with the keyboard alone', async ( { admin, rest } ) => {
	const { keyboard } = admin;
	const press = async ( name: RegExp | string, role: 'button' | 'menuitem' | 'link' ) => {
		const target = admin.getByRole( role, { name } ).first();
		await expect( target ).toBeVisible();
		await target.focus();
		await expect( target ).toBeFocused();
		await keyboard.press( 'Enter' );
	};
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/new/setup' ) );
	await press( /Blank/, 'button' );
	await admin.getByRole( 'textbox', { name: 'Question title' } ).focus();
	await keyboard.insertText( 'What brought you here?' );
	await press( 'Add Question', 'button' );
	await press( MENU_NAMES[ 'radio-button' ], 'menuitem' );
	// Focus is in the new title with its text selected; Tab leads on to the options, Enter adds the next one.
	await expect( admin.getByRole( 'textbox', { name: 'Question title' } ) ).toBeFocused();
	await keyboard.insertText( 'Did you find it?' );
	await admin.getByRole( 'textbox', { name: 'Option 1', exact: true } ).focus();
	await keyboard.insertText( 'Yes' );
	await keyboard.press( 'Enter' );
	await expect( admin.getByRole( 'textbox', { name: 'Option 2', exact: true } ) ).toBeFocused();
	await keyboard.insertText( 'No' );
	for ( const step of [ 'Settings', 'Workflow', 'Publish' ] ) {
		await press( `Next Step: ${ step }`, 'button' );
	}
	await press( 'Save and Publish', 'button' );
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();
	const list = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	expect( list.items[ 0 ]?.status ).toBe( 'publish' );
} );

test( 'the first click after a field was left empty counts', async ( { admin } ) => {
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/new/setup' ) );
	await admin.getByRole( 'button', { name: /Blank/ } ).click();
	await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( 'Which?' );
	for ( const [ type, button, result ] of [
		[ 'radio-button', 'Add Option', admin.getByRole( 'textbox', { name: 'Option 3', exact: true } ) ],
		[
			'icon-choice',
			'Choose the icon of option 1',
			admin.getByRole( 'dialog', { name: 'Select an Icon' } ).getByRole( 'searchbox' ),
		],
	] as const ) {
		await admin.getByRole( 'button', { name: 'Add Question' } ).click();
		await admin.getByRole( 'menuitem', { name: MENU_NAMES[ type ] } ).click();
		const title = admin.getByRole( 'textbox', { name: 'Question title' } );
		await expect( title ).toBeFocused();
		const target = admin.getByRole( 'button', { name: button, exact: true } );
		const before = await target.boundingBox();
		// The press takes the focus from the empty title, whose error shows then.
		await target.click();
		await expect( result ).toBeFocused();
		await expect( admin.getByText( 'Title is required.' ).first() ).toBeAttached();
		if ( type === 'icon-choice' ) {
			await admin.keyboard.press( 'Escape' );
			await expect( target ).toBeFocused();
			expect( await target.boundingBox() ).toEqual( before );
		}
	}
} );

test( 'the focus goes where it belongs on a machine six times slower', async ( { admin, rest, problems } ) => {
	// The refused save is what this is about.
	problems.allow( /422/ );
	const made = ( await rest( admin, 'POST', 'surveys', {
		title: 'Slow machine',
		status: 'publish',
		questions: [ 'First?', 'Second?' ].map( ( title, at ) => ( {
			id: `q${ at }`,
			type: 'radio-button',
			title,
			config: { options: [ 'Yes', 'No' ] },
			settings: { required: false, randomize: false, comment_box: false },
			logic: { enabled: false, action: 'show', conditions: [] },
		} ) ),
	} ) ) as { body: { id: number } };
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ made.body.id }/questions` ) );
	const cdp = await admin.context().newCDPSession( admin );
	await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 6 } );
	const { keyboard } = admin;
	const press = async ( name: string | RegExp ) => {
		const button = admin.getByRole( 'button', { name } ).first();
		await expect( button ).toBeEnabled();
		await button.focus();
		await keyboard.press( 'Enter' );
	};

	// Two options with one text are refused by the server.
	await admin.getByRole( 'button', { name: /Second\?/ } ).focus();
	await keyboard.press( 'Enter' );
	const second = admin.getByRole( 'textbox', { name: 'Option 2', exact: true } );
	await expect( admin.getByRole( 'textbox', { name: 'Question title' } ) ).toHaveValue( 'Second?' );
	await second.focus();
	await keyboard.press( 'Control+A' );
	await keyboard.insertText( 'Yes' );
	await press( 'Next Step: Settings' );
	await expect( admin.getByRole( 'group', { name: 'Step 2 of 4: Settings' } ) ).toBeFocused();

	await press( /^Save$/ );
	await expect( admin ).toHaveURL( /\/questions$/ );
	await expect( second ).toBeFocused();
	await expect( second ).toHaveAttribute( 'aria-invalid', 'true' );

	await keyboard.press( 'Control+A' );
	await keyboard.insertText( 'No' );
	for ( const [ at, step ] of [ 'Settings', 'Workflow', 'Publish' ].entries() ) {
		await press( `Next Step: ${ step }` );
		await expect( admin.getByRole( 'group', { name: `Step ${ at + 2 } of 4: ${ step }` } ) ).toBeFocused();
	}
	await press( 'Save and Publish' );
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();
	await expect( admin.getByRole( 'heading', { level: 1 } ).first() ).toBeFocused();
} );

test( 'questions of a long survey change places by pointer and by keyboard', async ( { admin, rest } ) => {
	const made = ( await rest( admin, 'POST', 'surveys', {
		title: 'Long survey',
		status: 'draft',
		questions: Array.from( { length: 30 }, ( _, at ) => ( {
			id: `q${ at + 1 }`,
			type: 'text',
			title: `Title ${ at + 1 }`,
			config: {},
			settings: { required: false, randomize: false, comment_box: false },
			logic: { enabled: false, action: 'show', conditions: [] },
		} ) ),
	} ) ) as { body: { id: number } };
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ made.body.id }/questions` ) );
	const list = admin.getByRole( 'region', { name: 'Questions', exact: true } );
	const lines = list.getByRole( 'listitem' );
	const handle = ( place: number ) => list.getByRole( 'button', { name: `Move question ${ place }`, exact: true } );

	// The last one is far below what shows until the focus gets there.
	await handle( 30 ).focus();
	await expect( handle( 30 ) ).toBeInViewport();
	await expect( async () => {
		await admin.keyboard.press( 'Space' );
		await expect( admin.getByText( 'Question 30 lifted.' ) ).toBeAttached( { timeout: 500 } );
	} ).toPass();
	await admin.keyboard.press( 'ArrowUp' );
	await expect( admin.getByText( 'Position 29 of 30.', { exact: true } ) ).toBeAttached();
	await admin.keyboard.press( 'ArrowUp' );
	await expect( admin.getByText( 'Position 28 of 30.', { exact: true } ) ).toBeAttached();
	await admin.keyboard.press( 'Space' );
	await expect( lines.nth( 27 ) ).toContainText( 'Title 30' );
	await expect( lines.nth( 29 ) ).toContainText( 'Title 29' );
	await expect( handle( 28 ) ).toBeFocused();

	await handle( 1 ).scrollIntoViewIfNeeded();
	await handle( 1 ).hover();
	await admin.mouse.down();
	const third = ( await lines.nth( 2 ).boundingBox() )!;
	await admin.mouse.move( third.x + 12, third.y + third.height / 2, { steps: 8 } );
	await expect( admin.getByText( 'Position 3 of 30.', { exact: true } ) ).toBeAttached();
	await admin.mouse.up();
	await expect( lines.nth( 0 ) ).toContainText( 'Title 2' );
	await expect( lines.nth( 2 ) ).toContainText( 'Title 1' );
} );

test( 'the list keeps its head to itself on a tablet, and shows the line that was added', async ( { admin, rest } ) => {
	const questions = Array.from( { length: 14 }, ( _, at ) => ( {
		id: `q${ at }`,
		type: 'text',
		title: `Question ${ at + 1 }`,
	} ) );
	const { id } = ( await rest( admin, 'POST', 'surveys', { title: 'Long', questions } ) ).body as SavedSurvey;
	await admin.setViewportSize( { width: 782, height: 800 } );
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	const list = admin.getByRole( 'region', { name: 'Questions', exact: true } );
	const toggle = list.getByRole( 'radiogroup', { name: 'View' } );
	await expect( toggle ).toBeVisible();
	const [ pane, last ] = [ await list.boundingBox(), await toggle.boundingBox() ];
	expect( ( last?.x ?? 0 ) + ( last?.width ?? Infinity ) ).toBeLessThanOrEqual(
		( pane?.x ?? 0 ) + ( pane?.width ?? 0 )
	);

	await admin.getByRole( 'button', { name: 'Add Question' } ).click();
	await admin.getByRole( 'menuitem', { name: MENU_NAMES.text } ).click();
	await expect( list.getByRole( 'button', { name: /^15\./ } ) ).toBeInViewport();
} );
