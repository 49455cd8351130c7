import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { QuestionStats } from '../../types';
import { formatNumber, formatPercent, SMALL_SAMPLE } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { pageUrl } from '../../shared/lib/pages';
import { typeName } from '../../shared/registry/question-types';
import { Notice } from '../../shared/components/notice';
import { QuestionExport } from '../components/export-button';
import { resultOf } from '../question-types';
import type { CardProps } from '../question-types/type-result';
import { Comments } from './comments';
import { questionHeading } from './question-heading';

interface Props extends CardProps {
	/** Place in the survey, from 1. */
	number: number;
}

/**
 * Address of the step of the survey editor where questions are changed (RES-22).
 *
 * @param surveyId Survey.
 */
export function editorUrl( surveyId: number ): string {
	return pageUrl( 'surveys', `/edit/${ surveyId }/questions` );
}

/**
 * The statistics of one question with their base: who answered, who skipped
 * (RES-21 to RES-29).
 */
export function QuestionCard( props: Props ) {
	const { surveyId, question, number } = props;
	const { Card } = resultOf( question.type, question.is_quantitative );
	const headingId = questionHeading( question.id );
	return (
		<section className="uf-panel uf-question" aria-labelledby={ headingId }>
			<header className="uf-panel__head">
				<div className="uf-question__head">
					<h3 id={ headingId }>
						<span className="uf-question__number">
							{ sprintf(
								/* translators: %s: number of the question */
								__( 'Q%s', 'userfeedback' ),
								formatNumber( number )
							) }
						</span>
						<span>{ titleOf( question ) }</span>
					</h3>
					<Base question={ question } />
				</div>
				<div className="uf-question__tools">
					<QuestionExport
						surveyId={ surveyId }
						range={ props.range }
						questionId={ question.id }
						title={ titleOf( question ) }
					/>
					{ can( 'edit' ) && (
						<Button
							size="compact"
							icon={ pencil }
							href={ editorUrl( surveyId ) }
							label={ sprintf(
								/* translators: %s: title of the question */
								__( 'Edit question: %s', 'userfeedback' ),
								titleOf( question )
							) }
						/>
					) }
				</div>
			</header>
			<div className="uf-panel__body">
				{ question.options_invalid && <InvalidOptions surveyId={ surveyId } /> }
				{ question.total_answers === 0 ? (
					<NoAnswers skipped={ question.unanswered } />
				) : (
					<>
						<Card { ...props } />
						{ question.is_quantitative && <Comments { ...props } place="card" /> }
					</>
				) }
			</div>
		</section>
	);
}

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

function InvalidOptions( { surveyId }: { surveyId: number } ) {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'This question has invalid options: there are too few, or some have no text, so visitors cannot choose them.',
				'userfeedback'
			) }{ ' ' }
			{ can( 'edit' ) && <a href={ editorUrl( surveyId ) }>{ __( 'Fix it in the editor', 'userfeedback' ) }</a> }
		</Notice>
	);
}

function NoAnswers( { skipped }: { skipped: number } ) {
	return (
		<div className="uf-nothing">
			<h4>
				{ skipped > 0
					? __( 'Everybody skipped this question', 'userfeedback' )
					: __( 'No answers yet', 'userfeedback' ) }
			</h4>
			<p>{ __( 'Nobody has answered this question in this range.', 'userfeedback' ) }</p>
		</div>
	);
}
