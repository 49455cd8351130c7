/**
 * Everything in the builder that a plan or an addon may lock. Locks are asked
 * for here and nowhere else.
 */
export type Feature =
	| 'question-types'
	| 'question-settings'
	| 'thank-you-message'
	| 'redirects'
	| 'branding'
	| 'devices'
	| 'page-rules'
	| 'behavior'
	| 'scheduling'
	| 'email-logic'
	| 'geo'
	| 'google-drive'
	| 'tracking-install';

/** Parts whose server side is not built yet; the screen says so in one line. */
const COMING: readonly Feature[] = [ 'geo', 'google-drive', 'tracking-install' ];

/**
 * May this site use the feature? Plans are not sold yet, so everything that
 * exists is open.
 */
export function entitled( feature: Feature ): boolean {
	return ! COMING.includes( feature );
}
