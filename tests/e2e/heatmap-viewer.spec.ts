import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, site, test } from './support';

/** Px of the page that the heat may be off. */
const NEAR = 12;

const CONTENT = `
<p>First words.</p>
<p><button type="button" id="buy-now">Buy now</button></p>
<div class="wide" style="height:900px;background:#eee">A picture that leads nowhere</div>
<p id="end" style="height:900px">The end</p>`;

const SCREENS = [
	{ device: 'Desktop', width: 1280 },
	{ device: 'Tablet', width: 900 },
	{ device: 'Mobile', width: 375 },
] as const;

/** A page of the site with a title of its own. */
async function publish( title: string ): Promise< string > {
	return site.php(
		`kses_remove_filters();
		echo get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_title' => '${ title }', 'post_status' => 'publish',
			'post_content' => '<!-- wp:html -->' . base64_decode( '${ Buffer.from( CONTENT ).toString( 'base64' ) }' ) . '<!-- /wp:html -->' ) ) );`
	);
}

const screenOf = ( hash = '' ) => site.admin( `admin.php?page=userfeedback_heatmaps#/${ hash }` );

/** Waits until the recorder listens. */
async function open( page: Page, url: string ) {
	const recorder = page.waitForResponse( /pro-heatmaps\/recorder\.js/ );
	await page.goto( url );
	await ( await recorder ).finished();
	await page.waitForLoadState( 'networkidle' );
}

/** The middle of the heat, as shares of the layer's width and height, and the layer's box on the screen. */
async function middleOf( heat: Locator ) {
	return heat.evaluate( ( canvas: HTMLCanvasElement ) => {
		const { width, height } = canvas;
		const pixels = canvas.getContext( '2d' )?.getImageData( 0, 0, width, height ).data ?? [];
		let [ sum, x, y ] = [ 0, 0, 0 ];
		for ( let at = 3; at < pixels.length; at += 4 ) {
			const opacity = pixels[ at ] ?? 0;
			const pixel = ( at - 3 ) / 4;
			sum += opacity;
			x += opacity * ( ( pixel % width ) + 0.5 );
			y += opacity * ( Math.floor( pixel / width ) + 0.5 );
		}
		const box = canvas.getBoundingClientRect();
		return { sum, x: box.x + ( x / sum / width ) * box.width, y: box.y + ( y / sum / height ) * box.height };
	} );
}

test.beforeEach( async () => {
	await site.empty();
	await site.php( `
		foreach ( array( 'heatmap', 'heatmap_version', 'heatmap_day', 'heatmap_element', 'heatmap_bin' ) as $table ) {
			$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}userfeedback_$table" );
		}
		delete_option( 'userfeedback_core_live_heatmaps' );
	` );
} );

