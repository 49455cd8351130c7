import { Circle, Path } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { draw, stroke } from '../ui/icons';
import type { TypeEditor } from './type-editor';

export const nps: TypeEditor = {
	hint: () => __( 'Likely to recommend you? 1 to 10 or 0 to 10.', 'userfeedback' ),
	icon: draw(
		<Path key="arc" d="M4.75 16.5a7.25 7.25 0 0 1 14.5 0" { ...stroke } />,
		<Path key="hand" d="m12 16.5 3.6-4.6" { ...stroke } />,
		<Circle key="hub" cx="12" cy="16.5" r="1.4" fill="currentColor" />
	),
	Editor: ( props ) => <ProPart from={ proBuilder }>{ ( { EndLabels } ) => <EndLabels { ...props } /> }</ProPart>,
	// QST-38, A7.
	start: () => ( {
		// eslint-disable-next-line @wordpress/i18n-hyphenated-range -- Quoted by QST-38.
		title: __( 'On a scale of 1-10, how likely would you recommend us to a friend or colleague?', 'userfeedback' ),
		config: { options: [ __( 'Not Likely', 'userfeedback' ), __( 'Extremely Likely', 'userfeedback' ) ] },
	} ),
};
