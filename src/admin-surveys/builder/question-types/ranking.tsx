import { Path } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { draw, stroke } from '../ui/icons';
import type { TypeEditor } from './type-editor';

export const ranking: TypeEditor = {
	hint: () => __( 'Put options in order.', 'userfeedback' ),
	icon: draw(
		<Path key="lines" d="M10.5 6.5h9M10.5 12h9M10.5 17.5h9M5.5 4.5v4M4.25 12h2.5M4.25 17.5h2.5" { ...stroke } />
	),
	Editor: ( props ) => (
		<ProPart from={ proBuilder }>{ ( { RankingFields } ) => <RankingFields { ...props } /> }</ProPart>
	),
};
