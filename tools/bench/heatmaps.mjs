import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../lib/paths.mjs';
import { launchOptions } from '../lib/chromium.mjs';
import { gzipped } from '../lib/gzip.mjs';
import { load } from './load.mjs';
import { median } from './report.mjs';
import { longestRunOf, longestTaskSince } from './tasks.mjs';

const CLICKS = 1_000_000;
const BYTES = 40_000_000;
/** Elements of the recorded page. */
const ELEMENTS = 5000;
const ROUNDS = 8;
const VISITS = 5;
const RECORDER = /pro-heatmaps\/recorder\.js/;

/**
 * What heatmaps cost: bytes and main thread of a visitor, a record, and a day of clicks in the database.
 */
export async function measureHeatmaps( { site, report, options } ) {
	const { id, url, token } = await recordedPage( site );
	const recorder = gzipped( await readFile( join( root, 'build/pro-heatmaps/recorder.js' ) ) );
	report.add( {
		name: 'heatmap recorder',
		figure: `${ ( recorder / 1000 ).toFixed( 2 ) } kB`,
		budget: '<= 2.5 kB',
		pass: recorder <= 2500,
	} );
	await measureTasks( { url, report } );
	await measureRecord( { site, report, options, id, token } );
	await measureStorage( { site, report } );
}

/** A page of many elements with a heatmap. */
async function recordedPage( site ) {
	const reply = await site.php( `
		wp_set_current_user( 1 );
		do_action( 'rest_api_init' );
		$content = str_repeat( '<div><p>Some <b>words</b></p><p><a href="#x">A link</a></p></div>', ${ Math.ceil( ELEMENTS / 5 ) } );
		kses_remove_filters();
		$post = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Heatmap', 'post_content' => '<!-- wp:html -->' . $content . '<!-- /wp:html -->' ) );
		$container = UserFeedback\\Plugin::container();
		$id = $container->get( UserFeedback\\Heatmaps\\ChangeHeatmaps::class )->create( $post, null, 30, 100 );
		echo wp_json_encode( array( 'id' => $id, 'url' => get_permalink( $post ), 'token' => UserFeedback\\Heatmaps\\Token::of( $id, str_repeat( 'b', 16 ) ) ) );
	` );
	return JSON.parse( reply );
}

/** The longest tasks of a visitor: what the recorder runs in one, and those of the page with and without it. */
async function measureTasks( { url, report } ) {
	const browser = await chromium.launch( launchOptions() );
	const open = async ( recorded ) => {
		const context = await browser.newContext( { viewport: { width: 1280, height: 800 } } );
		if ( ! recorded ) {
			await context.route( RECORDER, ( route ) => route.abort() );
		}
		const page = await context.newPage();
		const cdp = await context.newCDPSession( page );
		await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
		return page;
	};
	const visit = async ( page ) => {
		await page.goto( url, { waitUntil: 'load' } );
		await page.waitForTimeout( 2000 );
	};
	const work = async ( page ) => {
		for ( let turn = 0; turn < 8; turn++ ) {
			await page.mouse.move( 300 + 20 * turn, 200 + 40 * turn );
			await page.mouse.click( 300 + 20 * turn, 200 + 40 * turn );
			await page.mouse.wheel( 0, 200 );
			await page.waitForTimeout( 300 );
		}
		await page.goto( 'about:blank' );
	};
	const milliseconds = ( values ) => `${ median( values ).toFixed( 1 ) } ms`;
	try {
		const own = { start: [], work: [] };
		const whole = { with: [], without: [] };
		for ( let round = 0; round < VISITS; round++ ) {
			for ( const recorded of [ true, false ] ) {
				const page = await open( recorded );
				whole[ recorded ? 'with' : 'without' ].push(
					await longestTaskSince( browser, () => visit( page ), RECORDER )
				);
				await page.context().close();
			}
			const page = await open( true );
			own.start.push( await longestRunOf( browser, () => visit( page ), RECORDER ) );
			own.work.push( await longestRunOf( browser, () => work( page ), RECORDER ) );
			await page.context().close();
		}
		for ( const [ name, values ] of [
			[ 'starts', own.start ],
			[ 'at work', own.work ],
		] ) {
			report.add( {
				name: `heatmap recorder ${ name }, 5,000 elements: longest run in a task`,
				figure: milliseconds( values ),
				budget: '<= 50 ms at 4x',
				pass: median( values ) <= 50,
			} );
		}
		report.add( {
			name: 'page of 5,000 elements since it asks for the recorder: longest task',
			figure: milliseconds( whole.with ),
			reference: `without recorder ${ milliseconds( whole.without ) }`,
			ratio: ( median( whole.with ) / median( whole.without ) ).toFixed( 2 ),
			budget: 'for comparison: layout and painting of the page itself',
		} );
	} finally {
		await browser.close();
	}
}

