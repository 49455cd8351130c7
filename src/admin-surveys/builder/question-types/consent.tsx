import { SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { shield } from '@wordpress/icons';
import { boot } from '../../../shared/app/boot';
import { FLAT, MODERN } from '../ui/controls';
import type { EditorProps, TypeEditor } from './type-editor';

export const consent: TypeEditor = {
	hint: () => __( 'A box to tick, with a link.', 'userfeedback' ),
	icon: shield,
	Editor: ConsentFields,
	start: () => ( {
		title: __( 'May we use your answer?', 'userfeedback' ),
		config: {
			/* translators: Words in brackets become a link. */
			text: __( 'I agree that my answers are stored, as described in the [privacy policy].', 'userfeedback' ),
			must: true,
		},
	} ),
};

const OWN = 'https://';

/** The text beside the box, where its link goes, and whether it must be ticked. */
function ConsentFields( { question, onConfig }: EditorProps ) {
	const { text = '', link = '', must = true } = question.config;
	const privacy = boot().site.privacy_url;
	return (
		<>
			<TextareaControl
				{ ...FLAT }
				label={ __( 'Text beside the box', 'userfeedback' ) }
				help={ __( 'Put the words of the link in brackets.', 'userfeedback' ) }
				dir="auto"
				rows={ 3 }
				maxLength={ 2000 }
				value={ text }
				onChange={ ( value ) => onConfig( { text: value }, 'text' ) }
			/>
			<SelectControl
				{ ...MODERN }
				label={ __( 'The link goes to', 'userfeedback' ) }
				value={ link === '' ? '' : OWN }
				options={ [
					{ value: '', label: __( 'The site’s privacy page', 'userfeedback' ) },
					{ value: OWN, label: __( 'Another address', 'userfeedback' ) },
				] }
				help={
					link === '' && privacy === ''
						? __( 'This site has no privacy page, so the words will be no link.', 'userfeedback' )
						: ''
				}
				onChange={ ( value ) => onConfig( { link: value } ) }
			/>
			{ link !== '' && (
				<TextControl
					{ ...MODERN }
					type="url"
					label={ __( 'Address', 'userfeedback' ) }
					dir="ltr"
					maxLength={ 2000 }
					value={ link }
					onChange={ ( value ) => onConfig( { link: value || OWN }, 'link' ) }
				/>
			) }
			<ToggleControl
				{ ...FLAT }
				label={ __( 'Visitors must tick it to go on', 'userfeedback' ) }
				help={ __( 'Each response keeps the wording that its visitor agreed to.', 'userfeedback' ) }
				checked={ must }
				onChange={ ( on ) => onConfig( { must: on } ) }
			/>
		</>
	);
}
