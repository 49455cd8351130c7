/**
 * What the registries of the server tell the screens (`Admin\BuilderMenus`).
 */
import type { RuleValueType } from './lookup';

/** A type of UserFeedback (`QuestionType`) or of another plugin. */
export interface QuestionTypeEntry {
	key: string;
	label: string;
	group: 'text' | 'choice' | 'rating' | 'other';
}

export interface TriggerEntry {
	key: string;
	label: string;
}

export interface PageRuleEntry {
	key: string;
	label: string;
	group: 'visitor' | 'page' | 'address' | 'cookie';
	/** What the owner fills in, or the list of GET logic-type to choose from. */
	input: 'text' | 'url' | 'page' | RuleValueType;
}
