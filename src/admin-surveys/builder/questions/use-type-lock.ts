import { __, sprintf } from '@wordpress/i18n';
import type { QuestionType } from '../../../types';
import { rulesOf } from '../../../domain/question-types';
import { useLock } from '../../../shared/components/lock';
import type { Lock } from '../../../shared/components/lock';
import { typeName } from '../../../shared/registry/question-types';

/** Why a question of this type cannot be added (QST-39, QST-40, A26); null when it can. */
export function useTypeLock( type: QuestionType ): Lock | null {
	const { feature } = rulesOf( type );
	const lock = useLock( {
		feature: feature ?? 'picture-questions',
		/* translators: %s: type of question, e.g. Star Rating. */
		name: sprintf( __( '%s question', 'userfeedback' ), typeName( type ) ),
		medium: `question-type-${ type }`,
	} );
	return feature ? lock : null;
}
