import { __, sprintf } from '@wordpress/i18n';
import type { DateRange, QuestionStats, StatAnswer } from '../../types';
import { ErrorNotice } from '../../shared/components/error-notice';
import { MiniPager } from '../components/mini-pager';
import { SearchNote } from '../components/search-note';
import { useAnswerPages } from '../lib/use-answer-pages';
import { AnswerSearch, AnswerSource, answerText, CopyAnswer, Marked } from './answer-parts';
import { FileOf } from './file-of';
import { ScoreSelect } from './score-select';

interface Props {
	surveyId: number;
	question: QuestionStats;
	range: DateRange;
	today: string;
}

/** Answers on one page of a card; the results bring the first page with them. */
const PER_PAGE = 5;

/** Answers in words, newest first, with a search, a choice of scores and a pager. */
export function AnswersList( { surveyId, question, range, today }: Props ) {
	const { page, setPage, typed, setTyped, search, score, setScore, query, stop, goOn } = useAnswerPages(
		surveyId,
		question.id,
		range,
		{ per_page: PER_PAGE },
		( asked ) => asked.page > 1 || asked.search !== '' || asked.score !== null
	);
	const narrowed = search !== '' || score !== null;
	const asks = page > 1 || narrowed;
	const found = asks ? query.data : undefined;
	const items = found?.items ?? ( asks ? [] : question.answers.slice( 0, PER_PAGE ) );
	const total = asks ? ( found?.pagination.total ?? 0 ) : question.total_answers;

	return (
		<>
			<div className="uf-answers-bar">
				<AnswerSearch label={ __( 'Search answers', 'userfeedback' ) } value={ typed } onChange={ setTyped } />
				<ScoreSelect value={ score } onChange={ setScore } />
				<SearchNote
					searched={ narrowed }
					searching={ query.isFetching }
					found={ found }
					onStop={ stop }
					onGoOn={ goOn }
				/>
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
							file={ question.type === 'upload' ? question.id : '' }
							answer={ answer }
							search={ search }
							today={ today }
						/>
					) ) }
				</ul>
			) }
			{ found?.pagination.total === 0 && found.complete !== false && (
				<p className="uf-note">
					{ search === ''
						? __( 'Nobody who gave this score wrote an answer.', 'userfeedback' )
						: sprintf(
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
	file,
	answer,
	search,
	today,
}: {
	surveyId: number;
	/** The question, where its answers are files. */
	file: string;
	answer: StatAnswer;
	search: string;
	today: string;
} ) {
	return (
		<li>
			<span className="uf-answers__text">
				{ file ? (
					<FileOf
						surveyId={ surveyId }
						responseId={ answer.response_id }
						questionId={ file }
						value={ answer.value }
					/>
				) : (
					<Marked text={ answerText( answer.value ) } search={ search } />
				) }
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
			<AnswerSource surveyId={ surveyId } answer={ answer } today={ today }>
				<CopyAnswer text={ answerText( answer.value ) } />
			</AnswerSource>
		</li>
	);
}
