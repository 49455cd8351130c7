import type { FunctionComponent } from 'react';
import type { Question, QuestionType } from '../../../types';
import { Cards } from './cards';
import { Choice } from './choice';
import { Email } from './email';
import { LongText } from './long-text';
import type { AnswerProps } from './props';
import { Scale, Stars } from './scale';
import { Text } from './text';

/** By question type. */
const ANSWERS: Record< QuestionType, FunctionComponent< AnswerProps > > = {
	'radio-button': Choice,
	checkbox: Choice,
	'image-radio': Cards,
	'icon-choice': Cards,
	'star-rating': Stars,
	nps: Scale,
	text: Text,
	'long-text': LongText,
	email: Email,
};

/** A type that an addon brings without an answer of its own is drawn as rows or as a line to write on. */
export const answerOf = ( { type, config }: Question ): FunctionComponent< AnswerProps > =>
	( ANSWERS as Partial< typeof ANSWERS > )[ type ] ?? ( config.options ? Choice : Text );

/** Types that lead on by themselves once nothing more can be said (WID-20, WID-21, A2). */
export const leadsOn = ( { type, config }: Question, value: unknown ): boolean =>
	type === 'checkbox'
		? Array.isArray( value ) && value.length === config.options?.length
		: value !== null && [ 'radio-button', 'star-rating', 'nps' ].includes( type );

/** Text answers are themselves comments (QST-35). */
export const takesComment = ( { type, settings }: Question ): boolean =>
	settings.comment_box && ! [ 'text', 'long-text', 'email' ].includes( type );
