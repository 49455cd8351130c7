import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { atSymbol } from '@wordpress/icons';
import { FLAT } from '../ui/controls';
import type { EditorProps, TypeEditor } from './type-editor';

export const email: TypeEditor = {
	hint: () => __( 'An email address, with an optional first name.', 'userfeedback' ),
	icon: atSymbol,
	Editor: FirstName,
};

/** QST-32. */
function FirstName( { question, onConfig }: EditorProps ) {
	return (
		<ToggleControl
			{ ...FLAT }
			label={ __( 'Also ask for the first name', 'userfeedback' ) }
			checked={ question.config.include_name ?? false }
			onChange={ ( on ) => onConfig( { include_name: on } ) }
		/>
	);
}
