import { addQueryArgs } from '@wordpress/url';
import type { SurveyFile, SurveyImport } from '../../../types';
import { request } from '../client';

/** GET surveys/file. */
export function fetchSurveyFile( ids: number[] ): Promise< SurveyFile > {
	return request( addQueryArgs( 'surveys/file', { survey_ids: ids } ) );
}

/** POST surveys/file: the surveys that would come. */
export function readSurveyFile( file: string, signal?: AbortSignal ): Promise< SurveyImport > {
	return request( 'surveys/file', { method: 'POST', data: { file, dry_run: true }, signal } );
}

/** POST surveys/file: makes drafts of them. */
export function importSurveyFile( file: string ): Promise< SurveyImport > {
	return request( 'surveys/file', { method: 'POST', data: { file } } );
}
