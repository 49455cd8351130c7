import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link, useLocation } from '../../shared/router';
import type { PostRatingOrder } from '../../types';
import { ratingQueries } from '../../shared/api/post-ratings/queries';
import { QueryPanel } from '../../shared/components/query-panel';
import { Skeleton } from '../../shared/components/skeleton';
import { formatNumber } from '../../shared/format/numbers';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { ColumnHeader } from '../../shared/list/column-header';
import { ListPaging } from '../../shared/list/list-paging';
import { useSort } from '../../shared/list/use-sort';
import '../../shared/list/list.scss';
import { Average, Distribution } from './figures';
import { ListTools, NoRatings } from './list-tools';
import { useRatingList } from './use-rating-list';

const ORDERS: readonly PostRatingOrder[] = [ 'post_title', 'total_ratings', 'average_rating', 'best' ];

/** The rated posts (PR-06 to PR-10, PR-15, PR-21). */
export function ResultsScreen() {
	usePageTitle( __( 'Post Ratings', 'userfeedback' ) );
	const list = useRatingList( ORDERS, 'total_ratings' );
	const sort = useSort< PostRatingOrder >( list.orderby, list.order );
	const { search } = useLocation();
	const query = useQuery( ratingQueries.posts( list.query ) );
	const { data, isPlaceholderData: refreshing } = query;

	const paging = ( position: 'top' | 'bottom' ) => (
		<ListPaging
			position={ position }
			page={ data?.pagination.page ?? list.page }
			pagination={ data?.pagination }
			perPage={ list.perPage }
			disabled={ refreshing }
			onPage={ list.goTo }
			onPerPage={ list.setPerPage }
		/>
	);
	return (
		<div className="uf-list uf-ratings__list">
			<div className="tablenav top">
				<div className="uf-ratings__tools">
					<ListTools
						list={ list }
						since={ data?.since ?? null }
						file={ data?.export }
						empty={ data?.items.length === 0 }
					/>
					<Button
						size="compact"
						variant="tertiary"
						aria-pressed={ list.orderby === 'best' }
						title={ __(
							'By average, where posts with few votes count as usual ones: one vote of five stars does not win.',
							'userfeedback'
						) }
						onClick={ () => list.sortBy( list.orderby === 'best' ? 'total_ratings' : 'best' ) }
					>
						{ __( 'Best rated first', 'userfeedback' ) }
					</Button>
				</div>
				{ paging( 'top' ) }
			</div>
			<QueryPanel
				query={ query }
				failed={ __( 'The ratings could not be loaded.', 'userfeedback' ) }
				skeleton={ <Skeleton width="100%" height="400px" /> }
			>
				{ ( { items } ) =>
					items.length === 0 ? (
						<NoRatings
							text={ __(
								'There are no post rating results to display for the selected criteria',
								'userfeedback'
							) }
						/>
					) : (
						<table className="wp-list-table widefat striped uf-ratings__table">
							<caption className="screen-reader-text">{ __( 'Rated posts', 'userfeedback' ) }</caption>
							<thead>
								<tr>
									<ColumnHeader
										id="title"
										label={ __( 'Post/Page Name', 'userfeedback' ) }
										primary
										sort={ sort( 'post_title', 'asc' ) }
									/>
									<ColumnHeader
										id="votes"
										label={ __( 'Number of Ratings', 'userfeedback' ) }
										sort={ sort( 'total_ratings' ) }
									/>
									<ColumnHeader
										id="average"
										label={ __( 'Average Rating', 'userfeedback' ) }
										sort={ sort( 'average_rating' ) }
									/>
									<ColumnHeader id="distribution" label={ __( 'Distribution', 'userfeedback' ) } />
								</tr>
							</thead>
							<tbody>
								{ items.map( ( post ) => (
									<tr key={ post.post_id }>
										<th scope="row" className="column-title column-primary">
											<Link
												className="row-title"
												dir="auto"
												to={ `/results/${ post.post_id }${ daysOf( search ) }` }
											>
												{ post.post_title || __( '(no title)', 'userfeedback' ) }
											</Link>
										</th>
										<td className="column-votes">{ formatNumber( post.total_ratings ) }</td>
										<td className="column-average">
											<Average of={ post } />
										</td>
										<td className="column-distribution">
											<Distribution of={ post } />
										</td>
									</tr>
								) ) }
							</tbody>
						</table>
					)
				}
			</QueryPanel>
			<div className="tablenav bottom">
				<p className="uf-ratings__note">{ __( 'Behind an average: its 95% interval.', 'userfeedback' ) }</p>
				{ paging( 'bottom' ) }
			</div>
		</div>
	);
}

/** The days of the list as a query with its question mark, for the page of a post; '' for the usual days. */
export function daysOf( search: string ): string {
	const days = [ ...new URLSearchParams( search ) ].filter( ( [ name ] ) =>
		[ 'from', 'to', 'range' ].includes( name )
	);
	return days.length > 0 ? `?${ new URLSearchParams( days ).toString() }` : '';
}
