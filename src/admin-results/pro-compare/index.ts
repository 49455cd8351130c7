/** Two groups beside each other: `proCompare` loads it. */
export { Comparison } from './comparison';
