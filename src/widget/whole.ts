/**
 * In all.js, and in previews, what only some surveys need is at hand: this stands
 * in the place of apart.ts (tools/webpack.widget.js).
 */
import { addStyles } from './host';
import { MORE } from './more';
import { addAnswers } from './questions';

addAnswers( MORE.ANSWERS );
addStyles( MORE.STYLES );

export const moreFor = () => MORE;
