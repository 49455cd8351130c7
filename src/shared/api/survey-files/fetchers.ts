import { addQueryArgs } from '@wordpress/url';
import type { SurveyFile, SurveyImport } from '../../../types';
import { request } from '../client';

export interface WantedFile {
	/** Of the surveys. */
	ids: number[];
	/** With pictures of the media library inside. */
	pictures: boolean;
}

/** GET surveys/file. */
export function fetchSurveyFile( { ids, pictures }: WantedFile ): Promise< SurveyFile > {
	return request( addQueryArgs( 'surveys/file', { survey_ids: ids, ...( pictures && { pictures } ) } ) );
}

/** POST surveys/file: the surveys that would come. */
export function readSurveyFile( file: string, signal?: AbortSignal ): Promise< SurveyImport > {
	return request( 'surveys/file', { method: 'POST', data: { file, dry_run: true }, signal } );
}

/** POST surveys/file: makes drafts of them. */
export function importSurveyFile( file: string ): Promise< SurveyImport > {
	return request( 'surveys/file', { method: 'POST', data: { file } } );
}
