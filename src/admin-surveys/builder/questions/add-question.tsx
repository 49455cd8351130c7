import { Button } from '@wordpress/components';
import { plus } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { ReadyItems, useCopyDialog } from '../ready/ready-items';
import { focusTitle } from './focus';
import { TypeMenu } from './type-menu';
import { useAddQuestion } from './use-question-actions';

export const ADD_BUTTON_ID = 'ufb-add-question';

/** QST-04, QST-14. The new question's title gets the focus, its text selected. */
export function AddQuestion( { onAdded }: { onAdded: () => void } ) {
	const add = useAddQuestion();
	const copies = useCopyDialog( onAdded );
	const label = __( 'Add Question', 'userfeedback' );
	return (
		<>
			<TypeMenu
				label={ label }
				placement="top-start"
				last={ ( onClose ) => (
					<ReadyItems
						onPick={ ( source ) => {
							onClose();
							copies.open( source );
						} }
					/>
				) }
				onPick={ ( type ) => {
					add( type );
					onAdded();
					focusTitle();
				} }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						__next40pxDefaultSize
						id={ ADD_BUTTON_ID }
						className="ufb-add"
						variant="secondary"
						icon={ plus }
						aria-haspopup="menu"
						aria-expanded={ isOpen }
						onClick={ onToggle }
					>
						{ label }
					</Button>
				) }
			/>
			{ copies.dialog }
		</>
	);
}
