import { expect, site, test } from './support';

const QUESTION = 'How would you rate this post?';

/** A published post; its id and address. */
async function publish( title: string ): Promise< { id: number; url: string } > {
	return JSON.parse(
		await site.php( `
			$id = wp_insert_post( array( 'post_title' => '${ title }', 'post_content' => 'Text', 'post_status' => 'publish' ) );
			echo wp_json_encode( array( 'id' => $id, 'url' => get_permalink( $id ) ) );
		` )
	) as { id: number; url: string };
}

test.beforeEach( async () => {
	await site.php( `
		foreach ( array( 'rating', 'rating_sum' ) as $table ) {
			$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}userfeedback_$table" );
		}
		delete_option( 'userfeedback_core_post_ratings' );
	` );
} );

test( 'readers rate a post by pointer, by keyboard and without script; the owner reads it', async ( {
	admin,
	newVisitor,
	expectAccessible,
	problems,
} ) => {
	await site.php(
		`UserFeedback\\Plugin::container()->get( UserFeedback\\PostRatings\\Settings::class )->save( array( 'votes_per_address' => 9, 'ask_why' => 'yes' ) );`
	);
	const post = await publish( 'A slower roast' );

	const phone = await newVisitor( { viewport: { width: 375, height: 720 } } );
	await phone.goto( post.url );
	const box = phone.getByRole( 'group', { name: QUESTION } );
	await expect( box.getByRole( 'radio' ) ).toHaveCount( 5 );
	await expect( phone.locator( '.uf-rating [role=status]' ) ).toHaveText( 'No ratings yet. Be the first.' );
	await expectAccessible( phone, '.uf-rating' );
	await box.getByRole( 'radio', { name: '2 of 5 stars' } ).click();
	await expect( phone.locator( '.uf-rating [role=status]' ) ).toHaveText( '2.0 of 5 from 1 rating. You gave 2.' );
	await phone.getByLabel( 'What could be better?' ).fill( 'More pictures' );
	await phone.getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( phone.getByRole( 'group', { name: 'Thanks for your feedback!' } ) ).toBeVisible();
	await phone.reload();
	await expect( phone.getByText( 'You have already rated this post.' ) ).toBeVisible();
	await expect( phone.getByRole( 'radio', { name: '2 of 5 stars' } ) ).toBeChecked();

	const keys = await newVisitor();
	await keys.goto( post.url );
	await keys.getByRole( 'radio', { name: '1 of 5 stars' } ).focus();
	for ( let press = 0; press < 4; press++ ) {
		await keys.keyboard.press( 'ArrowRight' );
	}
	await expect( keys.getByRole( 'radio', { name: '5 of 5 stars' } ) ).toBeFocused();
	await keys.keyboard.press( 'Tab' );
	await expect( keys.getByRole( 'button', { name: 'Send rating' } ) ).toBeFocused();
	await keys.keyboard.press( 'Enter' );
	await expect( keys.locator( '.uf-rating [role=status]' ) ).toHaveText( '3.5 of 5 from 2 ratings. You gave 5.' );

	// Without scripts Chromium refuses those of the theme.
	problems.allow( /csp GET/ );
	const plain = await newVisitor( { javaScriptEnabled: false } );
	await plain.goto( post.url );
	await plain.getByRole( 'radio', { name: '4 of 5 stars' } ).check( { force: true } );
	await plain.getByRole( 'button', { name: 'Send rating' } ).click();
	await expect( plain.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	await expect( plain.locator( '.uf-rating [role=status]' ) ).toHaveText( '3.7 of 5 from 3 ratings' );

	await admin.goto( site.admin( 'admin.php?page=userfeedback_post_ratings#/results' ) );
	const row = admin.getByRole( 'row', { name: /A slower roast/ } );
	await expect( row.getByRole( 'cell' ).first() ).toHaveText( '3' );
	await expect( row ).toContainText( '3.7' );
	await expectAccessible( admin, '#userfeedback-root' );
	const [ file ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.getByRole( 'link', { name: 'Export Excel' } ).click(),
	] );
	// SHARED-21: the days that the list opens on.
	expect( file.suggestedFilename() ).toMatch( /^post-ratings_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.xlsx$/ );
	await row.getByRole( 'link', { name: 'A slower roast' } ).click();
	await expect( admin.getByRole( 'table', { name: 'Ratings of the post' } ) ).toContainText( 'More pictures' );
	await expectAccessible( admin, '#userfeedback-root' );
	await admin.getByRole( 'link', { name: 'Go Back' } ).click();
	await expect( row ).toBeVisible();
} );

test( 'an owner changes the box, sees it at once, and takes it back', async ( {
	admin,
	visitor,
	expectAccessible,
} ) => {
	const post = await publish( 'Settings of the box' );
	await admin.goto( site.admin( 'admin.php?page=userfeedback_post_ratings' ) );
	const preview = admin.getByTestId( 'rating-preview' );
	const question = admin.getByLabel( 'Question', { exact: true } );
	await expect( preview.getByText( QUESTION ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
	await question.fill( 'Was it good?' );
	await expect( preview.getByText( 'Was it good?' ) ).toBeVisible();
	await admin.getByRole( 'checkbox', { name: 'Show “by UserFeedback”' } ).click();
	await expect( preview.getByText( 'by UserFeedback' ) ).toBeHidden();
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( admin.getByTestId( 'snackbar' ).getByText( 'Settings Updated' ) ).toBeVisible();
	await visitor.goto( post.url );
	await expect( visitor.getByRole( 'group', { name: 'Was it good?' } ) ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Restore the default of “Question”' } ).click();
	await expect( question ).toHaveValue( QUESTION );
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( admin.getByText( 'Not saved yet' ) ).toBeHidden();
	await visitor.reload();
	await expect( visitor.getByRole( 'group', { name: QUESTION } ) ).toBeVisible();
} );
