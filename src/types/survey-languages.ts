/** Languages of a survey (docs/languages.md). */

/** A text that visitors read. */
export interface SurveyText {
	/** Made of the ids of question and option, so it stays when texts change. */
	key: string;
	/** In the source. */
	text: string;
	/** Where it stands: "Question 2". */
	place: string;
	/** What it is there: "Option". */
	what: string;
	/** May have several lines. */
	lines: boolean;
}

export interface Translated {
	text: string;
	/** The source text that it was made of; another one today means that the source changed. */
	of: string;
}

export interface SurveyLanguage {
	/** Tag, e.g. `de-DE`. */
	language: string;
	rtl: boolean;
	/** Visitors get it. */
	live: boolean;
	/** What the site lacks for it: WordPress's language pack for the widget's own texts. '' for nothing. */
	note: string;
	/** How many of the texts are translated. */
	translated: number;
	/** By key; what is not translated is missing. */
	texts: Record< string, Translated >;
}

export interface SurveyLanguages {
	/** Tag of the language in which the survey is written. */
	source: string;
	texts: SurveyText[];
	languages: SurveyLanguage[];
	/** Languages to choose from. */
	tags: string[];
}

/** Translations by the site's AI connector, held against the texts. Nothing is stored. */
export interface TextSuggestions {
	/** Why there are none. */
	error: string | null;
	/** By key. */
	texts: Record< string, string >;
	/** What came and cannot be kept. */
	refused: { key: string; text: string; reason: string }[];
	model: string | null;
}
