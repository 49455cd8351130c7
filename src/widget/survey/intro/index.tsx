/**
 * What stands around the questions of a few surveys (docs/visitor.md): the intro, another style of the progress,
 * a thank-you message that closes by itself, answers that go along with a redirect. The intro travels as a first
 * question; it is not counted, and it is not sent.
 */
import { around } from '../around';
import type { BuiltPart } from '../part';
import { registers } from '../types/runtime';
import count from '../styles/part-count.css?raw';
import { Closing } from './closing';
import { PART, WORDS, isIntro } from './intro';
import { passOn } from './pass-on';

const NONE = '.progress{display:none}';

let stands = false;

/** The module that the widget imports. */
const register: BuiltPart[ 'default' ] = ( types, type, part, kit, end, ...more ) => {
	void registers( PART )( types, type, part, kit, end, ...more );
	const { words = {} } = part;
	WORDS.push( words );
	// A page may have two such surveys: the way is theirs together, and each has an end of its own.
	if ( ! stands ) {
		stands = true;
		around( kit.WAY, 'progress', ( inner ) => ( questions, flow ) => {
			const all = inner( questions, flow );
			if ( ! questions[ 0 ] || ! isIntro( questions[ 0 ] ) ) {
				return all;
			}
			return flow.index === 0 ? { number: 1, total: 1 } : { number: all.number - 1, total: all.total - 1 };
		} );
	}
	around( end, 'of', ( inner ) => ( given ) => {
		// Before the paths end: what Back took away is not passed on.
		const shown = new Set( kit.WAY.visible( given.questions, given.answers ).map( ( { id } ) => id ) );
		const finished = inner( given );
		const questions = finished.questions.filter( ( question ) => ! isIntro( question ) );
		const answers = finished.answers.filter( ( { question_id: id } ) => shown.has( id ) );
		const { survey } = finished;
		const { close, pass, thank_you: thanks } = given.survey;
		if ( close ) {
			Object.assign( thanks, { message: kit.jsx( Closing, { children: thanks.message } ) } );
		}
		return {
			...finished,
			questions,
			answers,
			survey: pass ? { ...survey, thank_you: passOn( survey.thank_you, pass, answers, location.href ) } : survey,
		};
	} );
	return PART.css + ( words.progress === 'count' ? count : '' ) + ( words.progress === 'none' ? NONE : '' );
};

export default register;
