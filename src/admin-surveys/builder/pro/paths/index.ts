/** Groups, facts, jumps and endings, apart: few surveys have some. */
export { Endings } from './endings';
export { HiddenFieldsPanel } from './hidden-fields';
export { PathFields } from './path-fields';
