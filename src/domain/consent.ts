/** The text beside the box of a consent (ConsentType). */

/** Pieces of a text; every second one is the words of the link, which stand in brackets. */
export const consentPieces = ( text: string ): string[] => text.split( /\[([^\]]*)\]/ );

/** What is sent as the answer: the text as the visitor reads it. */
export const consentAnswer = ( text: string ): string => consentPieces( text ).join( '' ).trim();
