/**
 * A new survey (ENT-04 to ENT-11, ENT-15, ENT-16, A39 to A41, A51) and the
 * colors of the two schemes (QST-55).
 */
import type {
	BehaviorSettings,
	BootData,
	ColorScheme,
	Device,
	SurveyNotifications,
	SurveySettings,
	SurveyTemplate,
	ThemingSettings,
} from '../../types';
import widget from '../widget-defaults.json';
import type { Draft, SurveyRecord } from './draft';
import { mapLogic } from './logic';

const { theming: LIGHT } = widget.survey;
const BEHAVIOR = widget.survey.behavior as BehaviorSettings;

export const ALL_DEVICES = widget.survey.devices as readonly Device[];
export const DEFAULT_DELAY = BEHAVIOR.timing_delay;
export const MAX_DELAY = 60;

export const SCHEME_COLORS: Record<
	ColorScheme,
	Pick< ThemingSettings, 'widget_color' | 'text_color' | 'button_color' >
> = {
	light: {
		widget_color: LIGHT.widget_color,
		text_color: LIGHT.text_color,
		button_color: LIGHT.button_color,
	},
	dark: {
		widget_color: '#333333',
		text_color: '#ffffff',
		button_color: LIGHT.button_color,
	},
};

/** QST-55: a scheme brings its three colors. */
export function withScheme( theming: ThemingSettings, scheme: ColorScheme ): ThemingSettings {
	return { ...theming, color_scheme: scheme, ...SCHEME_COLORS[ scheme ] };
}

export function defaultTheming( globals: BootData[ 'widget_defaults' ] ): ThemingSettings {
	return {
		color_scheme: globals.color_scheme,
		widget_color: globals.widget_color,
		text_color: globals.text_color,
		button_color: globals.button_color,
		show_logo: globals.show_logo,
	};
}

export interface DefaultsContext {
	globals: BootData[ 'widget_defaults' ];
	/** Devices this site may target (A41). */
	devices: readonly Device[];
	/** '' unless the user may know it (A40, A117). */
	adminEmail: string;
	title: string;
	thanks: string;
}

export function defaultSettings( context: DefaultsContext ): SurveySettings {
	return {
		enable_tracking: false,
		thank_you: {
			type: 'message',
			message: context.thanks,
			redirect_to: null,
			conditions: [],
		},
		theming: defaultTheming( context.globals ),
		targeting: {
			devices: [ ...context.devices ],
			pages: 'all',
			page_rules: [],
		},
		geo_targeting: { target: 'all', countries: [] },
		behavior: { ...BEHAVIOR, start_minimized: context.globals.start_minimized },
		google_drive: { enable: false, file_name: '', spreadsheet_id: '' },
	};
}

export function defaultNotifications( { adminEmail }: Pick< DefaultsContext, 'adminEmail' > ): SurveyNotifications {
	return {
		email: {
			active: true,
			addresses: adminEmail,
			logic: { enable: false, action: 'send', conditions: [] },
		},
	};
}

/** `template` of a survey that AI drafted. */
export const AI_DRAFT = 'ai-draft';

/** PUB-03: a new survey is meant to be published. */
export function newDraft( context: DefaultsContext ): Draft {
	return {
		title: context.title,
		type: 'survey',
		template: '',
		status: 'publish',
		schedule: { enabled: false, date: '', time: '' },
		questions: [],
		settings: defaultSettings( context ),
		notifications: defaultNotifications( context ),
	};
}

export function newRecord(): SurveyRecord {
	return {
		id: 0,
		status: 'draft',
		responses_count: 0,
		publish_at: null,
		published_at: null,
		created_at: '',
		updated_at: '',
		cookie_name: '',
		revision: 0,
	};
}

/**
 * SETUP-12 to SETUP-14: the template's questions replace the survey's; its name
 * becomes the title, but for the blank one. Its questions get ids of this
 * survey, and conditions follow them.
 */
export function applyTemplate( draft: Draft, template: SurveyTemplate, newId: () => string ): Draft {
	const ids = new Map( template.questions.map( ( { id } ) => [ id, newId() ] as const ) );
	const questions = template.questions.map( ( question ) => ( {
		...question,
		id: ids.get( question.id ) ?? question.id,
		logic: mapLogic(
			question.logic,
			( condition ) => ( {
				...condition,
				question_id: ids.get( condition.question_id ) ?? condition.question_id,
			} ),
			( to ) => ids.get( to ) ?? to
		),
	} ) );
	const { email } = draft.notifications;
	const { thank_you: thanks } = draft.settings;
	return {
		...draft,
		template: template.key,
		type: template.type,
		title: template.key === 'blank' ? draft.title : template.name,
		questions,
		// What referred to the replaced questions has nothing left to refer to.
		settings: {
			...draft.settings,
			thank_you: { ...thanks, conditions: [] },
		},
		notifications: {
			...draft.notifications,
			email: {
				...email,
				logic: { ...email.logic, enable: false, conditions: [] },
			},
		},
	};
}
