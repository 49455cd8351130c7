/**
 * Values equal to the default are left out of the page (`Display\PayloadDefaults`);
 * here they are put back.
 */
import defaults from '../../domain/widget-defaults.json';
import type { Question, WidgetStrings, WidgetSurvey, WirePayload, WireQuestion, WireSurvey } from '../../types';

export const stringsOf = ( { strings }: WirePayload ): WidgetStrings => ( { ...defaults.payload.strings, ...strings } );

/** Values that an operator reads as the default anyway (flags that are off, no rules) stay out. */
export const surveyOf = ( survey: WireSurvey ) =>
	( {
		type: defaults.survey.type,
		...survey,
		behavior: { ...survey.behavior },
		theming: { ...defaults.survey.theming, ...survey.theming },
		thank_you: { ...survey.thank_you },
	} ) as WidgetSurvey;

export const questionsOf = ( questions: readonly WireQuestion[] ) =>
	questions.map( ( question ) => ( { config: {}, settings: {}, logic: {}, ...question } ) as Question );
