import { Button, TextControl } from '@wordpress/components';
import { image as imageIcon } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { ImageOption, Question, QuestionOption } from '../../../types';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { pickImage } from '../../../shared/lib/media-library';
import { OptionList, OptionRow } from '../questions/option-parts';
import { useOptions } from '../questions/use-options';
import { MODERN } from '../ui/controls';

interface Props {
	question: Question;
	wrong: boolean;
}

const asImage = ( option: QuestionOption | undefined ): ImageOption =>
	typeof option === 'object' && 'image' in option ? option : { label: '', image: null };

/** Options of image radios: a picture and a label each (QST-25 to QST-28). */
export function ImageOptions( props: Props ) {
	const options = useOptions( props.question );
	return (
		<OptionList
			{ ...props }
			options={ options }
			grid
			help={
				<p className="ufb-help">
					{ __( 'Images come from your Media Library. Square ones look best.', 'userfeedback' ) }
				</p>
			}
		>
			{ ( row ) => {
				const { at } = row;
				const option = asImage( options.options[ at ] );
				return (
					<OptionRow
						{ ...row }
						above={
							<>
								<Picture
									option={ option }
									at={ at }
									wrong={ option.image === null && options.isWrong( at ) }
									onChange={ ( image ) => options.set( at, { ...option, image } ) }
								/>
								{ option.image && (
									<TextControl
										{ ...MODERN }
										label={ sprintf(
											/* translators: %d: number of the option. */
											__( 'What picture %d shows', 'userfeedback' ),
											at + 1
										) }
										hideLabelFromVision
										placeholder={ __( 'What it shows, for screen readers', 'userfeedback' ) }
										dir="auto"
										maxLength={ 200 }
										value={ option.image.alt ?? '' }
										onChange={ ( alt ) =>
											options.set( at, {
												...option,
												image: option.image && { ...option.image, alt },
											} )
										}
									/>
								) }
							</>
						}
						onText={ ( label ) => options.set( at, { ...option, label } ) }
					/>
				);
			} }
		</OptionList>
	);
}

interface PictureProps {
	option: ImageOption;
	at: number;
	wrong: boolean;
	onChange: ( image: ImageOption[ 'image' ] ) => void;
}

/** Upload, 'Choose another' and Reset (SHARED-15). */
function Picture( { option, at, wrong, onChange }: PictureProps ) {
	const { image } = option;
	const id = `ufb-pick-${ at }`;
	// The button that had the focus goes; the one in its place gets it.
	const change = ( chosen: ImageOption[ 'image' ] ) => {
		onChange( chosen );
		seekFocus( `#${ id }` );
	};
	const pick = () => pickImage( image?.id ?? null, change );
	if ( image === null ) {
		return (
			<div className={ wrong ? 'ufb-image__box is-wrong' : 'ufb-image__box' }>
				<Button
					id={ id }
					className="ufb-image__upload"
					icon={ imageIcon }
					aria-invalid={ wrong ? true : undefined }
					aria-label={ sprintf(
						/* translators: %d: number of the option. */
						__( 'Upload the image of option %d', 'userfeedback' ),
						at + 1
					) }
					onClick={ pick }
				>
					{ __( 'Upload', 'userfeedback' ) }
				</Button>
			</div>
		);
	}
	return (
		<div className="ufb-image__box is-filled">
			<img src={ image.url } alt={ image.alt ?? '' } />
			<div className="ufb-image__actions">
				<Button
					id={ id }
					size="small"
					variant="secondary"
					aria-label={ sprintf(
						/* translators: %d: number of the option. */
						__( 'Choose another image for option %d', 'userfeedback' ),
						at + 1
					) }
					onClick={ pick }
				>
					{ __( 'Choose another', 'userfeedback' ) }
				</Button>
				<Button
					size="small"
					variant="secondary"
					aria-label={ sprintf(
						/* translators: %d: number of the option. */
						__( 'Reset the image of option %d', 'userfeedback' ),
						at + 1
					) }
					onClick={ () => change( null ) }
				>
					{ __( 'Reset', 'userfeedback' ) }
				</Button>
			</div>
		</div>
	);
}
