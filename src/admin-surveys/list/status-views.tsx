import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import type { StatusFilter, SurveyFilterStatus } from '../../types';
import type { SurveyListParams } from '../../shared/api/surveys/fetchers';
import { formatNumber } from '../../shared/format/numbers';
import { statusLabel } from '../../shared/components/status-indicator';
import { listRoute } from './list-params';

const VIEWS: readonly SurveyFilterStatus[] = [ 'all', 'publish', 'scheduled', 'draft', 'trash' ];

interface Props {
	params: SurveyListParams;
	/** Absent until the first answer. */
	filters: StatusFilter< SurveyFilterStatus >[] | undefined;
}

/**
 * Quick filters with their counts (LIST-32, LIST-33), in core's markup.
 */
export function StatusViews( { params, filters }: Props ) {
	return (
		<nav aria-label={ __( 'Filter surveys by status', 'userfeedback' ) }>
			<ul className="subsubsub">
				{ VIEWS.map( ( status, index ) => {
					const count = filters?.find( ( filter ) => filter.status === status )?.count;
					const current = params.status === status;
					return (
						<Fragment key={ status }>
							<li className={ status }>
								<Link
									to={ listRoute( { ...params, status, page: 1 } ) }
									className={ current ? 'current' : '' }
									aria-current={ current ? 'page' : undefined }
								>
									{ status === 'all' ? __( 'All', 'userfeedback' ) : statusLabel( status ) }
									{ count !== undefined && (
										<>
											{ ' ' }
											<span className="count">({ formatNumber( count ) })</span>
										</>
									) }
								</Link>
								{ index < VIEWS.length - 1 && ' |' }
							</li>{ ' ' }
						</Fragment>
					);
				} ) }
			</ul>
		</nav>
	);
}
