import { __, _n, sprintf } from '@wordpress/i18n';
import type { Ending, Jump, PathFigures, Question } from '../../../../types';
import type { Leap, MapProblem, Place } from '../../../../domain/draft/map';
import { conditionsIn } from '../../../../domain/draft/logic';
import type { PlaceFigures } from '../../../../domain/draft/map-figures';
import type { WalkTurn } from '../../../../domain/draft/walk';
import { npsBucket } from '../../../../domain/nps';
import { plainText } from '../../../../domain/piping';
import type { AnswerValue } from '../../../../types';
import { formatRange } from '../../../../shared/format/dates';
import { formatNumber } from '../../../../shared/format/numbers';
import { npsGroupWord } from '../../words/conditions';
import { rulePhrase } from '../../words/logic';
import { backSentence } from '../../words/problems';

/** Above the title of a place. */
export function placeName( { kind, number }: Pick< Place, 'kind' | 'number' > ): string {
	switch ( kind ) {
		case 'intro':
			return __( 'Intro', 'userfeedback' );
		case 'end':
			return __( 'End', 'userfeedback' );
		case 'ending':
			/* translators: %d: number of the ending. */
			return sprintf( __( 'Ending %d', 'userfeedback' ), number );
		default:
			/* translators: %d: number of the question. */
			return sprintf( __( 'Question %d', 'userfeedback' ), number );
	}
}

export const titleOf = ( { title }: Pick< Question, 'title' > ): string =>
	plainText( title.trim() ) || __( 'Untitled question', 'userfeedback' );

/** How many came to a question and answered it. */
export function figuresSentence( { asked, answered, unanswered }: PlaceFigures ): string {
	if ( asked === null ) {
		return __( 'Too few to show how many came here.', 'userfeedback' );
	}
	if ( answered === null || unanswered === null ) {
		return sprintf(
			/* translators: %s: number of responses. */
			__( 'Came here: %s. Too few to show how many answered.', 'userfeedback' ),
			formatNumber( asked )
		);
	}
	return sprintf(
		/* translators: 1: number of responses that came to a question, 2: that answered it, 3: that did not. */
		__( 'Came here: %1$s. Answered: %2$s. Not answered: %3$s.', 'userfeedback' ),
		formatNumber( asked ),
		formatNumber( answered ),
		formatNumber( unanswered )
	);
}

/** What the figures are about. */
export function basisSentence( { range, responses }: PathFigures ): string {
	const days = formatRange( range.start, range.end );
	return responses === null
		? sprintf(
				/* translators: %s: a range of days. */
				__( 'There are too few responses of %s to show figures.', 'userfeedback' ),
				days
			)
		: sprintf(
				/* translators: 1: number of responses, 2: a range of days. */
				_n(
					'Numbers: how many of the %1$s response of %2$s came to each question, in the survey as it was then. Visitors who left before the end are not counted.',
					'Numbers: how many of the %1$s responses of %2$s came to each question, in the survey as it was then. Visitors who left before the end are not counted.',
					responses,
					'userfeedback'
				),
				formatNumber( responses ),
				days
			);
}

/** What is wrong, in a sentence. */
export function problemSentence( { kind, number, to }: MapProblem ): string {
	switch ( kind ) {
		case 'back':
			return backSentence( { number, to } );
		case 'over':
			/* translators: %d: number of a question. */
			return sprintf( __( 'Nobody gets to question %d: every way jumps over it.', 'userfeedback' ), number );
		case 'never':
			return sprintf(
				/* translators: %d: number of a question. */
				__( 'Nobody gets to question %d: what it waits for cannot happen.', 'userfeedback' ),
				number
			);
		case 'nowhere':
			return sprintf(
				/* translators: %d: number of a question. */
				__( 'A jump of question %d leads nowhere. Choose where it goes.', 'userfeedback' ),
				number
			);
		case 'ending':
			/* translators: %d: number of an ending. */
			return sprintf( __( 'No jump leads to ending %d.', 'userfeedback' ), number );
	}
}

/** The same on a card. */
export function problemMark( { kind }: MapProblem ): string {
	switch ( kind ) {
		case 'back':
			return __( 'Leads back', 'userfeedback' );
		case 'nowhere':
			return __( 'A jump leads nowhere', 'userfeedback' );
		case 'ending':
			return __( 'No jump leads here', 'userfeedback' );
		default:
			return __( 'Nobody gets here', 'userfeedback' );
	}
}

const jumpPhrase = ( jump: Jump, questions: Question[] ): string =>
	jump.match === 'always' || conditionsIn( jump ).length === 0
		? __( 'Everybody', 'userfeedback' )
		: rulePhrase( jump, questions );

/** Who jumps there. */
export const leapPhrase = ( { jumps }: Leap, questions: Question[] ): string =>
	jumps.map( ( jump ) => jumpPhrase( jump, questions ) ).join( ' / ' );

/** On the way to a question that some pass. */
export function showPhrase( { logic }: Question, questions: Question[] ): string {
	const rule = rulePhrase( logic, questions );
	return logic.action === 'show'
		? rule
		: /* translators: %s: a condition such as "Q1 is Detractor". */
			sprintf( __( 'Not if %s', 'userfeedback' ), rule );
}

