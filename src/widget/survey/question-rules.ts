import { isAnswered, isBroken } from '../../domain/answers';
import type { Draft } from '../../domain/answers';
import type { Question, WidgetSurvey } from '../../types';
import { typeOf } from './questions';
import type { Current } from './view';

/** Rules of a question after survey type (WID-23 to WID-27). Its toggles come with the addon only (A28). */
export function rulesOf(
	question: Question,
	survey: Pick< WidgetSurvey, 'type' >,
	preview: boolean
): Pick< Current, 'required' | 'comment' | 'canSkip' > {
	const { takesComment, rules } = typeOf( question );
	const { required, comment_box: comment } = question.settings;
	return {
		required,
		comment: comment && takesComment,
		canSkip: ! ( preview || required || survey.type === 'nps' ),
		...rules,
	};
}

/** Next is possible when answered or not required; a broken address must be mended or skipped (WID-26). */
export const mayLeave = ( question: Question, draft: Draft, required: boolean ): boolean =>
	isAnswered( question, draft, required ) || ! ( required || isBroken( question, draft ) );
