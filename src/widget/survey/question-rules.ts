import { isAnswered, isBroken } from '../../domain/answers';
import type { Draft } from '../../domain/answers';
import type { Question, WidgetAddons, WidgetSurvey } from '../../types';
import { typeOf } from './questions';
import type { Current } from './view';

/** The toggles of a question count with the addon and Pro only (WID-25, WID-27, WID-52, A28). */
export const enforced = ( { question_types: types, pro }: Partial< WidgetAddons > ): boolean => !! ( types && pro );

/** Rules of a question after addons and survey type (WID-23 to WID-27). */
export function rulesOf(
	question: Question,
	survey: Pick< WidgetSurvey, 'type' >,
	addons: Partial< WidgetAddons >,
	preview: boolean
): Pick< Current, 'required' | 'comment' | 'canSkip' > {
	const { takesComment, rules } = typeOf( question );
	const required = enforced( addons ) && question.settings.required;
	return {
		required,
		comment: enforced( addons ) && question.settings.comment_box && takesComment,
		canSkip: ! ( preview || required || survey.type === 'nps' ),
		...rules,
	};
}

/** Next is possible when answered or not required; a broken address must be mended or skipped (WID-26). */
export const mayLeave = ( question: Question, draft: Draft, required: boolean ): boolean =>
	isAnswered( question, draft, required ) || ! ( required || isBroken( question, draft ) );
