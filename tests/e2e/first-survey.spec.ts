import { expect, site, test } from './support';

test.beforeEach( ( { problems } ) => {
	// WordPress asks wordpress.org about updates after each installation, and says so in the log where it cannot.
	problems.allow( /(wp_update_(plugins|themes)|wp_version_check)\(\)/ );
	// Playwright's trace and axe look into every frame, also into the still front page, which may run nothing.
	problems.allow( /Blocked script execution in 'about:srcdoc'/ );
} );

test( 'activation leads to a live survey in at most six clicks and no field', async ( {
	admin,
	visitor,
	expectAccessible,
} ) => {
	let clicks = 0;
	const click = async ( name: string ) => {
		clicks += 1;
		await admin
			.getByRole( name === 'Create Your First Survey' ? 'link' : 'button', { name } )
			.first()
			.click();
	};
	await site.php( "update_option( 'userfeedback_core_welcome', 'wait' );" );
	// The click on Activate.
	clicks += 1;
	await admin.goto( site.admin( 'plugins.php?activate=true' ) );
	await expect( admin.getByRole( 'heading', { level: 1, name: 'Welcome to UserFeedback' } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
	await click( 'Create Your First Survey' );
	await expect( admin.getByRole( 'heading', { level: 2, name: 'What do you want to know?' } ) ).toBeVisible();
	await expect( admin.locator( '.uf-front__site' ) ).toBeVisible();
	await expectAccessible( admin, '.uf-guide__ask' );
	await click( 'Next' );
	await expect( admin.getByRole( 'heading', { level: 2, name: 'Where should it show?' } ) ).toBeFocused();
	await click( 'Next' );
	await expect( admin.getByRole( 'heading', { level: 2, name: 'How should it look?' } ) ).toBeFocused();
	await click( 'Publish' );
	await expect( admin.getByRole( 'heading', { level: 2, name: 'Your survey is live' } ) ).toBeFocused();
	expect( clicks ).toBeLessThanOrEqual( 6 );

	await visitor.goto( '/' );
	await expect( visitor.getByText( 'What brings you here today?', { exact: true } ) ).toBeVisible( {
		timeout: 20_000,
	} );
	// Once, and never again.
	await admin.goto( site.admin( 'plugins.php' ) );
	await expect( admin.getByRole( 'heading', { level: 1, name: 'Plugins' } ) ).toBeVisible();
} );

test( 'the drawer is read, dismissed and closed by keyboard alone', async ( { admin, expectAccessible } ) => {
	await site.php(
		"$all = UserFeedback\\Plugin::container()->get( UserFeedback\\Notifications\\Notifications::class ); foreach ( array( 'one', 'two' ) as $id ) { $all->add( 'story-' . $id, 'Story ' . $id, 'Text.' ); }"
	);
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys&open=userfeedback_notifications' ) );
	const drawer = admin.getByRole( 'dialog', { name: 'Inbox' } );
	await expect( drawer.getByRole( 'heading', { name: 'Story one' } ) ).toBeVisible();
	await expectAccessible( admin, '.uf-drawer' );
	await drawer.getByRole( 'button', { name: 'Dismiss: Story one' } ).focus();
	await admin.keyboard.press( 'Enter' );
	await expect( drawer.getByRole( 'heading', { name: 'Story one' } ) ).toHaveCount( 0 );
	await drawer.getByRole( 'button', { name: 'View Dismissed' } ).focus();
	await admin.keyboard.press( 'Enter' );
	await expect(
		admin.getByRole( 'dialog', { name: 'Dismissed' } ).getByRole( 'heading', { name: 'Story one' } )
	).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await expect( admin.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await admin.setViewportSize( { width: 375, height: 700 } );
	await admin.getByRole( 'button', { name: /^Notifications, / } ).click();
	await admin.getByRole( 'button', { name: 'Dismiss All' } ).click();
	await expect( admin.getByText( 'No notifications' ) ).toBeVisible();
	const wide = await admin.evaluate( () => document.documentElement.scrollWidth - window.innerWidth );
	expect( wide ).toBeLessThanOrEqual( 0 );
} );
