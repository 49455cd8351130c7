/**
 * What keeps a step from being left (BLD-19 to BLD-25, PUB-13, A45). The same
 * findings mark fields and list lines and word the reason beside a disabled
 * Next.
 */
import type { Question, TargetingSettings } from '../../types';
import { splitAddresses, tooManyAddresses, wrongAddresses } from './emails';
import type { Draft } from './draft';
import { optionsValid } from './options';
import { faultOf, shownRules } from './page-rules';
import type { RuleFault } from './page-rules';
import { leadsBack, reachedEndings } from './paths';
import type { LeadsBack } from './paths';
import { isScheduleComplete } from './publishing';

export const STEPS = [ 'setup', 'questions', 'settings', 'notifications', 'publish' ] as const;

export type Step = ( typeof STEPS )[ number ];

export interface QuestionFaults {
	title: boolean;
	options: boolean;
}

export type Problem =
	| { step: 'setup'; kind: 'template' }
	| { step: 'questions'; kind: 'none' }
	| {
			step: 'questions';
			kind: 'question';
			id: string;
			/** 1-based. */
			number: number;
			faults: QuestionFaults;
	  }
	| ( { step: 'questions'; kind: 'back' } & LeadsBack )
	| { step: 'questions'; kind: 'ending'; number: number }
	| { step: 'questions'; kind: 'message' }
	| { step: 'questions'; kind: 'redirect' }
	| { step: 'settings'; kind: 'rule'; number: number; fault: RuleFault }
	| { step: 'settings'; kind: 'devices' }
	| { step: 'settings'; kind: 'expiry' }
	| { step: 'notifications'; kind: 'addresses' }
	| { step: 'publish'; kind: 'schedule' };

/** QST-16, QST-17. */
export function faultsOf( question: Question ): QuestionFaults | null {
	const faults = {
		title: question.title.trim() === '',
		options: ! optionsValid( question ),
	};
	return faults.title || faults.options ? faults : null;
}

function questionProblems( draft: Draft ): Problem[] {
	const problems: Problem[] = [];
	if ( draft.questions.length === 0 ) {
		problems.push( { step: 'questions', kind: 'none' } );
	}
	draft.questions.forEach( ( question, at ) => {
		const faults = faultsOf( question );
		if ( faults ) {
			problems.push( {
				step: 'questions',
				kind: 'question',
				id: question.id,
				number: at + 1,
				faults,
			} );
		}
	} );
	draft.questions.forEach( ( _, at ) => {
		const back = leadsBack( draft.questions, at );
		if ( back ) {
			problems.push( { step: 'questions', kind: 'back', ...back } );
		}
	} );
	const { type, message, redirect_to: target, endings = [] } = draft.settings.thank_you;
	const untitled = endings.findIndex( ( { title } ) => title.trim() === '' );
	if ( untitled >= 0 ) {
		problems.push( { step: 'questions', kind: 'ending', number: untitled + 1 } );
	}
	if ( type === 'message' && message.trim() === '' ) {
		problems.push( { step: 'questions', kind: 'message' } );
	}
	if ( type === 'redirect' && target === null ) {
		problems.push( { step: 'questions', kind: 'redirect' } );
	}
	return problems;
}

function settingsProblems( draft: Draft ): Problem[] {
	const { targeting, behavior } = draft.settings;
	return [
		...( targeting.devices.length === 0 ? [ { step: 'settings', kind: 'devices' } as const ] : [] ),
		...( targeting.pages === 'all' ? [] : ruleProblems( targeting ) ),
		...( behavior.run_time === 'expire' && behavior.expire_at === null
			? [ { step: 'settings', kind: 'expiry' } as const ]
			: [] ),
	];
}

function ruleProblems( targeting: TargetingSettings ): Problem[] {
	return shownRules( targeting.page_rules ).flatMap( ( rule, at ) => {
		const fault = faultOf( rule );
		return fault === null
			? []
			: [
					{
						step: 'settings',
						kind: 'rule',
						number: at + 1,
						fault,
					} as const,
				];
	} );
}

function workflowProblems( draft: Draft ): Problem[] {
	const { active, addresses } = draft.notifications.email;
	if ( ! active || splitAddresses( addresses ).length === 0 ) {
		return [];
	}
	return wrongAddresses( addresses ).length === 0 && ! tooManyAddresses( addresses )
		? []
		: [ { step: 'notifications', kind: 'addresses' } ];
}

export function problemsOf( draft: Draft, step: Step ): Problem[] {
	switch ( step ) {
		case 'setup':
			return draft.template === '' ? [ { step: 'setup', kind: 'template' } ] : [];
		case 'questions':
			return questionProblems( draft );
		case 'settings':
			return settingsProblems( draft );
		case 'notifications':
			return workflowProblems( draft );
		case 'publish':
			return isScheduleComplete( draft ) ? [] : [ { step: 'publish', kind: 'schedule' } ];
	}
}

/** Would the server publish this (SAVE-03, A32)? As it is sent: jumps that are not complete stay behind. */
export function isPublishable( { questions, settings }: Pick< Draft, 'questions' | 'settings' > ): boolean {
	const { endings = [] } = settings.thank_you;
	return (
		questions.length > 0 &&
		questions.every( ( question ) => faultsOf( question ) === null ) &&
		reachedEndings( endings, questions ).length === endings.length
	);
}
