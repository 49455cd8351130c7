/** Reply of GET and POST settings/font: the font whose files this site serves. */
export interface FontFiles {
	/** Address of the host that fonts come from, without trailing slash. */
	host: string;
	/** null: visitors get the theme's font. */
	font: {
		family: string;
		weight: string;
		stylesheet: string;
		/** Files, without the style sheet. */
		files: number;
		bytes: number;
		/** UTC. */
		fetched_at: string;
	} | null;
}
