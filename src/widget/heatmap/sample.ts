/** Who is recorded. */
import type { HeatmapData } from './data';

/** Whether browser, time or place forbid it: Do Not Track, Global Privacy Control, a page in a frame. */
export function isRefused( { until }: HeatmapData, now: number, page: Window ): boolean {
	const { doNotTrack, globalPrivacyControl } = page.navigator as Navigator & {
		doNotTrack?: string | null;
		globalPrivacyControl?: boolean;
	};
	return doNotTrack === '1' || globalPrivacyControl === true || page.top !== page || now >= until * 1000;
}

/**
 * Whether a visitor is in the sample, and new to it. The browser keeps the number that was drawn, so that a visitor is
 * in a sample on every view or on none, and a larger sample takes others along without counting anybody twice (`+`
 * says who was counted). A browser that keeps nothing draws anew.
 */
export function draw(
	{ id, sample }: HeatmapData,
	store: () => Storage,
	random: () => number
): { isIn: boolean; isFresh: boolean } {
	const key = `userfeedback-heatmap-${ id }`;
	let known = '';
	try {
		known = store().getItem( key ) ?? '';
	} catch {}
	const drawn = known ? parseFloat( known ) : random() * 100;
	const isIn = drawn < sample;
	const isFresh = isIn && ! known.endsWith( '+' );
	if ( isFresh || ! known ) {
		try {
			store().setItem( key, `${ drawn }${ isIn ? '+' : '' }` );
		} catch {}
	}
	return { isIn, isFresh };
}
