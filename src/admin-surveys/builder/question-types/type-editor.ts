import type { ComponentType, ReactElement } from 'react';
import type { Question, QuestionConfig } from '../../../types';
import type { Starts } from '../../../domain/draft/new-question';

export interface EditorProps {
	question: Question;
	/** Its options are marked as wrong. */
	wrong: boolean;
	/** With a key, changes of the same field in a row are one step to undo. */
	onConfig: ( change: Partial< QuestionConfig >, key?: string ) => void;
}

/** What the builder shows of one question type. */
export interface TypeEditor {
	/** One line in the menu of types. */
	hint: () => string;
	icon: ReactElement;
	/** What the tab Question holds below the title. */
	Editor?: ComponentType< EditorProps >;
	/** What the tab Settings begins with. */
	Look?: ComponentType< { question: Question } >;
	/** Words that a new question begins with. */
	start?: () => ReturnType< Starts >;
}
