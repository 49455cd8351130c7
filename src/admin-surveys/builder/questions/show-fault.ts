import type { QuestionFaults } from '../../../domain/draft/problems';

/** Keys of the fields whose leaving is remembered. */
export const fieldKey = ( id: string, field: 'title' | 'options' ) => `${ id }:${ field }`;

/**
 * The faults that may show: of fields that were left, or all once a save or
 * Next was tried. Null when there is nothing to show.
 */
export function showsFault(
	faults: QuestionFaults | null,
	id: string,
	touched: ReadonlySet< string >,
	revealed: boolean
): QuestionFaults | null {
	if ( faults === null ) {
		return null;
	}
	const shown = {
		title: faults.title && ( revealed || touched.has( fieldKey( id, 'title' ) ) ),
		options: faults.options && ( revealed || touched.has( fieldKey( id, 'options' ) ) ),
	};
	return shown.title || shown.options ? shown : null;
}
