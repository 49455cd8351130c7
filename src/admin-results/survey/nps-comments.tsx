import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import type { DateRange, QuestionStats } from '../../types';
import { formatNumber } from '../../shared/charts/figures';
import { npsBucket } from '../../domain/nps';
import { NpsPill } from '../../shared/charts/nps-charts';
import { MiniPager } from '../components/mini-pager';
import { useAnswerPages } from '../lib/use-answer-pages';
import { QueryPanel } from '../../shared/components/query-panel';
import { SearchNote } from '../components/search-note';
import { RowsSkeleton } from '../components/skeletons';
import { AnswerSearch, AnswerSource, Marked } from '../questions/answer-parts';

interface Props {
	surveyId: number;
	question: QuestionStats;
	range: DateRange;
	today: string;
}

/** NPS-05. */
const PER_PAGE = 10;

/**
 * What people wrote to their score, newest first, ten a page (NPS-05). Nothing
 * is shown while nobody wrote anything.
 */
export function NpsComments( { surveyId, question, range, today }: Props ) {
	const { page, setPage, typed, setTyped, search, options } = useAnswerPages( surveyId, question.id, range, {
		per_page: PER_PAGE,
		comments: 1,
	} );
	const query = useQuery( options );
	const total = query.data?.pagination.total ?? 0;
	if ( query.isSuccess && total === 0 && search === '' && typed === '' ) {
		return null;
	}
	const headingId = `uf-comments-${ question.id }`;
	return (
		<section className="uf-panel" aria-labelledby={ headingId }>
			<header className="uf-panel__head">
				<h2 id={ headingId }>{ __( 'Comments', 'userfeedback' ) }</h2>
				<AnswerSearch label={ __( 'Search comments', 'userfeedback' ) } value={ typed } onChange={ setTyped } />
			</header>
			<div className="uf-panel__body">
				<SearchNote search={ search } searching={ query.isFetching } found={ query.data } />
				<QueryPanel
					query={ query }
					failed={ __( 'The comments could not be loaded.', 'userfeedback' ) }
					skeleton={ <RowsSkeleton rows={ 5 } /> }
				>
					{ ( data ) => (
						<>
							{ search === '' && ( data.scanned ?? data.answered ) < data.answered && (
								<p className="uf-note">
									{ sprintf(
										/* translators: 1: number of answers that were looked at. 2: number of all answers */
										__(
											'Comments of the newest %1$s of %2$s answers. Choose a shorter or earlier range to read older ones.',
											'userfeedback'
										),
										formatNumber( data.scanned ?? 0 ),
										formatNumber( data.answered )
									) }
								</p>
							) }
							<ul className="uf-answers uf-comments">
								{ data.items.map( ( answer ) => (
									<li key={ answer.response_id }>
										<span className="uf-comments__score">
											<b>{ formatNumber( Number( answer.value ) ) }</b>
											<NpsPill group={ npsBucket( Number( answer.value ) ) } />
										</span>
										<span className="uf-answers__text">
											<Marked text={ answer.extra?.comments ?? '' } search={ search } />
										</span>
										<AnswerSource surveyId={ surveyId } answer={ answer } today={ today } />
									</li>
								) ) }
							</ul>
							{ total === 0 && (
								<p role="status">
									{ sprintf(
										/* translators: %s: searched words */
										__( 'No comment contains “%s”.', 'userfeedback' ),
										search
									) }
								</p>
							) }
							{ total > 0 && (
								<MiniPager
									page={ page }
									perPage={ PER_PAGE }
									total={ total }
									label={ __( 'Pages of comments', 'userfeedback' ) }
									onChange={ setPage }
								/>
							) }
						</>
					) }
				</QueryPanel>
			</div>
		</section>
	);
}
