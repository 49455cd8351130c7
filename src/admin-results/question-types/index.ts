import type { QuestionType } from '../../types';
import { checkbox } from './checkbox';
import { email } from './email';
import { iconChoice } from './icon-choice';
import { imageRadio } from './image-radio';
import { longText } from './long-text';
import { nps } from './nps';
import { radioButton } from './radio-button';
import { starRating } from './star-rating';
import { text } from './text';
import type { TypeResult } from './type-result';

const RESULTS: Record< QuestionType, TypeResult > = {
	text,
	'long-text': longText,
	email,
	checkbox,
	'radio-button': radioButton,
	'image-radio': imageRadio,
	'icon-choice': iconChoice,
	'star-rating': starRating,
	nps,
};

export const resultOf = ( type: QuestionType ): TypeResult => RESULTS[ type ];
