import { Path } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { draw, stroke } from '../ui/icons';
import type { TypeEditor } from './type-editor';

export const number: TypeEditor = {
	hint: () => __( 'A number with unit and limits.', 'userfeedback' ),
	icon: draw( <Path key="hash" d="M9 5 7.5 19M16 5l-1.5 14M5 9.5h14M4.5 14.5h14" { ...stroke } /> ),
	Editor: ( props ) => (
		<ProPart from={ proBuilder }>{ ( { NumberFields } ) => <NumberFields { ...props } /> }</ProPart>
	),
};
