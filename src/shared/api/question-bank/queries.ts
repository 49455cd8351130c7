import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BankQuestion, Question, QuestionBank } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';

const bank = queryOptions( {
	queryKey: [ 'question-bank' ],
	queryFn: ( { signal } ) => request< QuestionBank >( 'question-bank', { signal } ),
} );

export function useQuestionBank( enabled: boolean ) {
	return useQuery( { ...bank, enabled } );
}

export type BankChange =
	| { add: Question }
	/** Without a name it is deleted. */
	| { id: string; name?: string };

function send( change: BankChange ): Promise< BankQuestion | { deleted: true } > {
	if ( 'add' in change ) {
		return request( 'question-bank', { method: 'POST', data: { bank_question: change.add } } );
	}
	const { id, name } = change;
	return request( `question-bank/${ id }`, {
		...( name === undefined ? { method: 'DELETE' } : { method: 'POST', data: { bank_name: name } } ),
	} );
}

/** POST and DELETE question-bank. */
export function useChangeBank( toast: MutationToast< BankQuestion | { deleted: true }, BankChange > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: send,
		meta: toastMeta( toast ),
		onSettled: () => client.invalidateQueries( bank ),
	} );
}
