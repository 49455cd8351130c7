/**
 * Selects the survey that a visitor sees (requirements SEL-01 to SEL-12, decisions A53 to A57, A60). The loader
 * uses it, so it depends on nothing else.
 */
import type { Device, MissingAddons, PageRule, WireSurvey } from '../types';
import { isExpired } from './dates';
import type { BrowserFacts } from './page-rules';

export interface Visitor extends BrowserFacts {
	device: Device;
	/** Milliseconds since 1970. */
	now: number;
	/** Minutes of the site's time zone east of UTC. */
	utcOffset: number;
	missing: Partial< MissingAddons >;
	/** `rulesAllow`, where the page has a survey with rules about the visitor; pages without do not pay for it. */
	allows?: ( ( rules: readonly PageRule[], facts: BrowserFacts, placed?: boolean ) => boolean ) | undefined;
}

/** Value of the survey cookie (ENT, A110). */
export interface SurveyCookie {
	submitted: boolean;
	/** UUID of the response, made in the browser. */
	last_response_id: string | null;
}

/** A malformed cookie counts as none (SEL-12). */
export function readSurveyCookie( text: string | undefined ): Partial< SurveyCookie > | null {
	try {
		const value = JSON.parse( text as string ) as object | null;
		return value?.constructor === Object ? value : null;
	} catch {
		return null;
	}
}

/**
 * The reason why this visitor does not get the survey, or ''. Reasons are recorded, never shown (SEL-09).
 */
export function reasonAgainst( survey: WireSurvey, visitor: Visitor ): string {
	const { device, missing } = visitor;
	const { shortcode, rules = [], behavior = {}, devices = [ device ] } = survey;
	const { display_length: length, run_time: runTime, expire_at: last } = behavior;

	if ( rules.length && ! visitor.allows?.( rules, visitor, shortcode ) ) {
		return 'Page rules not met';
	}
	if ( device !== 'desktop' && missing.targeting ) {
		return 'Targeting addon missing';
	}
	if ( ! devices.includes( device ) ) {
		return `Current device '${ device }' not on Survey devices list.`;
	}
	const cookie = readSurveyCookie( visitor.cookie( survey.cookie_name ) );
	if ( cookie && ( length === 'once' || ( length !== 'repeatedly' && cookie.submitted ) ) ) {
		return 'Cookie present';
	}
	if ( runTime === 'expire' && last && isExpired( last, visitor.now, visitor.utcOffset ) ) {
		return `Survey expired on ${ last.month }/${ last.day }`;
	}
	if ( survey.has_rating && missing.question_types ) {
		return 'Question Types addon is missing';
	}
	return '';
}

/**
 * The first survey that passes, in the given order (SEL-01).
 *
 * @param surveys Of the page.
 * @param visitor Who looks.
 * @param reasons Takes down why those before it do not show, by survey id.
 */
export function select(
	surveys: readonly WireSurvey[],
	visitor: Visitor,
	reasons: Record< number, string >
): WireSurvey | undefined {
	for ( const survey of surveys ) {
		const reason = reasonAgainst( survey, visitor );
		if ( ! reason ) {
			return survey;
		}
		reasons[ survey.id ] = reason;
	}
	return undefined;
}