export function showSentence( { logic }: Question, questions: Question[] ): string {
	const rule = rulePhrase( logic, questions );
	return logic.action === 'show'
		? /* translators: %s: a condition such as "Q1 is Detractor". */
			sprintf( __( 'Shows only if %s. Everybody else passes it.', 'userfeedback' ), rule )
		: /* translators: %s: a condition such as "Q1 is Detractor". */
			sprintf( __( 'Shows to everybody, but not if %s.', 'userfeedback' ), rule );
}

/** Before the name of the place that a jump leads to. */
export function leapSentence( jump: Jump, questions: Question[] ): string {
	return jump.match === 'always' || conditionsIn( jump ).length === 0
		? __( 'Everybody goes to:', 'userfeedback' )
		: /* translators: %s: a condition such as "Q1 is Detractor". */
			sprintf( __( 'If %s, goes to:', 'userfeedback' ), rulePhrase( jump, questions ) );
}

/** How a question came, or why it did not. `before` is the turn that led there. */
export function cameSentence( turn: WalkTurn, before: WalkTurn | undefined, questions: Question[] ): string {
	const { at, shown, question, met } = turn;
	const { logic } = question;
	const number = at + 1;
	const conditional = logic.enabled && conditionsIn( logic ).length > 0;
	if ( ! shown ) {
		return logic.action === 'show'
			? sprintf(
					/* translators: 1: number of a question, 2: a condition such as "Q1 is Detractor". */
					__( 'Skipped question %1$d, because it shows only if %2$s.', 'userfeedback' ),
					number,
					rulePhrase( logic, questions )
				)
			: sprintf(
					/* translators: 1: number of a question, 2: a condition such as "Q1 is Detractor". */
					__( 'Skipped question %1$d, because %2$s.', 'userfeedback' ),
					number,
					rulePhrase( logic, questions, ( one ) => met.has( one ) )
				);
	}
	const shows =
		conditional && logic.action === 'show'
			? sprintf(
					/* translators: 1: number of a question, 2: a condition such as "Q1 is Detractor". */
					__( 'Question %1$d, because %2$s.', 'userfeedback' ),
					number,
					rulePhrase( logic, questions, ( one ) => met.has( one ) )
				)
			: '';
	if ( before?.jump ) {
		return [ jumpedSentence( before, number, questions ), shows ].filter( Boolean ).join( ' ' );
	}
	if ( shows ) {
		return shows;
	}
	return at === 0
		? /* translators: %d: number of a question. */
			sprintf( __( 'Question %d, because it is the first.', 'userfeedback' ), number )
		: /* translators: %d: number of a question. */
			sprintf( __( 'Question %d, because it is the next in order.', 'userfeedback' ), number );
}

/** The jump that was taken, and over which questions. */
function jumpedSentence( { at, jump, met, next }: WalkTurn, number: number, questions: Question[] ): string {
	const over = next - at - 1;
	const because =
		! jump || jump.match === 'always' || conditionsIn( jump ).length === 0
			? sprintf(
					/* translators: 1: number of a question that comes, 2: number of the question before it. */
					__( 'Question %1$d, because question %2$d always leads there.', 'userfeedback' ),
					number,
					at + 1
				)
			: sprintf(
					/* translators: 1: number of a question, 2: a condition such as "Q1 is Detractor". */
					__( 'Question %1$d, because %2$s.', 'userfeedback' ),
					number,
					rulePhrase( jump, questions, ( one ) => met.has( one ) )
				);
	return over > 0
		? [
				because,
				sprintf(
					/* translators: %d: number of questions. */
					_n( '%d question was jumped over.', '%d questions were jumped over.', over, 'userfeedback' ),
					over
				),
			].join( ' ' )
		: because;
}

/** Why it ended, and with what. */
export function endSentence( last: WalkTurn | undefined, ending: Ending | null, questions: Question[] ): string {
	const jump = last?.jump;
	const why =
		jump && conditionsIn( jump ).length > 0 ? rulePhrase( jump, questions, ( one ) => last.met.has( one ) ) : '';
	const what = ending
		? /* translators: %s: title of an ending. */
			sprintf( __( 'the ending “%s”', 'userfeedback' ), ending.title )
		: __( 'the end of the survey', 'userfeedback' );
	if ( why === '' ) {
		return sprintf(
			/* translators: %s: what comes, e.g. "the end of the survey". */
			__( 'Then %s.', 'userfeedback' ),
			what
		);
	}
	return sprintf(
		/* translators: 1: what comes, e.g. "the end of the survey", 2: a condition such as "Q1 is Detractor". */
		__( 'Then %1$s, because %2$s.', 'userfeedback' ),
		what,
		why
	);
}

/** What was answered, with the NPS group in words. */
export function answerSentence( { type }: Question, value: AnswerValue ): string {
	if ( value === null ) {
		return type === 'statement' ? '' : __( 'No answer.', 'userfeedback' );
	}
	const text = Array.isArray( value ) ? value.join( ', ' ) : String( value );
	return type === 'nps'
		? sprintf(
				/* translators: 1: a score, 2: Promoter, Passive or Detractor. */
				__( 'Answered %1$s: %2$s.', 'userfeedback' ),
				text,
				npsGroupWord( npsBucket( Number( value ) ) )
			)
		: /* translators: %s: an answer. */
			sprintf( __( 'Answered “%s”.', 'userfeedback' ), text );
}
