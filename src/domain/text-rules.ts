/**
 * What an answer in words must be like (docs/questions.md). `TextRules` in PHP checks the same; both run
 * tests/fixtures/text-rules.json. In each pattern one character decides which part goes on, so none can look at a
 * text twice.
 */
import type { QuestionConfig, TextKind } from '../types';

const KINDS: Record< TextKind, RegExp > = {
	email: /^[^\s@,;:<>()"]+@[^\s@.,]+(\.[^\s@.,]+)*\.[^\s@.,\d]{2,}$/u,
	phone: /^\+?(?:[ ().\/-]*[0-9]){6,15}[ ().\/-]*$/,
	url: /^(https?:\/\/)?[^\s/.@:?#]+(\.[^\s/.@:?#]+)+(:[0-9]+)?([/?#]\S*)?$/iu,
	postal: /^(?=[^0-9]*[0-9])[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/i,
};

export type TextFault = TextKind | 'short' | 'long';

/**
 * What is wrong with a text, if anything.
 *
 * @param text   Not empty, trimmed.
 * @param config Of the question.
 */
export function textFault( text: string, config: QuestionConfig ): TextFault | null {
	const { kind, min_length: least = 0, max_length: most } = config;
	const { length } = Array.from( text );
	if ( length < least ) {
		return 'short';
	}
	if ( most && length > most ) {
		return 'long';
	}
	return kind && ! KINDS[ kind ].test( text ) ? kind : null;
}
