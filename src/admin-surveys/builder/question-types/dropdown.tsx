import { Path, Rect } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { ChoiceOptions } from '../questions/choice-options';
import { draw, stroke } from '../ui/icons';
import type { TypeEditor } from './type-editor';

export const dropdown: TypeEditor = {
	hint: () => __( 'Pick one answer of a long list.', 'userfeedback' ),
	icon: draw(
		<Rect key="box" x="4.75" y="6.75" width="14.5" height="10.5" rx="1.75" { ...stroke } />,
		<Path key="down" d="m11 11 2.25 2.25L15.5 11" { ...stroke } />
	),
	Editor: ChoiceOptions,
};
