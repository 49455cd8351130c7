import { __, _n, sprintf } from '@wordpress/i18n';
import { LockedButton } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';
import { formatNumber } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import type { RowAction } from '../../shared/list/row-actions';
import { FilterBar } from '../filters/filter-bar';
import { useFilterLock } from '../lib/locks';
import { ResponseList } from './response-list';
import { useResponseList } from './use-response-list';

/** Without Pro the list is for reading only: each control opens its prompt (RESP-09 to RESP-11). */
export function LockedResponses( { surveyId, lock }: { surveyId: number; lock: Lock } ) {
	const list = useResponseList( surveyId, false );
	const filterLock = useFilterLock() ?? lock;
	const total = list.query.data?.pagination.total;
	const locked = ( name: string, label: string, title: string ): RowAction => ( {
		name,
		label,
		about: `${ label }: ${ title }`,
		lock,
	} );
	return (
		<ResponseList
			list={ list }
			tools={ {
				lock,
				unreadPath: null,
				tagsOf: null,
				bar: (
					<FilterBar count="">
						<LockedButton lock={ filterLock } variant="tertiary">
							{ __( 'Add filter', 'userfeedback' ) }
						</LockedButton>
					</FilterBar>
				),
				head: <p>{ total === undefined ? '' : totalText( total ) }</p>,
				bulk: can( 'delete' ) ? [ { action: 'trash', label: __( 'Trash', 'userfeedback' ) } ] : [],
				running: null,
				asking: false,
				begin: lock.open,
				actionsOf: ( _item, title ) => [
					locked( 'view', __( 'View', 'userfeedback' ), title ),
					...( can( 'delete' ) ? [ locked( 'trash', __( 'Trash', 'userfeedback' ), title ) ] : [] ),
				],
			} }
		/>
	);
}

function totalText( total: number ): string {
	return sprintf(
		/* translators: %s: number of responses */
		_n( '%s response', '%s responses', total, 'userfeedback' ),
		formatNumber( total )
	);
}
