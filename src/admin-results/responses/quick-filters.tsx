import { __ } from '@wordpress/i18n';
import type { ResponseListResult } from '../../types';
import type { ResponseFilter } from '../../shared/api/responses/fetchers';
import { formatNumber } from '../../shared/format/numbers';

interface Props {
	filters: ResponseListResult[ 'status_filters' ];
	current: ResponseFilter;
	onChoose: ( filter: ResponseFilter ) => void;
}

function filterName( filter: ResponseFilter ): string {
	return {
		all: __( 'All', 'userfeedback' ),
		publish: __( 'Published', 'userfeedback' ),
		trash: __( 'Trash', 'userfeedback' ),
	}[ filter ];
}

/** All, Published and Trash with their counts (RESP-09). */
export function QuickFilters( { filters, current, onChoose }: Props ) {
	return (
		<ul className="subsubsub">
			{ filters.map( ( { status, count }, index ) => (
				<li key={ status } className={ status }>
					<button
						type="button"
						className={ `button-link${ status === current ? ' current' : '' }` }
						aria-current={ status === current ? 'true' : undefined }
						onClick={ () => onChoose( status ) }
					>
						{ filterName( status ) } <span className="count">({ formatNumber( count ) })</span>
					</button>
					{ index < filters.length - 1 && <span aria-hidden="true"> |</span> }
				</li>
			) ) }
		</ul>
	);
}
