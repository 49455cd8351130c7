/** What a survey was after a save (docs/versions.md). */
export interface SurveyRevision {
	id: number;
	/** `revision` of the survey after that save. */
	revision: number;
	kind: 'created' | 'saved' | 'published' | 'autosave' | 'restored';
	/** Name of who saved; '' where the account is gone. */
	by: string;
	/** UTC, ISO 8601 with Z. */
	saved_at: string;
	/** What changed, in words. */
	summary: string;
}

/** GET surveys/{id}/revisions. */
export interface SurveyRevisions {
	/** Newest first. */
	items: SurveyRevision[];
	/** How many a survey keeps. */
	most: number;
}

/** GET surveys/{id}/revisions/{revision_id}. */
export interface SurveyRevisionDetail extends SurveyRevision {
	/** Moment of the revision before it; null for the first one. */
	compared_with: string | null;
	differences: {
		/** What it is about, in words. */
		part: string;
		/** null where there was nothing, or nothing that can be read. */
		from: string | null;
		to: string | null;
		/** Named because it did not change. */
		same: boolean;
	}[];
	/** What of it the site could not restore now, in words. */
	locked: string[];
}
