/**
 * npm run defaults: writes includes/Display/WidgetDefaults.php from
 * src/domain/widget-defaults.json, so that PHP and TypeScript know the same
 * defaults and texts. WidgetDefaultsTest compares the two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const defaults = JSON.parse( readFileSync( join( root, 'src/domain/widget-defaults.json' ), 'utf8' ) );

/**
 * A value as PHP, laid out by WordPress's coding standard.
 *
 * @param {unknown} value  From JSON.
 * @param {string}  indent Tabs of the line that it begins on.
 * @return {string} PHP.
 */
function php( value, indent ) {
	if ( value === null || typeof value !== 'object' ) {
		return typeof value === 'string' ? `'${ value.replace( /[\\']/g, '\\$&' ) }'` : String( value );
	}
	if ( Array.isArray( value ) ) {
		return value.length ? `array( ${ value.map( ( item ) => php( item, indent ) ).join( ', ' ) } )` : 'array()';
	}
	const keys = Object.keys( value ).map( ( key ) => `'${ key }'` );
	const width = Math.max( 0, ...keys.map( ( key ) => key.length ) );
	const rows = Object.values( value ).map(
		( item, at ) => `${ indent }\t${ keys[ at ].padEnd( width ) } => ${ php( item, `${ indent }\t` ) },\n`
	);
	return rows.length ? `array(\n${ rows.join( '' ) }${ indent })` : 'array()';
}

writeFileSync(
	join( root, 'includes/Display/WidgetDefaults.php' ),
	`<?php
declare(strict_types=1);

namespace UserFeedback\\Display;

/**
 * Values that a page leaves out because the widget knows them, and the widget's
 * texts in English. Made by \`npm run defaults\` from src/domain/widget-defaults.json:
 * change them there.
 */
final class WidgetDefaults {

	/**
	 * Wire type \`PagePayload\`.
	 */
	public const PAYLOAD = ${ php( defaults.payload, '\t' ) };

	/**
	 * Wire type \`WidgetSurvey\`.
	 */
	public const SURVEY = ${ php( defaults.survey, '\t' ) };

	/**
	 * Wire type \`Question\`.
	 */
	public const QUESTION = ${ php( defaults.question, '\t' ) };
}
`
);
