/**
 * What a part of the surveys needs: e-mail, long texts, tiles and comments with
 * their styles and texts, conditions, mixed options, a font and colors of their
 * own. A part of all.js; beside widget.js a file of its own, fetched before the
 * first question shows. The widget draws it: what crosses the border are plain functions,
 * properties and texts, so that widget and part may be of different versions for
 * as long as a browser keeps one of them.
 */
import { visibleQuestions } from '../domain/logic';
import { progressOf } from '../domain/progress';
import { shuffle } from '../domain/shuffle';
import { redirectFor } from '../domain/thank-you';
import type { WidgetStrings } from '../types';
import { loadFont, paint } from './look';
import type { Answers } from './questions';
import { Cards } from './questions/cards';
import { Comment } from './questions/comment';
import { Email } from './questions/email';
import { LongText } from './questions/long-text';
import STYLES from './more.css?raw';

const ANSWERS: Answers = {
	comment: Comment,
	email: Email,
	'icon-choice': Cards,
	'image-radio': Cards,
	'long-text': LongText,
};
/** As in usual.ts: texts as the source has them. */
const TEXTS: Partial< WidgetStrings > = {
	email_label: 'E-mail address',
	name_label: 'First name',
	email_hint: 'Enter an address like name@example.com',
	email_placeholder: 'name@example.com',
	comment_label: 'What is the main reason for your answer?',
	counter: '%1$s of %2$s characters',
};

export const MORE = { ANSWERS, STYLES, TEXTS, visibleQuestions, progressOf, redirectFor, shuffle, paint, loadFont };

export type More = typeof MORE;
