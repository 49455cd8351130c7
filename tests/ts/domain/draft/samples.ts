import type { LogicCondition, Question, QuestionType } from '../../../../src/types';
import { newDraft, newRecord } from '../../../../src/domain/draft/defaults';
import type { Draft, SiteClock } from '../../../../src/domain/draft/draft';
import { newQuestion } from '../../../../src/domain/draft/new-question';
import type { Starts } from '../../../../src/domain/draft/new-question';

/** First texts of each type; the builder brings the same words translated. */
export const STAR_TITLE = 'How would you rate your overall experience?';
export const starts: Starts = ( type ) =>
	( {
		'star-rating': { title: STAR_TITLE },
		nps: {
			title: 'On a scale of 1-10, how likely would you recommend us to a friend or colleague?',
			config: { options: [ 'Not Likely', 'Extremely Likely' ] },
		},
	} )[ type as string ] ?? {};

export const GLOBALS = {
	color_scheme: 'light',
	widget_color: '#ffffff',
	text_color: '#23282D',
	button_color: '#2D87F1',
	show_logo: true,
	start_minimized: true,
	position: 'bottom_right',
	toggle_text: '',
	toggle_icon: 'field-chevron-down',
	toggle_path: '',
	toggle_color: '',
	skip_text: 'Skip',
	next_text: 'Next',
	logo_type: 'userfeedback',
	custom_logo: '',
	font: null,
} as const;

/** A site at UTC+2 on 21 November 2026, noon UTC. */
export const CLOCK: SiteClock = {
	now: () => new Date( '2026-11-21T12:00:00Z' ),
	toSite: ( utc ) => {
		const site = new Date( new Date( utc ).getTime() + 7_200_000 ).toISOString();
		return { date: site.slice( 0, 10 ), time: site.slice( 11, 16 ) };
	},
	toUtc: ( date, time ) => new Date( `${ date }T${ time }:00+02:00` ).toISOString().replace( '.000Z', 'Z' ),
};

export function question( id: string, type: QuestionType = 'text', change: Partial< Question > = {} ): Question {
	return { ...newQuestion( type, id, starts ), title: `Title of ${ id }`, ...change };
}

export function choice( id: string, options: string[] = [ 'A', 'B' ], type: QuestionType = 'radio-button' ) {
	return question( id, type, { config: { options } } );
}

export function asks( ...conditions: [ string, LogicCondition[ 'compare' ], string ][] ) {
	return {
		enabled: true,
		action: 'show' as const,
		conditions: conditions.map( ( [ id, compare, value ] ) => ( { question_id: id, compare, value } ) ),
	};
}

export function draft( questions: Question[] = [], change: Partial< Draft > = {} ): Draft {
	return {
		...newDraft( {
			globals: GLOBALS,
			devices: [ 'desktop', 'tablet', 'mobile' ],
			adminEmail: 'admin@example.org',
			title: 'Untitled Survey',
			thanks: 'Thanks for your feedback!',
		} ),
		template: 'blank',
		questions,
		...change,
	};
}

export const RECORD = newRecord();

export function withEmailLogic( one: Draft, ...conditions: [ string, LogicCondition[ 'compare' ], string ][] ): Draft {
	const { email } = one.notifications;
	return {
		...one,
		notifications: {
			email: {
				...email,
				logic: { enable: true, action: 'send', conditions: asks( ...conditions ).conditions },
			},
		},
	};
}
