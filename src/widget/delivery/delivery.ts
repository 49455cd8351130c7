/**
 * The parts that a visitor needs only after a survey shows, in one file: it is fetched while
 * the first question is read, by the loader where an earlier visit left answers, and before a
 * survey that has rare question types.
 */
export { afterShown } from '../survey/after-shown';
export { finish } from './finish';
export { addParts } from './parts';
export { resume } from './submit';
