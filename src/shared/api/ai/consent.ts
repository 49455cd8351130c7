import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AiConsent } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';

export interface ConsentChange {
	agreed: boolean;
	for: 'answers' | 'drafts' | 'opinions';
}

const consentKey = [ 'ai-consent' ] as const;

/** GET ai-consent: what the owner agreed to send. */
export const consentQuery = queryOptions( {
	queryKey: consentKey,
	queryFn: ( { signal } ) => request< AiConsent >( 'ai-consent', { signal } ),
} );

/** POST ai-consent: agrees, or takes it back. */
export function useChangeConsent( toast: MutationToast< { agreed: boolean }, ConsentChange > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( data: ConsentChange ) => request< { agreed: boolean } >( 'ai-consent', { method: 'POST', data } ),
		meta: toastMeta( toast ),
		onSettled: () => client.invalidateQueries( { queryKey: consentKey } ),
	} );
}
