import { rowsValid } from '../../../domain/draft/matrix';
import { isOptionEmpty, shownOptions } from '../../../domain/draft/options';
import { faultsOf } from '../../../domain/draft/problems';
import type { QuestionFaults } from '../../../domain/draft/problems';
import type { Question } from '../../../types';
import { fieldKey } from '../state/fields';

/** Whether the error of an option may show: it is empty and was left, or a save was tried. */
export function showsOptionFault( question: Question, at: number, touched: ReadonlySet< string > ): boolean {
	const option = shownOptions( question )[ at ];
	return option !== undefined && isOptionEmpty( option ) && touched.has( fieldKey.option( question.id, at ) );
}

/** The faults of a question that may show; null when there are none. */
export function showsFault( question: Question, touched: ReadonlySet< string > ): QuestionFaults | null {
	const faults = faultsOf( question );
	if ( faults === null ) {
		return null;
	}
	const shown = {
		title: faults.title && touched.has( fieldKey.title( question.id ) ),
		options:
			faults.options &&
			( shownOptions( question ).some( ( _, at ) => showsOptionFault( question, at, touched ) ) ||
				( ! rowsValid( question ) && touched.has( fieldKey.rows( question.id ) ) ) ),
	};
	return shown.title || shown.options ? shown : null;
}
