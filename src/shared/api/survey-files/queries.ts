import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SurveyFile, SurveyImport } from '../../../types';
import { saveAs } from '../../lib/save-as';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { surveyKeys } from '../surveys/queries';
import { fetchSurveyFile, importSurveyFile } from './fetchers';
import type { WantedFile } from './fetchers';

/** Gives the person the file. */
export function useExportSurveys( toast: MutationToast< SurveyFile, WantedFile > ) {
	return useMutation( {
		mutationFn: fetchSurveyFile,
		meta: toastMeta( toast ),
		onSuccess: ( file, { ids } ) =>
			saveAs(
				ids.length === 1 ? `survey-${ String( ids[ 0 ] ) }.json` : 'surveys.json',
				new Blob( [ JSON.stringify( file, null, '\t' ) ], { type: 'application/json' } )
			),
	} );
}

export function useImportSurveys( toast: MutationToast< SurveyImport, string > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: importSurveyFile,
		meta: toastMeta( toast ),
		onSuccess: () => client.invalidateQueries( { queryKey: surveyKeys.all } ),
	} );
}
