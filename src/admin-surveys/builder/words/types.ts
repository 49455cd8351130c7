import { __ } from '@wordpress/i18n';
import type { QuestionType } from '../../../types';

/** The menu of types (QST-04). */
export function typeGroups(): { name: string; types: QuestionType[] }[] {
	return [
		{
			name: __( 'Text', 'userfeedback' ),
			types: [ 'text', 'long-text', 'email' ],
		},
		{
			name: __( 'Choice', 'userfeedback' ),
			types: [ 'radio-button', 'checkbox', 'image-radio', 'icon-choice' ],
		},
		{
			name: __( 'Rating', 'userfeedback' ),
			types: [ 'star-rating', 'nps' ],
		},
	];
}
