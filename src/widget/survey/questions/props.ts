import type { HTMLAttributes } from 'react';
import type { Draft } from '../../../domain/answers';
import type { fill } from '../text';
import type { Question, QuestionOption, WidgetStrings } from '../../../types';

export type GroupProps = Pick<
	HTMLAttributes< HTMLElement >,
	'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-required'
>;

export interface AnswerProps {
	/** Prefix of element ids; the title has `q`, the description `d` behind it. */
	id: string;
	question: Question;
	/** Options in the order to show. */
	options: readonly QuestionOption[];
	draft: Draft;
	/** 0 where the survey begins, else the visitor came here by Next or Back. */
	direction: number;
	required: boolean;
	strings: WidgetStrings;
	/** The owner's color of the panel. */
	panel: string;
	/** Fills the places in one of them. */
	fill: typeof fill;
	/** Ids that describe the answer, or undefined. */
	describedBy: string | undefined;
	/** Role, name and description of a group of choices. */
	group: GroupProps;
	/** An e-mail address, or anything that cannot be sent, was left or tried to send (A119). */
	broken: boolean | undefined;
	onLeft: ( left: boolean ) => void;
	onDraft: ( draft: Draft ) => void;
	/** A click, a tap or Space on a choice: may lead on (A4). */
	onPick: () => void;
}

export const labelOf = ( option: QuestionOption ): string => ( typeof option === 'string' ? option : option.label );
