/** Files of question types that few surveys have (docs/visitor.md). */
import type { WidgetPart } from '../../types';
import { importFile } from '../import-delivery';
import { END } from './finish';
import type { KIT } from '../survey/kit';
import type { BuiltPart } from '../survey/part';
import type { TypeInWidget } from '../survey/questions';

/**
 * Fetches the files, each of which registers its type, and returns their styles. A file
 * that cannot be had leaves a sentence, and the visitor goes on without it.
 *
 * @param parts What the page says of them, by type.
 * @param types The types that the widget draws; those of the files are added.
 * @param kit   What draws them.
 */
export async function addParts(
	parts: Record< string, WidgetPart >,
	types: Partial< Record< string, TypeInWidget > >,
	kit: typeof KIT
): Promise< string > {
	const sheets = await Promise.all(
		Object.entries( parts ).map( ( [ type, part ] ) =>
			importFile< BuiltPart >( part.url ).then(
				( { default: register } ) => register( types, type, part, kit, END ),
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
