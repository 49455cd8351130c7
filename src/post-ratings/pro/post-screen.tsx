import { useQuery } from '@tanstack/react-query';
import { Icon } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, external } from '@wordpress/icons';
import { Link, useLocation, useParams } from '../../shared/router';
import type { PostRatingDetail } from '../../types';
import { ratingQueries } from '../../shared/api/post-ratings/queries';
import { BarTable } from '../../shared/charts/bar-table';
import { Stars } from '../../shared/charts/stars';
import { ErrorNotice } from '../../shared/components/error-notice';
import { Skeleton } from '../../shared/components/skeleton';
import { formatLongDate, formatTwelveHours } from '../../shared/format/dates';
import { formatNumber } from '../../shared/format/numbers';
import { isMissing } from '../../shared/lib/is-missing';
import { safeHref } from '../../shared/lib/safe-href';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { ColumnHeader } from '../../shared/list/column-header';
import { ListPaging } from '../../shared/list/list-paging';
import { useSort } from '../../shared/list/use-sort';
import '../../shared/list/list.scss';
import { Average } from './figures';
import { ListTools, NoRatings } from './list-tools';
import { OverTime } from './over-time';
import { daysOf } from './results-screen';
import { useRatingList } from './use-rating-list';

type Order = 'created_at' | 'rating';

const ORDERS: readonly Order[] = [ 'created_at', 'rating' ];

function Votes( {
	items,
	list,
}: {
	items: PostRatingDetail[ 'items' ];
	list: { orderby: Order; order: 'asc' | 'desc' };
} ) {
	const sort = useSort< Order >( list.orderby, list.order );
	const comments = items.some( ( { comment } ) => comment !== null );
	return (
		<table className="wp-list-table widefat striped uf-ratings__table">
			<caption className="screen-reader-text">{ __( 'Ratings of the post', 'userfeedback' ) }</caption>
			<thead>
				<tr>
					<ColumnHeader id="date" label={ __( 'Date', 'userfeedback' ) } sort={ sort( 'created_at' ) } />
					<ColumnHeader id="time" label={ __( 'Time', 'userfeedback' ) } />
					<ColumnHeader id="rating" label={ __( 'Rating', 'userfeedback' ) } sort={ sort( 'rating' ) } />
					{ comments && <ColumnHeader id="comment" label={ __( 'Comment', 'userfeedback' ) } /> }
				</tr>
			</thead>
			<tbody>
				{ items.map( ( vote, index ) => (
					<tr key={ `${ vote.created_at } ${ index }` }>
						<td>{ formatLongDate( vote.created_at ) }</td>
						<td>{ formatTwelveHours( vote.created_at ) }</td>
						<td>
							<span className="uf-ratings__average">
								<Stars value={ vote.rating } />
								<b>{ formatNumber( vote.rating ) }</b>
							</span>
						</td>
						{ comments && <td dir="auto">{ vote.comment }</td> }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

function Figures( { post }: Pick< PostRatingDetail, 'post' > ) {
	return (
		<section className="uf-ratings__card" aria-labelledby="uf-ratings-figures">
			<header>
				<h2 id="uf-ratings-figures">{ __( 'Ratings', 'userfeedback' ) }</h2>
			</header>
			<div className="uf-ratings__rows">
				<p className="uf-ratings__mean">
					<Average of={ post } />
				</p>
				<BarTable
					caption={ __( 'Ratings by number of stars', 'userfeedback' ) }
					head={ __( 'Rating', 'userfeedback' ) }
					inline
					rows={ [ ...post.stars ].reverse().map( ( { rating, votes, percent } ) => ( {
						key: String( rating ),
						label: [
							__( '1 star', 'userfeedback' ),
							__( '2 stars', 'userfeedback' ),
							__( '3 stars', 'userfeedback' ),
							__( '4 stars', 'userfeedback' ),
							__( '5 stars', 'userfeedback' ),
						][ rating - 1 ] as string,
						share: { count: votes, base: post.total_ratings, percent, low: null, high: null },
					} ) ) }
				/>
			</div>
		</section>
	);
}

/** The ratings of one post (PR-11 to PR-14, PR-16). */
export function PostScreen() {
	const id = Number( useParams().postId );
	const { search } = useLocation();
	const list = useRatingList( ORDERS, 'created_at' );
	const query = useQuery( ratingQueries.post( id, list.query ) );
	const { data, isPlaceholderData: refreshing } = query;
	usePageTitle( data?.post.post_title, __( 'Post Ratings', 'userfeedback' ) );
	const link = data ? safeHref( data.post.post_link ) : null;
	return (
		<div className="uf-list uf-ratings__list">
			<Link className="uf-ratings__back" to={ `/results${ daysOf( search ) }` }>
				<Icon icon={ isRTL() ? chevronRight : chevronLeft } size={ 20 } />
				{ __( 'Go Back', 'userfeedback' ) }
			</Link>
			{ query.isError &&
				( isMissing( query ) ? (
					<NoRatings
						text={ __(
							'There are no rating results to display for the selected criteria',
							'userfeedback'
						) }
					/>
				) : (
					<ErrorNotice
						message={ __( 'The ratings could not be loaded.', 'userfeedback' ) }
						error={ query.error }
						onRetry={ () => void query.refetch() }
					/>
				) ) }
			{ ! data && ! query.isError && <Skeleton width="100%" height="400px" /> }
			{ data && ! query.isError && (
				<>
					<div className="uf-ratings__head">
						<h2 dir="auto">{ data.post.post_title || __( '(no title)', 'userfeedback' ) }</h2>
						{ link && (
							<a href={ link } target="_blank" rel="noreferrer">
								{ __( 'View post', 'userfeedback' ) }
								<Icon icon={ external } size={ 20 } />
							</a>
						) }
					</div>
					<div className="tablenav top">
						<div className="uf-ratings__tools">
							<ListTools
								list={ list }
								since={ data.since }
								file={ data.export }
								empty={ data.items.length === 0 }
							/>
						</div>
						<ListPaging
							position="top"
							page={ data.pagination.page }
							pagination={ data.pagination }
							perPage={ list.perPage }
							disabled={ refreshing }
							onPage={ list.goTo }
							onPerPage={ list.setPerPage }
						/>
					</div>
					{ data.items.length === 0 ? (
						<NoRatings
							text={ __(
								'There are no rating results to display for the selected criteria',
								'userfeedback'
							) }
						/>
					) : (
						<>
							<OverTime detail={ data } />
							<div className="uf-ratings__two" aria-busy={ refreshing }>
								<Votes items={ data.items } list={ list } />
								<Figures post={ data.post } />
							</div>
							<div className="tablenav bottom">
								<ListPaging
									position="bottom"
									page={ data.pagination.page }
									pagination={ data.pagination }
									perPage={ list.perPage }
									disabled={ refreshing }
									onPage={ list.goTo }
									onPerPage={ list.setPerPage }
								/>
							</div>
						</>
					) }
				</>
			) }
		</div>
	);
}
