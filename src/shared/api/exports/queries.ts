import { queryOptions } from '@tanstack/react-query';
import { addQueryArgs } from '@wordpress/url';
import type { DateRange, ExportChoices } from '../../../types';
import { request } from '../client';
import { resultsKey } from '../results/queries';

export const exportQueries = {
	/**
	 * GET surveys/{id}/export.
	 *
	 * @param id    Survey.
	 * @param range Days whose responses are counted.
	 */
	choices: ( id: number, range: DateRange ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'export', id, range ],
			queryFn: ( { signal } ) =>
				request< ExportChoices >(
					addQueryArgs( `surveys/${ id }/export`, { from: range.start, to: range.end } ),
					{ signal }
				),
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === id ? previous : undefined ),
			// Its address expires after a day, and its numbers must be current.
			staleTime: 0,
		} ),
};
