/** CONST-09: the most options that a select lists. Core's token field stops at 100 unless told. */
export const SELECT_LIMIT = 9999;
