/**
 * Extension point for scripts of other plugins. Before our script runs, they push their parts to
 * `window.userfeedbackParts` (docs/how-to/question-type.md).
 */
import type { FunctionComponent, ReactElement } from 'react';
import type { Question, QuestionConfig, QuestionStats, ResponseAnswer } from '../../types';
import { addTypeRules } from '../../domain/question-types';
import type { TypeRules } from '../../domain/question-types';

/** Parts of the screens for a question type of another plugin. All are optional. */
export interface QuestionTypePart {
	/** Missing rules are those of a short text. */
	rules?: Partial< TypeRules >;
	/** One line in the menu of types. */
	hint?: string;
	icon?: ReactElement;
	/** Title and config that a new question begins with. */
	start?: { title?: string; config?: QuestionConfig };
	/** Fields below the title in the builder's tab Question. */
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

/** Registers the parts that earlier scripts pushed. Parts of later scripts are ignored. */
export function takeParts(): void {
	for ( const { question_types: brought = {} } of window.userfeedbackParts ?? [] ) {
		for ( const [ key, part ] of Object.entries( brought ) ) {
			types.set( key, part );
			addTypeRules( key, part.rules ?? {} );
		}
	}
}

export const broughtType = ( key: string ): QuestionTypePart => types.get( key ) ?? {};
