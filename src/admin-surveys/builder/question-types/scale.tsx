import { Path } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { draw, stroke } from '../ui/icons';
import type { TypeEditor } from './type-editor';

export const scale: TypeEditor = {
	hint: () => __( 'Numbers, smileys, thumbs, stars or hearts. CSAT and CES.', 'userfeedback' ),
	icon: draw( <Path key="line" d="M3.75 12h16.5M6.5 9v6M12 9v6M17.5 9v6" { ...stroke } /> ),
	Editor: ( props ) => <ProPart from={ proBuilder }>{ ( { ScaleFields } ) => <ScaleFields { ...props } /> }</ProPart>,
};
