import { __ } from '@wordpress/i18n';
import { image } from '@wordpress/icons';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proPictures } from '../pro-builder';
import type { TypeEditor } from './type-editor';

export const imageRadio: TypeEditor = {
	hint: () => __( 'Pick one answer shown as an image.', 'userfeedback' ),
	icon: image,
	Editor: ( props ) => (
		<ProPart from={ proPictures }>{ ( { ImageOptions } ) => <ImageOptions { ...props } /> }</ProPart>
	),
};
