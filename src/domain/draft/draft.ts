/**
 * The survey as the builder edits it, and the way between it and the wire.
 *
 * What the owner edits (`Draft`) is kept apart from what the server says about
 * the survey (`SurveyRecord`), so that undo never brings back an old id or an
 * old number of responses (SAVE-02).
 */
import type { LogicCondition, Question, SavedSurvey, Survey, SurveyNotifications, SurveySettings } from '../../types';
import { isComplete } from './conditions';
import { cutText, MAX_NAME } from './cut-text';
import { conditionsIn, filterLogic } from './logic';
import { trimOptions } from './options';
import { leadsSomewhere } from './paths';
import { isScheduleComplete, setStatus } from './publishing';

export interface Schedule {
	enabled: boolean;
	/** YYYY-MM-DD in the site's time zone, '' while not chosen. */
	date: string;
	/** HH:MM in the site's time zone, '' while not chosen. */
	time: string;
}

export interface Draft {
	title: string;
	type: string;
	template: string;
	/** What the owner wants; what is true is `SurveyRecord.status`. */
	status: 'draft' | 'publish';
	schedule: Schedule;
	questions: Question[];
	settings: SurveySettings;
	notifications: SurveyNotifications;
}

export interface SurveyRecord {
	/** 0 until the first save. */
	id: number;
	status: Survey[ 'status' ];
	responses_count: number;
	publish_at: string | null;
	published_at: string | null;
	created_at: string;
	updated_at: string;
	cookie_name: string;
	/** Of the version that the draft was made of. */
	revision: number;
}

/** Turns an instant into date and time of the site, and back. */
export interface SiteClock {
	now: () => Date;
	toSite: ( utc: string ) => { date: string; time: string };
	toUtc: ( date: string, time: string ) => string;
}

/** A schedule counts only while it lies ahead: a past date means live now (A37). */
export function scheduleOf( publishAt: string | null, clock: SiteClock ): Schedule {
	if ( publishAt === null || new Date( publishAt ) <= clock.now() ) {
		return { enabled: false, date: '', time: '' };
	}
	return { enabled: true, ...clock.toSite( publishAt ) };
}

/**
 * A draft with a date ahead is one that Save kept a draft (A30): it opens as it was left. One that was live before
 * became a draft on purpose, so its schedule is off (PUB-10): Save would open it to visitors.
 */
export function toDraft( survey: Survey, clock: SiteClock ): Draft {
	const schedule = scheduleOf( survey.publish_at, clock );
	const waits = survey.status === 'draft' && survey.published_at === null && schedule.enabled;
	const draft: Draft = {
		title: survey.title,
		type: survey.type,
		template: survey.template,
		status: survey.status === 'publish' ? 'publish' : 'draft',
		schedule,
		questions: survey.questions,
		settings: survey.settings,
		notifications: survey.notifications,
	};
	return setStatus( draft, waits ? 'publish' : draft.status );
}

export function toRecord( survey: Survey ): SurveyRecord {
	return {
		id: survey.id,
		status: survey.status,
		responses_count: survey.responses_count,
		publish_at: survey.publish_at,
		published_at: survey.published_at,
		created_at: survey.created_at,
		updated_at: survey.updated_at,
		cookie_name: survey.cookie_name,
		revision: survey.revision,
	};
}

/** What the browser sends: the whole survey but the fields the server owns (SAVE-16). */
export type SurveyPayload = Pick<
	Survey,
	'id' | 'title' | 'type' | 'template' | 'status' | 'questions' | 'settings' | 'notifications' | 'publish_at'
>;

/** What nobody named is called by its first question. */
export function nameOf( { title, questions }: Pick< Draft, 'title' | 'questions' >, untitled: string ): string {
	const given = title.trim();
	const first = questions.find( ( question ) => question.title.trim() !== '' );
	return given !== '' && given !== untitled ? given : cutText( first?.title.trim() ?? given, MAX_NAME );
}

/**
 * `passing`: nobody pressed Save (steps, Add Question), so visitors lose and get no survey by it.
 * `interim`: Save in the header. Both keep a survey that was never published a draft (A30).
 * `final`: the publish step, where the owner's choice counts.
 */
export type SaveKind = 'passing' | 'interim' | 'final';

