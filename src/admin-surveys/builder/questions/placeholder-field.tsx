import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditorProps } from '../question-types/type-editor';
import { MODERN } from '../ui/controls';

const MAX_LENGTH = 150;

/** The words in an empty field of the visitor. */
export const PlaceholderField = ( { question, onConfig }: EditorProps ) => (
	<TextControl
		{ ...MODERN }
		label={ __( 'Placeholder', 'userfeedback' ) }
		placeholder={ __( 'Type your answer', 'userfeedback' ) }
		dir="auto"
		maxLength={ MAX_LENGTH }
		value={ question.config.placeholder ?? '' }
		onChange={ ( text ) => onConfig( { placeholder: text }, 'placeholder' ) }
	/>
);
