import { __ } from '@wordpress/i18n';
import { upload as icon } from '@wordpress/icons';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import type { TypeEditor } from './type-editor';

export const upload: TypeEditor = {
	hint: () => __( 'A screenshot or another file.', 'userfeedback' ),
	icon,
	Editor: ( props ) => (
		<ProPart from={ proBuilder }>{ ( { UploadFields } ) => <UploadFields { ...props } /> }</ProPart>
	),
};
