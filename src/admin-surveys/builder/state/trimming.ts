import type { Question } from '../../../types';
import { defaultSettings } from '../../../domain/draft/defaults';
import type { Draft, SurveyPayload } from '../../../domain/draft/draft';
import { deleteQuestion } from '../../../domain/draft/questions';
import { questionsThatWouldGo, trimmed } from '../../../domain/trim';
import { boot } from '../../../shared/app/boot';
import { defaultsContext } from './defaults-context';
import type { BuilderState } from './store';

export interface Cut {
	draft: Draft;
	/** Questions that this site cannot save (SAVE-10). */
	lost: Question[];
}

/** The draft without the questions that this site cannot save; the same draft when it can save all. */
export function cutQuestions( draft: Draft ): Cut {
	const lost = questionsThatWouldGo( draft.questions, boot().features );
	return {
		draft: lost.reduce( ( now, { id } ) => deleteQuestion( now, id ).draft, draft ),
		lost,
	};
}

/** What is sent: nothing in it that the server would not store (SAVE-10 to SAVE-15). */
export function cutPayload(
	payload: SurveyPayload,
	{ record, saved }: Pick< BuilderState, 'record' | 'saved' >
): SurveyPayload {
	return trimmed( payload, boot().features, {
		defaults: defaultSettings( defaultsContext() ),
		...( record.id > 0 ? { stored: { settings: saved.settings, publish_at: record.publish_at } } : {} ),
	} );
}
