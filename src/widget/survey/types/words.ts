import type { WidgetPart } from '../../../types';

/** Texts of the type, which the page brings (`VisitorPart`). */
let words: Record< string, string > = {};

export const setWords = ( given: WidgetPart[ 'words' ] = {} ) => {
	words = given;
};

export const word = ( name: string ): string => words[ name ] ?? '';
