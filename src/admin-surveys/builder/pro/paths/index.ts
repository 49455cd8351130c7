/** Groups, facts, jumps, endings and answers in texts, apart: few surveys have some. */
export { Endings } from './endings';
export { InsertAnswer } from './insert-answer';
export { HiddenFieldsPanel } from './hidden-fields';
export { PathFields } from './path-fields';
