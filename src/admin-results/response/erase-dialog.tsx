import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ResponsePerson } from '../../types';
import { personQuery, useErasePerson } from '../../shared/api/responses/person';
import { ConfirmDialog } from '../../shared/components/confirm-dialog';
import { formatNumber } from '../../shared/format/numbers';

interface Props {
	surveyId: number;
	id: number;
	onClose: () => void;
}

function reachText( { responses, account, emails }: ResponsePerson ): string {
	if ( ! account && emails.length === 0 ) {
		return __( 'Nothing here says who it was, so only this response is anonymized.', 'userfeedback' );
	}
	const who = emails.join( ', ' ) || __( 'the same account', 'userfeedback' );
	return sprintf(
		/* translators: 1: number of responses. 2: e-mail addresses, or 'the same account' */
		_n(
			'%1$s response of %2$s is anonymized.',
			'%1$s responses of %2$s are anonymized, in all surveys.',
			responses,
			'userfeedback'
		),
		formatNumber( responses ),
		who
	);
}

function copiesText( { copies }: ResponsePerson ): string {
	return sprintf(
		/* translators: %s: names of spreadsheets */
		__( 'Copies stay in Google Drive until you delete the rows there: %s', 'userfeedback' ),
		copies.map( ( { name } ) => name ).join( ', ' )
	);
}

/** Asks before the data of the person behind a response are erased. */
export function EraseDialog( { surveyId, id, onClose }: Props ) {
	const { data, isError } = useQuery( personQuery( surveyId, id ) );
	const erase = useErasePerson( surveyId, id, {
		success: ( { erased } ) =>
			sprintf(
				/* translators: %s: number of responses */
				_n( '%s response anonymized.', '%s responses anonymized.', erased, 'userfeedback' ),
				formatNumber( erased )
			),
		error: () => __( 'The data could not be erased.', 'userfeedback' ),
	} );
	return (
		<ConfirmDialog
			title={ __( 'Erase this person’s data?', 'userfeedback' ) }
			message={
				data
					? reachText( data )
					: isError
						? __( 'The responses that this affects could not be determined.', 'userfeedback' )
						: __( 'Looking for this person’s responses…', 'userfeedback' )
			}
			detail={ [
				__(
					'Texts, names, addresses, browser, page, tags and notes go. Chosen answers stay, so no figure changes. This cannot be undone.',
					'userfeedback'
				),
				...( data && data.copies.length > 0 ? [ copiesText( data ) ] : [] ),
			].join( ' ' ) }
			confirmText={ __( 'Erase data', 'userfeedback' ) }
			busy={ erase.isPending || ( ! data && ! isError ) }
			onConfirm={ () => {
				if ( data ) {
					erase.mutate( undefined, { onSuccess: onClose } );
				}
			} }
			onCancel={ onClose }
		/>
	);
}
