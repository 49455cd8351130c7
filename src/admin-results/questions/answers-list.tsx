import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SearchControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { DateRange, QuestionStats, StatAnswer } from '../../types';
import { resultsQueries } from '../../shared/api/results/queries';
import { ErrorNotice } from '../../shared/components/error-notice';
import { MiniPager } from '../components/mini-pager';
import { SearchNote } from '../components/search-note';
import { useSearch } from '../lib/use-search';
import { formatRecent } from '../lib/moments';
import { splitHits } from '../lib/options';
import { responsePath } from '../routes';

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
	const [ page, setPage ] = useState( 1 );
	const { typed, setTyped, search } = useSearch( setPage );
	useEffect( () => setPage( 1 ), [ range.start, range.end ] );

	const asks = page > 1 || search !== '';
	const query = useQuery( {
		...resultsQueries.answers( surveyId, question.id, {
			page,
			per_page: PER_PAGE,
			from: range.start,
			to: range.end,
			...( search ? { search } : {} ),
		} ),
		enabled: asks,
	} );
	const found = asks ? query.data : undefined;
	const items = found?.items ?? ( asks ? [] : question.answers.slice( 0, PER_PAGE ) );
	const total = asks ? found?.pagination.total ?? 0 : question.total_answers;

	return (
		<>
			<div className="uf-answers-bar">
				<SearchControl
					className="uf-search"
					size="compact"
					__nextHasNoMarginBottom
					label={ __( 'Search answers', 'userfeedback' ) }
					placeholder={ __( 'Search answers', 'userfeedback' ) }
					value={ typed }
					onChange={ setTyped }
				/>
				<SearchNote
					search={ search }
					searching={ query.isFetching }
					found={ found }
				/>
			</div>
			{ asks && query.isError ? (
				<ErrorNotice
					message={ __( 'The answers could not be loaded.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) : (
				<ul
					className="uf-answers"
					aria-busy={ asks && query.isFetching }
				>
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

/** A text whose searched words are marked. */
export function Marked( { text, search }: { text: string; search: string } ) {
	return (
		<>
			{ splitHits( text, search ).map( ( piece, index ) =>
				index % 2 === 1 ? <mark key={ index }>{ piece }</mark> : piece
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
	const text = Array.isArray( answer.value )
		? answer.value.join( ', ' )
		: String( answer.value ?? '' );
	return (
		<li>
			<span className="uf-answers__text">
				<Marked text={ text } search={ search } />
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
					<span className="uf-second">{ answer.extra.comments }</span>
				) }
			</span>
			<AnswerSource surveyId={ surveyId } answer={ answer } today={ today } />
		</li>
	);
}

/** When an answer came, with a link to its response. */
export function AnswerSource( {
	surveyId,
	answer,
	today,
}: {
	surveyId: number;
	answer: StatAnswer;
	today: string;
} ) {
	return (
		<span className="uf-answers__source">
			{ formatRecent( answer.date, today ) }{ ' ' }
			<Link
				to={ responsePath( surveyId, answer.response_id ) }
				aria-label={ sprintf(
					/* translators: %s: number of the response */
					__( 'Response #%s', 'userfeedback' ),
					String( answer.response_id )
				) }
			>
				#{ answer.response_id }
			</Link>
		</span>
	);
}
