/**
 * The owner's colors and font. Any three colors stay readable: one that is too
 * weak on the panel moves straight to white (dark panel) or black (light panel),
 * only as far as it must; the panel itself never changes. 5.6 for text and 3.55 for
 * marks and edges leave 4.5 and 3 of WCAG 1.4.3 and 1.4.11 on a tinted answer.
 */
import { channelsOf, lightOf, luminance } from '../../domain/luminance';
import type { Channels } from '../../domain/luminance';
import defaults from '../../domain/widget-defaults.json';
import type { WidgetTheming } from '../../types';

const TEXT = 5.6;
const MARK = 3.55;
/** Where black and white contrast alike. */
const MIDDLE = 0.179;
/** Brightest fill that a white word may lie on after it was deepened to `DEEP`: 3:1 and 4.6:1. */
const PALE = 0.3;
const DEEP = 0.178;

const within = ( least: number, value: number, most: number ) => Math.min( most, Math.max( least, value ) );
const mixed = ( one: Channels, other: Channels, share: number ) =>
	one.map( ( channel, index ) => channel * share + ( other[ index ] ?? 0 ) * ( 1 - share ) );
const cssOf = ( light: Channels, alpha = 1 ) => `color(srgb-linear ${ light.join( ' ' ) } / ${ alpha })`;

function strong( channels: Channels, panel: number, ratio: number ): string {
	const light = lightOf( channels );
	const end = panel < MIDDLE ? 1 : 0;
	const enough = ( panel + 0.05 ) * ratio ** ( end ? 1 : -1 ) - 0.05;
	const kept = within( 0, ( enough - end ) / ( luminance( light ) - end ), 1 );
	return cssOf( light.map( ( channel ) => end + ( channel - end ) * kept ) );
}

const isHex = ( color: string ) => /^#[0-9a-f]{6}$/i.test( color );
/** A filter of the site may write a color in another way; the default stands in for it. */
const hexOr = ( color: string, fallback: string ) => ( isHex( color ) ? color : fallback );

/** The color of an icon on a panel; one that is no hex color stays as it is. */
export const markOn = ( panel: string, color: string ): string =>
	isHex( color )
		? strong(
				channelsOf( color ),
				luminance( lightOf( channelsOf( hexOr( panel, defaults.survey.theming.widget_color ) ) ) ),
				MARK
			)
		: color;

function readable( bg: string, ink: string, btn: string ): Record< string, string > {
	const [ paper, text, button ] = [ channelsOf( bg ), channelsOf( ink ), channelsOf( btn ) ];
	const panel = luminance( lightOf( paper ) );
	const fill = lightOf( button );
	const pale = luminance( fill ) > PALE;
	const deepened = pale ? 1 : Math.min( 1, DEEP / luminance( fill ) );
	return {
		ink: strong( text, panel, TEXT ),
		muted: strong( mixed( text, paper, 0.7 ), panel, TEXT ),
		edge: strong( mixed( text, paper, 0.45 ), panel, MARK ),
		mark: strong( button, panel, MARK ),
		// Fades out on a panel of the middle, which has no contrast to give away.
		tint: cssOf( fill, within( 0, Math.max( 0.15 - panel, panel - 0.5 ), 0.07 ) ),
		fill: cssOf( fill.map( ( channel ) => channel * deepened ) ),
		on: pale ? '#181818' : '#fff',
	};
}

/** Puts colors and font of a survey on its host. */
export function paint( host: HTMLElement, theming: WidgetTheming ): void {
	const { font } = theming;
	const bg = hexOr( theming.widget_color, defaults.survey.theming.widget_color );
	const values = {
		bg,
		...readable(
			bg,
			hexOr( theming.text_color, defaults.survey.theming.text_color ),
			hexOr( theming.button_color, defaults.survey.theming.button_color )
		),
		toggle: markOn( bg, theming.widget_toggle_color ),
		// Until its file has come, or where the site has none, the theme's font stands in for it.
		font:
			font &&
			[ `"${ font.family }"`, getComputedStyle( host.parentElement ?? document.body ).fontFamily ]
				.filter( Boolean )
				.join( ', ' ),
		weight: font?.weight,
	};
	Object.entries( values ).forEach( ( [ name, value ] ) => host.style.setProperty( `--uf-${ name }`, value ?? '' ) );
}
