/** What stands around the questions, in the builder (docs/visitor.md). */
import type { Intro, Presentation, Question } from '../../types';
import type { Draft } from './draft';

/** As the server takes them (`Surveys\Presentation`). */
export const MAX_PASSED = 10;

export const EMPTY_INTRO: Intro = { title: '', text: '', picture: '', button: '', time: true };

/**
 * Why the server would not take a name of a parameter (tests/fixtures/parameter-names.json).
 *
 * @param taken Names that the site reads itself.
 */
export function passFault(
	name: string,
	others: readonly string[],
	taken: readonly string[]
): 'form' | 'taken' | 'twice' | null {
	if ( ! /^[A-Za-z][A-Za-z0-9_-]{0,30}$/.test( name ) ) {
		return 'form';
	}
	return others.includes( name ) ? 'twice' : taken.includes( name ) ? 'taken' : null;
}

type Change = { [ Key in keyof Presentation ]: Presentation[ Key ] | undefined };

/** The draft with another presentation, which is absent where everything is as by default, as the server stores it. */
export function withPresentation( draft: Draft, change: Change ): Draft {
	const { presentation, ...settings } = draft.settings;
	const { progress, close, intro, pass = [] } = { ...presentation, ...change };
	const next: Presentation = {
		...( progress && progress !== 'bar' && { progress } ),
		...( close && { close } ),
		...( intro && { intro } ),
		...( pass.length > 0 && { pass } ),
	};
	return {
		...draft,
		settings: Object.keys( next ).length > 0 ? { ...settings, presentation: next } : settings,
	};
}

/** A name for the parameter of a question: `q3`, or the next that is free. */
export function parameterFor( questions: readonly Question[], id: string, taken: readonly string[] ): string {
	let number = Math.max( 1, questions.findIndex( ( question ) => question.id === id ) + 1 );
	while ( taken.includes( `q${ number }` ) ) {
		number += 1;
	}
	return `q${ number }`;
}

/** Types whose answers name a person: they would stand in addresses, histories and logs. */
export const isPersonal = ( { type }: Question ): boolean => [ 'email', 'text', 'long-text' ].includes( type );
