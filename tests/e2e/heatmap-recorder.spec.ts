import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, site, test } from './support';
import type { RestReply } from './support';

interface Point {
	selector: string | null;
	x: number;
	y: number;
	count: number;
}

interface Heatmap {
	id: number;
	url: string;
	views: number;
	clicks: number;
	visitors: number;
	versions: { id: number; devices: { device: string; clicks: number }[] }[];
}

/** Px that a point may be off. */
const NEAR = 12;

const CONTENT = `
<p>First words.</p>
<p><a class="more-link" href="#end">Read more</a></p>
<p><button type="button" id="buy-now">Buy <b>now</b></button></p>
<div class="wide" style="height:900px;background:#eee">A picture that leads nowhere</div>
<p><label>Name <input type="text" id="your-name"></label></p>
<ul><li>One</li><li>Two</li><li id="third-thing">Three</li></ul>
<p id="end" style="height:1500px">The end</p>`;

async function publish( content = CONTENT ): Promise< number > {
	return Number(
		await site.php(
			`kses_remove_filters();
			echo wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Recorded page', 'post_status' => 'publish',
				'post_content' => '<!-- wp:html -->' . base64_decode( '${ Buffer.from( content ).toString( 'base64' ) }' ) . '<!-- /wp:html -->' ) );`
		)
	);
}

/** Waits until the recorder listens. */
async function open( page: Page, url: string ) {
	const recorder = page.waitForResponse( /pro-heatmaps\/recorder\.js/ );
	await page.goto( url );
	await ( await recorder ).finished();
	await page.waitForLoadState( 'networkidle' );
}

/** A place in the window, at a part of an element's width and height. */
async function spot( page: Page, selector: string, right: number, down: number ) {
	await page.locator( selector ).scrollIntoViewIfNeeded();
	const box = await page.locator( selector ).boundingBox();
	if ( ! box ) {
		throw new Error( selector );
	}
	return { x: Math.round( box.x + box.width * right ), y: Math.round( box.y + box.height * down ) };
}

