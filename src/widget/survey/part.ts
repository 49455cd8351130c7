/** A question type in a file of its own, `types/<type>.tsx`. */
import type { WidgetPart, WirePayload, WireSurvey } from '../../types';
import type { End } from '../delivery/finished';
import type { KIT } from './kit';
import type { TypeInWidget } from './questions';

export interface Part extends TypeInWidget {
	css: string;
}

/** The survey as the page has it, or a preview. Before it is drawn a file may change it. */
export type WithParts = Partial< WireSurvey > & { parts: Record< string, WidgetPart > };

/** The file as it is built: registers its type among the widget's, and returns its styles (types/runtime.ts). */
export interface BuiltPart {
	default: (
		types: Partial< Record< string, TypeInWidget > >,
		type: string,
		part: WidgetPart,
		kit: typeof KIT,
		end: End,
		survey: WithParts,
		payload: WirePayload | undefined
	) => string | Promise< string >;
}
