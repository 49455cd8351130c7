import { __ } from '@wordpress/i18n';
import { useLock } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';

/** What the results screens lock, each with the words and the tag of its prompt (PLAN-24). */

/** RES-09, A23. */
export function useMonthLock(): Lock | null {
	return useLock( {
		feature: 'range-30-days',
		name: __( '30-Day Range', 'userfeedback' ),
		medium: 'results-30-days',
	} );
}

/** The date picker lives in paid layouts only (A23). */
export function useDateRangeLock(): Lock | null {
	return useLock( {
		feature: 'range-30-days',
		name: __( 'Date Range picker', 'userfeedback' ),
		medium: 'results-date-range',
	} );
}

/** RES-18, RES-23, RESP-03. */
export function useExportLock( medium: string ): Lock | null {
	return useLock( {
		feature: 'export',
		name: __( 'Results Export', 'userfeedback' ),
		medium,
	} );
}

/** RES-20, AI-01. */
export function useSummaryLock(): Lock | null {
	return useLock( {
		feature: 'ai-summary',
		name: __( 'AI Summary', 'userfeedback' ),
		medium: 'ai-summary',
	} );
}

/** RESP-09 to RESP-11, A25. */
export function useManageLock(): Lock | null {
	return useLock( {
		feature: 'manage-responses',
		name: __( 'Response Manager', 'userfeedback' ),
		medium: 'manage-responses',
	} );
}

/** From plus on. */
export function useAnnotationsLock(): Lock | null {
	return useLock( {
		feature: 'annotations',
		name: __( 'Tags and notes', 'userfeedback' ),
		medium: 'response-tags',
	} );
}

/** From plus on (docs/filters.md). */
export function useCompareLock(): Lock | null {
	return useLock( {
		feature: 'compare',
		name: __( 'Compare', 'userfeedback' ),
		medium: 'results-compare',
	} );
}

/** From plus on (docs/filters.md). */
export function useFilterLock(): Lock | null {
	return useLock( {
		feature: 'filters',
		name: __( 'Filters', 'userfeedback' ),
		medium: 'results-filters',
	} );
}

/** From plus on (docs/shared-reports.md). */
export function useShareLock(): Lock | null {
	return useLock( {
		feature: 'shared-reports',
		name: __( 'Share a Report', 'userfeedback' ),
		medium: 'share-report',
	} );
}

/** From plus on (docs/plans-and-addons.md). */
export function useTrendLock(): Lock | null {
	return useLock( {
		feature: 'trend',
		name: __( 'Trends', 'userfeedback' ),
		medium: 'results-trend',
	} );
}
