import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SharedReport } from '../../../types';
import { sharedReportQueries, useDeleteLink } from '../../../shared/api/shared-reports/queries';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { presetName } from '../../../shared/components/date-range/preset-name';
import { isPreset } from '../../../shared/components/date-range/ranges';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { QueryPanel } from '../../../shared/components/query-panel';
import { formatDate, formatDateTime, formatRange } from '../../../shared/format/dates';
import { formatNumber } from '../../../shared/format/numbers';
import { RowsSkeleton } from '../../components/skeletons';

/** All links to the report of a survey. */
export function LinkList( { surveyId }: { surveyId: number } ) {
	const query = useQuery( sharedReportQueries.list( surveyId ) );
	const remove = useDeleteLink( surveyId );
	const [ asked, setAsked ] = useState< SharedReport | null >( null );
	return (
		<>
			{ remove.isError && (
				<ErrorNotice
					message={ __( 'The link could not be deleted.', 'userfeedback' ) }
					error={ remove.error }
				/>
			) }
			<QueryPanel
				query={ query }
				failed={ __( 'The links could not be loaded.', 'userfeedback' ) }
				skeleton={ <RowsSkeleton rows={ 3 } /> }
			>
				{ ( { items } ) =>
					items.length === 0 ? (
						<p>{ __( 'Nobody has a link to this report.', 'userfeedback' ) }</p>
					) : (
						<ul className="uf-share__links">
							{ items.map( ( report ) => (
								<Row
									key={ report.id }
									report={ report }
									busy={ remove.isPending && remove.variables === report.id }
									onRemove={ () =>
										report.ended ? remove.mutate( report.id ) : setAsked( report )
									}
								/>
							) ) }
						</ul>
					)
				}
			</QueryPanel>
			{ asked && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: name of a link */
						__( 'Revoke “%s”?', 'userfeedback' ),
						asked.name
					) }
					message={ __(
						'The page is gone at once for everybody who has the link. This cannot be undone; you can create a new link.',
						'userfeedback'
					) }
					confirmText={ __( 'Revoke link', 'userfeedback' ) }
					onCancel={ () => setAsked( null ) }
					onConfirm={ () => {
						remove.mutate( asked.id );
						setAsked( null );
					} }
				/>
			) }
		</>
	);
}

function Row( { report, busy, onRemove }: { report: SharedReport; busy: boolean; onRemove: () => void } ) {
	const action = report.ended ? __( 'Delete', 'userfeedback' ) : __( 'Revoke', 'userfeedback' );
	return (
		<li>
			<div>
				<strong>{ report.name }</strong>
				<span className="uf-second">{ whatText( report ) }</span>
				<span className="uf-second">{ [ endText( report ), openedText( report ) ].join( ' ' ) }</span>
			</div>
			<Button
				size="compact"
				variant="tertiary"
				isDestructive={ ! report.ended }
				isBusy={ busy }
				disabled={ busy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: 1: Revoke or Delete. 2: name of a link */
					__( '%1$s: %2$s', 'userfeedback' ),
					action,
					report.name
				) }
				onClick={ onRemove }
			>
				{ action }
			</Button>
		</li>
	);
}

function whatText( { days, filtered, stopped, written, has_password: password }: SharedReport ): string {
	const [ start = '', end = '' ] = days.split( '/' );
	return [
		isPreset( days ) ? presetName( days ) : start === 'all' ? presetName( 'all_time' ) : formatRange( start, end ),
		filtered && __( 'with a filter', 'userfeedback' ),
		stopped && __( 'figures never change', 'userfeedback' ),
		written && __( 'with what people wrote', 'userfeedback' ),
		password && __( 'with a password', 'userfeedback' ),
	]
		.filter( Boolean )
		.join( ', ' );
}

function endText( { ended, ends_at: end }: SharedReport ): string {
	if ( end === null ) {
		return __( 'Never ends.', 'userfeedback' );
	}
	return ended
		? sprintf(
				/* translators: %s: date */
				__( 'Ended %s.', 'userfeedback' ),
				formatDate( end )
			)
		: sprintf(
				/* translators: %s: date */
				__( 'Ends %s.', 'userfeedback' ),
				formatDate( end )
			);
}

function openedText( { opened, opened_at: last }: SharedReport ): string {
	return last === null
		? __( 'Not opened yet.', 'userfeedback' )
		: sprintf(
				/* translators: 1: date and time. 2: number of times */
				_n( 'Last opened %1$s, %2$s time.', 'Last opened %1$s, %2$s times.', opened, 'userfeedback' ),
				formatDateTime( last ),
				formatNumber( opened )
			);
}
