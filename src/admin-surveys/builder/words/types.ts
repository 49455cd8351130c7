import { __ } from '@wordpress/i18n';
import type { QuestionType } from '../../../types';
import type { QuestionTexts } from '../../../domain/draft/new-question';

export function typeName( type: QuestionType ): string {
	switch ( type ) {
		case 'text':
			return __( 'Text', 'userfeedback' );
		case 'long-text':
			return __( 'Long Text', 'userfeedback' );
		case 'email':
			return __( 'Email', 'userfeedback' );
		case 'checkbox':
			return __( 'Checkbox', 'userfeedback' );
		case 'radio-button':
			return __( 'Radio Button', 'userfeedback' );
		case 'image-radio':
			return __( 'Image Radio', 'userfeedback' );
		case 'icon-choice':
			return __( 'Icon Choice', 'userfeedback' );
		case 'star-rating':
			return __( 'Star Rating', 'userfeedback' );
		case 'nps':
			return __( 'NPS', 'userfeedback' );
	}
}

export function typeInfo( type: QuestionType ): string {
	switch ( type ) {
		case 'text':
			return __( 'A short answer on one line.', 'userfeedback' );
		case 'long-text':
			return __( 'A longer answer, up to 400 characters.', 'userfeedback' );
		case 'email':
			return __( 'An email address, with an optional first name.', 'userfeedback' );
		case 'checkbox':
			return __( 'Pick any number of answers.', 'userfeedback' );
		case 'radio-button':
			return __( 'Pick one answer.', 'userfeedback' );
		case 'image-radio':
			return __( 'Pick one answer shown as an image.', 'userfeedback' );
		case 'icon-choice':
			return __( 'Pick one answer shown as an icon.', 'userfeedback' );
		case 'star-rating':
			return __( 'Rate from 1 to 5 stars.', 'userfeedback' );
		case 'nps':
			return __( 'Likely to recommend you? 1 to 10.', 'userfeedback' );
	}
}

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

/** QST-37, QST-38, A7. */
export function questionTexts(): QuestionTexts {
	return {
		starTitle: __( 'How would you rate your overall experience?', 'userfeedback' ),
		// eslint-disable-next-line @wordpress/i18n-hyphenated-range -- Quoted by QST-38.
		npsTitle: __(
			'On a scale of 1-10, how likely would you recommend us to a friend or colleague?',
			'userfeedback'
		),
		npsLow: __( 'Not Likely', 'userfeedback' ),
		npsHigh: __( 'Extremely Likely', 'userfeedback' ),
	};
}
