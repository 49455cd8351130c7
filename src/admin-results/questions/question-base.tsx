import { __, sprintf } from '@wordpress/i18n';
import type { QuestionStats } from '../../types';
import { formatNumber, formatPercent, SMALL_SAMPLE } from '../../shared/format/numbers';
import { typeName } from '../../shared/registry/question-types';

/** Drafts may have questions that nobody has worded yet. */
export function titleOf( { title }: QuestionStats ): string {
	return title.trim() === '' ? __( '(no title)', 'userfeedback' ) : title;
}

/** How many answered, skipped and never met a question. */
export function Base( { question, named = true }: { question: QuestionStats; named?: boolean } ) {
	// What logic hid from a visitor was not skipped by that visitor.
	const { total_answers: answered, unanswered: skipped, unanswered_share: share, not_asked: hidden } = question;
	return (
		<p className="uf-dots uf-question__base">
			{ named && <span>{ typeName( question.type ) }</span> }
			<span>
				{ sprintf(
					/* translators: %s: number of answers */
					__( '%s answered', 'userfeedback' ),
					formatNumber( answered )
				) }
			</span>
			<span>
				{ share.percent === null
					? sprintf(
							/* translators: %s: number of responses */
							__( '%s skipped', 'userfeedback' ),
							formatNumber( skipped )
						)
					: sprintf(
							/* translators: 1: number of responses. 2: share of those that were asked */
							__( '%1$s skipped (%2$s)', 'userfeedback' ),
							formatNumber( skipped ),
							formatPercent( share.percent )
						) }
			</span>
			{ hidden > 0 && (
				<span>
					{ sprintf(
						/* translators: %s: number of responses whose visitors never met the question */
						__( '%s not asked', 'userfeedback' ),
						formatNumber( hidden )
					) }
				</span>
			) }
			{ answered > 0 && answered < SMALL_SAMPLE && (
				<span className="uf-badge is-small-sample">{ __( 'Small sample', 'userfeedback' ) }</span>
			) }
		</p>
	);
}
