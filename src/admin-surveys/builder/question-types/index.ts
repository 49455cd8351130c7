import type { QuestionType } from '../../../types';
import type { Starts } from '../../../domain/draft/new-question';
import { broughtType } from '../../../shared/registry/parts';
import { checkbox } from './checkbox';
import { consent } from './consent';
import { date } from './date';
import { dropdown } from './dropdown';
import { email } from './email';
import { iconChoice } from './icon-choice';
import { imageRadio } from './image-radio';
import { longText } from './long-text';
import { matrix } from './matrix';
import { nps } from './nps';
import { number } from './number';
import { radioButton } from './radio-button';
import { ranking } from './ranking';
import { scale } from './scale';
import { starRating } from './star-rating';
import { statement } from './statement';
import { text } from './text';
import type { TypeEditor } from './type-editor';
import { upload } from './upload';

const EDITORS: Record< QuestionType, TypeEditor > = {
	text,
	'long-text': longText,
	email,
	checkbox,
	consent,
	statement,
	'radio-button': radioButton,
	'image-radio': imageRadio,
	'icon-choice': iconChoice,
	'star-rating': starRating,
	nps,
	scale,
	ranking,
	dropdown,
	matrix,
	number,
	date,
	upload,
};

/** Types of other plugins have a plain icon and what their script brings. */
export function editorOf( type: QuestionType ): TypeEditor {
	if ( Object.hasOwn( EDITORS, type ) ) {
		return EDITORS[ type ];
	}
	const { hint = '', icon = text.icon, Editor, start } = broughtType( type );
	return {
		hint: () => hint,
		icon,
		...( Editor ? { Editor } : {} ),
		...( start ? { start: () => start } : {} ),
	};
}

/** Words that a new question of a type begins with (QST-37, QST-38, A7). */
export const startOf: Starts = ( type ) => editorOf( type ).start?.() ?? {};
