import { useQueries } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { filterEntries } from '../../../domain/filter';
import type { Filter } from '../../../domain/filter';
import type { ResponseFilter } from '../../../shared/api/responses/fetchers';
import { responseQueries } from '../../../shared/api/responses/queries';
import { EmptyState } from '../../../shared/components/empty-state';
import { formatNumber } from '../../../shared/format/numbers';
import { chipsOf, chipText, without } from './chips';
import type { Subject } from './editor';
import { useFilterNames } from './filter-names';

interface Props extends Subject {
	/** Of the responses that are looked at. */
	status?: ResponseFilter;
	onFilter: ( filter: Filter ) => void;
	onClear: () => void;
}

/** In place of the figures that a filter leaves nothing for: how many each of its conditions keeps away. */
export function NothingMatches( { surveyId, status, days, filter, questions, onFilter, onClear }: Props ) {
	const chips = chipsOf( filter, questions, useFilterNames( filter ) );
	const several = chips.length > 1;
	const totals = useQueries( {
		queries: chips.map( ( { id } ) => ( {
			...responseQueries.count( surveyId, days, filterEntries( without( filter, id ) ), status ),
			enabled: several,
		} ) ),
		// What one call counts may be the newest only.
		combine: ( all ) =>
			all.map( ( { data } ) => ( data?.complete === false ? undefined : data?.pagination.total ) ),
	} );
	// Fewest first, as the last is the one that costs most.
	const costs = chips
		.map( ( chip, index ) => ( { chip, total: totals[ index ] ?? 0 } ) )
		.sort( ( one, other ) => one.total - other.total );
	const known = several && totals.every( ( total ) => total !== undefined );
	const dearest = known ? costs.at( -1 ) : undefined;
	const name = ( chip: ( typeof chips )[ number ] ) =>
		/* translators: %s: a filter, e.g. Device: Mobile */
		sprintf( __( '“%s”', 'userfeedback' ), chipText( chip ) );
	return (
		<EmptyState
			title={
				several
					? sprintf(
							/* translators: %s: number of filters, at least 2 */
							__( 'No response matches all %s filters', 'userfeedback' ),
							formatNumber( chips.length )
						)
					: __( 'No response matches these filters', 'userfeedback' )
			}
			text={
				dearest && dearest.total > 0
					? costs
							.map( ( { chip, total } ) =>
								sprintf(
									/* translators: 1: a filter in quotes. 2: number of responses */
									__( 'Without %1$s there are %2$s.', 'userfeedback' ),
									name( chip ),
									formatNumber( total )
								)
							)
							.join( ' ' )
					: dearest
						? __( 'Removing one of them is not enough.', 'userfeedback' )
						: __( 'Remove one of them, or choose other days.', 'userfeedback' )
			}
		>
			{ dearest && dearest.total > 0 && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onFilter( without( filter, dearest.chip.id ) ) }
				>
					{ sprintf(
						/* translators: %s: a filter in quotes */
						__( 'Remove %s', 'userfeedback' ),
						name( dearest.chip )
					) }
				</Button>
			) }
			<Button __next40pxDefaultSize variant={ dearest?.total ? 'tertiary' : 'secondary' } onClick={ onClear }>
				{ __( 'Clear filters', 'userfeedback' ) }
			</Button>
		</EmptyState>
	);
}
