/**
 * The door for scripts of other plugins: before our script runs they push what
 * they bring to `window.userfeedbackParts` (docs/how-to/question-type.md).
 */
import type { FunctionComponent, ReactElement } from 'react';
import type { Question, QuestionConfig, QuestionStats, ResponseAnswer } from '../../types';
import { addTypeRules } from '../../domain/question-types';
import type { TypeRules } from '../../domain/question-types';

/** What the screens show of a question type that another plugin brings; all of it may be missing. */
export interface QuestionTypePart {
	/** What is not said is as for a short text. */
	rules?: Partial< TypeRules >;
	/** One line in the menu of types. */
	hint?: string;
	icon?: ReactElement;
	/** Title and config that a new question begins with. */
	start?: { title?: string; config?: QuestionConfig };
	/** What the builder's tab Question holds below the title. */
	Editor?: FunctionComponent< {
		question: Question;
		wrong: boolean;
		onConfig: ( change: Partial< QuestionConfig > ) => void;
	} >;
	/** All answers of a question, in the results. */
	Card?: FunctionComponent< { question: QuestionStats } >;
	/** One given answer, in a response. */
	Answer?: FunctionComponent< { answer: ResponseAnswer } >;
}

export interface AdminParts {
	question_types?: Record< string, QuestionTypePart >;
}

declare global {
	interface Window {
		userfeedbackParts?: AdminParts[];
	}
}

const types = new Map< string, QuestionTypePart >();

/** Takes in what scripts before ours have brought; what comes later is too late. */
export function takeParts(): void {
	for ( const { question_types: brought = {} } of window.userfeedbackParts ?? [] ) {
		for ( const [ key, part ] of Object.entries( brought ) ) {
			types.set( key, part );
			addTypeRules( key, part.rules ?? {} );
		}
	}
}

export const broughtType = ( key: string ): QuestionTypePart => types.get( key ) ?? {};
