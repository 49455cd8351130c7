import { __ } from '@wordpress/i18n';
import { reaction } from '@wordpress/icons';
import { IconLook } from '../questions/icon-look';
import { IconOptions } from '../questions/icon-options';
import type { TypeEditor } from './type-editor';

export const iconChoice: TypeEditor = {
	hint: () => __( 'Pick one answer shown as an icon.', 'userfeedback' ),
	icon: reaction,
	Editor: IconOptions,
	Look: IconLook,
};
