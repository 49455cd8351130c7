/**
 * The content of a new question, and what a question keeps when its type changes (QST-22 to QST-25, QST-34,
 * QST-35).
 */
import type { Question, QuestionConfig, QuestionSettings, QuestionType } from '../../types';
import { rulesOf } from '../question-types';
import { newId } from './ids';
import { hasOptions } from './options';

/** The title and the config that a type begins with, where they have words: the screen brings them translated. */
export type Starts = ( type: QuestionType ) => { title?: string; config?: QuestionConfig };

export const ICON_COLOR = '#1579EF';

/** QST-34. */
export function canRandomize( type: QuestionType ): boolean {
	// Columns of a matrix are a scale.
	return hasOptions( type ) && type !== 'matrix';
}

/** QST-35. */
export function canComment( type: QuestionType ): boolean {
	return rulesOf( type ).canComment;
}

function settingsOf( type: QuestionType, old?: QuestionSettings ): QuestionSettings {
	return {
		required: old?.required ?? false,
		randomize: canRandomize( type ) && ( old?.randomize ?? false ),
		comment_box: canComment( type ) && ( old?.comment_box ?? false ),
		...( rulesOf( type ).options === 'icon'
			? {
					icon_color: old?.icon_color ?? ICON_COLOR,
					icon_size: old?.icon_size ?? 'medium',
				}
			: {} ),
	};
}

/** What a type begins with; the ids of its options are never shared with another question's. */
function startOf( type: QuestionType, starts: Starts ) {
	const { title = '', config = rulesOf( type ).emptyConfig } = starts( type );
	return {
		title,
		config: hasOptions( type ) ? { ...config, option_ids: ( config.options ?? [] ).map( newId ) } : config,
	};
}

export function newQuestion( type: QuestionType, id: string, starts: Starts ): Question {
	const { title, config } = startOf( type, starts );
	return {
		id,
		type,
		title,
		config,
		settings: settingsOf( type ),
		logic: { enabled: false, action: 'show', conditions: [] },
	};
}

/**
 * QST-22 to QST-25: another type clears the config, but checkbox and
 * radio-button hand their options to each other.
 */
export function retype( question: Question, type: QuestionType, starts: Starts ): Question {
	const keeps = rulesOf( type ).options === 'text' && rulesOf( question.type ).options === 'text';
	const { title, config } = startOf( type, starts );
	return {
		...question,
		type,
		title: question.title.trim() === '' ? title : question.title,
		config: keeps ? question.config : config,
		settings: settingsOf( type, question.settings ),
	};
}
