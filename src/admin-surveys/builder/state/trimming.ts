import type { Question } from '../../../types';
import type { Draft } from '../../../domain/draft/draft';
import { deleteQuestion } from '../../../domain/draft/questions';
import { allows } from '../../../shared/lib/entitlements';

export interface Trimmed {
	draft: Draft;
	/** Questions that cannot be saved on this site (SAVE-10). */
	lost: Question[];
}

/** What of a draft can be saved on this site. */
export function trimmed( draft: Draft ): Trimmed {
	const lost = allows( 'rating-questions' )
		? []
		: draft.questions.filter( ( { type } ) => type === 'nps' || type === 'star-rating' );
	return {
		draft: lost.reduce( ( now, { id } ) => deleteQuestion( now, id ).draft, draft ),
		lost,
	};
}
