/**
 * Id of the heading of a card, which names the parts of the card as well.
 *
 * @param id Question.
 */
export function questionHeading( id: string ): string {
	return `uf-question-${ id }`;
}

/**
 * Id of the heading above the score of a question.
 *
 * @param id Question.
 */
export function scoreHeading( id: string ): string {
	return `uf-nps-score-${ id }`;
}
