import { Button } from '@wordpress/components';
import { image as imageIcon } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { ImageOption, Question, QuestionOption } from '../../../types';
import { minOptions } from '../../../domain/draft/options';
import { Grip } from './grip';
import { pickImage } from './media-library';
import { AddOption, OptionField, OptionsFrame, RemoveOption } from './option-parts';
import { useHandle } from './sortable-list';
import { useOptions } from './use-options';
import type { Options } from './use-options';

interface Props {
	question: Question;
	wrong: boolean;
}

const asImage = ( option: QuestionOption | undefined ): ImageOption =>
	typeof option === 'object' && 'image' in option
		? option
		: { label: '', image: null };

/** Options of image radios: a picture and a label each (QST-25 to QST-28). */
export function ImageOptions( { question, wrong }: Props ) {
	const options = useOptions( question );
	return (
		<OptionsFrame
			options={ options }
			wrong={ wrong }
			grid
			after={ <AddOption options={ options } /> }
		>
			<ul className="ufb-images">
				{ options.ids.map( ( id, at ) => (
					<Tile
						key={ id }
						id={ id }
						at={ at }
						question={ question }
						options={ options }
						wrong={ wrong }
					/>
				) ) }
			</ul>
			<p className="ufb-help">
				{ __(
					'Images come from your Media Library. Square ones look best.',
					'userfeedback'
				) }
			</p>
		</OptionsFrame>
	);
}

interface TileProps extends Props {
	id: string;
	at: number;
	options: Options;
}

function Tile( { id, at, question, options, wrong }: TileProps ) {
	const handle = useHandle( id );
	const option = asImage( options.options[ at ] );
	return (
		<li
			ref={ handle.setRow }
			style={ handle.style }
			className={ handle.lifted ? 'ufb-image is-lifted' : 'ufb-image' }
		>
			<Picture
				option={ option }
				at={ at }
				wrong={ wrong && option.image === null }
				onChange={ ( image ) => options.set( at, { ...option, image } ) }
			/>
			<div className="ufb-image__row">
				<Grip
					handle={ handle }
					label={ sprintf(
						/* translators: %d: number of the option. */
						__( 'Move option %d', 'userfeedback' ),
						at + 1
					) }
				/>
				<OptionField
					question={ question }
					options={ options }
					at={ at }
					wrong={ wrong }
					onChange={ ( label ) => options.set( at, { ...option, label } ) }
				/>
				{ at >= minOptions( question.type ) && (
					<RemoveOption options={ options } at={ at } />
				) }
			</div>
		</li>
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
	const pick = () => pickImage( image?.id ?? null, onChange );
	if ( image === null ) {
		return (
			<div className={ wrong ? 'ufb-image__box is-wrong' : 'ufb-image__box' }>
				<Button
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
					onClick={ () => onChange( null ) }
				>
					{ __( 'Reset', 'userfeedback' ) }
				</Button>
			</div>
		</div>
	);
}
