import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';

const plugin = () => join( site.plugins, '../mu-plugins/right-to-left.php' );

/** WordPress reads the direction from its translation, so core's and our sheets are those of Arabic or Hebrew. */
test.beforeEach( () => {
	mkdirSync( dirname( plugin() ), { recursive: true } );
	writeFileSync(
		plugin(),
		`<?php
		add_filter(
			'gettext_with_context',
			static fn ( $translation, $text, $context ) => 'text direction' === $context ? 'rtl' : $translation,
			10,
			3
		);`
	);
} );

test.afterEach( async () => {
	rmSync( plugin(), { force: true } );
	await site.empty();
} );

const question = ( id: string, type: string, title: string, config: object = {} ) => ( {
	id,
	type,
	title,
	config,
	settings: {},
	logic: { enabled: false, action: 'show', conditions: [] },
} );

/** Every screen: its name, its address, and a text that is there when it has loaded. */
const screens = ( id: number ): [ string, string, string ][] => [
	[ 'surveys', 'surveys#/', 'مقهى الحي' ],
	[ 'questions', `surveys#/edit/${ id }/questions`, 'Add Question' ],
	[ 'settings of a survey', `surveys#/edit/${ id }/settings`, 'Where, when and to whom' ],
	[ 'workflow', `surveys#/edit/${ id }/notifications`, 'Send Email' ],
	[ 'publish', `surveys#/edit/${ id }/publish`, 'Checks before publishing' ],
	[ 'results', 'results#/', 'in total' ],
	[ 'results of a survey', `results#/survey/${ id }`, 'No responses yet' ],
	[ 'responses', `results#/survey/${ id }/responses`, 'No responses yet' ],
	[ 'general settings', 'settings#/general', 'License key' ],
	[ 'widget settings', 'settings#/widget', 'Preview' ],
	[ 'email settings', 'settings#/email', 'Summaries by email' ],
	[ 'integrations', 'settings#/integrations', 'Add a webhook' ],
	[ 'heatmap settings', 'settings#/heatmaps', 'Heatmap data' ],
	[ 'access', 'settings#/access', 'Who may do what' ],
	[ 'misc settings', 'settings#/misc', 'Smallest group' ],
	[ 'google drive', 'settings#/google-drive', 'Google Drive' ],
	[ 'addons', 'addons', 'Post Ratings' ],
	[ 'about', 'about', 'About' ],
	[ 'ratings', 'post_ratings', 'Settings' ],
	[ 'heatmaps', 'heatmaps', 'Record a heatmap' ],
];

test( 'every screen stands from right to left, on a desk and on a phone', async ( {
	admin,
	rest,
	expectAccessible,
	problems,
} ) => {
	test.slow();
	problems.allow( /Blocked script execution in 'about:srcdoc'/ );
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'مقهى الحي',
			status: 'publish',
			questions: [
				question( 'q1', 'radio-button', 'كيف وصلت إلينا؟', { options: [ 'صديق', 'بحث', 'إعلان' ] } ),
				question( 'q2', 'nps', 'هل توصي بنا؟' ),
			],
		} )
	).body as SavedSurvey;
	for ( const width of [ 1280, 375 ] ) {
		await admin.setViewportSize( { width, height: 900 } );
		for ( const [ name, address, text ] of screens( id ) ) {
			await admin.goto( site.admin( `admin.php?page=userfeedback_${ address }` ) );
			await expect( admin.locator( '#userfeedback-root' ).getByText( text ).first(), name ).toBeVisible();
			expect( await admin.evaluate( () => document.documentElement.dir ), name ).toBe( 'rtl' );
			expect(
				await admin.evaluate( () => document.documentElement.scrollWidth ),
				`${ name } at ${ width } px`
			).toBeLessThanOrEqual( width );
			if ( width === 1280 && [ 'questions', 'results of a survey', 'widget settings' ].includes( name ) ) {
				await expectAccessible( admin, '#userfeedback-root' );
			}
		}
	}
} );

