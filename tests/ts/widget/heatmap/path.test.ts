import { beforeEach, describe, expect, it } from 'vitest';
import { anchorOf, isLasting, pathOf } from '../../../../src/widget/heatmap/path';

const find = ( selector: string ): Element => {
	const element = document.querySelector( selector );
	if ( ! element ) {
		throw new Error( selector );
	}
	return element;
};

/** As `Heatmaps\Path` writes it for the viewer. */
const toSelector = ( path: string ) => path.replace( /:(\d+)/g, ':nth-of-type($1)' ).replaceAll( '>', ' > ' );

describe( 'isLasting', () => {
	it.each( [ 'more-link', 'site-header', 'col-6', 'h2', 'wp-block-button', 'mp3' ] )( 'takes %s', ( name ) => {
		expect( isLasting( name ) ).toBe( true );
	} );

	it.each( [
		'css-1x2y3z',
		'sc-bdvvtr',
		'a8f3c91',
		'post-48213',
		'wp-container-core-group-is-layout-1',
		'elementor-element-5f3a2b',
		'Header',
		'user_login',
		'a',
		'',
		'jos\u00e9',
		'"><script>',
	] )( 'refuses %s', ( name ) => {
		expect( isLasting( name ) ).toBe( false );
	} );
} );

describe( 'pathOf', () => {
	beforeEach( () => {
		document.body.innerHTML = `
			<header><a href="/">Home</a></header>
			<main id="content">
				<div class="a8f3c91"><p>One</p><p class="lead">Two</p><p>Three <a href="#"><svg><path></path></svg></a></p></div>
				<div class="is-active"><button><span>Buy</span></button></div>
			</main>`;
	} );

	it( 'leads back to the element, by its next lasting id', () => {
		for ( const element of document.querySelectorAll( 'body *:not(path)' ) ) {
			const path = pathOf( element );
			expect( path ).toMatch( /^[a-z0-9#.:>-]+$/ );
			expect( document.querySelector( toSelector( path ) ) ).toBe( element );
		}
		expect( pathOf( find( '.lead' ) ) ).toBe( '#content>div:1>p.lead' );
		expect( pathOf( find( 'header a' ) ) ).toBe( 'body>header>a' );
		expect( pathOf( find( 'button' ) ) ).toBe( '#content>div:2>button' );
		expect( pathOf( document.body ) ).toBe( 'body' );
	} );

	it( 'has none for what cannot be named', () => {
		expect( pathOf( document.documentElement ) ).toBe( '' );
		expect( pathOf( document.createElement( 'div' ) ) ).toBe( '' );
		let deep = '<b>x</b>';
		for ( let level = 0; level < 70; level++ ) {
			deep = `<div>${ deep }</div>`;
		}
		document.body.innerHTML = deep;
		expect( pathOf( find( 'b' ) ) ).toBe( '' );
	} );

	it( 'takes no id that another element has', () => {
		document.body.innerHTML = '<p id="same">1</p><p id="same">2</p>';
		expect( pathOf( find( 'p:nth-of-type(2)' ) ) ).toBe( 'body>p:2' );
	} );

	it( 'never has a word of the page or of a field', () => {
		document.body.innerHTML =
			'<form><input value="secret" name="secret"><label>secret</label><p title="secret">secret</p></form>';
		for ( const element of document.querySelectorAll( '*' ) ) {
			expect( pathOf( element ) ).not.toContain( 'secret' );
		}
	} );
} );

describe( 'anchorOf', () => {
	it( 'means the button rather than the word in it, and the picture rather than its line', () => {
		document.body.innerHTML =
			'<button><b>Buy</b></button><a href="#"><svg><path></path></svg></a><svg id="x"><g></g></svg><p>Text</p>';
		expect( anchorOf( find( 'b' ) ).localName ).toBe( 'button' );
		expect( anchorOf( find( 'path' ) ).localName ).toBe( 'a' );
		expect( anchorOf( find( 'g' ) ).id ).toBe( 'x' );
		expect( anchorOf( find( 'p' ) ).localName ).toBe( 'p' );
	} );
} );
