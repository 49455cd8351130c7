import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { QuestionLogic } from '../../../types';
import { MODERN } from './controls';

type Action = QuestionLogic[ 'action' ];

interface Props {
	value: Action;
	disabled: boolean;
	onChange: ( action: Action ) => void;
}

/** What happens to a question whose conditions hold. */
export const ActionSelect = ( { value, disabled, onChange }: Props ) => (
	<SelectControl
		{ ...MODERN }
		label={ __( 'Action', 'userfeedback' ) }
		hideLabelFromVision
		disabled={ disabled }
		value={ value }
		options={ [
			{ label: __( 'Show', 'userfeedback' ), value: 'show' },
			{ label: __( 'Hide', 'userfeedback' ), value: 'hide' },
		] }
		onChange={ ( action ) => onChange( action === 'hide' ? 'hide' : 'show' ) }
	/>
);
