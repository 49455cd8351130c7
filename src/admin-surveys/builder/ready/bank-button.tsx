import { Button } from '@wordpress/components';
import { archive } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { useChangeBank } from '../../../shared/api/question-bank/queries';
import { useBuilderStore } from '../state/store';

/** Keeps the question for other surveys. */
export function BankButton( { id }: { id: string } ) {
	const store = useBuilderStore();
	const keep = useChangeBank( {
		success: () => __( 'Saved to the question bank.', 'userfeedback' ),
		error: () => __( 'The question could not be saved to the question bank.', 'userfeedback' ),
	} );
	return (
		<Button
			size="compact"
			icon={ archive }
			label={ __( 'Save to the question bank', 'userfeedback' ) }
			isBusy={ keep.isPending }
			onClick={ () => {
				const question = store.getState().draft.questions.find( ( one ) => one.id === id );
				if ( question && ! keep.isPending ) {
					keep.mutate( { add: question } );
				}
			} }
		/>
	);
}
