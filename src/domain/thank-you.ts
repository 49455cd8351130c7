/**
 * The page after the last question (requirements WID-40 to WID-42, decision A52).
 */
import type { Answer, Question, WidgetThankYou } from '../types';
import { compareAnswer } from './compare';

/**
 * URL of the redirect, or '' to stay. The first condition that is true and has a URL wins. A visitor who
 * answered nothing meets no condition.
 *
 * @param thankYou  Settings of the survey; a page leaves out what is empty.
 * @param visible   Questions that the answers led through (`visibleQuestions`).
 * @param answers   Answers given, null for skipped ones.
 */
export function redirectFor(
	{ type, redirect_url: url = '', conditions = [] }: Partial< WidgetThankYou >,
	visible: readonly Question[],
	answers: readonly Answer[]
): string {
	if ( type === 'redirect' ) {
		return url;
	}
	if ( type !== 'conditional_redirect' || answers.every( ( { value } ) => value === null ) ) {
		return '';
	}
	const shown = visible.map( ( { id } ) => id );
	const met = conditions.find(
		( condition ) =>
			condition.redirect_url &&
			shown.includes( condition.question ) &&
			compareAnswer(
				answers.find( ( { question_id: id } ) => id === condition.question )?.value,
				condition.condition_type,
				condition.condition
			)
	);
	return met?.redirect_url ?? '';
}
