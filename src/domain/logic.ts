/**
 * Skip logic: the questions that a visitor sees (requirements LOGIC-10 to LOGIC-12, WID-29, decisions A1, A15,
 * A29). `Surveys\Logic` has the same rules in PHP; both run tests/fixtures/logic.json.
 */
import type { Answer, LogicCondition, Question } from '../types';
import { compareAnswer } from './compare';

type Given = Pick< Answer, 'question_id' | 'value' >;

/**
 * The questions on the path of the answers, in order. A condition on a question that was not shown is false,
 * whatever the visitor answered before going back.
 */
export function visibleQuestions< Q extends Pick< Question, 'id' | 'logic' > >(
	questions: readonly Q[],
	answers: readonly Given[]
): Q[] {
	const shown = new Set< string >();
	const met = ( { question_id: id, compare, value }: LogicCondition ) =>
		shown.has( id ) &&
		compareAnswer( answers.find( ( answer ) => answer.question_id === id )?.value, compare, value );

	return questions.filter( ( { id, logic } ) => {
		const passes =
			! logic.enabled ||
			! logic.conditions.length ||
			logic.conditions.every( met ) === ( logic.action === 'show' );
		if ( passes ) {
			shown.add( id );
		}
		return passes;
	} );
}