test( 'an owner records a page and sees each click where it was made, at three widths', async ( {
	admin,
	newVisitor,
	expectAccessible,
} ) => {
	test.slow();
	const url = await publish( 'Roast finder' );
	await admin.goto( screenOf() );
	await expect( admin.getByRole( 'heading', { name: 'No heatmaps yet' } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	// By keyboard alone.
	await admin.getByRole( 'button', { name: 'Record a heatmap' } ).last().press( 'Enter' );
	const dialog = admin.getByRole( 'dialog', { name: 'Record a heatmap' } );
	await dialog.getByRole( 'combobox', { name: 'Page' } ).focus();
	await admin.keyboard.type( 'Roast f' );
	await expect( dialog.getByRole( 'option', { name: 'Roast finder' } ) ).toBeVisible();
	await admin.keyboard.press( 'ArrowDown' );
	await admin.keyboard.press( 'Enter' );
	await expect( dialog.getByText( url ) ).toBeVisible();
	await expectAccessible( admin, '.uf-modal' );
	await dialog.getByRole( 'button', { name: 'Start recording' } ).press( 'Enter' );
	await expect( admin.getByRole( 'heading', { name: 'Nothing recorded here yet' } ) ).toBeVisible();

	for ( const { width } of SCREENS ) {
		const page = await newVisitor( { viewport: { width, height: 800 } } );
		await open( page, url );
		const box = await page.locator( '#buy-now' ).boundingBox();
		expect( box ).not.toBeNull();
		await page.mouse.move( box!.x + box!.width * 0.25, box!.y + box!.height * 0.5 );
		await page.mouse.click( box!.x + box!.width * 0.25, box!.y + box!.height * 0.5 );
		// It sends when the page is left; the owner's screen waits for it below.
		await page.goto( 'about:blank' );
	}

	for ( const { device } of SCREENS ) {
		await expect( async () => {
			await admin.reload();
			await admin.getByRole( 'radio', { name: device } ).click( { force: true, timeout: 5_000 } );
			await expect( admin.getByRole( 'list', { name: 'Most clicked' } ) ).toContainText( '#buy-now', {
				timeout: 3_000,
			} );
		} ).toPass();
		const button = admin.frameLocator( 'iframe' ).locator( '#buy-now' );
		await expect( admin.locator( '.uf-hm__pin' ) ).toHaveCount( 1 );
		const heat = admin.getByTestId( 'heat' );
		await expect.poll( async () => ( await middleOf( heat ) ).sum ).toBeGreaterThan( 0 );
		const [ middle, box ] = [ await middleOf( heat ), await button.boundingBox() ];
		const scale = box!.width / ( await button.evaluate( ( element: HTMLElement ) => element.offsetWidth ) );
		expect( Math.abs( middle.x - box!.x - box!.width * 0.25 ) / scale, device ).toBeLessThanOrEqual( NEAR );
		expect( Math.abs( middle.y - box!.y - box!.height * 0.5 ) / scale, device ).toBeLessThanOrEqual( NEAR );
		const frame = admin.frameLocator( 'iframe' );
		await expect( frame.locator( '#wpadminbar' ) ).toHaveCount( 0 );
		await expect( frame.locator( 'body' ) ).not.toHaveClass( /logged-in/ );
	}
	const list = admin.getByRole( 'list', { name: 'Most clicked' } );
	await expect( list.getByRole( 'listitem' ) ).toContainText( 'Buy now' );
	await expect( list.getByRole( 'listitem' ) ).toContainText( '1 click' );
	await expectAccessible( admin, '.uf-heatmaps' );

	// The figures by keyboard: an element shows itself, the page scrolls, the layer changes.
	await list.getByRole( 'button', { name: 'Buy now' } ).press( 'Enter' );
	await expect( admin.locator( '.uf-hm__mark' ) ).toBeVisible();
	const view = admin.getByRole( 'region', { name: 'Roast finder, Clicks' } );
	await view.press( 'End' );
	await expect.poll( () => view.evaluate( ( element ) => element.scrollTop ) ).toBeGreaterThan( 300 );
	await expect
		.poll( () =>
			admin
				.frameLocator( 'iframe' )
				.locator( 'html' )
				.evaluate( ( html ) => html.scrollTop )
		)
		.toBeGreaterThan( 300 );
	await admin.getByRole( 'radio', { name: 'Clicks', exact: true } ).focus();
	await admin.keyboard.press( 'ArrowRight' );
	await admin.keyboard.press( 'ArrowRight' );
	await expect( admin.getByRole( 'table', { name: 'How far visitors scroll' } ) ).toBeVisible();
	await expectAccessible( admin, '.uf-heatmaps' );
	await admin.getByRole( 'radio', { name: 'Clicks', exact: true } ).click( { force: true } );
	await expect( list ).toBeVisible();

	const [ csv ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.getByRole( 'button', { name: 'Download as CSV' } ).click(),
	] );
	expect( csv.suggestedFilename() ).toBe( 'heatmap-roast-finder-clicks-mobile.csv' );
	expect( readFileSync( await csv.path(), 'utf8' ) ).toContain( '1,Buy now,' );
	const [ png ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.getByRole( 'button', { name: 'Download as PNG' } ).click(),
	] );
	expect(
		readFileSync( await png.path() )
			.subarray( 1, 4 )
			.toString()
	).toBe( 'PNG' );

	await admin.setViewportSize( { width: 375, height: 720 } );
	await expect( list.getByRole( 'listitem' ) ).toContainText( 'Buy now' );
	expect( await admin.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 375 );
	await admin.setViewportSize( { width: 1280, height: 900 } );

	await admin.getByRole( 'button', { name: 'Pause' } ).click();
	await expect( admin.locator( '.uf-hm__status' ) ).toHaveText( 'Paused' );
	await admin.getByRole( 'button', { name: 'Resume' } ).click();
	await expect( admin.locator( '.uf-hm__status' ) ).toHaveText( 'Recording' );
	await admin.getByRole( 'link', { name: 'All heatmaps' } ).click();
	const row = admin.getByRole( 'row', { name: /Roast finder/ } );
	await expect( row ).toContainText( 'Day 1 of 30' );
	await expectAccessible( admin, '#userfeedback-root' );
	await row.hover();
	await row.getByRole( 'button', { name: 'Delete: Roast finder' } ).click();
	await admin.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete', exact: true } ).click();
	await expect( admin.getByRole( 'heading', { name: 'No heatmaps yet' } ) ).toBeVisible();
} );

test( 'the admin bar leads from a page to its heatmap', async ( { admin, visitor } ) => {
	const url = await publish( 'Brew guides' );
	await admin.goto( url );
	await admin.getByRole( 'menuitem', { name: 'Record a heatmap of this page' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Record a heatmap' } );
	await expect( dialog.getByText( url ) ).toBeVisible();
	await dialog.getByLabel( 'Record for' ).selectOption( '14 days' );
	await dialog.getByRole( 'button', { name: 'Start recording' } ).click();
	await expect( admin.getByRole( 'heading', { name: 'Brew guides' } ) ).toBeVisible();
	await expect( admin.getByText( 'Day 1 of 14' ) ).toBeVisible();
	await admin.goto( url );
	await admin.getByRole( 'menuitem', { name: 'See heatmap' } ).click();
	await expect( admin.getByRole( 'heading', { name: 'Brew guides' } ) ).toBeVisible();
	await visitor.goto( `${ url }?userfeedback_heatmap_view=0123456789` );
	await expect( visitor.locator( 'meta[name="userfeedback_heatmap_mark"]' ) ).toHaveCount( 0 );
} );
