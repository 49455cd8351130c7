import type { BulkResult, EditLock, SavedSurvey, Survey } from '../../../types';
import { request } from '../client';

/** The fields that the builder sends. The server sets the others. */
export type SurveyDraft = Pick<
	Survey,
	'id' | 'title' | 'status' | 'type' | 'template' | 'questions' | 'settings' | 'notifications' | 'publish_at'
> & {
	/** Revision of the version that was changed; absent: the last save wins. */
	based_on?: number;
	/** Nobody asked for this save; it is refused for anything but a draft that was never published. */
	autosave?: boolean;
};

export type BulkAction = 'publish' | 'draft' | 'trash' | 'restore' | 'delete';

/** POST surveys: creates when `id` is 0. */
export function saveSurvey( survey: SurveyDraft ): Promise< SavedSurvey > {
	return request( 'surveys', { method: 'POST', data: survey } );
}

/** POST surveys/{id}/lock: locks the survey for this person and returns who else has it open. */
export function takeLock( id: number, takeOver = false ): Promise< EditLock > {
	return request( `surveys/${ id }/lock`, { method: 'POST', data: { take_over: takeOver } } );
}

/** DELETE surveys/{id}/lock, also while the page closes. */
export function releaseLock( id: number ): Promise< unknown > {
	return request( `surveys/${ id }/lock`, { method: 'DELETE', keepalive: true } );
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
