import { seekFocus } from '../../../shared/lib/seek-focus';

/**
 * A class and not an id: core's TextareaControl ties its label to an id of its
 * own, and one given from outside leaves the field without a name.
 */
export const TITLE_CLASS = 'ufb-question-title';

/** The open question's title, its text selected: typing replaces what a template wrote. */
export const focusTitle = () => seekFocus( `.${ TITLE_CLASS } textarea`, { select: true } );
