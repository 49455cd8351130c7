/** What the page tells the recorder; the same for every visitor, so that caches may keep it. */
export interface HeatmapData {
	id: number;
	/** Address of the records. */
	url: string;
	/** Address of the recorder. */
	script: string;
	token: string;
	/** Percent of visitors. */
	sample: number;
	/** Seconds since 1970. */
	until: number;
	/** Whether pages with a field for a password may be recorded. */
	sensitive: boolean;
	/** Category of the WP Consent API that visitors must allow, '' for none. */
	consent: string;
}

const ELEMENT = 'uf-heatmap';

/** Tells the recorder, on its script element, that the browser was not seen here before. */
export const FRESH = 'fresh';

export const CONSENT_EVENT = 'wp_listen_for_consent_change';

export function readData(): HeatmapData | null {
	const text = document.getElementById( ELEMENT )?.textContent;
	return text ? ( JSON.parse( text ) as HeatmapData ) : null;
}
