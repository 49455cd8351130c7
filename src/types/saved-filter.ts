/** Wire types of saved filters (docs/filters.md). */

export interface SavedFilter {
	id: number;
	name: string;
	/** Days by name, which move on, or two days with a slash between them; '' leaves the days alone. */
	days: string;
	/** The conditions as the query of results has them. */
	query: string;
	/** Questions that it names and the survey has no longer. */
	gone_questions: string[];
	/** Ids of tags that it names and the site has no longer. */
	gone_tags: string[];
	/** Whether the user may rename, replace and delete it. */
	can_change: boolean;
}

/** GET surveys/{id}/saved-filters */
export interface SavedFilterList {
	items: SavedFilter[];
}
