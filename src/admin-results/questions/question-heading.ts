/**
 * Id of the heading of a card, which names the parts of the card as well.
 *
 * @param id Question.
 */
export function questionHeading( id: string ): string {
	return `uf-question-${ id }`;
}
