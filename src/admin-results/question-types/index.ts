import type { QuestionType } from '../../types';
import { broughtType } from '../../shared/registry/parts';
import { checkbox } from './checkbox';
import { consent } from './consent';
import { email } from './email';
import { iconChoice } from './icon-choice';
import { imageRadio } from './image-radio';
import { longText } from './long-text';
import { matrix } from './matrix';
import { measure } from './measures';
import { nps } from './nps';
import { radioButton } from './radio-button';
import { ranking } from './ranking';
import { scale } from './scale';
import { starRating } from './star-rating';
import { text } from './text';
import type { TypeResult } from './type-result';
import { upload } from './upload';

const RESULTS: Record< QuestionType, TypeResult > = {
	text,
	'long-text': longText,
	email,
	checkbox,
	consent,
	// Nobody answers it, so no screen shows it.
	statement: text,
	'radio-button': radioButton,
	'image-radio': imageRadio,
	'icon-choice': iconChoice,
	'star-rating': starRating,
	nps,
	scale,
	ranking,
	dropdown: radioButton,
	matrix,
	number: measure,
	date: measure,
	upload,
};

/**
 * Types of other plugins are drawn by what their script brings, else as what they
 * are made of: options that are counted, or texts.
 */
export function resultOf( type: QuestionType, counted = false ): TypeResult {
	if ( Object.hasOwn( RESULTS, type ) ) {
		return RESULTS[ type ];
	}
	const plain = counted ? radioButton : text;
	return { ...plain, ...broughtType( type ) };
}
