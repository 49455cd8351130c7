import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchMailPreview } from './fetchers';
import type { MailLook } from './fetchers';

export const mailQueries = {
	/** A mail with the site's own data; the last one stays while the next one loads. */
	preview: ( look: MailLook ) =>
		queryOptions( {
			queryKey: [ 'mail-preview', look ],
			queryFn: ( { signal } ) => fetchMailPreview( look, signal ),
			placeholderData: keepPreviousData,
		} ),
};
