import { __ } from '@wordpress/i18n';
import type { QuestionTypeEntry } from '../../../types';
import { boot } from '../../../shared/app/boot';

/** The menu of types in its groups (QST-04). */
export function typeGroups(): { name: string; types: QuestionTypeEntry[] }[] {
	const group = ( key: QuestionTypeEntry[ 'group' ], name: string ) => ( {
		name,
		types: boot().question_types.filter( ( type ) => type.group === key ),
	} );
	return [
		group( 'text', __( 'Text', 'userfeedback' ) ),
		group( 'choice', __( 'Choice', 'userfeedback' ) ),
		group( 'rating', __( 'Rating', 'userfeedback' ) ),
		group( 'other', __( 'Other', 'userfeedback' ) ),
	].filter( ( { types } ) => types.length > 0 );
}