test( 'texts of the other direction begin where the page does, and keep their own order', async ( { admin, rest } ) => {
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'مقهى الحي',
			status: 'publish',
			questions: [
				question( 'q1', 'text', 'كيف وصلت إلينا؟' ),
				question( 'q2', 'text', 'Which roast do you drink most often at home, or anywhere else?' ),
			],
		} )
	).body as SavedSurvey;
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	const stands = async ( selector: string ) => {
		const [ arabic, latin ] = [ 'كيف وصلت', 'Which roast' ].map( ( hasText ) =>
			admin.locator( selector, { hasText } )
		);
		await expect( arabic! ).toHaveCSS( 'direction', 'rtl' );
		await expect( arabic! ).toHaveCSS( 'text-align', 'start' );
		await expect( latin! ).toHaveCSS( 'direction', 'ltr' );
		await expect( latin! ).toHaveCSS( 'text-align', 'end' );
	};
	await stands( '.ufb-line__title' );
	await admin.getByRole( 'button', { name: 'Map', exact: true } ).press( 'Enter' );
	await stands( '.ufb-place__text bdi' );
} );

test( 'two groups and what people wrote stand from right to left', async ( { admin, rest, expectAccessible } ) => {
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'مقهى الحي',
			status: 'publish',
			questions: [
				question( 'q1', 'number', 'كم كوبا؟', { min: 0, max: 30, step: 1, unit: 'كوب' } ),
				question( 'q2', 'nps', 'هل توصي بنا؟' ),
				question( 'q3', 'text', 'ماذا نغير؟' ),
			],
		} )
	).body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( id ), '200', '--days=20' );
	const compared = `results#/survey/${ id }?range=all_time&filter%5Bdevice%5D=mobile&compare=people&compare_filter%5Bdevice%5D=desktop`;
	for ( const width of [ 1280, 375 ] ) {
		await admin.setViewportSize( { width, height: 900 } );
		await admin.goto( site.admin( `admin.php?page=userfeedback_${ compared }` ) );
		await expect( admin.getByRole( 'region', { name: 'كم كوبا؟' } ).getByText( 'A − B' ).last() ).toBeAttached();
		await expectAccessible( admin, '#userfeedback-root' );
		expect( await admin.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( width );
		await admin.goto( site.admin( 'admin.php?page=userfeedback_inbox' ) );
		await expect( admin.getByRole( 'heading', { name: 'Inbox', level: 1 } ) ).toBeVisible();
		await expect(
			admin.getByRole( 'list', { name: 'Answers, newest first' } ).getByRole( 'listitem' ).first()
		).toBeVisible();
		await expectAccessible( admin, '#userfeedback-root' );
		expect( await admin.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( width );
	}
} );

