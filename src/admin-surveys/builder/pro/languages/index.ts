/** The survey in other languages: `proLanguages` loads it. */
export { LanguagesPanel } from './panel';
