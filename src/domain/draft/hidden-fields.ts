/** Values that the owner's site hands over with a response, in the builder (docs/paths.md). */
import type { FieldFact, SurveySettings } from '../../types';
import type { Draft } from './draft';

/** As the server takes them (`Surveys\\HiddenFields`). */
export const MAX_FIELDS = 10;

const NAME = /^[a-z][a-z0-9_-]{0,31}$/;

const PREFIX = '@field.';

const NONE: string[] = [];

/** What a condition asks for a hidden field by. */
export const factOf = ( name: string ): FieldFact => `${ PREFIX }${ name }`;

/** The name of the hidden field that a condition asks for; '' where it asks for something else. */
export const fieldOf = ( subject: string ): string =>
	subject.startsWith( PREFIX ) ? subject.slice( PREFIX.length ) : '';

export const namesOf = ( settings: SurveySettings ): string[] => settings.hidden_fields?.names ?? NONE;

export const withNames = ( draft: Draft, names: string[] ): Draft => ( {
	...draft,
	settings: { ...draft.settings, hidden_fields: { ...draft.settings.hidden_fields, names } },
} );

/** What is wrong with a name that is to be added. */
export function nameProblem( name: string, names: readonly string[] ): 'form' | 'twice' | null {
	if ( ! NAME.test( name ) ) {
		return 'form';
	}
	return names.includes( name ) ? 'twice' : null;
}
