import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelsOf, lightOf, luminance } from '../../../../src/domain/luminance';
import type { Channels } from '../../../../src/domain/luminance';
import { markOn, paint } from '../../../../src/widget/survey/look';
import type { WidgetTheming } from '../../../../src/types';
import { visitorSurvey } from '../../support/visitor';

const colors = fc.nat( 0xffffff ).map( ( value ) => `#${ value.toString( 16 ).padStart( 6, '0' ) }` );

/** Amounts of light and the alpha of a color that `paint` wrote. */
function read( value: string ): { light: Channels; alpha: number } {
	if ( value.startsWith( '#' ) ) {
		const hex = value.length === 4 ? value.replace( /[^#]/g, '$&$&' ) : value;
		return { light: lightOf( channelsOf( hex ) ), alpha: 1 };
	}
	const [ , text, alpha ] = /^color\(srgb-linear ([^/]+) \/ (\S+)\)$/.exec( value )!;
	return { light: text!.split( ' ' ).map( Number ), alpha: Number( alpha ) };
}

const ratio = ( one: Channels, other: Channels ) => {
	const [ dark, light ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );
	return ( light! + 0.05 ) / ( dark! + 0.05 );
};

/** As a screen lays a translucent color over another one: by its channels, not by its light. */
const over = ( { light, alpha }: ReturnType< typeof read >, below: Channels ) => {
	const channel = ( value: number ) => ( value <= 0.0031308 ? value * 12.92 : 1.055 * value ** ( 1 / 2.4 ) - 0.055 );
	return lightOf(
		light.map( ( value, index ) => channel( value ) * alpha + channel( below[ index ]! ) * ( 1 - alpha ) )
	);
};

const { theming: plain } = visitorSurvey();

function painted( theming: Partial< WidgetTheming > ) {
	const host = document.createElement( 'div' );
	paint( host, { ...plain, ...theming } );
	return ( name: string ) => host.style.getPropertyValue( `--uf-${ name }` );
}

describe( "an owner's look", () => {
	it( 'is readable with any three colors', () => {
		fc.assert(
			fc.property( colors, colors, colors, colors, ( bg, ink, btn, toggle ) => {
				const value = painted( {
					widget_color: bg,
					text_color: ink,
					button_color: btn,
					widget_toggle_color: toggle,
				} );
				const light = ( name: string ) => read( value( name ) ).light;
				expect( value( 'bg' ) ).toBe( bg );
				const panel = light( 'bg' );
				const tint = read( value( 'tint' ) );
				const chosen = over( tint, panel );
				const hovered = over( { ...tint, alpha: tint.alpha * 0.6 }, panel );
				for ( const below of [ panel, hovered, chosen ] ) {
					expect( ratio( light( 'ink' ), below ) ).toBeGreaterThanOrEqual( 4.5 );
					expect( ratio( light( 'mark' ), below ) ).toBeGreaterThanOrEqual( 3 );
				}
				expect( ratio( light( 'edge' ), panel ) ).toBeGreaterThanOrEqual( 3 );
				expect( ratio( light( 'edge' ), hovered ) ).toBeGreaterThanOrEqual( 3 );
				expect( ratio( light( 'muted' ), panel ) ).toBeGreaterThanOrEqual( 4.5 );
				expect( ratio( light( 'toggle' ), light( 'bg' ) ) ).toBeGreaterThanOrEqual( 3 );
				expect( ratio( light( 'on' ), light( 'fill' ) ) ).toBeGreaterThanOrEqual( 4.5 );
			} ),
			{ numRuns: 2000 }
		);
	} );

	it( 'leaves colors alone that are strong enough', () => {
		const value = painted( { text_color: '#1a1a1a', button_color: '#0b5c2e' } );
		for ( const [ name, color ] of [
			[ 'ink', '#1a1a1a' ],
			[ 'mark', '#0b5c2e' ],
			[ 'fill', '#0b5c2e' ],
		] ) {
			read( value( name! ) ).light.forEach( ( channel, index ) =>
				expect( channel ).toBeCloseTo( lightOf( channelsOf( color! ) )[ index ]!, 6 )
			);
		}
		expect( value( 'on' ) ).toBe( '#fff' );
		expect( painted( { button_color: '#ffe45c' } )( 'on' ) ).toBe( '#181818' );
	} );

	it( 'has the default where a color is written in another way, and leaves such an icon alone', () => {
		const value = painted( { widget_color: 'rebeccapurple', text_color: 'gold', widget_toggle_color: 'gold' } );
		expect( value( 'bg' ) ).toBe( '#ffffff' );
		expect( value( 'ink' ) ).toBe( painted( {} )( 'ink' ) );
		expect( value( 'toggle' ) ).toBe( 'gold' );
		expect( markOn( 'rebeccapurple', 'gold' ) ).toBe( 'gold' );
	} );

	it( "has the theme's font stand in for one that has not come", () => {
		const theme = document.createElement( 'main' );
		theme.style.fontFamily = 'Georgia';
		document.body.append( theme );
		const host = theme.appendChild( document.createElement( 'div' ) );
		paint( host, { ...plain, font: { family: 'Lobster', weight: '700' } } );
		expect( host.style.getPropertyValue( '--uf-font' ) ).toBe( '"Lobster", Georgia' );
		theme.remove();
	} );

	it( 'forgets what a preview showed before', () => {
		const host = document.createElement( 'div' );
		paint( host, { ...plain, font: { family: 'Inter', weight: '300' } } );
		expect( host.style.getPropertyValue( '--uf-font' ) ).toMatch( /^"Inter"/ );
		paint( host, { ...plain, widget_color: '#ffd700', font: null } );
		expect( host.style.getPropertyValue( '--uf-font' ) ).toBe( '' );
	} );
} );
