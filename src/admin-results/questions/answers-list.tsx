import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import type { DateRange, QuestionStats, StatAnswer } from '../../types';
import { ErrorNotice } from '../../shared/components/error-notice';
import { MiniPager } from '../components/mini-pager';
import { SearchNote } from '../components/search-note';
import { useAnswerPages } from '../lib/use-answer-pages';
import { AnswerSearch, AnswerSource, answerText, Marked } from './answer-parts';

interface Props {
	surveyId: number;
	question: QuestionStats;
	range: DateRange;
	today: string;
}

/** Answers on one page of a card; the results bring the first page with them. */
const PER_PAGE = 5;

/** Answers in words, newest first, with a search and a pager. */
export function AnswersList( { surveyId, question, range, today }: Props ) {
	const { page, setPage, typed, setTyped, search, options } = useAnswerPages( surveyId, question.id, range, {
		per_page: PER_PAGE,
	} );
	const asks = page > 1 || search !== '';
	const query = useQuery( { ...options, enabled: asks } );
	const found = asks ? query.data : undefined;
	const items = found?.items ?? ( asks ? [] : question.answers.slice( 0, PER_PAGE ) );
	const total = asks ? ( found?.pagination.total ?? 0 ) : question.total_answers;

	return (
		<>
			<div className="uf-answers-bar">
				<AnswerSearch label={ __( 'Search answers', 'userfeedback' ) } value={ typed } onChange={ setTyped } />
				<SearchNote search={ search } searching={ query.isFetching } found={ found } />
			</div>
			{ asks && query.isError ? (
				<ErrorNotice
					message={ __( 'The answers could not be loaded.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) : (
				<ul className="uf-answers" aria-busy={ asks && query.isFetching }>
					{ items.map( ( answer ) => (
						<Answer
							key={ answer.response_id }
							surveyId={ surveyId }
							answer={ answer }
							search={ search }
							today={ today }
						/>
					) ) }
				</ul>
			) }
			{ found && found.pagination.total === 0 && (
				<p className="uf-note">
					{ sprintf(
						/* translators: %s: searched words */
						__( 'No answer contains “%s”.', 'userfeedback' ),
						search
					) }
				</p>
			) }
			{ total > 0 && (
				<MiniPager
					page={ page }
					perPage={ PER_PAGE }
					total={ total }
					label={ sprintf(
						/* translators: %s: title of the question */
						__( 'Pages of answers: %s', 'userfeedback' ),
						question.title
					) }
					onChange={ setPage }
				/>
			) }
		</>
	);
}

function Answer( {
	surveyId,
	answer,
	search,
	today,
}: {
	surveyId: number;
	answer: StatAnswer;
	search: string;
	today: string;
} ) {
	return (
		<li>
			<span className="uf-answers__text">
				<Marked text={ answerText( answer.value ) } search={ search } />
				{ answer.extra?.name && (
					<span className="uf-second">
						{ sprintf(
							/* translators: %s: first name of the visitor */
							__( 'Name: %s', 'userfeedback' ),
							answer.extra.name
						) }
					</span>
				) }
				{ answer.extra?.comments && (
					<span className="uf-second">
						<Marked text={ answer.extra.comments } search={ search } />
					</span>
				) }
			</span>
			<AnswerSource surveyId={ surveyId } answer={ answer } today={ today } />
		</li>
	);
}
