/** Files of question types that few surveys have (docs/visitor.md). */
import type { WirePayload } from '../../types';
import { importFile } from '../import-delivery';
import { END } from './finish';
import type { KIT } from '../survey/kit';
import type { BuiltPart, WithParts } from '../survey/part';
import type { TypeInWidget } from '../survey/questions';

/**
 * Fetches the files, each of which registers its type, and returns their styles. A file
 * that cannot be had leaves a sentence, and the visitor goes on without it.
 *
 * @param survey  What the page says of them, by type, in `parts`.
 * @param types   The types that the widget draws; those of the files are added.
 * @param kit     What draws them.
 * @param payload The page; previews have none.
 */
export async function addParts(
	survey: WithParts,
	types: Partial< Record< string, TypeInWidget > >,
	kit: typeof KIT,
	payload?: WirePayload
): Promise< string > {
	const sheets = await Promise.all(
		Object.entries( survey.parts ).map( ( [ type, part ] ) =>
			importFile< BuiltPart >( part.url ).then(
				( { default: register } ) => register( types, type, part, kit, END, survey, payload ),
				() => {
					types[ type ] = {
						Answer: () => part.missing,
						leadsOn: () => false,
						takesComment: false,
						rules: { required: false, canSkip: false },
					};
					return '';
				}
			)
		)
	);
	return sheets.join( '' );
}
