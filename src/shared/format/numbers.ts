import { sprintf, __ } from '@wordpress/i18n';
import { boot } from '../app/boot';

/** Below this many answers a figure is marked as a small sample. */
export const SMALL_SAMPLE = 30;

const formats = new Map< string, Intl.NumberFormat >();

function format( value: number, digits: number, signed: boolean ): string {
	const { locale } = boot().site;
	const key = `${ locale } ${ digits } ${ signed }`;
	let formatter = formats.get( key );
	if ( ! formatter ) {
		formatter = new Intl.NumberFormat( locale, {
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
			signDisplay: signed ? 'exceptZero' : 'negative',
		} );
		formats.set( key, formatter );
	}
	// A hyphen is too short to be seen beside a figure, and screen readers skip it.
	return formatter.format( value ).replace( '-', '−' );
}

/**
 * A number in the site's language, e.g. `1,284`.
 *
 * @param value  Figure.
 * @param digits Decimals, always shown.
 */
export function formatNumber( value: number, digits = 0 ): string {
	return format( value, digits, false );
}

/**
 * A number that always carries its sign, e.g. `+40` or `−3`; zero stays bare.
 *
 * @param value  Figure.
 * @param digits Decimals, always shown.
 */
export function formatSigned( value: number, digits = 0 ): string {
	return format( value, digits, true );
}

/**
 * A share with one decimal, rounded once and here, e.g. `5.5%`.
 *
 * @param percent Share in percent.
 * @param digits  Decimals, always shown.
 */
export function formatPercent( percent: number, digits = 1 ): string {
	return sprintf(
		/* translators: %s: a number, e.g. 5.5 */
		__( '%s%%', 'userfeedback' ),
		formatNumber( percent, digits )
	);
}

/**
 * An interval in words, e.g. `5.3% to 5.9%`; '' without one.
 *
 * @param low  Lower end in percent.
 * @param high Upper end in percent.
 */
export function formatShareInterval( low: number | null, high: number | null ): string {
	if ( low === null || high === null ) {
		return '';
	}
	return sprintf(
		/* translators: 1: lower end, e.g. 5.3%. 2: upper end, e.g. 5.9% */
		__( '%1$s to %2$s', 'userfeedback' ),
		formatPercent( low ),
		formatPercent( high )
	);
}
