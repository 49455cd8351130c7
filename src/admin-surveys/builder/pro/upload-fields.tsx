import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../shared/format/numbers';
import type { EditorProps } from '../question-types/type-editor';
import { MODERN } from '../ui/controls';

const SIZES = [ 1, 2, 5, 10 ];

/** What visitors may send, and how large (docs/uploads.md). */
export function UploadFields( { question, onConfig }: EditorProps ) {
	const { files = 'pictures', megabytes = 5 } = question.config;
	return (
		<div className="ufb-scale__row">
			<SelectControl
				{ ...MODERN }
				label={ __( 'Files', 'userfeedback' ) }
				value={ files }
				options={ [
					{ value: 'pictures', label: __( 'Pictures', 'userfeedback' ) },
					{ value: 'any', label: __( 'Pictures, PDF, text', 'userfeedback' ) },
				] }
				onChange={ ( value ) => onConfig( { files: value } ) }
			/>
			<SelectControl
				{ ...MODERN }
				label={ __( 'Largest file', 'userfeedback' ) }
				value={ String( megabytes ) }
				options={ [ ...new Set( [ ...SIZES, megabytes ] ) ].map( ( size ) => ( {
					value: String( size ),
					/* translators: %s: number of megabytes. */
					label: sprintf( __( '%s MB', 'userfeedback' ), formatNumber( size ) ),
				} ) ) }
				onChange={ ( value ) => onConfig( { megabytes: Number( value ) } ) }
			/>
		</div>
	);
}