test( 'a break-down, an export and a shared report stand from right to left', async ( {
	admin,
	rest,
	newVisitor,
	expectAccessible,
} ) => {
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'مقهى الحي',
			status: 'publish',
			questions: [
				question( 'q1', 'radio-button', 'كيف وصلت إلينا؟', { options: [ 'صديق', 'بحث' ] } ),
				question( 'q2', 'nps', 'هل توصي بنا؟' ),
				question( 'q3', 'text', 'ماذا نغير؟' ),
			],
		} )
	).body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( id ), '200', '--days=20' );
	const { link } = (
		await rest( admin, 'POST', `surveys/${ id }/shared-reports`, {
			name: 'تقرير',
			days: 'all_time',
			written: true,
		} )
	).body as { link: string };
	const visitor = await newVisitor();
	for ( const width of [ 1280, 782, 375 ] ) {
		const fits = ( page: Page ) =>
			expect
				.poll( () => page.evaluate( () => document.documentElement.scrollWidth ), `${ width } px` )
				.toBeLessThanOrEqual( width );
		await admin.setViewportSize( { width, height: 900 } );
		await admin.goto( 'about:blank' );
		await admin.goto(
			site.admin(
				`admin.php?page=userfeedback_results#/survey/${ id }/breakdown?q=q1&by=month&range=all_time&show=picture`
			)
		);
		const picture = admin.getByRole( 'img', { name: /^صديق/ } );
		await expect( picture ).toBeVisible();
		// Time runs from right to left: the axis stands right of the first point.
		const [ axis, point ] = await picture.evaluate( ( svg ) =>
			[ 'text', 'circle' ].map( ( part ) => svg.querySelector( part )!.getBoundingClientRect().left )
		);
		expect( axis ).toBeGreaterThan( point! );
		await fits( admin );
		await admin.getByRole( 'button', { name: 'Export Results' } ).click();
		const dialog = admin.getByRole( 'dialog', { name: 'Export Results' } );
		await expect( dialog.getByRole( 'link', { name: 'Export', exact: true } ) ).toBeVisible();
		expect(
			await dialog.evaluate(
				( { scrollWidth, clientWidth, ownerDocument } ) =>
					scrollWidth <= clientWidth && clientWidth <= ownerDocument.documentElement.clientWidth
			)
		).toBe( true );
		await fits( admin );

		await visitor.setViewportSize( { width, height: 900 } );
		await visitor.goto( link );
		await expect( visitor.getByRole( 'region', { name: /^Q1/ } ) ).toBeVisible();
		await expect( visitor.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await fits( visitor );
		await expectAccessible( visitor, 'body' );
	}
} );

test( 'a visitor answers from right to left', async ( { admin, rest, newVisitor, expectAccessible } ) => {
	await site.empty();
	await rest( admin, 'POST', 'surveys', {
		title: 'مقهى الحي',
		status: 'publish',
		questions: [
			question( 'q1', 'radio-button', 'كيف وصلت إلينا؟', { options: [ 'صديق', 'بحث' ] } ),
			question( 'q2', 'star-rating', 'كم نجمة؟' ),
		],
	} );
	const visitor = await newVisitor();
	await visitor.goto( '/' );
	const choice = visitor.getByRole( 'radio', { name: 'صديق' } );
	await expect( choice ).toBeVisible();
	await expect( visitor.locator( '.uf' ) ).toHaveAttribute( 'dir', 'rtl' );
	// The circle stands right of its text, the close button at the left.
	const places = await visitor.locator( '.userfeedback-survey' ).evaluate( ( host ) => {
		const root = host.shadowRoot ?? host;
		const box = ( selector: string ) => root.querySelector( selector )?.getBoundingClientRect();
		return { title: box( '.q' ), radio: box( 'input[type="radio"]' ), label: box( 'label' ) };
	} );
	expect( places.radio?.left ).toBeGreaterThan(
		( places.label?.left ?? Infinity ) + ( places.label?.width ?? 0 ) / 2
	);
	await expectAccessible( visitor, '.userfeedback-survey' );
	// The first star stands at the right.
	await choice.press( 'Space' );
	const stars = visitor.getByRole( 'radio', { name: /star/ } );
	await expect( stars ).toHaveCount( 5 );
	const [ first, second ] = [ await stars.nth( 0 ).boundingBox(), await stars.nth( 1 ).boundingBox() ];
	expect( first?.x ).toBeGreaterThan( second?.x ?? Infinity );
} );

test( 'a shortcode is read whole in the list', async ( { admin, rest } ) => {
	await rest( admin, 'POST', 'surveys', { title: 'مقهى الحي', questions: [] } );
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
	const field = admin.getByRole( 'textbox', { name: 'Shortcode of مقهى الحي' } );
	await expect( field ).toBeVisible();
	expect( await field.evaluate( ( input ) => input.scrollWidth - input.clientWidth ) ).toBeLessThanOrEqual( 0 );
} );
