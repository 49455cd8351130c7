/**
 * What PHP prints into a page for visitors (requirements ENT-36 to ENT-38) and
 * what the loader and the widget make of it. The block is the same for every
 * visitor of a URL, so that a page cache may keep it for weeks.
 */
import type { DrawnIcon, Question, QuestionConfig, QuestionLogic, QuestionOption, QuestionSettings } from './question';
import type {
	BehaviorSettings,
	Device,
	Ending,
	PageRule,
	ThankYouSettings,
	WidgetPosition,
	ColorScheme,
} from './survey';

/**
 * `<script type="application/json" id="userfeedback-data">`, with everything in
 * it. `WirePayload` is what the page prints: values equal to the default are left out.
 */
export interface PagePayload {
	/** REST base, ends in `userfeedback/v1/`; may hold `?rest_route=`. */
	api: string;
	/** URL of the module that draws a survey. */
	widget: string;
	page: { id: number; title: string };
	/** Surveys that may show here, newest first (A55); page facts were decided by PHP. */
	surveys: WidgetSurvey[];
	missing: MissingAddons;
	strings: WidgetStrings;
	/**
	 * Present only when a survey has a rule `user_logged_in`, `user_role` or `country`:
	 * an uncached address that answers GET with `VisitorFacts`. Ask it with the
	 * visitor's cookies, once per page view, only when such a rule is decisive; for
	 * countries alone once per session.
	 */
	visitor?: string;
	/**
	 * Present only while the owner's fast path passes its tests: a survey's id behind
	 * it makes the address that counts an impression and answers nothing else. What
	 * it does not answer with 200 it did not count; the REST route does.
	 */
	impression?: string;
	/** Site time zone offset names do not help a browser: today's date there is sent by the Date header; minutes east of UTC. */
	utc_offset: number;
	rtl: boolean;
	lang: string;
}

/** Answer of `PagePayload.visitor`: who looks, for rules that a cached page cannot decide (TGT-07, TGT-08). */
export interface VisitorFacts {
	logged_in: boolean;
	/** Role slugs; [] for guests. */
	roles: string[];
	/** Two letters, '' where it is not known. Present where the address asks for it. */
	country?: string;
}

/**
 * Addons that the site lacks, for the reasons that the widget records (SEL-02, SEL-08). What an addon brings is left
 * out by the server where it is missing, so the widget asks nothing else about them.
 */
export interface MissingAddons {
	targeting: boolean;
	/** The addon, or Pro. */
	question_types: boolean;
}

export interface WidgetTheming {
	widget_color: string;
	text_color: string;
	button_color: string;
	color_scheme: ColorScheme;
	start_minimized: boolean;
	logo_type: 'userfeedback' | 'custom' | 'none';
	custom_logo: string;
	show_logo: boolean;
	skip_text: string;
	next_text: string;
	widget_toggle_text: string;
	widget_toggle_icon: string;
	/** SVG path of that icon in a box of 24 by 24; '' where no owner chose one: the widget draws its own. */
	widget_toggle_path: string;
	widget_toggle_color: string;
	/** `stylesheet`: address to load it from; absent when the site has it already or forbids it (A70). */
	font: { family: string; weight: string; stylesheet?: string } | null;
	position: WidgetPosition;
}

export interface WidgetThankYou {
	type: ThankYouSettings[ 'type' ];
	message: string;
	/** Absent where there are none. */
	endings?: Ending[];
	/** Those that have earlier answers in them; the texts above have fallback words there (docs/piping.md). */
	pipe?: { message?: string; endings?: Ending[] };
	redirect_url: string;
	conditions: {
		question: string;
		condition_type: string;
		condition: string;
		redirect_url: string;
	}[];
}

/** A file that draws a question type, with its texts. */
export interface WidgetPart {
	url: string;
	/** Stands in for a question whose file cannot be had. */
	missing: string;
	words?: Record< string, string >;
	/** The part `paths` only: hidden fields by name, with what the page says of them or ''. */
	fields?: Record< string, string >;
}

/** The part `languages`: chooses the visitor's language (docs/languages.md). */
export interface LanguagesPart extends WidgetPart {
	/** Tag of the language in which the survey is written. */
	source: string;
	/** Tags of its translations. */
	offered: string[];
	/** The page's language as a multilingual plugin says it, or ''. */
	page: string;
	/** The site's own language. */
	site: string;
}

