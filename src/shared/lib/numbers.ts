import { boot } from '../app/boot';

/**
 * @param value  The number.
 * @param digits Largest number of decimals.
 * @return The number as the site's language writes it, e.g. `1,248`.
 */
export function formatNumber( value: number, digits = 0 ): string {
	return new Intl.NumberFormat( boot().site.locale, {
		maximumFractionDigits: digits,
	} ).format( value );
}
