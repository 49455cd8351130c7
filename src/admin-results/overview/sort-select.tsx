import { useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SummaryOrder } from '../../shared/api/results/fetchers';
import type { Order } from '../../shared/list/column-header';
import { SUMMARY_ORDERS } from '../lib/overview-range';
import { useUrlParams } from '../../shared/list/use-url-params';

function orderName( orderby: SummaryOrder, order: Order ): string {
	const name = {
		title: __( 'Survey', 'userfeedback' ),
		outcome: __( 'Result', 'userfeedback' ),
		outcome_change: __( 'Change', 'userfeedback' ),
		responses: __( 'Responses', 'userfeedback' ),
		response_rate: __( 'Response rate', 'userfeedback' ),
		last_response: __( 'Last response', 'userfeedback' ),
	}[ orderby ];
	const directions: Record< SummaryOrder, Record< Order, string > > = {
		title: { asc: __( 'A to Z', 'userfeedback' ), desc: __( 'Z to A', 'userfeedback' ) },
		last_response: { asc: __( 'oldest first', 'userfeedback' ), desc: __( 'newest first', 'userfeedback' ) },
		outcome: { asc: __( 'lowest first', 'userfeedback' ), desc: __( 'highest first', 'userfeedback' ) },
		outcome_change: { asc: __( 'lowest first', 'userfeedback' ), desc: __( 'highest first', 'userfeedback' ) },
		responses: { asc: __( 'fewest first', 'userfeedback' ), desc: __( 'most first', 'userfeedback' ) },
		response_rate: { asc: __( 'lowest first', 'userfeedback' ), desc: __( 'highest first', 'userfeedback' ) },
	};
	return sprintf(
		/* translators: 1: name of a column. 2: order, e.g. most first */
		__( '%1$s, %2$s', 'userfeedback' ),
		name,
		directions[ orderby ][ order ]
	);
}

/** The order of the table where its heads have no room. */
export function SortSelect( { orderby, order }: { orderby: SummaryOrder; order: Order } ) {
	const field = useId();
	const [ , change ] = useUrlParams();
	return (
		<p className="uf-sort">
			<label htmlFor={ field }>{ __( 'Sort by', 'userfeedback' ) }</label>{ ' ' }
			<select
				id={ field }
				className="uf-select"
				value={ `${ orderby } ${ order }` }
				onChange={ ( event ) => {
					const [ column = '', direction = '' ] = event.target.value.split( ' ' );
					change( { orderby: column, order: direction } );
				} }
			>
				{ SUMMARY_ORDERS.flatMap( ( column ) =>
					( [ 'desc', 'asc' ] as const ).map( ( direction ) => (
						<option key={ `${ column } ${ direction }` } value={ `${ column } ${ direction }` }>
							{ orderName( column, direction ) }
						</option>
					) )
				) }
			</select>
		</p>
	);
}
