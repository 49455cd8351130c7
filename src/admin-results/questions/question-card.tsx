import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import { formatNumber } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { pageUrl } from '../../shared/lib/pages';
import { Notice } from '../../shared/components/notice';
import { BreakdownLink } from '../breakdown/breakdown-panel';
import { QuestionExport } from '../components/export-button';
import { Nothing } from '../components/nothing';
import { resultOf } from '../question-types';
import type { CardProps } from '../question-types/type-result';
import { TrendLink } from '../trend/trend-link';
import { Comments } from './comments';
import { Base, titleOf } from './question-base';
import { questionHeading } from './question-heading';
import { Words } from './words';

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
					{ ! question.too_few && <Base question={ question } /> }
				</div>
				<div className="uf-question__tools">
					{ question.is_quantitative && question.total_answers > 0 && (
						<BreakdownLink surveyId={ surveyId } questionId={ question.id } title={ titleOf( question ) } />
					) }
					{ question.is_quantitative && (
						<TrendLink surveyId={ surveyId } questionId={ question.id } title={ titleOf( question ) } />
					) }
					<ExportAndEdit { ...props } />
				</div>
			</header>
			<div className="uf-panel__body">
				{ question.options_invalid && <InvalidOptions surveyId={ surveyId } /> }
				{ question.too_few ? (
					<TooFewAnswers />
				) : question.total_answers === 0 ? (
					<NoAnswers skipped={ question.unanswered } />
				) : (
					<>
						<Card { ...props } />
						{ question.other && <Comments { ...props } place="card" other /> }
						{ question.is_quantitative && <Comments { ...props } place="card" /> }
						{ isWritten( question ) && (
							<Words surveyId={ surveyId } questionId={ question.id } range={ props.range } />
						) }
					</>
				) }
			</div>
		</section>
	);
}

/** RES-22, RES-23. */
export function ExportAndEdit( { surveyId, question, range }: Pick< CardProps, 'surveyId' | 'question' | 'range' > ) {
	return (
		<>
			<QuestionExport
				surveyId={ surveyId }
				range={ range }
				questionId={ question.id }
				title={ titleOf( question ) }
			/>
			{ can( 'edit' ) && (
				<Button
					size="compact"
					variant="tertiary"
					icon={ pencil }
					href={ editorUrl( surveyId ) }
					label={ sprintf(
						/* translators: %s: title of the question */
						__( 'Edit question: %s', 'userfeedback' ),
						titleOf( question )
					) }
				/>
			) }
		</>
	);
}

/** Whether its answers are what people wrote. */
const isWritten = ( { is_quantitative: counted, distribution, type }: CardProps[ 'question' ] ) =>
	! counted && ! distribution && ! [ 'email', 'consent', 'upload' ].includes( type );

/** RES-24. */
export function InvalidOptions( { surveyId }: { surveyId: number } ) {
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

/** The site's smallest group (docs/filters.md). */
export function TooFewAnswers() {
	return (
		<Nothing title={ __( 'Too few to show', 'userfeedback' ) }>
			{ __( 'Too few people of these filters answered this question.', 'userfeedback' ) }
		</Nothing>
	);
}

function NoAnswers( { skipped }: { skipped: number } ) {
	return (
		<Nothing
			title={
				skipped > 0
					? __( 'Everybody skipped this question', 'userfeedback' )
					: __( 'No answers yet', 'userfeedback' )
			}
		>
			{ __( 'Nobody has answered this question in this range.', 'userfeedback' ) }
		</Nothing>
	);
}
