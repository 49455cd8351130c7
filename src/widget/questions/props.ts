import type { Draft } from '../../domain/answers';
import type { Question, QuestionOption, WidgetStrings } from '../../types';

export interface AnswerProps {
	/** Prefix of element ids; the title has `q`, the description `d` behind it. */
	id: string;
	question: Question;
	/** Options in the order to show. */
	options: readonly QuestionOption[];
	draft: Draft;
	required: boolean;
	strings: WidgetStrings;
	/** Ids that describe the answer, or undefined. */
	describedBy: string | undefined;
	/** Next was pressed on something that cannot be sent. */
	refused: boolean;
	onDraft: ( draft: Draft ) => void;
	/** A click, a tap or Space on a choice: may lead on (A4). */
	onPick: () => void;
}

export const labelOf = ( option: QuestionOption ): string =>
	typeof option === 'string' ? option : option.label;

/** Name and description of a group of choices. */
export const groupOf = ( { id, describedBy, required }: AnswerProps, role: 'radiogroup' | 'group' = 'radiogroup' ) => ( {
	role,
	'aria-labelledby': `${ id }q`,
	'aria-describedby': describedBy,
	'aria-required': ( role === 'radiogroup' && required ) || undefined,
} );
