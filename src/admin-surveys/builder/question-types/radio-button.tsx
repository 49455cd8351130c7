import { Circle } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { ChoiceOptions } from '../questions/choice-options';
import { draw, stroke } from '../ui/icons';
import type { TypeEditor } from './type-editor';

export const radioButton: TypeEditor = {
	hint: () => __( 'Pick one answer.', 'userfeedback' ),
	icon: draw(
		<Circle key="ring" cx="12" cy="12" r="7.25" { ...stroke } />,
		<Circle key="dot" cx="12" cy="12" r="3.25" fill="currentColor" />
	),
	Editor: ChoiceOptions,
};
