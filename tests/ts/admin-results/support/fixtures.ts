import type {
	ClearChange,
	Compared,
	ComparedDataPoint,
	NpsOverview,
	OptionStat,
	QuestionStats,
	ResponseDetail,
	ResponseListItem,
	ResponseListResult,
	ResultsSummary,
	Share,
	SummarySurveyRow,
	SurveyOutcome,
	SurveyFigures,
	SurveyListResult,
	SurveyResults,
} from '../../../../src/types';
import { shiftDay } from '../../../../src/shared/format/dates';

/** Last day of all fixtures; boot data say the same. */
export const TODAY = '2026-11-20';

export function share( count: number, base: number ): Share {
	const percent = base === 0 ? null : ( count / base ) * 100;
	return {
		percent,
		low: percent === null ? null : Math.max( 0, percent - 2 ),
		high: percent === null ? null : Math.min( 100, percent + 2 ),
		count,
		base,
	};
}

export function compared( overrides: Partial< Compared > = {} ): Compared {
	return {
		value: 1284,
		before: 1126,
		change: 14,
		within_margin: false,
		...overrides,
	};
}

export function figures( overrides: Partial< SurveyFigures > = {} ): SurveyFigures {
	return {
		responses_compared: compared(),
		impressions_compared: compared( { value: 23140, before: 22466, change: 3 } ),
		response_rate: {
			percent: 5.549,
			low: 5.261,
			high: 5.852,
			count: 1284,
			base: 23140,
		},
		response_rate_before: share( 1126, 22466 ),
		response_rate_change: { points: 0.5, within_margin: true },
		...overrides,
	};
}

/** One point for each day, oldest first. */
export function points( days: number, end: string, count = 10 ): ComparedDataPoint[] {
	return Array.from( { length: days }, ( _day, index ) => ( {
		date: shiftDay( end, index + 1 - days ),
		end: shiftDay( end, index + 1 - days ),
		count: count + index,
		impressions: 100,
		rate: count + index,
		count_change: null,
		impressions_change: null,
	} ) );
}

export function outcome( overrides: Partial< SurveyOutcome > = {} ): SurveyOutcome {
	return {
		kind: 'nps',
		question: 'Would you recommend us?',
		option: null,
		value: 50,
		low: 45,
		high: 53,
		count: null,
		answers: 1151,
		change: 3,
		within_margin: true,
		...overrides,
	};
}

export function clearChange( overrides: Partial< ClearChange > = {} ): ClearChange {
	return {
		kind: 'share',
		survey_id: 12,
		survey: 'How was your checkout?',
		question_id: 'q1',
		text: '“Instagram” in “How did you find us today?” fell from 22.5% to 17.1%.',
		low: -8.7,
		high: -2.2,
		answers: 1251,
		answers_before: 1097,
		...overrides,
	};
}

export function surveyRow( overrides: Partial< SummarySurveyRow > = {} ): SummarySurveyRow {
	return {
		...figures(),
		id: 12,
		title: 'How was your checkout?',
		type: 'survey',
		status: 'publish',
		publish_at: null,
		outcome: outcome(),
		stars: null,
		score: null,
		is_old: false,
		responses_count: 6918,
		trend: [ 1, 4, 2, 8 ],
		last_response_at: '2026-11-18T15:00:00Z',
		collecting_since: '2026-04-14',
		...overrides,
	};
}

export function summary( overrides: Partial< ResultsSummary > = {} ): ResultsSummary {
	return {
		...figures(),
		range: { start: '2026-11-14', end: TODAY },
		before: { start: '2026-11-07', end: '2026-11-13' },
		collecting_since: '2026-04-14',
		step: 'day',
		total_responses: 18406,
		data_points: points( 7, TODAY ),
		data_points_before: points( 7, '2026-11-13', 5 ),
		surveys: [
			surveyRow(),
			surveyRow( {
				id: 8,
				title: 'Would you recommend us?',
				type: 'nps',
			} ),
			surveyRow( {
				id: 15,
				title: 'Wholesale',
				responses_compared: compared( { value: 18, before: 0, change: null } ),
				trend: [],
				outcome: outcome( {
					kind: 'share',
					question: 'What do you need from us?',
					option: 'Samples',
					value: 50,
					low: 29,
					high: 71,
					count: 9,
					answers: 18,
					change: null,
				} ),
			} ),
		],
		changes: { items: [ clearChange() ], figures: 38, surveys: 5, most: { now: 1251, before: 1097 } },
		today: TODAY,
		timezone: '+00:00',
		...overrides,
	};
}

export function option(
	value: OptionStat[ 'value' ],
	count: number,
	base: number,
	extra: Partial< OptionStat > = {}
): OptionStat {
	return {
		key: JSON.stringify( value ),
		value,
		count,
		share: share( count, base ),
		share_before: null,
		share_change: { points: null, within_margin: true },
		...extra,
	};
}

export function question( overrides: Partial< QuestionStats > = {} ): QuestionStats {
	return {
		id: 'q1',
		type: 'radio-button',
		title: 'How did you find us today?',
		is_quantitative: true,
		options_invalid: false,
		asked: 1270,
		total_answers: 1251,
		unanswered: 19,
		unanswered_share: share( 19, 1270 ),
		not_asked: 14,
		skipped: 33,
		skipped_share: share( 33, 1284 ),
		options: [
			option( 'Instagram', 214, 1251 ),
			option( 'Search engine', 512, 1251 ),
			option( 'Friend or colleague', 297, 1251 ),
		],
		mean: null,
		mean_change: null,
		nps: null,
		nps_change: null,
		nps_former: null,
		scale: null,
		parts: [],
		distribution: null,
		before: null,
		answers: [],
		...overrides,
	};
}

