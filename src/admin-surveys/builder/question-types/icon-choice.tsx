import { __ } from '@wordpress/i18n';
import { reaction } from '@wordpress/icons';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proPictures } from '../pro-builder';
import type { TypeEditor } from './type-editor';

export const iconChoice: TypeEditor = {
	hint: () => __( 'Pick one answer shown as an icon.', 'userfeedback' ),
	icon: reaction,
	Editor: ( props ) => (
		<ProPart from={ proPictures }>{ ( { IconOptions } ) => <IconOptions { ...props } /> }</ProPart>
	),
	Look: ( props ) => <ProPart from={ proPictures }>{ ( { IconLook } ) => <IconLook { ...props } /> }</ProPart>,
};
