import { __ } from '@wordpress/i18n';
import { starEmpty } from '@wordpress/icons';
import type { TypeEditor } from './type-editor';

export const starRating: TypeEditor = {
	hint: () => __( 'Rate from 1 to 5 stars.', 'userfeedback' ),
	icon: starEmpty,
	Editor: () => <p className="ufb-help">{ __( 'Visitors rate from 1 to 5 stars.', 'userfeedback' ) }</p>,
	// QST-37.
	start: () => ( { title: __( 'How would you rate your overall experience?', 'userfeedback' ) } ),
};
