import { __, sprintf } from '@wordpress/i18n';
import type { LeadsBack } from '../../../domain/draft/paths';
import type { Problem, QuestionFaults } from '../../../domain/draft/problems';
import type { RuleFault } from '../../../domain/draft/page-rules';

function questionReason( number: number, faults: QuestionFaults ): string {
	if ( faults.title && faults.options ) {
		return sprintf(
			/* translators: %d: number of the question. */
			__( 'Question %d needs a title and options.', 'userfeedback' ),
			number
		);
	}
	return faults.title
		? /* translators: %d: number of the question. */
			sprintf( __( 'Question %d needs a title.', 'userfeedback' ), number )
		: /* translators: %d: number of the question. */
			sprintf( __( 'Question %d needs options.', 'userfeedback' ), number );
}

function ruleReason( number: number, fault: RuleFault ): string {
	switch ( fault ) {
		case 'url':
			return sprintf(
				/* translators: %d: number of the page rule. */
				__( 'Rule %d needs a complete URL.', 'userfeedback' ),
				number
			);
		case 'pattern':
			return sprintf(
				/* translators: %d: number of the page rule. */
				__( 'Rule %d needs a valid pattern.', 'userfeedback' ),
				number
			);
		default:
			return sprintf(
				/* translators: %d: number of the page rule. */
				__( 'Rule %d needs a value.', 'userfeedback' ),
				number
			);
	}
}

/** A jump would make visitors go in circles. */
export const backSentence = ( { number, to }: LeadsBack ): string =>
	sprintf(
		/* translators: 1: number of a question, 2: number of an earlier question. */
		__( 'Question %1$d leads back to question %2$d. Choose a later question.', 'userfeedback' ),
		number,
		to
	);

/** Why a step cannot be left, in one sentence beside the disabled Next. */
export function problemReason( problem: Problem ): string {
	switch ( problem.kind ) {
		case 'template':
			return __( 'Choose a template first.', 'userfeedback' );
		case 'none':
			return __( 'Add at least one question.', 'userfeedback' );
		case 'question':
			return questionReason( problem.number, problem.faults );
		case 'back':
			return backSentence( problem );
		case 'ending':
			return sprintf(
				/* translators: %d: number of the ending. */
				__( 'Ending %d needs a title.', 'userfeedback' ),
				problem.number
			);
		case 'message':
			return __( 'The thank-you message is empty.', 'userfeedback' );
		case 'redirect':
			return __( 'Choose the page visitors go to after the last question.', 'userfeedback' );
		case 'rule':
			return ruleReason( problem.number, problem.fault );
		case 'devices':
			return __( 'Choose at least one device.', 'userfeedback' );
		case 'expiry':
			return __( 'Choose the last day of the survey.', 'userfeedback' );
		case 'addresses':
			return __( 'Correct the email addresses.', 'userfeedback' );
		case 'schedule':
			return __( 'Choose a date and a time.', 'userfeedback' );
	}
}

/** The error below a page rule's value (TGT-18 to TGT-20). */
export function ruleError( fault: RuleFault ): string {
	switch ( fault ) {
		case 'url':
			return __( 'Enter a complete URL, for example https://example.com/', 'userfeedback' );
		case 'pattern':
			return __( 'This pattern does not work as a regular expression of up to 200 characters.', 'userfeedback' );
		case 'choice':
			return __( 'Choose a value.', 'userfeedback' );
		case 'empty':
			return __( 'Enter a value.', 'userfeedback' );
	}
}

/** What is wrong with a question, for its line in the list. */
export function questionErrors( faults: QuestionFaults ): string {
	const messages = [];
	if ( faults.title ) {
		messages.push( __( 'Title is required.', 'userfeedback' ) );
	}
	if ( faults.options ) {
		messages.push( __( 'Options are required.', 'userfeedback' ) );
	}
	return messages.join( ' ' );
}