/** A record with five clicks and ten rests of the pointer. */
async function measureRecord( { site, report, options, id, token } ) {
	const body = () =>
		JSON.stringify( {
			token,
			viewport: 1280,
			page: [ 1280, 4000 ],
			fresh: true,
			depth: 70,
			elements: Array.from( { length: 8 }, ( _, n ) => [ `main>p:${ n + 1 }`, 100, 100 * n, 600, 40 ] ),
			clicks: Array.from( { length: 5 }, ( _, n ) => [ n, Math.random() * 600, Math.random() * 40, 0 ] ),
			moves: Array.from( { length: 10 }, ( _, n ) => [ n % 8, Math.random() * 600, 20, 2 ] ),
		} );
	const calls = {
		bare: { url: `${ site.url }/wp-json/bench/v1/insert`, body, expected: [ 201 ] },
		record: { url: `${ site.url }/wp-json/userfeedback/v1/heatmaps/${ id }/records`, body, expected: [ 200 ] },
	};
	const rates = { bare: [], record: [] };
	for ( let round = 0; round < Math.min( ROUNDS, 3 * options.seconds ); round++ ) {
		for ( const [ name, call ] of Object.entries( calls ) ) {
			rates[ name ].push( ( await load( { ...call, seconds: 1 } ) ).rate );
		}
	}
	const ratio = median( rates.record.map( ( rate, round ) => rate / rates.bare[ round ] ) );
	report.add( {
		name: 'record of a heatmap, 5 clicks and 10 rests',
		figure: `${ median( rates.record ).toFixed( 1 ) }/s`,
		reference: `bare route ${ median( rates.bare ).toFixed( 1 ) }/s`,
		ratio: ratio.toFixed( 2 ),
		budget: 'for comparison: one a page view, of visitors in the sample',
	} );
}

/** A day of clicks, and what a further record takes then. */
async function measureStorage( { site, report } ) {
	const seeder = join( root, 'tools/bench/heatmap-seeder.php' );
	const figures = JSON.parse(
		await site.php( `
			global $wpdb;
			require '${ seeder }';
			$container = UserFeedback\\Plugin::container();
			$tables = array( 'heatmap_bin', 'heatmap_element', 'heatmap_day', 'heatmap_version' );
			foreach ( $tables as $table ) {
				$wpdb->query( "TRUNCATE TABLE {$wpdb->prefix}userfeedback_$table" );
			}
			$bins = $container->get( UserFeedback\\Heatmaps\\BinRepository::class );
			( new UserFeedback\\Bench\\HeatmapSeeder( $container->get( UserFeedback\\Database\\Database::class ), $bins ) )->run( ${ CLICKS }, '2026-11-20' );
			$bytes = 0;
			foreach ( $tables as $table ) {
				$wpdb->query( "ANALYZE TABLE {$wpdb->prefix}userfeedback_$table" );
				$bytes += (int) $wpdb->get_var( "SELECT data_length + index_length FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = '{$wpdb->prefix}userfeedback_$table'" );
			}
			echo wp_json_encode( array( 'bytes' => $bytes, 'rows' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}userfeedback_heatmap_bin" ) ) );
		` )
	);
	report.add( {
		name: 'a day of 1,000,000 clicks',
		figure: `${ ( figures.bytes / 1e6 ).toFixed( 1 ) } MB`,
		reference: `${ figures.rows.toLocaleString( 'en' ) } cells`,
		budget: '<= 40 MB',
		pass: figures.bytes <= BYTES,
	} );
}
