import type { Draft } from '../../../domain/draft/draft';
import { shownOptions } from '../../../domain/draft/options';
import { shownRules } from '../../../domain/draft/page-rules';

/** Names of the fields whose errors wait until they were left or a save was tried. */
export const fieldKey = {
	title: ( question: string ) => `title:${ question }`,
	/** Followed by the number of the option. */
	options: ( question: string ) => `option:${ question }:`,
	option: ( question: string, at: number ) => `option:${ question }:${ at }`,
	/** Of a matrix. */
	rows: ( question: string ) => `rows:${ question }`,
	/** Followed by the number of the rule. */
	rules: 'rule:',
	rule: ( at: number ) => `rule:${ at }`,
	thanks: 'thanks',
	redirect: 'redirect',
	addresses: 'addresses',
	expiry: 'expiry',
};

/** All of them that a draft has. */
export function fieldsOf( { questions, settings }: Draft ): string[] {
	return [
		...questions.flatMap( ( question ) => [
			fieldKey.title( question.id ),
			fieldKey.rows( question.id ),
			...shownOptions( question ).map( ( _, at ) => fieldKey.option( question.id, at ) ),
		] ),
		...shownRules( settings.targeting.page_rules ).map( ( _, at ) => fieldKey.rule( at ) ),
		fieldKey.thanks,
		fieldKey.redirect,
		fieldKey.addresses,
		fieldKey.expiry,
	];
}
