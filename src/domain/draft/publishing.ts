/** Status and schedule on the publish step (PUB-02 to PUB-13). */
import type { Draft, SiteClock } from './draft';

/** PUB-11: a draft has no schedule. */
export function setStatus( draft: Draft, status: Draft[ 'status' ] ): Draft {
	return {
		...draft,
		status,
		schedule: status === 'draft' ? { ...draft.schedule, enabled: false } : draft.schedule,
	};
}

/** PUB-10: what is scheduled is meant to be published. */
export function setScheduled( draft: Draft, enabled: boolean ): Draft {
	return {
		...draft,
		status: enabled ? 'publish' : draft.status,
		schedule: { ...draft.schedule, enabled },
	};
}

/**
 * PUB-05 to PUB-07. A date that is past means live now (A37), and the button says so.
 */
export function saveLabel( draft: Draft, clock: SiteClock ): 'draft' | 'schedule' | 'publish' {
	if ( draft.status === 'draft' ) {
		return 'draft';
	}
	const { enabled, date, time } = draft.schedule;
	if ( ! enabled ) {
		return 'publish';
	}
	const isPast = isScheduleComplete( draft ) && new Date( clock.toUtc( date, time ) ) <= clock.now();
	return isPast ? 'publish' : 'schedule';
}

/** PUB-13. */
export function isScheduleComplete( draft: Draft ): boolean {
	const { enabled, date, time } = draft.schedule;
	// A year of five digits is a slip that browsers let through.
	return ! enabled || ( /^\d{4}-\d\d-\d\d$/.test( date ) && time !== '' );
}
