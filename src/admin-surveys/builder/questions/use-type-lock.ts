import type { FeatureKey, QuestionType } from '../../../types';
import { useLock } from '../../../shared/components/lock';
import type { Lock } from '../../../shared/components/lock';
import { typeName } from '../words/types';

/** What a type needs before it can be added (QST-39, QST-40, A26); nothing for the five free ones. */
const NEEDS: Partial< Record< QuestionType, FeatureKey > > = {
	'image-radio': 'picture-questions',
	'icon-choice': 'picture-questions',
	'star-rating': 'rating-questions',
	nps: 'rating-questions',
};

/** Why a question of this type cannot be added; null when it can. */
export function useTypeLock( type: QuestionType ): Lock | null {
	const feature = NEEDS[ type ];
	const lock = useLock( {
		feature: feature ?? 'picture-questions',
		name: typeName( type ),
		medium: `question-type-${ type }`,
	} );
	return feature ? lock : null;
}
