/**
 * Page rules in the builder: what a rule asks for, when it is filled in, how
 * rules are joined (TGT-01 to TGT-22). The visitor's side has its own rules.
 */
import type { PageRule, PageRuleEntry, RuleValueType } from '../../types';

export type RuleInput =
	{ kind: 'url' } | { kind: 'text' } | { kind: 'page' } | { kind: 'select'; source: RuleValueType };

let known: readonly PageRuleEntry[] = [];

/** The rules of this site, from the boot data; other plugins bring some. */
export function knowRules( rules: readonly PageRuleEntry[] ): void {
	known = rules;
}

/** What a rule asks for; a text where nobody knows it. */
export function inputOf( logic: string ): RuleInput {
	const input = known.find( ( { key } ) => key === logic )?.input ?? 'text';
	return input === 'url' || input === 'text' || input === 'page'
		? { kind: input }
		: { kind: 'select', source: input };
}

/** TGT-22. Browsers send addresses of apps as referrers; those without a host, as `javascript:`, match no page. */
export function isUrl( text: string ): boolean {
	try {
		return new URL( text.trim() ).host !== '';
	} catch {
		return false;
	}
}

export type RuleFault = 'url' | 'empty' | 'pattern' | 'choice';

/** TGT-18 to TGT-20; null for a rule in order. A pattern must compile (A114). */
export function faultOf( rule: PageRule ): RuleFault | null {
	const { kind } = inputOf( rule.logic );
	if ( kind === 'select' || kind === 'page' ) {
		return rule.data === null || typeof rule.data === 'string' ? 'choice' : null;
	}
	const text = typeof rule.data === 'string' ? rule.data.trim() : '';
	if ( kind === 'url' ) {
		return isUrl( text ) ? null : 'url';
	}
	if ( text === '' ) {
		return 'empty';
	}
	return rule.logic === 'query_parameter_regex' && ! compiles( text ) ? 'pattern' : null;
}

const PATTERN_LIMIT = 200;

function compiles( pattern: string ): boolean {
	try {
		new RegExp( pattern );
		return pattern.length <= PATTERN_LIMIT;
	} catch {
		return false;
	}
}

/** TGT-06: text rules start with '', select rules with nothing chosen. */
export function emptyRule( logic: string, operator: PageRule[ 'operator' ] = '&&' ): PageRule {
	const { kind } = inputOf( logic );
	return {
		logic,
		operator,
		data: kind === 'url' || kind === 'text' ? '' : null,
	};
}

const FIRST_RULE = 'page_url_contains';

/** TGT-03: an open list has at least one rule. */
export function shownRules( rules: PageRule[] ): PageRule[] {
	return rules.length > 0 ? rules : [ emptyRule( FIRST_RULE ) ];
}

/** TGT-04: the second rule decides; null while both are possible. */
export function joinOf( rules: PageRule[] ): PageRule[ 'operator' ] | null {
	return rules[ 1 ]?.operator ?? null;
}

export function addRule( rules: PageRule[], operator: PageRule[ 'operator' ] ): PageRule[] {
	const shown = shownRules( rules );
	const join = joinOf( shown );
	return join !== null && join !== operator ? rules : [ ...shown, emptyRule( FIRST_RULE, operator ) ];
}

/** TGT-05: the first rule stays. */
export function removeRule( rules: PageRule[], index: number ): PageRule[] {
	return index === 0 ? rules : rules.filter( ( _, at ) => at !== index );
}

/** TGT-06. */
export function changeRuleType( rules: PageRule[], index: number, logic: string ): PageRule[] {
	return shownRules( rules ).map( ( rule, at ) =>
		at === index && rule.logic !== logic ? emptyRule( logic, rule.operator ) : rule
	);
}

export function setRuleData( rules: PageRule[], index: number, data: PageRule[ 'data' ] ): PageRule[] {
	return shownRules( rules ).map( ( rule, at ) => ( at === index ? { ...rule, data } : rule ) );
}
