import { Path, Rect } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { draw, stroke } from '../ui/icons';
import type { TypeEditor } from './type-editor';

export const matrix: TypeEditor = {
	hint: () => __( 'Rate several things with the same answers.', 'userfeedback' ),
	icon: draw(
		<Rect key="box" x="3.75" y="4.75" width="16.5" height="14.5" rx="1.25" { ...stroke } />,
		<Path key="lines" d="M9.5 5v14M15 5v14M4 12h16" { ...stroke } />
	),
	Editor: ( props ) => (
		<ProPart from={ proBuilder }>{ ( { MatrixFields } ) => <MatrixFields { ...props } /> }</ProPart>
	),
};
