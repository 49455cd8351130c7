import { __ } from '@wordpress/i18n';
import type { QuestionType } from '../../types';

const NAMES: Record< QuestionType, () => string > = {
	text: () => __( 'Text', 'userfeedback' ),
	'long-text': () => __( 'Long Text', 'userfeedback' ),
	email: () => __( 'Email', 'userfeedback' ),
	checkbox: () => __( 'Checkbox', 'userfeedback' ),
	'radio-button': () => __( 'Radio Button', 'userfeedback' ),
	'image-radio': () => __( 'Image Radio', 'userfeedback' ),
	'icon-choice': () => __( 'Icon Choice', 'userfeedback' ),
	'star-rating': () => __( 'Star Rating', 'userfeedback' ),
	nps: () => __( 'NPS', 'userfeedback' ),
};

/** The one name of a type, on every screen. */
export const typeName = ( type: QuestionType ): string => NAMES[ type ]();
