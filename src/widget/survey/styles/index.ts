import base from './base.css?raw';
import buttons from './buttons.css?raw';
import panel from './panel.css?raw';
import question from './question.css?raw';
import windows from './windows.css?raw';

/** In the order of the cascade. */
export const STYLES = base + panel + question + buttons + windows;
