/** Questions of another survey, or of the question bank, in this one. */
import type { LogicCondition, Question } from '../../types';
import { isFact } from '../paths';
import { mapTexts, renamedText, settled } from '../piping';
import type { Draft } from './draft';
import { newId } from './ids';
import { allConditions, filterLogic, mapLogic } from './logic';
import { copied } from './questions';
import type { Change } from './references';

/**
 * Inserts copies with ids of their own. Logic about questions that did not come, jumps to them or to the other
 * survey's endings, and answers to them in texts stay behind.
 *
 * @param draft  The survey.
 * @param after  Id of the question above them; anything else: they come last.
 * @param chosen In the order of their survey.
 */
export function insertCopies( draft: Draft, after: string | null, chosen: Question[] ): Change {
	const ids = new Map( chosen.map( ( { id } ) => [ id, newId() ] as const ) );
	const stays = ( condition: LogicCondition ) => isFact( condition ) || ids.has( condition.question_id );
	const leads = ( to: string ) => to === '@end' || ids.has( to );
	let removed = 0;
	const copies = chosen.map( ( question ) => {
		const { option_ids: options } = question.config;
		removed +=
			allConditions( question.logic ).filter( ( one ) => ! stays( one ) ).length +
			( question.logic.jumps ?? [] ).filter( ( { to } ) => ! leads( to ) ).length;
		const texts = mapTexts( question, ( text ) => renamedText( text, ids ) );
		return {
			...texts,
			id: ids.get( question.id ) ?? newId(),
			config: options ? copied( texts.config, options ) : texts.config,
			logic: mapLogic(
				filterLogic( question.logic, stays, { leads } ),
				( one ) => ( { ...one, question_id: ids.get( one.question_id ) ?? one.question_id } ),
				( to ) => ids.get( to ) ?? to
			),
		};
	} );
	const { questions } = draft;
	const at = questions.findIndex( ( { id } ) => id === after ) + 1 || questions.length;
	return {
		draft: {
			...draft,
			questions: settled( [ ...questions.slice( 0, at ), ...copies, ...questions.slice( at ) ] ),
		},
		removed,
	};
}
