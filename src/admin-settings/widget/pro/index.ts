/** Controls of the Widget tab that a plan opens. */
export { ColorField } from './color-field';
export { ContrastNotes } from './contrast-notes';
export { CustomLogo } from './custom-logo';
export { FontField } from './font-field';
export { UseForSurveys } from './use-for-surveys';
