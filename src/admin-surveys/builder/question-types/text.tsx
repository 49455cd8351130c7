import { Path, Rect } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { draw, stroke } from '../ui/icons';
import { PlaceholderField } from '../questions/placeholder-field';
import type { TypeEditor } from './type-editor';

export const text: TypeEditor = {
	hint: () => __( 'A short answer on one line.', 'userfeedback' ),
	icon: draw(
		<Rect key="box" x="3.75" y="7.75" width="16.5" height="8.5" rx="1.25" { ...stroke } />,
		<Path key="caret" d="M7 10v4" { ...stroke } />
	),
	Editor: PlaceholderField,
};