export const NPS: NpsOverview = {
	promoter: 1412,
	passive: 573,
	detractor: 446,
	shares: {
		promoter: share( 1412, 2431 ),
		passive: share( 573, 2431 ),
		detractor: share( 446, 2431 ),
	},
	nps: 40,
	total: 2431,
	skipped: 33,
	low: 37,
	high: 43,
	start: 1,
	scores: [ 52, 31, 40, 61, 104, 158, 251, 322, 498, 914 ],
};

export function npsQuestion( overrides: Partial< QuestionStats > = {} ): QuestionStats {
	return question( {
		id: 'n1',
		type: 'nps',
		title: 'How likely are you to recommend us?',
		total_answers: NPS.total,
		options: NPS.scores.map( ( count, index ) => option( index + 1, count, NPS.total ) ),
		nps: NPS,
		...overrides,
	} );
}

export function starQuestion(): QuestionStats {
	return question( {
		id: 'q5',
		type: 'star-rating',
		title: 'How would you rate the checkout?',
		options: [ 612, 371, 148, 61, 47 ].map( ( count, index ) => option( 5 - index, count, 1239 ) ),
		mean: { value: 4.162, low: 4.1, high: 4.22 },
	} );
}

export function textQuestion( overrides: Partial< QuestionStats > = {} ): QuestionStats {
	return question( {
		id: 'q7',
		type: 'long-text',
		title: 'What could we do better?',
		is_quantitative: false,
		total_answers: 12,
		options: [],
		answers: [ 'Decaf is sold out.', 'More delivery days.' ].map( ( value, index ) => ( {
			value,
			date: '2026-11-19T15:00:00Z',
			response_id: 400 + index,
		} ) ),
		...overrides,
	} );
}

export function results( overrides: Partial< SurveyResults > = {} ): SurveyResults {
	return {
		...figures(),
		id: 12,
		title: 'How was your checkout?',
		type: 'survey',
		status: 'publish',
		created_at: '2026-04-14T12:00:00Z',
		publish_at: null,
		published_at: '2026-04-14T12:00:00Z',
		languages: [],
		hidden_fields: [],
		responses_count: 6918,
		responses_count_7_days: 312,
		responses_count_30_days: 1284,
		impressions: 124310,
		range_responses_count: 1284,
		last_response_at: '2026-11-18T15:00:00Z',
		collecting_since: '2026-04-14',
		range: { start: '2026-10-22', end: TODAY },
		before: { start: '2026-09-22', end: '2026-10-21' },
		today: TODAY,
		timezone: 'UTC',
		step: 'day',
		data_points: points( 30, TODAY ),
		data_points_before: points( 30, '2026-10-21', 5 ),
		question_stats: [ question() ],
		nps_overview: null,
		questions: [ { id: 'q1', title: 'How did you find us today?', type: 'radio-button' } ],
		...overrides,
	};
}

/** @param search Only surveys with this text in their name. */
export function choices( search = '' ): SurveyListResult {
	const item = ( id: number, title: string, type: string ) => ( {
		id,
		title,
		type,
		status: 'publish' as const,
		created_at: '2026-04-14T12:00:00Z',
		publish_at: null,
		responses_count: 18,
	} );
	const items = [
		item( 12, 'How was your checkout?', 'survey' ),
		item( 8, 'Would you recommend us?', 'nps' ),
		item( 15, 'Wholesale', 'survey' ),
	].filter( ( { title } ) => title.toLowerCase().includes( search ) );
	return {
		items,
		pagination: { page: 1, pages: 1, per_page: -1, total: items.length },
		status_filters: [],
	};
}

export function responseItem( overrides: Partial< ResponseListItem > = {} ): ResponseListItem {
	return {
		id: 18402,
		status: 'publish',
		submitted_at: '2026-11-20T16:48:00Z',
		page_submitted: {
			id: 3,
			name: 'Thank you for your order',
			url: 'https://shop.test/checkout/thank-you/',
		},
		read: true,
		starred: false,
		answers: [],
		...overrides,
	};
}

export function responseList(
	items: ResponseListItem[],
	overrides: Partial< ResponseListResult[ 'pagination' ] > = {}
): ResponseListResult< ResponseListItem > {
	return {
		items,
		pagination: {
			page: 1,
			pages: 1,
			per_page: 10,
			total: items.length,
			...overrides,
		},
		unread: 0,
		orders: [ 'id', 'page', 'submitted_at', 'status' ],
		status_filters: [
			{ status: 'all', count: 6918 },
			{ status: 'publish', count: 6918 },
			{ status: 'trash', count: 12 },
		],
	};
}

export function responseDetail( overrides: Partial< ResponseDetail > = {} ): ResponseDetail {
	return {
		...responseItem( { id: 18397 } ),
		survey_id: 12,
		user_ip: '203.0.113.24',
		user_browser: 'Firefox 146',
		user_os: 'Windows 11',
		user_device: 'desktop',
		user_country: '',
		user_language: '',
		answers: [],
		position: 5,
		total: 6918,
		previous_id: 18399,
		next_id: 18396,
		...overrides,
	};
}
