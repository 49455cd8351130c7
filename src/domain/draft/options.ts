/**
 * Options of choice questions (QST-17 to QST-28, A5 to A8).
 */
import type { Question, QuestionConfig, QuestionOption, QuestionType } from '../../types';
import { emptyOptionOf, rulesOf } from '../question-types';
import { newId } from './ids';
import { rowsValid } from './matrix';

/** Characters of an option, a row and the words at an end (`QuestionSchema`). */
export const MAX_LABEL = 150;

/** QST-18. */
const MAX_OPTIONS = 5;
/** With the Question Types addon (docs/questions.md). */
const MANY_OPTIONS = 50;

/**
 * The most options of a new question.
 *
 * @param type Its type.
 * @param many Whether the site may have long lists.
 */
export const maxOptions = ( type: QuestionType, many = false ): number =>
	rulesOf( type ).maxOptions ?? ( many ? MANY_OPTIONS : MAX_OPTIONS );

/** Types whose options the owner writes and orders. */
export function hasOptions( type: QuestionType ): boolean {
	return rulesOf( type ).options !== null;
}

/** QST-19, QST-20; NPS holds the two end labels (A7). */
export function minOptions( type: QuestionType ): number {
	return rulesOf( type ).minOptions;
}

export function optionLabel( option: QuestionOption ): string {
	return typeof option === 'string' ? option : option.label;
}

export function emptyOption( type: QuestionType ): QuestionOption {
	return emptyOptionOf( rulesOf( type ).options );
}

/**
 * Options for the editor: the stored list, padded to the minimum, so the owner can type at once although a
 * cleared list is empty (A8).
 */
export function shownOptions( question: Question ): QuestionOption[] {
	const stored = question.config.options ?? [];
	const missing = Math.max( 0, minOptions( question.type ) - stored.length );
	return [ ...stored, ...Array.from( { length: missing }, () => emptyOption( question.type ) ) ];
}

/** An option and the id under which its answers are counted. */
export interface Row {
	id: string;
	option: QuestionOption;
}

/** The shown options with their ids; one that has none yet gets a new one. */
export function rowsOf( question: Question ): Row[] {
	const ids = question.config.option_ids ?? [];
	return shownOptions( question ).map( ( option, at ) => ( { id: ids[ at ] || newId(), option } ) );
}

/** The config without what the rows no longer allow: a part whose option is gone, more choices than there are. */
function fitting( config: QuestionConfig, ids: string[] ): QuestionConfig {
	const { other, exclusive, least, most, ...rest } = config;
	const has = ( id: string | undefined ): id is string => id !== undefined && ids.includes( id );
	const free = ids.length - ( has( exclusive ) ? 1 : 0 );
	return {
		...rest,
		...( has( other ) && { other } ),
		...( has( exclusive ) && { exclusive } ),
		...( least && { least: Math.min( least, free ) } ),
		...( most && { most } ),
	};
}

export function withRows( question: Question, rows: Row[] ): Question {
	const options = rows.map( ( { option } ) => option );
	const ids = rows.map( ( { id } ) => id );
	return {
		...question,
		config: {
			...fitting( question.config, ids ),
			options,
			...( hasOptions( question.type ) ? { option_ids: ids } : {} ),
		},
	};
}

/** Another text or picture of the same option: it keeps its id, and with it its votes. */
export function setOption( question: Question, index: number, option: QuestionOption ): Question {
	return withRows(
		question,
		rowsOf( question ).map( ( row, at ) => ( at === index ? { ...row, option } : row ) )
	);
}

export function canAddOption( question: Question, most = maxOptions( question.type ) ): boolean {
	return hasOptions( question.type ) && shownOptions( question ).length < most;
}

/** Adds an empty option after `after`, or at the end; refused at the maximum (QST-18). */
export function addOption( question: Question, after?: number, most?: number ): Question {
	if ( ! canAddOption( question, most ) ) {
		return question;
	}
	const rows = rowsOf( question );
	rows.splice( after === undefined ? rows.length : after + 1, 0, {
		id: newId(),
		option: emptyOption( question.type ),
	} );
	return withRows( question, rows );
}

export function canRemoveOption( question: Question ): boolean {
	return hasOptions( question.type ) && shownOptions( question ).length > minOptions( question.type );
}

export function removeOption( question: Question, index: number ): Question {
	if ( ! canRemoveOption( question ) ) {
		return question;
	}
	return withRows(
		question,
		rowsOf( question ).filter( ( _, at ) => at !== index )
	);
}

export function moveOption( question: Question, from: number, to: number ): Question {
	const rows = rowsOf( question );
	const [ moved ] = rows.splice( from, 1 );
	if ( moved === undefined || from === to ) {
		return question;
	}
	rows.splice( to, 0, moved );
	return withRows( question, rows );
}

/** QST-21. */
export function trimOptions( question: Question ): Question {
	if ( question.config.options === undefined ) {
		return question;
	}
	const options = question.config.options.map( ( option ) =>
		typeof option === 'string' ? option.trim() : { ...option, label: option.label.trim() }
	);
	return { ...question, config: { ...question.config, options } };
}

/** An image or icon option needs its picture and its label. */
export function isOptionEmpty( option: QuestionOption ): boolean {
	if ( optionLabel( option ).trim() === '' ) {
		return true;
	}
	if ( typeof option === 'string' ) {
		return false;
	}
	return 'image' in option ? option.image === null : option.icon === null;
}

/** QST-17 to QST-20: enough options, none empty. More than five stay editable (A5). */
export function optionsValid( question: Question ): boolean {
	const minimum = minOptions( question.type );
	if ( minimum === 0 ) {
		return true;
	}
	const options = question.config.options ?? [];
	return (
		rowsValid( question ) && options.length >= minimum && ! options.some( ( option ) => isOptionEmpty( option ) )
	);
}
