/** The end of the survey (QST-48, QST-51, A45). */
import type { RedirectCondition, ThankYouSettings } from '../../types';

export function emptyRedirect(): RedirectCondition {
	return { question: '', condition_type: '=', condition: '', page: null };
}

/** QST-51: conditional redirects start with one blank row. */
export function chooseThanks( thanks: ThankYouSettings, type: ThankYouSettings[ 'type' ] ): ThankYouSettings {
	return {
		...thanks,
		type,
		conditions:
			type === 'conditional_redirect' && thanks.conditions.length === 0 ? [ emptyRedirect() ] : thanks.conditions,
	};
}
