/**
 * Values equal to the default are left out of the page (`Display\PayloadDefaults`);
 * here they are put back.
 */
import defaults from '../../domain/widget-defaults.json';
import type { Question, WidgetStrings, WidgetSurvey, WirePayload, WireQuestion, WireSurvey } from '../../types';

const { payload: page, survey: plain } = defaults;

export const stringsOf = ( { strings }: WirePayload ): WidgetStrings => ( { ...page.strings, ...strings } );

/** What an operator takes for the default anyway (flags that are off, no rules) stays out. */
export const surveyOf = ( survey: WireSurvey ) =>
	( {
		type: plain.type,
		...survey,
		behavior: { ...survey.behavior },
		theming: { ...plain.theming, ...survey.theming },
		thank_you: { ...survey.thank_you },
	} ) as WidgetSurvey;

export const questionsOf = ( questions: readonly WireQuestion[] ) =>
	questions.map( ( question ) => ( { config: {}, settings: {}, logic: {}, ...question } ) as Question );
