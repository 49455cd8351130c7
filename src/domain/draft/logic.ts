/**
 * All conditions of a question's logic: of show and hide, of brackets, of jumps (docs/paths.md). `Logic\Paths` does
 * the same in PHP.
 */
import type { ConditionGroup, Jump, LogicCondition, QuestionLogic } from '../../types';
import { PATH_OPERATORS } from '../../types';
import { isFact } from '../paths';

type Keep = ( condition: LogicCondition ) => boolean;

interface Rule {
	conditions: LogicCondition[];
	groups?: ConditionGroup[];
}

/** Of brackets and conditions, one list. */
export const conditionsIn = ( { conditions, groups = [] }: Rule ): LogicCondition[] => [
	...conditions,
	...groups.flatMap( ( group ) => group.conditions ),
];

/** Those of jumps too. */
export const allConditions = ( logic: QuestionLogic ): LogicCondition[] => [
	...conditionsIn( logic ),
	...( logic.jumps ?? [] ).flatMap( conditionsIn ),
];

const without = < T extends object, K extends keyof T >( whole: T, key: K ): Omit< T, K > => {
	const { [ key ]: _, ...rest } = whole;
	return rest;
};

function filterRule< R extends Rule >( rule: R, keep: Keep ): R {
	const groups = ( rule.groups ?? [] )
		.map( ( group ) => ( { ...group, conditions: group.conditions.filter( keep ) } ) )
		.filter( ( group ) => group.conditions.length > 0 );
	const rest = { ...without( rule, 'groups' ), conditions: rule.conditions.filter( keep ) };
	return ( groups.length > 0 ? { ...rest, groups } : rest ) as R;
}

/**
 * The logic without conditions that may not stay. Brackets and jumps that lose all of theirs go with them, and so
 * does a jump that leads nowhere; logic that loses its last condition is switched off (QST-42, QST-46).
 */
export function filterLogic(
	logic: QuestionLogic,
	keep: Keep,
	{ after = keep, leads = () => true }: { after?: Keep; leads?: ( to: string ) => boolean } = {}
): QuestionLogic {
	const kept = filterRule( logic, keep );
	const left = conditionsIn( kept ).length;
	const jumps = ( logic.jumps ?? [] )
		.map( ( jump ) => filterRule( jump, after ) )
		.filter( ( jump ) => leads( jump.to ) && ( jump.match === 'always' || conditionsIn( jump ).length > 0 ) );
	const next = {
		...without( kept, 'jumps' ),
		enabled: logic.enabled && ( left > 0 || conditionsIn( logic ).length === 0 ),
	};
	return jumps.length > 0 ? { ...next, jumps } : next;
}

function mapRule< R extends Rule >( rule: R, change: ( condition: LogicCondition ) => LogicCondition ): R {
	const next = { ...rule, conditions: rule.conditions.map( change ) };
	return rule.groups
		? {
				...next,
				groups: rule.groups.map( ( group ) => ( { ...group, conditions: group.conditions.map( change ) } ) ),
			}
		: next;
}

/** The logic with every condition, and the target of every jump, changed. */
export function mapLogic(
	logic: QuestionLogic,
	change: ( condition: LogicCondition ) => LogicCondition,
	lead: ( to: string ) => string = ( to ) => to
): QuestionLogic {
	const next = mapRule( logic, change );
	return logic.jumps
		? {
				...next,
				jumps: logic.jumps.map( ( jump ): Jump => ( { ...mapRule( jump, change ), to: lead( jump.to ) } ) ),
			}
		: next;
}

const isPlain: Keep = ( condition ) =>
	! isFact( condition ) && ! ( PATH_OPERATORS as readonly string[] ).includes( condition.compare );

/** Whether it is more than show and hide (the feature `paths`). */
export const usesPaths = ( logic: QuestionLogic ): boolean =>
	!! ( logic.match ?? logic.groups ?? logic.jumps ) || ! logic.conditions.every( isPlain );

/** Show and hide alone. */
export function plainLogic( { enabled, action, conditions }: QuestionLogic ): QuestionLogic {
	const plain = conditions.filter( isPlain );
	return { enabled: enabled && ( plain.length > 0 || conditions.length === 0 ), action, conditions: plain };
}
