import { useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { DateRange, QuestionStats } from '../../types';
import { QueryPanel } from '../../shared/components/query-panel';
import { MiniPager } from '../components/mini-pager';
import { SearchNote } from '../components/search-note';
import { RowsSkeleton } from '../components/skeletons';
import { useAnswerPages } from '../lib/use-answer-pages';
import { useSeen } from '../lib/use-seen';
import { resultOf } from '../question-types';
import { AnswerSearch, AnswerSource, answerText, CopyAnswer, Marked } from './answer-parts';
import { questionHeading } from './question-heading';
import { Words } from './words';

interface Props {
	surveyId: number;
	question: QuestionStats;
	range: DateRange;
	today: string;
	/** A card of its own, or the foot of its question's card. */
	place: 'panel' | 'card';
	/** Whether a panel names its question. */
	named?: boolean;
	/** What people wrote at the option "Other", not below the question. */
	other?: boolean;
}

/** NPS-05; less where other things stand above. */
const PER_PAGE = { panel: 10, card: 5 };

/**
 * What people wrote to their answer, newest first. Nothing is shown while nobody
 * wrote anything; a card asks when it comes into view.
 */
export function Comments( { surveyId, question, range, today, place, named = false, other = false }: Props ) {
	const heading = useId();
	const written = other ? 'other' : 'comments';
	const [ seen, mark ] = useSeen();
	const { page, setPage, typed, setTyped, search, query, stop, goOn } = useAnswerPages(
		surveyId,
		question.id,
		range,
		{ per_page: PER_PAGE[ place ], ...( other ? { other: 1 as const } : { comments: 1 as const } ) },
		() => seen || place === 'panel'
	);
	const total = query.data?.pagination.total ?? 0;
	const unsearched = search === '' && typed === '';
	if (
		unsearched &&
		total === 0 &&
		query.data?.complete !== false &&
		( query.isSuccess || place === 'card' ) &&
		! query.isError
	) {
		return <span ref={ mark } />;
	}
	const { Rating } = resultOf( question.type, question.is_quantitative );
	const Heading = place === 'panel' ? 'h2' : 'h4';
	const name = place === 'panel' ? 'uf-panel' : 'uf-comments-part';
	return (
		<section
			className={ name }
			aria-labelledby={ place === 'card' ? `${ heading } ${ questionHeading( question.id ) }` : heading }
		>
			<header className={ `${ name }__head` }>
				<Heading id={ heading }>
					{ named
						? sprintf(
								/* translators: %s: title of the question */
								__( 'Comments: %s', 'userfeedback' ),
								question.title
							)
						: other
							? __( 'Other answers', 'userfeedback' )
							: __( 'Comments', 'userfeedback' ) }
				</Heading>
				<AnswerSearch
					label={
						other ? __( 'Search other answers', 'userfeedback' ) : __( 'Search comments', 'userfeedback' )
					}
					value={ typed }
					onChange={ setTyped }
				/>
			</header>
			<div className={ `${ name }__body` }>
				<SearchNote
					searched={ search !== '' }
					searching={ query.isFetching }
					found={ query.data }
					onStop={ stop }
					onGoOn={ goOn }
				/>
				<QueryPanel
					query={ query }
					failed={ __( 'The comments could not be loaded.', 'userfeedback' ) }
					skeleton={ <RowsSkeleton rows={ 5 } /> }
				>
					{ ( data ) => (
						<>
							<ul className={ Rating ? 'uf-answers uf-comments' : 'uf-answers' }>
								{ data.items.map( ( answer ) => (
									<li key={ answer.response_id }>
										{ Rating && (
											<span className="uf-comments__score">
												<Rating value={ Number( answer.value ) } />
											</span>
										) }
										<span className="uf-answers__text">
											<Marked text={ answer.extra?.[ written ] ?? '' } search={ search } />
											{ ! Rating && ! other && (
												<span className="uf-second">
													<Marked text={ answerText( answer.value ) } search={ search } />
												</span>
											) }
										</span>
										<AnswerSource surveyId={ surveyId } answer={ answer } today={ today }>
											<CopyAnswer text={ answer.extra?.[ written ] ?? '' } />
										</AnswerSource>
									</li>
								) ) }
							</ul>
							{ total === 0 && data.complete !== false && (
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
									perPage={ PER_PAGE[ place ] }
									total={ total }
									label={ sprintf(
										/* translators: %s: title of the question */
										__( 'Pages of comments: %s', 'userfeedback' ),
										question.title
									) }
									onChange={ setPage }
								/>
							) }
						</>
					) }
				</QueryPanel>
				{ total > 0 && ! other && <Words surveyId={ surveyId } questionId={ question.id } range={ range } /> }
			</div>
		</section>
	);
}
