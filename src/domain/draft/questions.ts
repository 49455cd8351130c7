/**
 * Adding, changing, moving and deleting questions, with the book-keeping of
 * conditions that refer to them (QST-13, QST-22 to QST-25, QST-37, QST-38,
 * QST-41 to QST-46, A17).
 */
import type {
	LogicCondition,
	Question,
	QuestionConfig,
	QuestionSettings,
	QuestionType,
} from '../../types';
import { fits } from './conditions';
import type { Draft } from './draft';
import { emptyOption, hasOptions } from './options';

/** Texts of new questions; the screen brings them translated. */
export interface QuestionTexts {
	starTitle: string;
	npsTitle: string;
	npsLow: string;
	npsHigh: string;
}

export const ICON_COLOR = '#1579EF';

/** A change of the draft and the number of conditions it removed. */
export interface Change {
	draft: Draft;
	removed: number;
}

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

function settingsOf(
	type: QuestionType,
	old?: QuestionSettings
): QuestionSettings {
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

export function newQuestion(
	type: QuestionType,
	id: string,
	texts: QuestionTexts
): Question {
	return {
		id,
		type,
		title: titleOf( type, texts ),
		config: configOf( type, texts ),
		settings: settingsOf( type ),
		logic: { enabled: false, action: 'show', conditions: [] },
	};
}

/** Replaces one question; every other keeps its identity, so that lists need not redraw. */
export function updateQuestion(
	draft: Draft,
	id: string,
	change: ( question: Question ) => Question
): Draft {
	const questions = draft.questions.map( ( question ) =>
		question.id === id ? change( question ) : question
	);
	return questions.some( ( question, at ) => question !== draft.questions[ at ] )
		? { ...draft, questions }
		: draft;
}

export function addQuestion( draft: Draft, question: Question ): Draft {
	return { ...draft, questions: [ ...draft.questions, question ] };
}

/** QST-13: a survey without questions starts with one blank text question. */
export function ensureQuestion( draft: Draft, id: string, texts: QuestionTexts ) {
	return draft.questions.length > 0
		? draft
		: addQuestion( draft, newQuestion( 'text', id, texts ) );
}

interface Keep {
	( condition: LogicCondition, owner: Question | null ): boolean;
}

/**
 * Drops conditions from questions and, with `email`, from the e-mail logic.
 * Logic that loses its last condition this way is switched off (QST-42, QST-46).
 */
function dropConditions(
	draft: Draft,
	keep: Keep,
	where: { email: boolean }
): Change {
	let removed = 0;
	const questions = draft.questions.map( ( question ) => {
		const conditions = question.logic.conditions.filter( ( condition ) =>
			keep( condition, question )
		);
		const lost = question.logic.conditions.length - conditions.length;
		if ( lost === 0 ) {
			return question;
		}
		removed += lost;
		return {
			...question,
			logic: {
				...question.logic,
				enabled: question.logic.enabled && conditions.length > 0,
				conditions,
			},
		};
	} );
	if ( ! where.email ) {
		return { draft: removed > 0 ? { ...draft, questions } : draft, removed };
	}
	const { email } = draft.notifications;
	const conditions = email.logic.conditions.filter( ( condition ) =>
		keep( condition, null )
	);
	const lost = email.logic.conditions.length - conditions.length;
	removed += lost;
	if ( removed === 0 ) {
		return { draft, removed };
	}
	const logic = {
		...email.logic,
		enable: email.logic.enable && conditions.length > 0,
		conditions,
	};
	return {
		draft: {
			...draft,
			questions,
			notifications:
				lost === 0
					? draft.notifications
					: { ...draft.notifications, email: { ...email, logic } },
		},
		removed,
	};
}

/** Conditional redirects that ask for this question go with it. */
function dropRedirects( draft: Draft, id: string ): Change {
	const { thank_you: thanks } = draft.settings;
	const conditions = thanks.conditions.filter(
		( { question } ) => question !== id
	);
	const removed = thanks.conditions.length - conditions.length;
	if ( removed === 0 ) {
		return { draft, removed };
	}
	return {
		draft: {
			...draft,
			settings: {
				...draft.settings,
				thank_you: { ...thanks, conditions },
			},
		},
		removed,
	};
}

/** Conditions that would go if the question were deleted. */
export function countReferences( draft: Draft, id: string ): number {
	return deleteQuestion( draft, id ).removed;
}

/** QST-44 to QST-46. */
export function deleteQuestion( draft: Draft, id: string ): Change {
	const without = {
		...draft,
		questions: draft.questions.filter( ( question ) => question.id !== id ),
	};
	const logic = dropConditions(
		without,
		( condition ) => condition.question_id !== id,
		{ email: true }
	);
	const redirects = dropRedirects( logic.draft, id );
	return {
		draft: redirects.draft,
		removed: logic.removed + redirects.removed,
	};
}

/** Where the selection goes after a deletion: the next line, else the one before. */
export function neighbourOf( draft: Draft, id: string ): string | null {
	const at = draft.questions.findIndex( ( question ) => question.id === id );
	return (
		draft.questions[ at + 1 ]?.id ?? draft.questions[ at - 1 ]?.id ?? null
	);
}

/**
 * QST-41 to QST-43: in the moved question conditions go that no longer point
 * backwards; in the others every condition that refers to it goes (A17, to the
 * letter).
 */
export function moveQuestion( draft: Draft, from: number, to: number ): Change {
	const moved = draft.questions[ from ];
	if ( moved === undefined || from === to || to < 0 || to >= draft.questions.length ) {
		return { draft, removed: 0 };
	}
	const questions = draft.questions.filter( ( _, at ) => at !== from );
	questions.splice( to, 0, moved );
	const before = new Set( questions.slice( 0, to ).map( ( { id } ) => id ) );
	return dropConditions(
		{ ...draft, questions },
		( condition, owner ) =>
			owner?.id === moved.id
				? condition.question_id === '' || before.has( condition.question_id )
				: condition.question_id !== moved.id,
		{ email: false }
	);
}

const SAME_OPTIONS: readonly QuestionType[] = [ 'checkbox', 'radio-button' ];

/**
 * QST-22 to QST-25: another type clears the config, but checkbox and
 * radio-button hand their options to each other. Conditions that the new type
 * cannot answer go as well: they could never be met.
 */
export function changeType(
	draft: Draft,
	id: string,
	type: QuestionType,
	texts: QuestionTexts
): Change {
	const retyped = updateQuestion( draft, id, ( question ) => {
		if ( question.type === type ) {
			return question;
		}
		const keeps =
			SAME_OPTIONS.includes( type ) && SAME_OPTIONS.includes( question.type );
		return {
			...question,
			type,
			title:
				question.title.trim() === '' ? titleOf( type, texts ) : question.title,
			config: keeps ? question.config : configOf( type, texts ),
			settings: settingsOf( type, question.settings ),
		};
	} );
	return retyped === draft
		? { draft, removed: 0 }
		: dropMisfits( retyped, id );
}

/** Drops conditions that ask the question for something it cannot answer any more. */
export function dropMisfits( draft: Draft, id: string ): Change {
	const question = draft.questions.find( ( one ) => one.id === id );
	if ( question === undefined ) {
		return { draft, removed: 0 };
	}
	return dropConditions(
		draft,
		( condition ) =>
			condition.question_id !== id || fits( condition, question ),
		{ email: true }
	);
}

/** Conditions follow an option that gets another text. */
export function renameOption(
	draft: Draft,
	id: string,
	before: string,
	after: string
): Draft {
	const old = before.trim();
	const next = after.trim();
	if ( old === '' || next === '' || old === next ) {
		return draft;
	}
	const rename = ( condition: LogicCondition ): LogicCondition =>
		condition.question_id === id && condition.value.trim() === old
			? { ...condition, value: next }
			: condition;
	const { email } = draft.notifications;
	const { thank_you: thanks } = draft.settings;
	const asked =
		draft.questions.some( ( { logic } ) =>
			logic.conditions.some( ( one ) => rename( one ) !== one )
		) ||
		email.logic.conditions.some( ( one ) => rename( one ) !== one ) ||
		thanks.conditions.some( ( row ) => row.question === id );
	if ( ! asked ) {
		return draft;
	}
	return {
		...draft,
		questions: draft.questions.map( ( question ) =>
			question.logic.conditions.some( ( one ) => rename( one ) !== one )
				? {
						...question,
						logic: {
							...question.logic,
							conditions: question.logic.conditions.map( rename ),
						},
				  }
				: question
		),
		notifications: {
			...draft.notifications,
			email: {
				...email,
				logic: {
					...email.logic,
					conditions: email.logic.conditions.map( rename ),
				},
			},
		},
		settings: {
			...draft.settings,
			thank_you: {
				...thanks,
				conditions: thanks.conditions.map( ( row ) =>
					row.question === id && row.condition.trim() === old
						? { ...row, condition: next }
						: row
				),
			},
		},
	};
}
