/**
 * What travels with the page leaves out what is as usual (`Display\Usual` in
 * PHP); here it comes back. A page of format 1 left out nothing and passes
 * through unchanged. Defaults that a style sheet or an operator knows anyway,
 * such as colors and flags that are off, stay out.
 */
import type { Question, WidgetStrings, WidgetSurvey, WirePayload, WireQuestion, WireSurvey } from '../types';

/** Texts as the source has them; the page brings those that read differently in its language. More come with more.ts. */
const ENGLISH: Partial< WidgetStrings > = {
	close: 'Close',
	minimize: 'Minimize survey',
	open: 'Open survey',
	back: 'Back',
	required: 'Required',
	choose_all: 'Choose all that apply.',
	placeholder: 'Type your answer',
	progress: 'Question %1$s of %2$s',
	stars: '%1$s of %2$s stars',
	sending: 'Sending…',
	dialog: 'Survey: %s',
	opened: 'Survey: %s',
	not_likely: 'Not Likely',
	extremely_likely: 'Extremely Likely',
	logo: 'Powered by UserFeedback',
};

export const stringsOf = ( { strings }: WirePayload, more?: Partial< WidgetStrings > ): WidgetStrings =>
	( { ...ENGLISH, ...more, ...strings } ) as WidgetStrings;

export const surveyOf = ( wire: WireSurvey ): WidgetSurvey =>
	( {
		type: 'survey',
		...wire,
		behavior: { ...wire.behavior },
		theming: {
			show_logo: true,
			skip_text: 'Skip',
			next_text: 'Next',
			widget_toggle_text: 'Feedback',
			widget_toggle_icon: 'field-chevron-down',
			position: '',
			...wire.theming,
		},
		thank_you: { ...wire.thank_you },
	} ) as WidgetSurvey;

export const questionsOf = ( wire: readonly WireQuestion[] ): Question[] =>
	wire.map( ( question ) => ( { config: {}, settings: {}, logic: {}, ...question } ) as Question );
