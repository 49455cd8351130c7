import defaults from '../../../src/domain/widget-defaults.json';
import type { PagePayload, Question, QuestionType, WidgetSurvey, WireSurvey } from '../../../src/types';

type Part< T > = { [ K in keyof T ]?: T[ K ] | undefined };

export const question = (
	id: string,
	type: QuestionType,
	more: Part< Omit< Question, 'settings' > > & { settings?: Part< Question[ 'settings' ] > } = {}
) =>
	( {
		title: `Title of ${ id }`,
		...defaults.question,
		...( [ 'radio-button', 'checkbox' ].includes( type ) && { config: { options: [ 'Yes', 'No', 'Maybe' ] } } ),
		...more,
		id,
		type,
		settings: { ...defaults.question.settings, ...more.settings },
	} ) as Question;

export interface SurveyParts {
	survey?: Partial< WidgetSurvey >;
	behavior?: Partial< WidgetSurvey[ 'behavior' ] >;
	theming?: Partial< WidgetSurvey[ 'theming' ] >;
	thankYou?: Partial< WidgetSurvey[ 'thank_you' ] >;
}

const { survey: plain } = defaults as unknown as { survey: WidgetSurvey };

export const visitorSurvey = ( { survey, behavior, theming, thankYou }: SurveyParts = {} ): WidgetSurvey => ( {
	...plain,
	id: 7,
	title: 'Beans',
	cookie_name: 'userfeedback-7',
	questions: [ question( 'a', 'radio-button' ), question( 'b', 'text' ) ],
	nonces: { impression: 'i', submission: 's' },
	...survey,
	behavior: { ...plain.behavior, ...behavior },
	theming: { ...plain.theming, skip_text: 'Skip it', next_text: 'Go on', ...theming },
	thank_you: { ...plain.thank_you, message: 'Thanks!', ...thankYou },
} );

/** Without entries that equal their default, and without maps that are empty then, as `Display\PayloadDefaults` does. */
const without = ( standard: Readonly< Record< string, unknown > >, values: Readonly< Record< string, unknown > > ) =>
	Object.fromEntries(
		Object.entries( values ).flatMap( ( [ name, value ] ): [ string, unknown ][] => {
			const usual = standard[ name ];
			const isMap = typeof usual === 'object' && usual !== null && ! Array.isArray( usual );
			const left = isMap ? without( usual as typeof standard, value as typeof values ) : value;
			return JSON.stringify( left ) === JSON.stringify( isMap ? {} : usual ) ? [] : [ [ name, left ] ];
		} )
	);

/** A survey as a page has it. */
export const onPage = ( survey: WireSurvey ): WireSurvey => {
	const { timing_delay: delay, ...behavior } = survey.behavior ?? {};
	return without( defaults.survey, {
		...survey,
		behavior: behavior.timing === 'delay' ? { ...behavior, timing_delay: delay } : behavior,
	} ) as WireSurvey;
};

export const API = 'http://localhost:3000/wp-json/userfeedback/v1/';

export const payloadOf = ( survey: WidgetSurvey, more: Partial< PagePayload > = {} ): PagePayload => ( {
	api: API,
	widget: 'http://localhost:3000/widget.js?ver=1',
	page: { id: 12, title: 'Our beans' },
	surveys: [ survey ],
	missing: { targeting: false, question_types: false },
	strings: defaults.payload.strings,
	utc_offset: 0,
	rtl: false,
	lang: 'en',
	...more,
} );
