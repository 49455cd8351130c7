import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { atSymbol } from '@wordpress/icons';
import { updateQuestion } from '../../../domain/draft/questions';
import { useBuilder } from '../state/store';
import { FLAT } from '../ui/controls';
import type { EditorProps, TypeEditor } from './type-editor';

export const email: TypeEditor = {
	hint: () => __( 'An email address, with an optional first name.', 'userfeedback' ),
	icon: atSymbol,
	Editor: FirstName,
};

/** QST-32. */
function FirstName( { question }: EditorProps ) {
	const edit = useBuilder( ( state ) => state.edit );
	return (
		<ToggleControl
			{ ...FLAT }
			label={ __( 'Also ask for the first name', 'userfeedback' ) }
			checked={ question.config.include_name ?? false }
			onChange={ ( on ) =>
				edit( ( draft ) =>
					updateQuestion( draft, question.id, ( old ) => ( {
						...old,
						config: { ...old.config, include_name: on },
					} ) )
				)
			}
		/>
	);
}
