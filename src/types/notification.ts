/** Wire types of the drawer (ENT-33, ENT-34). All texts are plain: markup is shown as text. */

export interface NotificationButton {
	text: string;
	/** Address of a `link`; key `class/action` of an `action`. */
	url: string;
	type: 'link' | 'action';
	/** Opens in a new tab. */
	is_external: boolean;
}

export type NotificationCategory = 'responses' | 'surveys' | 'exports' | 'problems' | 'license' | 'updates' | 'news';

export interface Notification {
	id: string;
	category: NotificationCategory;
	/** Name of an icon of Dashicons, e.g. `clock`. */
	icon: string;
	title: string;
	/** Sentences; line breaks stay. */
	content: string;
	buttons: NotificationButton[];
	/** ISO 8601, UTC. */
	created_at: string;
}

/** GET notifications; also the reply to POST notifications/{id}/dismiss. Newest first. */
export interface NotificationLists {
	notifications: Notification[];
	dismissed: Notification[];
	/** The page that the drawer belongs to. */
	view_url: string;
	/** The same page with the drawer open. */
	sidebar_url: string;
}

/** POST notifications/action. */
export interface NotificationActionResult {
	reload?: boolean;
	redirect_to?: string;
}
