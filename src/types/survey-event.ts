/** Wire types of what happened to a survey (docs/figures.md). */

/** A day of the site on which a survey changed. */
export interface SurveyEventDay {
	/** YYYY-MM-DD. */
	date: string;
	/** Last day of a pause that began then. */
	until: string | null;
	/** Sentences in the language of the user. */
	texts: string[];
	/** Who did it; without accounts that are gone. */
	by: string[];
}

/** GET surveys/{id}/events */
export interface SurveyEvents {
	items: SurveyEventDay[];
}
