import { __ } from '@wordpress/i18n';
import { image } from '@wordpress/icons';
import { ImageOptions } from '../questions/image-options';
import type { TypeEditor } from './type-editor';

export const imageRadio: TypeEditor = {
	hint: () => __( 'Pick one answer shown as an image.', 'userfeedback' ),
	icon: image,
	Editor: ImageOptions,
};
