import type { FunctionComponent } from 'react';
import type { Question, QuestionType } from '../../../types';
import { Cards } from './cards';
import { Choice } from './choice';
import { Email } from './email';
import { LongText } from './long-text';
import type { AnswerProps } from './props';
import { Scale, Stars } from './scale';
import { Text } from './text';
import type { Current } from '../view';

/** Facts of a type that the widget needs. */
export interface TypeInWidget {
	Answer: FunctionComponent< AnswerProps >;
	/** Whether an answer leads on by itself, because nothing more can be said (WID-20, WID-21, A2). */
	leadsOn: ( value: unknown, config: Question[ 'config' ] ) => boolean;
	/** Whether a comment box may stand below; text answers are themselves comments (QST-35). */
	takesComment: boolean;
	/** More than one field or choice: a plain group. */
	several?: boolean;
	/** Digits choose, and the comment is about the score. */
	scale?: boolean;
	/** Hold for every question of the type, whatever the owner set. */
	rules?: Partial< Pick< Current, 'required' | 'canSkip' > >;
}

/** Types that the widget itself draws; the others have files of their own in `types/`. */
type WidgetType = Exclude<
	QuestionType,
	'consent' | 'statement' | 'scale' | 'number' | 'date' | 'ranking' | 'dropdown' | 'matrix' | 'upload'
>;

const never = () => false;
const answered = ( value: unknown ) => value !== null;

const CARDS = { Answer: Cards, leadsOn: never, takesComment: true };
const WORDS = { leadsOn: never, takesComment: false };

const OWN: Record< WidgetType, TypeInWidget > = {
	'radio-button': { Answer: Choice, leadsOn: answered, takesComment: true },
	checkbox: {
		Answer: Choice,
		leadsOn: ( value, { options } ) => Array.isArray( value ) && value.length === options?.length,
		takesComment: true,
		several: true,
	},
	'image-radio': CARDS,
	'icon-choice': CARDS,
	'star-rating': { Answer: Stars, leadsOn: answered, takesComment: true, scale: true },
	nps: { Answer: Scale, leadsOn: answered, takesComment: true, scale: true },
	text: { ...WORDS, Answer: Text },
	'long-text': { ...WORDS, Answer: LongText },
	email: { ...WORDS, Answer: Email, several: true },
};

/** All that are there: files of rare types add theirs. */
export const TYPES: Partial< Record< string, TypeInWidget > > = OWN;

/** A type that an addon brings without an answer of its own is drawn as rows or as a line to write on. */
export const typeOf = ( { type, config }: Question ): TypeInWidget =>
	TYPES[ type ] ?? { ...CARDS, Answer: config.options ? Choice : Text };
