import type { PagePayload, Question, QuestionType, WidgetStrings, WidgetSurvey } from '../../../src/types';

type Part< T > = { [ K in keyof T ]?: T[ K ] | undefined };

export const question = (
	id: string,
	type: QuestionType,
	more: Part< Omit< Question, 'settings' > > & { settings?: Part< Question[ 'settings' ] > } = {}
) =>
	( {
		title: `Title of ${ id }`,
		config: [ 'radio-button', 'checkbox' ].includes( type ) ? { options: [ 'Yes', 'No', 'Maybe' ] } : {},
		logic: { enabled: false, action: 'show', conditions: [] },
		...more,
		id,
		type,
		settings: { required: false, randomize: false, comment_box: false, ...more.settings },
	} ) as Question;

const STRINGS: WidgetStrings = {
	close: 'Close',
	minimize: 'Minimize survey',
	open: 'Open survey',
	back: 'Back',
	required: 'Required',
	choose_all: 'Choose all that apply.',
	placeholder: 'Type your answer',
	email_label: 'E-mail address',
	name_label: 'First name',
	email_hint: 'Enter an address like name@example.com',
	email_placeholder: 'name@example.com',
	comment_label: 'What is the main reason for your answer?',
	progress: 'Question %1$s of %2$s',
	stars: '%1$s of %2$s stars',
	counter: '%1$s of %2$s characters',
	sending: 'Sending…',
	dialog: 'Survey: %s',
	opened: 'Survey: %s',
	not_likely: 'Not Likely',
	extremely_likely: 'Extremely Likely',
	logo: 'Powered by UserFeedback',
};

export interface SurveyParts {
	survey?: Partial< WidgetSurvey >;
	behavior?: Partial< WidgetSurvey[ 'behavior' ] >;
	theming?: Partial< WidgetSurvey[ 'theming' ] >;
	thankYou?: Partial< WidgetSurvey[ 'thank_you' ] >;
}

export const visitorSurvey = ( { survey, behavior, theming, thankYou }: SurveyParts = {} ): WidgetSurvey => ( {
	id: 7,
	type: 'survey',
	title: 'Beans',
	cookie_name: 'userfeedback-7',
	shortcode: false,
	questions: [ question( 'a', 'radio-button' ), question( 'b', 'text' ) ],
	has_rating: false,
	nonces: { impression: 'i', submission: 's' },
	enable_tracking: false,
	devices: [ 'desktop', 'tablet', 'mobile' ],
	rules: [],
	...survey,
	behavior: {
		timing: 'immediate',
		timing_delay: 20,
		display_length: 'until_response',
		run_time: 'indefinitely',
		expire_at: null,
		start_minimized: false,
		remember_days: 0,
		...behavior,
	},
	theming: {
		widget_color: '#ffffff',
		text_color: '#23282D',
		button_color: '#2D87F1',
		color_scheme: 'light',
		start_minimized: false,
		logo_type: 'userfeedback',
		custom_logo: '',
		show_logo: true,
		skip_text: 'Skip it',
		next_text: 'Go on',
		widget_toggle_text: 'Feedback',
		widget_toggle_icon: 'field-smile',
		widget_toggle_color: '#23282D',
		font: null,
		position: 'bottom_right',
		...theming,
	},
	thank_you: { type: 'message', message: 'Thanks!', redirect_url: '', conditions: [], ...thankYou },
} );

export const API = 'http://localhost:3000/wp-json/userfeedback/v1/';

export const payloadOf = ( survey: WidgetSurvey, more: Partial< PagePayload > = {} ): PagePayload => ( {
	v: 1,
	api: API,
	widget: 'http://localhost:3000/widget.js?ver=1',
	page: { id: 12, title: 'Our beans' },
	surveys: [ survey ],
	addons: { pro: true, behavior: true, targeting: true, question_types: true, branding: true },
	strings: STRINGS,
	utc_offset: 0,
	rtl: false,
	lang: 'en',
	...more,
} );
