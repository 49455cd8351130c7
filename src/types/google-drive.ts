/** Wire types of the Google Drive addon (GD-01 to GD-09, docs/google-drive.md). */

/** A folder in Google Drive. */
export interface DriveFolder {
	id: string;
	name: string;
	url: string;
}

/** GET google-drive/folders: those that the addon may see. */
export interface DriveFolderList {
	items: DriveFolder[];
}

/** The spreadsheet of a survey: GET google-drive/surveys/{id}, and the reply to what is done with it. */
export interface DriveSheet {
	survey_id: number;
	title: string;
	/** Whether new responses are sent. */
	enabled: boolean;
	/** '' before the first row, as `url`. */
	file_name: string;
	url: string;
	/** Responses in the spreadsheet. */
	sent: number;
	/** ISO 8601, UTC. */
	sent_at: string | null;
	/** Responses on their way. */
	waiting: number;
	/** Published responses that are not in the spreadsheet, with those on their way. */
	missing: number;
	/**
	 * '' while it works, else a word such as `revoked`, `gone`, `forbidden`, `full`, `storage`, `files`, `folder`,
	 * `quota`, `offline`.
	 */
	error: string;
	/** The same in words, with the way on. */
	problem: string;
	failing_since: string | null;
	/** When it is tried again by itself. */
	next_at: string | null;
	/** How far "Send all old responses" is; null while it is not running. */
	all: { total: number; done: number } | null;
}

/** GET google-drive. Who does not manage the plugin learns whether it is connected and nothing of the account. */
export interface DriveState {
	/** Whether the site has an OAuth client. */
	configured: boolean;
	/** The redirect address for the Google Cloud console. */
	redirect_url: string;
	connected: boolean;
	/** Google ended the access; rows wait for a new connection. */
	revoked: boolean;
	/** E-mail address of the account. */
	label: string;
	/** Unix time of the connection, 0 without. */
	date: number;
	/** Where new spreadsheets go; null for the account's own folder. */
	folder: DriveFolder | null;
	/** The Google Picker; null without an API key. */
	picker: { script: string; api_key: string; project: string } | null;
	sheets: DriveSheet[];
}
