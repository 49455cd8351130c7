/**
 * How long a survey takes, in whole minutes and at least one. `Surveys\SurveyLength` says the same to visitors and owners; both run
 * tests/fixtures/survey-length.json.
 */
import type { Question } from '../types';

/** Seconds to read a question and to answer it. */
const SECONDS: Partial< Record< string, number > > = {
	text: 20,
	'long-text': 45,
	email: 20,
	ranking: 25,
	matrix: 30,
};
const USUAL = 8;

export function minutesOf( questions: readonly Pick< Question, 'type' >[] ): number {
	const seconds = questions.reduce( ( sum, { type } ) => sum + ( SECONDS[ type ] ?? USUAL ), 0 );
	return Math.max( 1, Math.round( seconds / 60 ) );
}
