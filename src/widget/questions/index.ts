import type { FunctionComponent } from 'react';
import type { Question, QuestionType } from '../../types';
import { Choice } from './choice';
import type { AnswerProps } from './props';
import { Scale, Stars } from './scale';
import { Text } from './text';

/** By question type; `comment` stands below any of them. */
export type Answers = Partial< Record< QuestionType | 'comment', FunctionComponent< AnswerProps > > >;

export const ANSWERS: Answers = {
	text: Text,
	'radio-button': Choice,
	'star-rating': Stars,
	nps: Scale,
};

export const addAnswers = ( more: Answers ) => Object.assign( ANSWERS, more );

/** Where a part did not come, plain rows or a plain text take its answers as well. */
export const answerOf = ( { type, config }: Question ): FunctionComponent< AnswerProps > =>
	ANSWERS[ type ] ?? ( config.options ? Choice : Text );

/** Types that lead on by themselves once nothing more can be said (WID-20, WID-21, A2). */
export const leadsOn = ( { type, config }: Question, value: unknown ): boolean =>
	type === 'checkbox'
		? Array.isArray( value ) && value.length === config.options?.length
		: value !== null && [ 'radio-button', 'star-rating', 'nps' ].includes( type );

/** Text answers are themselves comments (QST-35). */
export const takesComment = ( { type, settings }: Question ): boolean =>
	settings.comment_box && ! [ 'text', 'long-text', 'email' ].includes( type );
