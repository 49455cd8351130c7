/** Files of question types that few surveys have (docs/visitor.md). */
import { importFile } from '../import-delivery';
import type { End, OwnPayload } from './finished';
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
 * @param payload The page, which gets the end; previews have none.
 */
export async function addParts(
	survey: WithParts,
	types: Partial< Record< string, TypeInWidget > >,
	kit: typeof KIT,
	payload?: OwnPayload
): Promise< string > {
	const end: End = { of: ( finished ) => finished };
	if ( payload ) {
		payload.end = end;
	}
	const sheets = await Promise.all(
		Object.entries( survey.parts ).map( ( [ type, part ] ) =>
			importFile< BuiltPart >( part.url ).then(
				( { default: register } ) => register( types, type, part, kit, end, survey, payload ),
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
