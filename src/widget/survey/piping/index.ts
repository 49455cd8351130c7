/**
 * Earlier answers in titles and descriptions (docs/piping.md), in a file that the widget fetches for surveys that have
 * some. Without it the fallback words stand there, which the page has.
 */
import type { FlowState } from '../../../domain/flow';
import { filled } from '../../../domain/piping';
import type { Question, WireQuestion } from '../../../types';
import { around } from '../around';
import type { BuiltPart } from '../part';
import { wordsOf } from './words';

type Piped = Question & Pick< WireQuestion, 'pipe' >;

/** Answers of the questions behind the visitor, put into those of the survey. */
function fill( questions: readonly Piped[], { answers, path }: FlowState, lang: string | undefined ) {
	const answerTo = ( id: string ) => {
		const question = questions[ path.find( ( at ) => questions[ at ]?.id === id ) ?? -1 ];
		const answer = answers.find( ( { question_id: of } ) => of === id );
		return question && answer ? wordsOf( question, answer, lang ) : '';
	};
	for ( const question of questions ) {
		const { title, ...texts } = question.pipe ?? {};
		if ( title ) {
			question.title = filled( title, answerTo );
		}
		for ( const [ name, text ] of Object.entries( texts ) ) {
			question.config[ name as keyof typeof texts ] = filled( text, answerTo );
		}
	}
}

/** The module that the widget imports. */
const register: BuiltPart[ 'default' ] = ( _types, _name, _part, { WAY }, _end, _survey, payload ) => {
	// Asked before each step is drawn.
	around( WAY, 'progress', ( inner ) => ( questions, flow ) => {
		fill( questions, flow, payload?.lang );
		return inner( questions, flow );
	} );
	return '';
};

export default register;
