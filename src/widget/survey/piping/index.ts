/**
 * Earlier answers in titles and descriptions (docs/piping.md), in a file that the widget fetches for surveys that have
 * some. Without it the fallback words stand there, which the page has.
 */
import type { FlowState } from '../../../domain/flow';
import { filled, mapThanks } from '../../../domain/piping';
import type { Answer, Question, WireQuestion } from '../../../types';
import { around } from '../around';
import type { BuiltPart } from '../part';
import { wordsOf } from './words';

type Piped = Question & Pick< WireQuestion, 'pipe' >;

/** Finds the words of an answer among those of some questions. */
const answersOf =
	( questions: readonly ( Question | undefined )[], answers: readonly Answer[], lang: string | undefined ) =>
	( id: string ) => {
		const question = questions.find( ( one ) => one?.id === id );
		const answer = answers.find( ( { question_id: of } ) => of === id );
		return question && answer ? wordsOf( question, answer, lang ) : '';
	};

/** Answers of the questions behind the visitor, put into those of the survey. */
function fill( questions: readonly Piped[], { answers, path }: FlowState, lang: string | undefined ) {
	const answerTo = answersOf(
		path.map( ( at ) => questions[ at ] ),
		answers,
		lang
	);
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
const register: BuiltPart[ 'default' ] = ( _types, _name, _part, { WAY }, end, _survey, payload ) => {
	// Asked before each step is drawn.
	around( WAY, 'progress', ( inner ) => ( questions, flow ) => {
		fill( questions, flow, payload?.lang );
		return inner( questions, flow );
	} );
	// Before another part puts an ending in the place of the message.
	around( end, 'of', ( inner ) => ( finished ) => {
		const { survey, questions, answers } = finished;
		const { pipe, ...texts } = survey.thank_you;
		if ( pipe ) {
			const answerTo = answersOf( WAY.visible( questions, answers ), answers, payload?.lang );
			Object.assign(
				survey.thank_you,
				mapThanks( { ...texts, ...pipe }, ( text ) => filled( text, answerTo ) )
			);
		}
		return inner( finished );
	} );
	return '';
};

export default register;