/** Body of a reply that must have succeeded. */
function sent( { status, body }: RestReply ): unknown {
	expect( status ).toBeLessThan( 300 );
	return body;
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

test( 'clicks and taps at three widths are stored where they were made', async ( { admin, newVisitor, rest } ) => {
	const post_id = await publish();
	const { id, url } = sent( await rest( admin, 'POST', 'heatmaps', { post_id } ) ) as Heatmap;
	const read = async () => sent( await rest( admin, 'GET', `heatmaps/${ id }` ) ) as Heatmap;
	const made: Record< string, { selector: string; x: number; y: number; width: number; height: number }[] > = {};
	const screens = [
		{ device: 'desktop', width: 1280, touch: false },
		{ device: 'tablet', width: 900, touch: true },
		{ device: 'mobile', width: 375, touch: true },
	];
	for ( const { device, width, touch } of screens ) {
		const page = await newVisitor( { viewport: { width, height: 800 }, hasTouch: touch } );
		await open( page, url );
		made[ device ] = [];
		for ( const [ selector, right, down ] of [
			[ '#buy-now', 0.3, 0.4 ],
			[ 'div.wide', 0.82, 0.45 ],
			[ '#third-thing', 0.1, 0.5 ],
		] as const ) {
			const { x, y } = await spot( page, selector, right, down );
			const box = await page.locator( selector ).boundingBox();
			made[ device ].push( {
				selector,
				x: x - ( box?.x ?? 0 ),
				y: y - ( box?.y ?? 0 ),
				width: box?.width ?? 0,
				height: box?.height ?? 0,
			} );
			if ( touch ) {
				await page.touchscreen.tap( x, y );
			} else {
				await page.mouse.move( x, y );
				await page.mouse.click( x, y );
			}
		}
		await page.locator( '#your-name' ).fill( 'my secret name' );
		await page.goto( 'about:blank' );
	}
	await expect.poll( async () => ( await read() ).views ).toBe( 3 );
	const heatmap = await read();
	expect( heatmap.visitors ).toBe( 3 );
	expect( heatmap.versions ).toHaveLength( 1 );

	for ( const { device, width } of screens ) {
		const { points } = sent(
			await rest(
				admin,
				'GET',
				`heatmaps/${ id }/map?version=${ heatmap.versions[ 0 ]?.id }&device=${ device }&layer=clicks`
			)
		) as { points: Point[] };
		const page = await newVisitor( { viewport: { width, height: 800 } } );
		await page.goto( url );
		const places = await page.evaluate(
			( stored ) =>
				stored.map( ( { selector, x, y } ) => {
					const element = selector ? document.querySelector( selector ) : null;
					const box = element?.getBoundingClientRect();
					return {
						is: [ '#buy-now', 'div.wide', '#third-thing' ].find( ( name ) => element?.matches( name ) ),
						x: ( ( box?.width ?? 0 ) * x ) / 10000,
						y: ( ( box?.height ?? 0 ) * y ) / 10000,
					};
				} ),
			points
		);
		for ( const click of made[ device ] ?? [] ) {
			const found = places.find( ( { is } ) => is === click.selector );
			expect( found, `${ device } ${ click.selector }` ).toBeDefined();
			expect( Math.hypot( ( found?.x ?? 0 ) - click.x, ( found?.y ?? 0 ) - click.y ) ).toBeLessThan( NEAR );
		}
		await page.context().close();
	}

	const stored = await site.php( `
		$rows = '';
		foreach ( array( 'heatmap_version', 'heatmap_day', 'heatmap_element', 'heatmap_bin' ) as $table ) {
			$rows .= wp_json_encode( $GLOBALS['wpdb']->get_results( "SELECT * FROM {$GLOBALS['wpdb']->prefix}userfeedback_$table" ) );
		}
		echo $rows;
	` );
	expect( stored ).toContain( '#buy-now' );
	expect( stored ).not.toMatch( /secret|Buy|Name/ );
} );

test( 'rage, dead clicks, movement and depth', async ( { admin, newVisitor, rest } ) => {
	const post_id = await publish();
	const { id, url } = sent( await rest( admin, 'POST', 'heatmaps', { post_id } ) ) as Heatmap;
	const page = await newVisitor( { viewport: { width: 1280, height: 800 } } );
	await open( page, url );
	await page.locator( '#buy-now' ).click( { clickCount: 3, delay: 20 } );
	const { x, y } = await spot( page, 'div.wide', 0.5, 0.5 );
	await page.mouse.move( x, y );
	await page.mouse.click( x, y );
	// The pointer rests while the recorder waits for an answer to the click.
	await page.evaluate( () => new Promise( ( resolve ) => setTimeout( resolve, 1200 ) ) );
	await page.locator( 'a.more-link' ).click();
	// The link leads to the end of the page. The recorder looks four times a second: where the click had to scroll to
	// the link first, its next look is still to come. Timers of one page end in their order, on a slow machine too.
	await expect( page.locator( '#end' ) ).toBeInViewport( { ratio: 0.5 } );
	await page.evaluate( () => new Promise( ( resolve ) => setTimeout( resolve, 500 ) ) );
	await page.goto( 'about:blank' );
	await expect
		.poll( async () => ( sent( await rest( admin, 'GET', `heatmaps/${ id }` ) ) as Heatmap ).views )
		.toBe( 1 );
	const { versions } = sent( await rest( admin, 'GET', `heatmaps/${ id }` ) ) as Heatmap;
	const map = async ( layer: string ) =>
		sent(
			await rest(
				admin,
				'GET',
				`heatmaps/${ id }/map?version=${ versions[ 0 ]?.id }&device=desktop&layer=${ layer }`
			)
		) as {
			total: number;
			points: Point[];
			scroll: { depth: number; views: number }[];
			elements: { selector: string }[];
		};
	expect( ( await map( 'clicks' ) ).total ).toBe( 5 );
	const rage = await map( 'rage' );
	expect( rage.points.map( ( { selector, count } ) => [ selector, count ] ) ).toEqual( [ [ '#buy-now', 1 ] ] );
	const dead = await map( 'dead' );
	expect(
		dead.elements
			.map( ( { selector } ) => selector )
			.filter( ( selector ) => selector.endsWith( 'div.wide' ) || selector.endsWith( 'div' ) )
	).toHaveLength( 1 );
	expect( dead.elements.some( ( { selector } ) => selector.includes( 'more-link' ) ) ).toBe( false );
	expect( ( await map( 'movement' ) ).total ).toBeGreaterThan( 1 );
	const { scroll } = await map( 'scroll' );
	expect( scroll[ 0 ] ).toEqual( { depth: 0, views: 1 } );
	const deepest = Math.max( ...scroll.filter( ( { views } ) => views > 0 ).map( ( { depth } ) => depth ) );
	expect( deepest ).toBeGreaterThanOrEqual( 60 );
} );

test( 'nobody is recorded who did not agree, who can edit, or who sees a password field', async ( {
	admin,
	newVisitor,
	signedIn,
	rest,
} ) => {
	const post_id = await publish();
	const { id, url } = sent( await rest( admin, 'POST', 'heatmaps', { post_id } ) ) as Heatmap;
	const author = await signedIn( 'author' );
	await author.goto( url );
	await expect( author.locator( '#uf-heatmap' ) ).toHaveCount( 0 );

	for ( const signal of [ 'globalPrivacyControl', 'doNotTrack' ] ) {
		const page = await newVisitor();
		await page.addInitScript( ( name ) => {
			Object.defineProperty( navigator, name, { value: name === 'doNotTrack' ? '1' : true } );
		}, signal );
		await page.goto( url, { waitUntil: 'networkidle' } );
		await expect( page.locator( '#uf-heatmap' ) ).toHaveCount( 1 );
		await expect( page.locator( '#uf-heatmap-recorder' ) ).toHaveCount( 0 );
		expect( await page.evaluate( () => Object.keys( localStorage ) ) ).toEqual( [] );
		await page.goto( 'about:blank' );
	}

	const late = await newVisitor();
	await open( late, url );
	await late.evaluate( () => {
		document.body.insertAdjacentHTML( 'beforeend', '<input type="password">' );
	} );
	await late.locator( '#buy-now' ).click();
	await late.goto( 'about:blank' );

	const counted = await newVisitor();
	await open( counted, url );
	// Twice, so that the clicks of the others would be seen.
	await counted.locator( '#buy-now' ).click();
	await counted.locator( '#buy-now' ).click();
	await counted.goto( 'about:blank' );
	await expect
		.poll( async () => ( sent( await rest( admin, 'GET', `heatmaps/${ id }` ) ) as Heatmap ).clicks )
		.toBe( 2 );
} );

/** The API of the plugin WP Consent API, as far as the recorder asks it: functions, cookie and event. */
const CONSENT_API = `<?php
function wp_has_consent( $category ) {
	return 'allow' === ( $_COOKIE[ 'wp_consent_' . $category ] ?? '' );
}
add_action( 'wp_footer', static function () { ?>
	<p><button type="button" id="agree">Agree</button> <button type="button" id="refuse">Refuse</button></p>
	<script>
		window.wp_has_consent = ( category ) => document.cookie.includes( 'wp_consent_' + category + '=allow' );
		for ( const [ id, value ] of [ [ 'agree', 'allow' ], [ 'refuse', 'deny' ] ] ) {
			document.getElementById( id ).addEventListener( 'click', () => {
				document.cookie = 'wp_consent_statistics=' + value + ';path=/';
				document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail: { statistics: value } } ) );
			} );
		}
		document.dispatchEvent( new CustomEvent( 'wp_consent_type_defined' ) );
	</script>
<?php }, 1 );`;

test( 'with the WP Consent API nothing is recorded before a yes and after a no', async ( {
	admin,
	newVisitor,
	rest,
} ) => {
	const folder = join( site.plugins, '../mu-plugins' );
	const file = join( folder, 'consent-api.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( file, CONSENT_API );
	try {
		const post_id = await publish();
		const { id, url } = sent( await rest( admin, 'POST', 'heatmaps', { post_id } ) ) as Heatmap;
		const read = async () => {
			const { views, clicks } = sent( await rest( admin, 'GET', `heatmaps/${ id }` ) ) as Heatmap;
			return { views, clicks };
		};
		const page = await newVisitor( { viewport: { width: 1280, height: 800 } } );
		await page.goto( url, { waitUntil: 'networkidle' } );
		await expect( page.locator( '#uf-heatmap' ) ).toHaveCount( 1 );
		await expect( page.locator( '#uf-heatmap-recorder' ) ).toHaveCount( 0 );
		expect( await page.evaluate( () => Object.keys( localStorage ) ) ).toEqual( [] );
		await page.locator( '#buy-now' ).click();

		const recorder = page.waitForResponse( /pro-heatmaps\/recorder\.js/ );
		await page.locator( '#agree' ).click();
		await ( await recorder ).finished();
		await page.waitForLoadState( 'networkidle' );
		await page.locator( '#buy-now' ).click();
		await page.goto( 'about:blank' );
		await expect.poll( read ).toEqual( { views: 1, clicks: 1 } );

		// The next page knows the answer; a no ends the recording and sends nothing.
		await open( page, url );
		await page.locator( '#buy-now' ).click();
		await page.locator( '#refuse' ).click();
		const records: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().endsWith( `/heatmaps/${ id }/records` ) ) {
				records.push( request.url() );
			}
		} );
		await page.goto( url, { waitUntil: 'networkidle' } );
		await expect( page.locator( '#uf-heatmap-recorder' ) ).toHaveCount( 0 );
		expect( records ).toEqual( [] );
		expect( await read() ).toEqual( { views: 1, clicks: 1 } );
	} finally {
		rmSync( file );
	}
} );
