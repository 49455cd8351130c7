/**
 * What a new question holds, and what one keeps when it gets another type
 * (QST-22 to QST-25, QST-34, QST-35).
 */
import type { Question, QuestionConfig, QuestionSettings, QuestionType } from '../../types';
import { emptyOption, hasOptions } from './options';

/** Texts of new questions; the screen brings them translated. */
export interface QuestionTexts {
	starTitle: string;
	npsTitle: string;
	npsLow: string;
	npsHigh: string;
}

export const ICON_COLOR = '#1579EF';

/** QST-34. */
export function canRandomize( type: QuestionType ): boolean {
	return hasOptions( type );
}

/** QST-35. */
export function canComment( type: QuestionType ): boolean {
	return type !== 'text' && type !== 'long-text' && type !== 'email';
}

function configOf( type: QuestionType, texts: QuestionTexts ): QuestionConfig {
	switch ( type ) {
		case 'image-radio':
		case 'icon-choice':
			return { options: [ emptyOption( type ), emptyOption( type ) ] };
		case 'radio-button':
		case 'checkbox':
			return { options: [] };
		case 'nps':
			return { options: [ texts.npsLow, texts.npsHigh ] };
		case 'email':
			return { include_name: false };
		default:
			return {};
	}
}

function titleOf( type: QuestionType, texts: QuestionTexts ): string {
	if ( type === 'star-rating' ) {
		return texts.starTitle;
	}
	return type === 'nps' ? texts.npsTitle : '';
}

function settingsOf( type: QuestionType, old?: QuestionSettings ): QuestionSettings {
	return {
		required: old?.required ?? false,
		randomize: canRandomize( type ) && ( old?.randomize ?? false ),
		comment_box: canComment( type ) && ( old?.comment_box ?? false ),
		...( type === 'icon-choice'
			? {
					icon_color: old?.icon_color ?? ICON_COLOR,
					icon_size: old?.icon_size ?? 'medium',
				}
			: {} ),
	};
}

export function newQuestion( type: QuestionType, id: string, texts: QuestionTexts ): Question {
	return {
		id,
		type,
		title: titleOf( type, texts ),
		config: configOf( type, texts ),
		settings: settingsOf( type ),
		logic: { enabled: false, action: 'show', conditions: [] },
	};
}

const SAME_OPTIONS: readonly QuestionType[] = [ 'checkbox', 'radio-button' ];

/**
 * QST-22 to QST-25: another type clears the config, but checkbox and
 * radio-button hand their options to each other.
 */
export function retype( question: Question, type: QuestionType, texts: QuestionTexts ): Question {
	const keeps = SAME_OPTIONS.includes( type ) && SAME_OPTIONS.includes( question.type );
	return {
		...question,
		type,
		title: question.title.trim() === '' ? titleOf( type, texts ) : question.title,
		config: keeps ? question.config : configOf( type, texts ),
		settings: settingsOf( type, question.settings ),
	};
}
