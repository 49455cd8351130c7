/** Most characters of a survey's title. */
export const MAX_NAME = 255;

/** At most so many characters, and no half of one: JSON with half an emoji is refused as a whole. */
export function cutText( text: string, most: number ): string {
	return text.slice( 0, most ).replace( /[\uD800-\uDBFF]$/, '' );
}
