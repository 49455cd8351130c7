/** Options from which on a field searches them. */
export const SEARCH_FROM = 12;

/** "Zurich" finds "Zürich". */
export const fold = ( text: string ): string => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();