/** Answer of GET surveys/{id}/texts/{language}: what takes the place of the source. */
export interface SurveyInLanguage {
	lang: string;
	rtl: boolean;
	strings: WidgetStrings;
	survey: Pick< WidgetSurvey, 'title' > & { questions: WireQuestion[]; thank_you: Partial< WidgetThankYou > };
	theming: Pick< WidgetTheming, 'next_text' | 'skip_text' | 'widget_toggle_text' >;
	/** Texts of the files of question types, by type. */
	parts: Record< string, Omit< WidgetPart, 'url' > >;
}

export interface WidgetSurvey {
	id: number;
	type: string;
	title: string;
	cookie_name: string;
	/** true: only inside its shortcode element. */
	shortcode: boolean;
	/**
	 * Present when small enough to travel with the page; else the reply of the
	 * impression brings them (`POST …/impression?with=questions`).
	 */
	questions?: Question[];
	/** Files of question types that few surveys have, by type; absent where it needs none. */
	parts?: Record< string, WidgetPart >;
	/** Facts for selection when questions travel later. */
	has_rating: boolean;
	nonces: { impression: string; submission: string };
	enable_tracking: boolean;
	devices: Device[];
	/**
	 * Only rules about the visitor (login, role, referrer, query, cookie, URL, and
	 * `country` with codes between spaces, which holds beside all others); rules
	 * about the page were decided by PHP. Every rule that is left carries
	 * the operator of the whole list: all of them must hold for `&&`, any for `||`.
	 * [] = shows.
	 */
	rules: PageRule[];
	behavior: BehaviorSettings;
	theming: WidgetTheming;
	/** Of a page without its defaults. */
	thank_you: Partial< WidgetThankYou >;
	/** Whether the thank-you message closes by itself; only the part `intro` knows what to do with both. */
	close?: boolean;
	pass?: { question: string; name: string }[];
}

/** A question as it travels: empty config, settings that are off and logic that is off are left out. */
export type WireQuestion = Pick< Question, 'id' | 'type' | 'title' > & {
	/** Of an icon the shape alone; null when there is none. */
	config?: Omit< QuestionConfig, 'options' > & {
		options?: ( QuestionOption | { label: string; icon: DrawnIcon | null } )[];
	};
	settings?: Partial< QuestionSettings >;
	logic?: QuestionLogic;
	/** Logic of a survey with the part `paths`; `logic` is one that is never met then (docs/paths.md). */
	path?: QuestionLogic;
	/** Texts with the answers that stand in them, for the part `piping`; elsewhere are fallback words (docs/piping.md). */
	pipe?: { title?: string; description?: string; help?: string };
};

/** A survey as it travels: values equal to those of `src/domain/widget-defaults.json` are left out. */
export type WireSurvey = Pick< WidgetSurvey, 'id' | 'title' | 'cookie_name' | 'nonces' > &
	Partial< Omit< WidgetSurvey, 'behavior' | 'theming' | 'thank_you' | 'questions' > > & {
		behavior?: Partial< BehaviorSettings >;
		theming?: Partial< WidgetTheming >;
		thank_you?: Partial< WidgetThankYou >;
		questions?: WireQuestion[];
	};

/** The block as it travels: flags that are off, an offset of 0 and texts that are the built-in English ones are left out. */
export type WirePayload = Pick< PagePayload, 'api' | 'widget' | 'page' | 'lang' > &
	Partial< Pick< PagePayload, 'visitor' | 'impression' | 'utc_offset' | 'rtl' > > & {
		surveys: WireSurvey[];
		missing?: Partial< MissingAddons >;
		strings?: Partial< WidgetStrings >;
		/** Tag of the language that the part `languages` chose; no page has it. */
		language?: string;
	};

/** Answer of POST surveys/{id}/impression. */
export interface ImpressionReply {
	data: boolean;
	/** With `?with=questions`. */
	questions?: WireQuestion[];
}

/** Translated by the server, so that the visitor loads no translation machinery. */
export interface WidgetStrings {
	close: string;
	minimize: string;
	open: string;
	back: string;
	required: string;
	choose_all: string;
	placeholder: string;
	email_label: string;
	name_label: string;
	email_hint: string;
	email_placeholder: string;
	comment_label: string;
	/** The same below stars and 1 to 10. */
	score_label: string;
	/** "Question %1$s of %2$s" */
	progress: string;
	/** "%1$s of %2$s stars" */
	stars: string;
	/** "%1$s of %2$s characters" for assistive technology. */
	counter: string;
	sending: string;
	/** Name of the dialog, and polite status when a trigger opens it: "Survey: %s" */
	dialog: string;
	/** Polite status when a trigger starts a survey that is minimized. */
	minimized: string;
	not_likely: string;
	extremely_likely: string;
}
