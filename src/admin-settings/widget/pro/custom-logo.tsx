import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { pickImage } from '../../../shared/lib/media-library';

interface Props {
	/** '' for none. */
	url: string;
	onChange: ( url: string ) => void;
}

/** The owner's logo, from the media library (SHARED-15, STG-32). */
export function CustomLogo( { url, onChange }: Props ) {
	return (
		<div className="uf-look__logo">
			{ url === '' ? (
				<span className="is-empty">{ __( 'No image', 'userfeedback' ) }</span>
			) : (
				<span>
					<img src={ url } alt={ __( 'Your logo', 'userfeedback' ) } />
				</span>
			) }
			<Button
				variant="secondary"
				size="compact"
				onClick={ () => pickImage( null, ( image ) => onChange( image.url ) ) }
			>
				{ url === '' ? __( 'Upload', 'userfeedback' ) : __( 'Choose another', 'userfeedback' ) }
			</Button>
			{ url !== '' && (
				<Button variant="tertiary" size="compact" onClick={ () => onChange( '' ) }>
					{ __( 'Reset', 'userfeedback' ) }
				</Button>
			) }
		</div>
	);
}
