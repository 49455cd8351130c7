import type { Survey, SurveyFilterStatus, SurveyListItem, SurveyListResult, SurveySettings } from '../../../src/types';

export function surveySettings( overrides: Partial< SurveySettings > = {} ): SurveySettings {
	return {
		enable_tracking: false,
		thank_you: {
			type: 'message',
			message: 'Thank you!',
			redirect_to: null,
			conditions: [],
		},
		theming: {
			color_scheme: 'light',
			widget_color: '#ffffff',
			text_color: '#23282D',
			button_color: '#2D87F1',
			show_logo: true,
		},
		targeting: {
			devices: [ 'desktop', 'tablet', 'mobile' ],
			pages: 'all',
			page_rules: [],
		},
		geo_targeting: { target: 'all', countries: [] },
		behavior: {
			timing: 'immediate',
			timing_delay: 20,
			display_length: 'until_response',
			run_time: 'indefinitely',
			expire_at: null,
			start_minimized: false,
			remember_days: 0,
		},
		google_drive: { enable: false, file_name: '', spreadsheet_id: '' },
		...overrides,
	};
}

/**
 * A survey as GET surveys/{id} answers it.
 *
 * @param overrides Keys that differ.
 */
export function survey( overrides: Partial< Survey > = {} ): Survey {
	return {
		id: 1,
		title: 'Tasting room visit',
		status: 'draft',
		type: 'survey',
		template: 'blank',
		questions: [],
		settings: surveySettings(),
		notifications: {
			email: {
				active: false,
				addresses: '',
				logic: { enable: false, action: 'send', conditions: [] },
			},
		},
		responses_count: 0,
		impressions: 0,
		publish_at: null,
		created_at: '2026-11-12T15:00:00Z',
		updated_at: '2026-11-12T15:00:00Z',
		published_at: null,
		revision: 1,
		cookie_name: 'userfeedback-survey-1',
		...overrides,
	};
}

/**
 * A row as GET surveys answers it.
 *
 * @param overrides Keys that differ.
 */
export function surveyItem( overrides: Partial< SurveyListItem > = {} ): SurveyListItem {
	const { id, title, status, type, created_at, publish_at } = survey();
	return {
		id,
		title,
		status,
		type,
		created_at,
		publish_at,
		responses_count: 0,
		settings: surveySettings(),
		...overrides,
	};
}

function matches( item: SurveyListItem, filter: SurveyFilterStatus ): boolean {
	const later = item.publish_at !== null && Date.parse( item.publish_at ) > Date.now();
	const status = item.status === 'publish' && later ? 'scheduled' : item.status;
	return filter === 'all' ? status !== 'trash' : status === filter;
}

/**
 * The answer of GET surveys.
 *
 * @param items  Rows of the page.
 * @param counts Counts of the quick filters; default: as the rows say.
 * @param paging What differs from one page that holds all rows.
 */
export function surveyList(
	items: SurveyListItem[],
	counts: Partial< Record< SurveyFilterStatus, number > > = {},
	paging: Partial< SurveyListResult[ 'pagination' ] > = {}
): SurveyListResult {
	const statuses = [ 'all', 'publish', 'scheduled', 'draft', 'trash' ] as const;
	return {
		items,
		pagination: {
			page: 1,
			pages: 1,
			per_page: 10,
			total: items.length,
			...paging,
		},
		status_filters: statuses.map( ( status ) => ( {
			status,
			count: counts[ status ] ?? items.filter( ( item ) => matches( item, status ) ).length,
		} ) ),
	};
}
