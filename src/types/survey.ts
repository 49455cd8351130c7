/**
 * Wire types of surveys (requirements ENT-01 to ENT-17, CALL-02 to CALL-11).
 */
import type { LogicCondition, Question, QuestionType } from './question';

export type SurveyStatus = 'draft' | 'publish' | 'trash';

/** Scheduled is computed: publish with publish_at in the future (A37). */
export type SurveyFilterStatus = 'all' | 'publish' | 'scheduled' | 'draft' | 'trash';

export type ColorScheme = 'light' | 'dark';
export type Device = 'desktop' | 'tablet' | 'mobile';
export type DisplayLength = 'until_response' | 'once' | 'repeatedly';
export type WidgetPosition = 'bottom_left' | 'bottom_right' | 'middle_left' | 'middle_right';

export interface RedirectTarget {
	id: number;
	label: string;
}

export interface RedirectCondition {
	question: string;
	condition_type: LogicCondition[ 'compare' ];
	condition: string;
	page: RedirectTarget | null;
}

/** An ending that jumps lead to (docs/paths.md). */
export interface Ending {
	/** 1 to 31 characters of `A-Za-z0-9_-`. */
	id: string;
	title: string;
	text: string;
}

export interface ThankYouSettings {
	type: 'message' | 'redirect' | 'conditional_redirect';
	message: string;
	redirect_to: RedirectTarget | null;
	conditions: RedirectCondition[];
	/** Absent where there never were any. */
	endings?: Ending[];
}

export interface ThemingSettings {
	color_scheme: ColorScheme;
	widget_color: string;
	text_color: string;
	button_color: string;
	show_logo: boolean;
}

export interface PageRule {
	logic: string;
	operator: '&&' | '||';
	data: string | { id: string | number; label: string } | null;
}

export interface TargetingSettings {
	devices: Device[];
	/** Anything other than `all` means rules are on; written as `select` (A10). */
	pages: 'all' | 'select';
	page_rules: PageRule[];
}

export interface BehaviorSettings {
	/** Key of `BootData.triggers`, or of one whose plugin is gone. */
	timing: string;
	/** Seconds, 0 to 60. */
	timing_delay: number;
	display_length: DisplayLength;
	run_time: 'indefinitely' | 'expire';
	/** `year` is set by the server on save: the next occurrence (A54). */
	expire_at: { month: number; day: number; year?: number } | null;
	start_minimized: boolean;
	/** 0 = browser session; otherwise days the survey cookie lives (A51). */
	remember_days: number;
}

/** What visitors see before the first question. Without a title they see none. */
export interface Intro {
	title: string;
	text: string;
	/** Address; '' for none. */
	picture: string;
	/** '' for "Start". */
	button: string;
	/** Whether it says how long the survey takes. */
	time: boolean;
}

/** What stands around the questions (docs/visitor.md). It is sent and stored whole. */
export interface Presentation {
	/** `bar` by default. */
	progress?: 'bar' | 'count' | 'none';
	/** Whether the thank-you message closes by itself. */
	close?: boolean;
	intro?: Intro;
	/** Answers that go along with a redirect: question, name of the parameter. At most 10. */
	pass?: { question: string; name: string }[];
}

/** Values that the owner's site hands over with a response (docs/paths.md). */
export interface HiddenFields {
	/** At most 10 of 1 to 32 characters: a letter from a to z, then such letters, digits, `_` and `-`. */
	names: string[];
	/** Those of before, of which responses have values. Only the server writes them. */
	former?: string[];
}

export interface SurveySettings {
	enable_tracking: boolean;
	thank_you: ThankYouSettings;
	theming: ThemingSettings;
	targeting: TargetingSettings;
	geo_targeting: { target: 'all' | 'select'; countries: string[] };
	behavior: BehaviorSettings;
	google_drive: { enable: boolean; file_name: string; spreadsheet_id: string };
	/** Absent where everything is as by default; sent as null then, because the server keeps what is not sent. */
	presentation?: Presentation | null;
	/** Absent where there never were any. */
	hidden_fields?: HiddenFields | null;
}

export interface SurveyNotifications {
	email: {
		active: boolean;
		/** Comma-separated text. */
		addresses: string;
		logic: {
			enable: boolean;
			action: 'send';
			conditions: LogicCondition[];
		};
	};
}

export interface Survey {
	/** 0 for a survey that is not saved yet. */
	id: number;
	title: string;
	status: SurveyStatus;
	/** `survey` or `nps` (A38). */
	type: string;
	template: string;
	questions: Question[];
	settings: SurveySettings;
	notifications: SurveyNotifications;
	/** All-time published responses. */
	responses_count: number;
	/** All-time impressions. */
	impressions: number;
	/** UTC, ISO 8601 with Z, or null. */
	publish_at: string | null;
	created_at: string;
	updated_at: string;
	/** First time the survey went live; null while it never did. */
	published_at: string | null;
	cookie_name: string;
	/** Grows with every save; `based_on` of the next one. */
	revision: number;
}