export function toPayload( draft: Draft, record: SurveyRecord, kind: SaveKind, clock: SiteClock ): SurveyPayload {
	const stays = kind === 'passing' && record.published_at !== null;
	const wish = kind !== 'final' && record.published_at === null ? 'draft' : draft.status;
	const status = stays ? ( record.status === 'publish' ? 'publish' : 'draft' ) : wish;
	return {
		id: record.id,
		title: draft.title.trim(),
		type: draft.type,
		template: draft.template,
		status,
		questions: draft.questions.map( ( question, at ) => cleanQuestion( question, at, draft ) ),
		settings: cleanSettings( draft.settings ),
		notifications: cleanNotifications( draft.notifications, draft.questions ),
		publish_at: stays ? record.publish_at : publishAt( draft, record, clock ),
	};
}

function publishAt( draft: Draft, record: SurveyRecord, clock: SiteClock ): string | null {
	const { enabled, date, time } = draft.schedule;
	if ( enabled ) {
		return isScheduleComplete( draft ) ? clock.toUtc( date, time ) : record.publish_at;
	}
	return scheduleOf( record.publish_at, clock ).enabled ? null : record.publish_at;
}

/**
 * Option texts are trimmed (QST-21). A condition that is not filled in could
 * never be met and would hide its question for good, so it stays behind.
 */
export function cleanQuestion( question: Question, index: number, draft: Draft ): Question {
	const complete = ( before: number ) => ( condition: LogicCondition ) =>
		isComplete( condition, draft.questions.slice( 0, before ) );
	const logic = filterLogic( question.logic, complete( index ), {
		after: complete( index + 1 ),
		leads: ( to ) => leadsSomewhere( draft, to ),
	} );
	return {
		...trimOptions( question ),
		title: question.title.trim(),
		logic: { ...logic, enabled: logic.enabled && conditionsIn( logic ).length > 0 },
	};
}

function cleanSettings( settings: SurveySettings ): SurveySettings {
	const { targeting, thank_you: thanks } = settings;
	return {
		...settings,
		presentation: settings.presentation ?? null,
		thank_you: { ...thanks, message: thanks.message.trim() },
		targeting: {
			...targeting,
			page_rules: targeting.page_rules.map( ( rule ) =>
				typeof rule.data === 'string' ? { ...rule, data: rule.data.trim() } : rule
			),
		},
	};
}

/** SAVE-09: logic that is on without one valid condition is sent without conditions. */
function cleanNotifications( notifications: SurveyNotifications, questions: Question[] ): SurveyNotifications {
	const { email } = notifications;
	const { logic } = email;
	return {
		...notifications,
		email: {
			...email,
			addresses: email.addresses.trim(),
			logic: {
				...logic,
				conditions: logic.conditions.filter( ( condition ) => isComplete( condition, questions ) ),
			},
		},
	};
}

/**
 * The draft after a save. The server's version replaces ours (SAVE-02) unless
 * it is what we sent: then rows that are still being filled in stay on screen.
 * A choice to publish survives an interim save; a refused one does not (SAVE-03).
 */
export function afterSave( draft: Draft, sent: SurveyPayload, saved: SavedSurvey, clock: SiteClock ): Draft {
	const refused = sent.status === 'publish' && ! saved.published;
	const { status, schedule } = refused ? setStatus( draft, 'draft' ) : draft;
	if ( contentOf( sent ) === contentOf( saved ) ) {
		const { behavior } = draft.settings;
		const { expire_at } = saved.settings.behavior;
		if ( behavior.expire_at?.year === expire_at?.year && status === draft.status ) {
			return draft;
		}
		return { ...draft, status, schedule, settings: { ...draft.settings, behavior: { ...behavior, expire_at } } };
	}
	return { ...toDraft( saved, clock ), status, schedule };
}

function contentOf( survey: SurveyPayload | SavedSurvey ): string {
	const { presentation, hidden_fields: fields, ...settings } = survey.settings;
	return JSON.stringify(
		[ survey.title, survey.questions, settings, presentation, fields?.names ?? [], survey.notifications ],
		plain
	);
}

/** The server writes keys in another order, leaves empty texts out and adds the year of a last day. */
function plain( key: string, value: unknown ): unknown {
	if ( value === null || typeof value !== 'object' || Array.isArray( value ) ) {
		return value;
	}
	const kept = Object.entries( value ).filter(
		( [ name, one ] ) => one !== '' && ! ( key === 'expire_at' && name === 'year' )
	);
	return Object.fromEntries( kept.sort() );
}
