import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import type { TypeEditor } from './type-editor';

export const date: TypeEditor = {
	hint: () => __( 'A day from a calendar.', 'userfeedback' ),
	icon: calendar,
	Editor: ( props ) => <ProPart from={ proBuilder }>{ ( { DateFields } ) => <DateFields { ...props } /> }</ProPart>,
};
