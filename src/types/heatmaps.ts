/** Wire types of the Heatmaps addon (HEAT-01 to HEAT-04, A93). Nothing in them tells who a visitor was. */
import type { Pagination } from './survey';

/** A paused one records when it is continued; a finished one is over, by its days or by its owner. */
export type HeatmapStatus = 'recording' | 'paused' | 'finished';

/** By the width of the visitor's window: up to 767 px mobile, up to 1024 px tablet. */
export type HeatmapDevice = 'desktop' | 'tablet' | 'mobile';

/** `rage` is three clicks within a second in 30 px, `dead` a click that nothing answered. */
export type HeatmapLayer = 'clicks' | 'movement' | 'scroll' | 'rage' | 'dead';

/**
 * Why a page is not recorded unless the setting `heatmap_sensitive_pages` allows it: it asks for a password to be
 * read, has a field for one, or is the page of the checkout or of the visitor's account.
 */
export type HeatmapProtection = 'password' | 'password-field' | 'checkout' | 'account';

export interface HeatmapVersionDevice {
	device: HeatmapDevice;
	visitors: number;
	views: number;
	clicks: number;
	/** Mean width and height of the page in CSS px, as it was seen. */
	page_width: number;
	page_height: number;
}

/** A page whose layout changed has a further version. */
export interface HeatmapVersion {
	id: number;
	/** From 1; a number is not used twice. */
	number: number;
	/** Days of the site, YYYY-MM-DD. */
	first_seen: string;
	last_seen: string;
	/** Only those with views. */
	devices: HeatmapVersionDevice[];
}

export interface Heatmap {
	id: number;
	title: string;
	url: string;
	/** null for a page that is no post, e.g. an archive, and for a post that was deleted. */
	post_id: number | null;
	status: HeatmapStatus;
	/** It records from `started_at` for so many days, 1 to 365. */
	days: number;
	/** Percent of the visitors who are recorded, 1 to 100. */
	sample: number;
	/** ISO 8601, UTC. */
	started_at: string;
	ends_at: string;
	/** Recorded ones. Visitors are browsers that were not seen here before, as far as browsers remember it. */
	visitors: number;
	views: number;
	clicks: number;
	/** Newest first. */
	versions: HeatmapVersion[];
	/** Why the page is not recorded now, though the heatmap is; null when nothing is in the way. */
	protected: HeatmapProtection | null;
	/** Whether the page is in the trash, deleted or not public: then nothing can be recorded or shown under the map. */
	page_gone: boolean;
	/**
	 * The page as the viewer's frame shows it: as a visitor, without admin bar, surveys and recording. For this person
	 * and a day at most; '' when the page is gone.
	 */
	view_url: string;
}

/** GET heatmaps?search&status&page&per_page; newest first. */
export interface HeatmapList {
	items: Heatmap[];
	pagination: Pagination;
	/** all, recording, paused and finished, of the search. */
	status_filters: { status: HeatmapStatus | 'all'; count: number }[];
}

/** POST heatmaps: one of `post_id` and `url`; 409 while the page has one that is not finished. 201. */
export interface NewHeatmap {
	post_id?: number;
	/** An address of this site; its query does not count. */
	url?: string;
	/** 30 when it is not sent. */
	days?: number;
	/** 100 when it is not sent. */
	sample?: number;
}

/** POST heatmaps/{id}: what is not sent stays. 422 for `recording` when its days are over: send more `days` too. */
export interface HeatmapChange {
	status?: HeatmapStatus;
	days?: number;
	sample?: number;
}

/** An item of GET heatmaps/pages?search: pages that everybody may read. `search` may be an address of this site. */
export interface HeatmapPage {
	/** null for the front page when it lists posts, and for an address that is no post. */
	post_id: number | null;
	title: string;
	url: string;
	/** Its heatmap that is not finished. */
	heatmap_id: number | null;
	protected: HeatmapProtection | null;
}

export interface HeatmapPoint {
	/** CSS selector, null where the element cannot be named: then `page_x` and `page_y` are all there is. */
	selector: string | null;
	/** Middle of a cell of about 8 px (movement: 32 px), in ten-thousandths of the element's width and height. */
	x: number;
	y: number;
	/** Where that was on the page: ten-thousandths of its width, and CSS px from its top. */
	page_x: number;
	page_y: number;
	/** Clicks; for movement quarters of a second that the pointer was there. */
	count: number;
}

export interface HeatmapElement {
	selector: string;
	/**
	 * Its kind in the language of the site, e.g. "Link". Texts of pages are never stored: whoever shows the page reads
	 * them there.
	 */
	label: string;
	/** Of the layer: clicks, rage clicks, dead clicks, or quarters of a second. */
	clicks: number;
	/** Percent of `total`, one decimal. */
	share: number;
}

/** GET heatmaps/{id}/map?version&device&layer&from&to: of these days of the site, or of all. */
export interface HeatmapMap {
	heatmap_id: number;
	version_id: number;
	device: HeatmapDevice;
	layer: HeatmapLayer;
	visitors: number;
	views: number;
	page_width: number;
	page_height: number;
	/** Sum of the layer: clicks, or quarters of a second; for scroll the views. */
	total: number;
	/** Strongest first, at most 10,000; none for scroll. */
	points: HeatmapPoint[];
	/** Points beyond these, which `total` has too. */
	more_points: number;
	/**
	 * Views in which the page was seen down to this depth, in percent of its height: 0, 5, … 100. Empty for the other
	 * layers.
	 */
	scroll: { depth: number; views: number }[];
	/** The 50 strongest; none for scroll. */
	elements: HeatmapElement[];
}

/** What the recorder sends once a page view: POST heatmaps/{id}/records. Numbers are CSS px unless it says otherwise. */
export interface HeatmapRecord {
	/** From the page: its version, signed. */
	token: string;
	/** Width of the window. */
	viewport: number;
	/** Width and height of the page. */
	page: [ number, number ];
	/** Whether the browser was not seen here before. */
	fresh: boolean;
	/** Percent of the page that was seen from its top. */
	depth: number;
	/** Path in short (`main>div:2>a.more`), left, top, width, height. */
	elements: [ string, number, number, number, number ][];
	/** Index of the element, −1 for the page; x and y in it; 0, +1 for rage, +2 for dead. */
	clicks: [ number, number, number, number ][];
	/** Index, x, y, quarters of a second. */
	moves: [ number, number, number, number ][];
}

/** The reply to a record; false where nothing is recorded now, which is no error. */
export interface HeatmapRecordReply {
	stored: boolean;
}
