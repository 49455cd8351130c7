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
 * Whether a visitor is in the sample, and new. The browser keeps the verdict, so that a visitor is in it on every view
 * or on none; one that keeps nothing decides anew.
 */
export function draw(
	{ id, sample }: HeatmapData,
	store: () => Storage,
	random: () => number
): { isIn: boolean; isFresh: boolean } {
	const key = `userfeedback-heatmap-${ id }-${ sample }`;
	try {
		const known = store().getItem( key );
		if ( known !== null ) {
			return { isIn: known === '1', isFresh: false };
		}
	} catch {}
	const isIn = random() * 100 < sample;
	try {
		store().setItem( key, isIn ? '1' : '0' );
	} catch {}
	return { isIn, isFresh: isIn };
}
