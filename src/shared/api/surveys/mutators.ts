import type { BulkResult, SavedSurvey, Survey } from '../../../types';
import { request } from '../client';

/** What the builder sends: the server owns the rest. */
export type SurveyDraft = Pick<
	Survey,
	'id' | 'title' | 'status' | 'type' | 'template' | 'questions' | 'settings' | 'notifications' | 'publish_at'
>;

export type BulkAction = 'publish' | 'draft' | 'trash' | 'restore' | 'delete';

/** POST surveys: creates when `id` is 0. */
export function saveSurvey( survey: SurveyDraft ): Promise< SavedSurvey > {
	return request( 'surveys', { method: 'POST', data: survey } );
}

/** POST surveys/{id}/duplicate. */
export function duplicateSurvey( id: number ): Promise< { id: number } > {
	return request( `surveys/${ id }/duplicate`, { method: 'POST' } );
}

/** POST surveys/publish|draft|trash|restore, DELETE surveys: one call for all ids (LIST-29). */
export function changeSurveys( action: BulkAction, ids: number[] ): Promise< BulkResult > {
	const data = { survey_ids: ids };
	return action === 'delete'
		? request( 'surveys', { method: 'DELETE', data } )
		: request( `surveys/${ action }`, { method: 'POST', data } );
}
