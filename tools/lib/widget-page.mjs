import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * A page of a shop with one survey on it, as `Display` prints it: for looking at
 * the widget without WordPress.
 */
const art = ( ...colors ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${ colors
			.map( ( color, index ) => `<rect y="${ index }" width="4" height="1" fill="${ color }"/>` )
			.join( '' ) }</svg>`
	) }`;
const icon = ( path ) => ( { name: 'circle', style: 'solid', viewBox: '0 0 24 24', path } );

const question = ( id, type, title, config = {} ) => ( {
	id,
	type,
	title,
	config,
	settings: { required: false, randomize: false, comment_box: false, icon_size: 'large' },
	logic: { enabled: false, action: 'show', conditions: [] },
} );

export const QUESTIONS = {
	radio: question( 'radio', 'radio-button', 'How did you first hear about us?', {
		options: [
			'A friend or colleague',
			'Social media',
			'Walking past the shop',
			'A café that serves our beans',
			'Somewhere else',
		],
	} ),
	checkbox: question( 'checkbox', 'checkbox', 'What do you usually brew at home?', {
		options: [ 'Espresso', 'Pour-over', 'French press', 'Moka pot', 'Cold brew' ],
	} ),
	nps: question( 'nps', 'nps', 'On a scale of 1-10, how likely would you recommend us to a friend or colleague?' ),
	star: question( 'star', 'star-rating', 'How would you rate your overall experience?' ),
	image: question( 'image', 'image-radio', 'Which label would you take off the shelf?', {
		options: [
			[ 'Dawn', '#8e2f4f', '#f0703f', '#ffb35c' ],
			[ 'Orchard', '#dff0e2', '#7fb69a', '#f7d046' ],
			[ 'Harbour', '#cfe6f2', '#4f8fb5', '#0f3350' ],
			[ 'Ember', '#2b1720', '#7a2d2a', '#d8642f' ],
			[ 'Drift', '#efe6d8', '#d9c4a3', '#a97c50' ],
		].map( ( [ label, ...colors ], id ) => ( { label, image: { id, url: art( ...colors ), alt: '' } } ) ),
	} ),
	icon: question( 'icon', 'icon-choice', 'When do you drink your first cup?', {
		options: [ 'Before work', 'At my desk', 'After lunch', 'In the evening', 'It depends' ].map( ( label ) => ( {
			label,
			icon: icon( 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 5v5l4 2-1 2-5-3V7z' ),
		} ) ),
	} ),
	long: question( 'long', 'long-text', 'What would make your next order easier?', {
		description: 'One thing is enough.',
	} ),
	text: question( 'text', 'text', 'Which bean should we bring back?' ),
	email: question( 'email', 'email', 'Where can we send your brewing guide?', {
		description: 'One e-mail, no newsletter.',
		include_name: true,
	} ),
};

const { payload: page, survey: plain } = JSON.parse(
	readFileSync( join( root, 'src/domain/widget-defaults.json' ), 'utf8' )
);

const surveyOf = ( { only = Object.keys( QUESTIONS ), comments, required, title, theming, inline } ) => ( {
	...plain,
	id: 1,
	title: 'Coffee',
	cookie_name: 'userfeedback-1',
	shortcode: !! inline,
	questions: only.map( ( key, index ) => ( {
		...QUESTIONS[ key ],
		...( title && ! index ? { title } : {} ),
		settings: { ...QUESTIONS[ key ].settings, comment_box: !! comments, required: !! required },
	} ) ),
	has_rating: true,
	nonces: { impression: '', submission: '' },
	theming: { ...plain.theming, ...theming },
	thank_you: { ...plain.thank_you, message: 'Thanks for your feedback!' },
} );

/** HTML of the page; `options` as in tools/widget-sheet.mjs. */
export function pageOf( options ) {
	const payload = {
		api: options.slow ? '/slow/userfeedback/v1/' : '/userfeedback/v1/',
		widget: '/widget/widget.js?ver=1',
		page: { id: 1, title: 'Shop' },
		surveys: [ surveyOf( options ) ],
		...page,
		rtl: !! options.rtl,
		lang: options.rtl ? 'ar' : 'en',
	};
	const text = 'We roast on Tuesdays and ship on Wednesdays. Each bag says when, where and by whom. '.repeat( 12 );
	return `<!doctype html><html lang="${ payload.lang }" dir="${ options.rtl ? 'rtl' : 'ltr' }"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Shop</title>
<style>body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#eef0f2}html{font-size:62.5%}button{text-transform:uppercase}label{color:red!important}</style>
<main><h1>Beans</h1><p>${ text }</p>${ options.inline ? '<div data-userfeedback="1" style="max-width:640px;min-height:420px"></div>' : '' }<p>${ text }</p></main>
<script type="application/json" id="userfeedback-data">${ JSON.stringify( payload ).replace( /</g, '\\u003c' ) }</script>
<script defer src="/widget/loader.js"></script></html>`;
}
