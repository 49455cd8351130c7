/** Progress of the visitor (requirement WID-36). */
import type { Question } from '../types';
import { compareAnswer } from './compare';
import type { FlowState } from './flow';

export interface Progress {
	/** 1-based number of the question on the screen. */
	number: number;
	/** Questions left behind and those that can still come. */
	total: number;
}

/**
 * Progress: questions left behind divided by all that are still reachable. A question ahead counts until an
 * answer rules it out, so progress only falls on Back.
 */
export function progressOf( questions: readonly Question[], { index, answers, path }: FlowState ): Progress {
	const behind = new Set( path.map( ( at ) => questions[ at ]?.id ) );
	const open = new Set( [ questions[ index ]?.id ] );

	questions.slice( index + 1 ).forEach( ( { id, logic } ) => {
		const verdicts = ( logic.enabled ? logic.conditions : [] ).map( ( condition ) => {
			if ( open.has( condition.question_id ) ) {
				return undefined;
			}
			const answer = answers.find( ( { question_id: of } ) => of === condition.question_id );
			return (
				behind.has( condition.question_id ) &&
				compareAnswer( answer?.value, condition.compare, condition.value )
			);
		} );
		const ruledOut =
			logic.action === 'show' ? verdicts.includes( false ) : verdicts.length && verdicts.every( Boolean );
		if ( ! ruledOut ) {
			open.add( id );
		}
	} );

	return { number: path.length + 1, total: path.length + open.size };
}
