import { Path, Rect } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { ChoiceOptions } from '../questions/choice-options';
import { draw, stroke } from '../ui/icons';
import type { TypeEditor } from './type-editor';

export const checkbox: TypeEditor = {
	hint: () => __( 'Pick any number of answers.', 'userfeedback' ),
	icon: draw(
		<Rect key="box" x="4.75" y="4.75" width="14.5" height="14.5" rx="1.75" { ...stroke } />,
		<Path key="tick" d="m8.5 12.2 2.4 2.4 4.6-5" { ...stroke } />
	),
	Editor: ChoiceOptions,
};
