import { Path, Rect } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { draw, stroke } from '../ui/icons';
import { PlaceholderField } from '../questions/placeholder-field';
import type { EditorProps, TypeEditor } from './type-editor';

export const longText: TypeEditor = {
	hint: () => __( 'A longer answer, up to 400 characters.', 'userfeedback' ),
	icon: draw(
		<Rect key="box" x="3.75" y="4.75" width="16.5" height="14.5" rx="1.25" { ...stroke } />,
		<Path key="lines" d="M7 9h10M7 12h10M7 15h6" { ...stroke } />
	),
	Editor: Fields,
};

function Fields( props: EditorProps ) {
	return (
		<>
			<PlaceholderField { ...props } />
			<p className="ufb-help">{ __( 'Visitors can write up to 400 characters.', 'userfeedback' ) }</p>
		</>
	);
}
