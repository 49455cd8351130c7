import { rulesOf } from '../../domain/question-types';
import type { Answer, Question } from '../../types';

/** The answers that tell responses apart in a list. */
export interface Summary {
	/** The first rating. */
	score: { value: number; unit: 'star' | null; scale: number } | null;
	/** The first choice, '' for none. */
	choice: string;
	/** The beginning of the first text or comment, '' for none. */
	words: string;
}

/** A row shows fewer; the rest need not be in the page. */
const WORDS_MAX = 240;

const textOf = ( value: Answer[ 'value' ] ) => ( Array.isArray( value ) ? value.join( ', ' ) : String( value ?? '' ) );

const beginning = ( text: string ) => text.replace( /\s+/g, ' ' ).trim().slice( 0, WORDS_MAX );

/**
 * @param answers   Of one response.
 * @param questions Of its survey.
 */
export function summaryOf(
	answers: readonly Answer[],
	questions: readonly Pick< Question, 'id' | 'type' >[]
): Summary {
	const types = new Map( questions.map( ( { id, type } ) => [ id, type ] as const ) );
	const summary: Summary = { score: null, choice: '', words: '' };
	let address = '';
	let comment = '';
	for ( const { question_id: id, value, words, extra } of answers ) {
		const type = types.get( id ) ?? '';
		const { scale, unit, options } = rulesOf( type );
		const text = beginning( words ?? textOf( value ) );
		if ( scale !== null && typeof value === 'number' ) {
			summary.score ??= { value, unit, scale };
		} else if ( options !== null || words !== undefined || Array.isArray( value ) ) {
			summary.choice ||= text;
		} else if ( type === 'email' ) {
			address ||= text;
		} else {
			summary.words ||= text;
		}
		comment ||= beginning( extra?.comments ?? '' );
	}
	summary.words ||= comment;
	// An email address is better than an empty line.
	if ( summary.score === null && summary.choice === '' && summary.words === '' ) {
		summary.choice = address;
	}
	return summary;
}
