/** Figures on the map of a survey (docs/paths.md). They come from the server; here they find their places. */
import type { PathFigures } from '../../types';

export interface PlaceFigures {
	/** How many came to the question; null where they are too few to show. */
	asked: number | null;
	/** How many of them answered, and how many did not; null where either is too few to show. */
	answered: number | null;
	unanswered: number | null;
}

/**
 * Figures by question. Empty where there are no responses. A question that was added since, and one that nobody
 * answers, has none.
 */
export function placeFigures( figures: PathFigures | undefined ): ReadonlyMap< string, PlaceFigures > {
	if ( ! figures || figures.responses === 0 ) {
		return new Map();
	}
	return new Map(
		figures.questions.map( ( { id, asked, answered } ) => [
			id,
			{
				asked,
				answered,
				unanswered: asked === null || answered === null ? null : Math.max( 0, asked - answered ),
			},
		] )
	);
}