/** Answer of POST surveys: the survey whole, plus the verdict (SAVE-03, SAVE-04). */
export interface SavedSurvey extends Survey {
	/** false when publish was asked for and refused. */
	published: boolean;
	/** '' unless publishing was refused. */
	message: string;
}

export interface SurveyListItem {
	id: number;
	title: string;
	status: SurveyStatus;
	type: string;
	created_at: string;
	publish_at: string | null;
	responses_count: number;
	/** All-time; only where `select` names it. */
	impressions?: number;
	/** Day of the newest published response in the site's time zone; only where `select` names it. */
	last_response?: string | null;
	settings?: SurveySettings;
	/** Where the survey's cloud spreadsheet is, where that is known and `select` names the settings. */
	sheet_url?: string;
}

export interface Pagination {
	page: number;
	pages: number;
	per_page: number;
	total: number;
}

export interface StatusFilter< S extends string > {
	status: S;
	count: number;
}

export interface SurveyListResult {
	items: SurveyListItem[];
	pagination: Pagination;
	status_filters: StatusFilter< SurveyFilterStatus >[];
}

/** Answer of POST surveys/publish|draft|trash|restore and DELETE surveys. */
export interface BulkResult {
	/** Ids that were changed. */
	changed: number[];
	/** Surveys that could not be changed, with the reason (A36). */
	refused: { id: number; title: string; message: string }[];
}

export interface SurveyTemplate {
	key: string;
	name: string;
	description: string;
	/** Translated name of what it is for; '' for none. */
	category: string;
	is_available: boolean;
	required_addons: string[];
	/** `survey` or `nps`. */
	type: string;
	/** Type of the question that the card draws; '' for an empty survey. */
	picture: QuestionType | '';
	/** Questions of the template; `blank` and locked ones have none. */
	questions: Question[];
}

/** Answer of POST surveys/{id}/lock: who else has the survey open, or null. */
export interface EditLock {
	holder: { name: string; avatar: string } | null;
}

/** Content of a survey file: GET surveys/file (docs/survey-file.md, schemas/survey-file.v1.json). */
export interface SurveyFile {
	format: 'userfeedback-survey';
	version: number;
	/** Address of the site that made it. */
	site: string;
	surveys: SurveyInFile[];
	/** With `pictures` of the request: pictures of the media library that surveys show, each once. */
	pictures?: {
		/** As the surveys name it. */
		url: string;
		/** File name without folders. */
		name: string;
		type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
		/** Base64. */
		data: string;
	}[];
}

/** A survey without what belongs to its site: status, dates, addresses of mails, spreadsheet. */
export interface SurveyInFile {
	title: string;
	type: string;
	template: string;
	questions: Question[];
	settings: Omit< SurveySettings, 'google_drive' > & {
		google_drive: Omit< SurveySettings[ 'google_drive' ], 'spreadsheet_id' >;
	};
	notifications: { email: Omit< SurveyNotifications[ 'email' ], 'addresses' > };
}

/** Answer of POST surveys/file. */
export interface SurveyImport {
	surveys: {
		/** 0 in a dry run. */
		id: number;
		title: string;
		/** How many. */
		questions: number;
		/** Tags of the translations that come. */
		languages: string[];
		/** Sentences about what does not come. */
		notes: string[];
	}[];
}

/** A question that people keep for other surveys. */
export interface BankQuestion {
	id: string;
	name: string;
	question: Question;
}

/** GET question-bank. */
export interface QuestionBank {
	/** By name. */
	items: BankQuestion[];
}

/** Something to look at before a survey is published. */
export interface SurveyCheck {
	/** `block` keeps it from being published. */
	level: 'block' | 'look';
	/** A sentence. */
	text: string;
	/** Step of the builder where it is mended. */
	step: 'questions' | 'settings' | 'notifications';
	/** Id of a question, or ''. */
	question: string;
}

/** Answer of POST surveys/checks and GET surveys/{id}/checks. */
export interface SurveyChecks {
	checks: SurveyCheck[];
	/** A page where the survey shows. */
	address: string;
	/** QR code of the address: rows of modules, 1 is dark. Empty for an address that is too long. */
	qr: string[];
	/** How often a week visitors meet it. */
	reach: {
		/** Impressions; null while nothing is known. */
		per_week: number | null;
		/** A sentence: how often, and what it was counted on. */
		text: string;
	};
}
