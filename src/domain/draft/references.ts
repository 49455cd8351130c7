/**
 * Conditions and redirects that refer to a question or one of its options: which are removed, and which follow
 * a change (QST-41 to QST-46).
 */
import type { LogicCondition, Question } from '../../types';
import { isFact } from '../paths';
import { firstPlace, fits } from './conditions';
import type { Draft } from './draft';
import { allConditions, filterLogic, mapLogic } from './logic';
import { pairOf } from './matrix';
import { optionLabel } from './options';

/** A change of the draft and the number of conditions it removed. */
export interface Change {
	draft: Draft;
	removed: number;
}

interface Keep {
	( condition: LogicCondition, owner: Question | null ): boolean;
}

/**
 * Removes conditions from questions and, with `email`, from the e-mail logic. Logic that loses its last
 * condition is switched off (QST-42, QST-46), and jumps go that lead nowhere.
 */
export function dropConditions(
	draft: Draft,
	keep: Keep,
	where: { email: boolean },
	leads: ( to: string ) => boolean = () => true
): Change {
	let removed = 0;
	const questions = draft.questions.map( ( question ) => {
		const conditions = allConditions( question.logic );
		const lost = conditions.filter(
			( condition ) => ! isFact( condition ) && ! keep( condition, question )
		).length;
		const jumps = ( question.logic.jumps ?? [] ).filter( ( { to } ) => ! leads( to ) ).length;
		if ( lost + jumps === 0 ) {
			return question;
		}
		removed += lost + jumps;
		const stays = ( condition: LogicCondition ) => isFact( condition ) || keep( condition, question );
		return { ...question, logic: filterLogic( question.logic, stays, { leads } ) };
	} );
	if ( ! where.email ) {
		return { draft: removed > 0 ? { ...draft, questions } : draft, removed };
	}
	const { email } = draft.notifications;
	const conditions = email.logic.conditions.filter( ( condition ) => keep( condition, null ) );
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
			notifications: lost === 0 ? draft.notifications : { ...draft.notifications, email: { ...email, logic } },
		},
		removed,
	};
}

/** Conditional redirects about this question are removed with it. */
export function dropRedirects( draft: Draft, id: string ): Change {
	const { thank_you: thanks } = draft.settings;
	const conditions = thanks.conditions.filter( ( { question } ) => question !== id );
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

/** Removes conditions about values that the question can no longer have. */
export function dropMisfits( draft: Draft, id: string ): Change {
	const question = draft.questions.find( ( one ) => one.id === id );
	if ( question === undefined ) {
		return { draft, removed: 0 };
	}
	return dropConditions( draft, ( condition ) => condition.question_id !== id || fits( condition, question ), {
		email: true,
	} );
}

/** Conditions follow an option that gets another text. */
export function renameOption( draft: Draft, id: string, before: string, after: string ): Draft {
	return rename( draft, id, before, after, ( { type, config }, text ) =>
		type === 'matrix'
			? ( config.rows ?? [] ).map( ( row ) => pairOf( row.label.trim(), text ) )
			: [ type === 'ranking' ? firstPlace( text ) : text ]
	);
}

/** Conditions follow a row of a matrix that gets another text. */
export function renameRow( draft: Draft, id: string, before: string, after: string ): Draft {
	return rename( draft, id, before, after, ( { config }, text ) =>
		( config.options ?? [] ).map( ( column ) => pairOf( text, optionLabel( column ).trim() ) )
	);
}

/**
 * @param draft  Draft.
 * @param id     Of the question.
 * @param before Old text.
 * @param after  New text.
 * @param named  What conditions say where the question has a text.
 */
function rename(
	draft: Draft,
	id: string,
	before: string,
	after: string,
	named: ( question: Question, text: string ) => string[]
): Draft {
	const question = draft.questions.find( ( one ) => one.id === id );
	if ( ! question || before.trim() === '' || after.trim() === '' || before.trim() === after.trim() ) {
		return draft;
	}
	const next = named( question, after.trim() );
	const names = new Map( named( question, before.trim() ).map( ( old, at ) => [ old, next[ at ] ?? old ] ) );
	const now = ( text: string ) => names.get( text.trim() ) ?? text;
	const follow = ( condition: LogicCondition ): LogicCondition => {
		const { question_id: of, value, values } = condition;
		if ( of !== id || ! [ value, ...( values ?? [] ) ].some( ( text ) => now( text ) !== text ) ) {
			return condition;
		}
		return { ...condition, value: now( value ), ...( values && { values: values.map( now ) } ) };
	};
	const { email } = draft.notifications;
	const { thank_you: thanks } = draft.settings;
	const asked =
		draft.questions.some( ( { logic } ) => allConditions( logic ).some( ( one ) => follow( one ) !== one ) ) ||
		email.logic.conditions.some( ( one ) => follow( one ) !== one ) ||
		thanks.conditions.some( ( row ) => row.question === id );
	if ( ! asked ) {
		return draft;
	}
	return {
		...draft,
		questions: draft.questions.map( ( asking ) =>
			allConditions( asking.logic ).some( ( one ) => follow( one ) !== one )
				? { ...asking, logic: mapLogic( asking.logic, follow ) }
				: asking
		),
		notifications: {
			...draft.notifications,
			email: {
				...email,
				logic: {
					...email.logic,
					conditions: email.logic.conditions.map( follow ),
				},
			},
		},
		settings: {
			...draft.settings,
			thank_you: {
				...thanks,
				conditions: thanks.conditions.map( ( row ) =>
					row.question === id ? { ...row, condition: now( row.condition ) } : row
				),
			},
		},
	};
}
