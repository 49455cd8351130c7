/**
 * The parts that a visitor needs only after a survey shows, in one file: it is fetched while
 * the first question is read, and by the loader where an earlier visit left answers.
 */
export { afterShown } from '../survey/after-shown';
export { finish } from './finish';
export { resume } from './submit';
