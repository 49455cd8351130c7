import type { FunctionComponent } from 'react';
import type { Question, QuestionType } from '../../types';
import { Cards } from './cards';
import { Choice } from './choice';
import { Email } from './email';
import type { AnswerProps } from './props';
import { Scale, Stars } from './scale';
import { Text } from './text';

export const ANSWERS: Record< QuestionType, FunctionComponent< AnswerProps > > = {
	text: Text,
	'long-text': Text,
	email: Email,
	checkbox: Choice,
	'radio-button': Choice,
	'image-radio': Cards,
	'icon-choice': Cards,
	'star-rating': Stars,
	nps: Scale,
};

/** Types that lead on by themselves once nothing more can be said (WID-20, WID-21, A2). */
export const leadsOn = ( { type, config }: Question, value: unknown ): boolean =>
	type === 'checkbox'
		? Array.isArray( value ) && value.length === config.options?.length
		: value !== null && [ 'radio-button', 'star-rating', 'nps' ].includes( type );

/** Text answers are themselves comments (QST-35). */
export const takesComment = ( { type, settings }: Question ): boolean =>
	settings.comment_box && ! [ 'text', 'long-text', 'email' ].includes( type );
