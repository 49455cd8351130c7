/**
 * Colors of charts: the user's admin color, or the default of the specification where there is none, e.g. in mail and
 * tests (RES-11, RES-26).
 */
export const DEFAULT_CHART_COLOR = '#2D87F1';

/** Fixed colors beside the accent. None of them means good or bad. */
export const CHART_INK = {
	text: '#50575e',
	before: '#7a7d82',
	grid: '#e6e6e6',
	axis: '#c3c4c7',
} as const;

/**
 * The user's admin color, or the default outside of wp-admin.
 */
export function accentColor(): string {
	return getComputedStyle( document.body ).getPropertyValue( '--wp-admin-theme-color' ).trim() || DEFAULT_CHART_COLOR;
}
