import { __, sprintf } from '@wordpress/i18n';
import type { DateRange, QuestionStats, SurveyResults } from '../../types';
import { formatDay, formatRange } from '../../shared/format/dates';
import { formatNumber, SMALL_SAMPLE } from '../../shared/format/numbers';

/** Says which days the changes of a card are against, or that it has too few answers for any. */
export function ComparisonNote( {
	question,
	comparedWith,
}: {
	question: QuestionStats;
	comparedWith: DateRange | null;
} ) {
	const text = comparisonText( question, comparedWith );
	return text === '' ? null : <p className="uf-note">{ text }</p>;
}

/** Why nothing of a survey is compared, '' where the days before can be. */
export function tooYoung( { collecting_since: since, question_stats: questions }: SurveyResults ): string {
	return since === null || questions.some( ( { before } ) => before !== null )
		? ''
		: sprintf(
				/* translators: %s: date */
				__( 'No comparison with the days before: figures begin on %s.', 'userfeedback' ),
				formatDay( since )
			);
}

/** What stands beside the heading of the questions. */
export function basisText( results: SurveyResults ): string {
	const young = tooYoung( results );
	return young
		? `${ __( 'Shares are of those who answered.', 'userfeedback' ) } ${ young }`
		: __( 'Shares are of those who answered; ≈ marks a change within the margin of error.', 'userfeedback' );
}

/** The same as text, '' where nothing is compared; that the survey is too young is said above the cards. */
export function comparisonText( question: QuestionStats, days: DateRange | null ): string {
	if ( days === null || question.before === null ) {
		return '';
	}
	// A score has the base of its scale.
	const now = question.nps?.total ?? question.total_answers;
	const then = question.before.nps?.total ?? question.before.total_answers;
	if ( Math.min( now, then ) < SMALL_SAMPLE ) {
		return sprintf(
			/* translators: 1: smallest number of answers. 2: answers in this period. 3: answers in the period before */
			__( 'A comparison needs %1$s answers in both periods: %2$s now, %3$s before.', 'userfeedback' ),
			formatNumber( SMALL_SAMPLE ),
			formatNumber( now ),
			formatNumber( then )
		);
	}
	return sprintf(
		/* translators: 1: days before. 2: number of answers in those days */
		__( 'Change against %1$s (%2$s answered).', 'userfeedback' ),
		formatRange( days.start, days.end ),
		formatNumber( then )
	);
}
