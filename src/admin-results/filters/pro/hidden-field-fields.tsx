import { CheckboxControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldFilter } from '../../../domain/filter';

interface Props {
	value: FieldFilter;
	onChange: ( value: FieldFilter ) => void;
}

/** Values of a hidden field, of which a response has one. */
export function HiddenFieldFields( { value: { is = [], none }, onChange }: Props ) {
	return (
		<>
			<TextareaControl
				rows={ 3 }
				label={ __( 'Values, one per line', 'userfeedback' ) }
				help={ __( 'Write each as your site gives it, with its upper and lower case.', 'userfeedback' ) }
				dir="auto"
				value={ is.join( '\n' ) }
				onChange={ ( text ) =>
					onChange( {
						...( text === '' ? {} : { is: text.split( '\n' ) } ),
						...( none ? { none } : {} ),
					} )
				}
			/>
			<CheckboxControl
				label={ __( 'Not given', 'userfeedback' ) }
				checked={ none === true }
				onChange={ ( checked ) => onChange( { is, ...( checked ? { none: true } : {} ) } ) }
			/>
		</>
	);
}
