import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { image as imageIcon, paragraph } from '@wordpress/icons';
import { pickImage } from '../../../shared/lib/media-library';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { FLAT, MODERN } from '../ui/controls';
import type { EditorProps, TypeEditor } from './type-editor';

export const statement: TypeEditor = {
	hint: () => __( 'A text or picture, without an answer.', 'userfeedback' ),
	icon: paragraph,
	Editor: StatementFields,
};

const PICK = 'ufb-statement-picture';

/** Text and picture below the title. */
function StatementFields( { question, onConfig }: EditorProps ) {
	const { text = '', image } = question.config;
	const pick = () => pickImage( image?.id ?? null, ( chosen ) => onConfig( { image: chosen } ) );
	return (
		<>
			<TextareaControl
				{ ...FLAT }
				label={ __( 'Text', 'userfeedback' ) }
				dir="auto"
				rows={ 4 }
				maxLength={ 2000 }
				value={ text }
				onChange={ ( value ) => onConfig( { text: value }, 'text' ) }
			/>
			{ image && <img className="ufb-statement" src={ image.url } alt={ image.alt ?? '' } /> }
			<div>
				<Button id={ PICK } __next40pxDefaultSize variant="secondary" icon={ imageIcon } onClick={ pick }>
					{ image ? __( 'Choose another picture', 'userfeedback' ) : __( 'Add a picture', 'userfeedback' ) }
				</Button>{ ' ' }
				{ image && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => {
							onConfig( { image: null } );
							seekFocus( `#${ PICK }` );
						} }
					>
						{ __( 'Remove the picture', 'userfeedback' ) }
					</Button>
				) }
			</div>
			{ image && (
				<TextControl
					{ ...MODERN }
					label={ __( 'Alternative text of the picture', 'userfeedback' ) }
					help={ __( 'For people who cannot see it. Leave it empty for a decoration.', 'userfeedback' ) }
					dir="auto"
					maxLength={ 500 }
					value={ image.alt ?? '' }
					onChange={ ( alt ) => onConfig( { image: { ...image, alt } }, 'alt' ) }
				/>
			) }
		</>
	);
}
