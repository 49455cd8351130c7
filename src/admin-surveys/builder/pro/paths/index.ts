/** Groups, facts, jumps and endings, apart: few surveys have some. */
export { Endings } from './endings';
export { PathFields } from './path-fields';
