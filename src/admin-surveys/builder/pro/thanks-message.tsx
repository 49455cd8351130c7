import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ThankYouSettings } from '../../../types';
import { AFTER, AnswerButton, useAskingText } from '../questions/asking-text';
import type { SetThanks } from '../questions/thank-you';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { FLAT } from '../ui/controls';
import { FieldError } from '../ui/field-error';

/** `SettingsSchema`. */
const MAX_MESSAGE = 2000;

/** The owner's own words of thanks (QST-49). */
export function ThanksMessage( { thanks, set }: { thanks: ThankYouSettings; set: SetThanks } ) {
	const locked = useBuilder( ( state ) => state.locked );
	const touch = useBuilder( ( state ) => state.touch );
	const left = useBuilder( ( state ) => state.touched.has( fieldKey.thanks ) );
	const asking = useAskingText( thanks.message, ( message ) =>
		set( ( old ) => ( { ...old, message } ), 'thanks-message' )
	);
	const wrong = left && thanks.type === 'message' && thanks.message.trim() === '';
	return (
		<div className={ `ufb-thanks-message${ wrong ? ' is-wrong' : '' }` }>
			<TextareaControl
				{ ...FLAT }
				label={ __( 'Message', 'userfeedback' ) }
				rows={ 2 }
				dir="auto"
				readOnly={ locked }
				value={ asking.value }
				maxLength={ MAX_MESSAGE }
				aria-invalid={ wrong ? true : undefined }
				aria-describedby={ wrong ? 'ufb-thanks-error' : undefined }
				help={
					thanks.type === 'conditional_redirect'
						? __( 'Shown when no condition matches.', 'userfeedback' )
						: undefined
				}
				onBlur={ () => touch( fieldKey.thanks ) }
				onChange={ asking.onChange }
			/>
			<AnswerButton
				id={ AFTER }
				label={ __( 'Insert an answer into the message', 'userfeedback' ) }
				field="ufb-thanks-message"
				text={ asking.value }
				onChange={ asking.onChange }
			/>
			{ wrong && <FieldError id="ufb-thanks-error" text={ __( 'Enter a message.', 'userfeedback' ) } /> }
		</div>
	);
}
