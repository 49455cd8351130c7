import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { InboxItem } from '../../types';
import { useShowTags } from '../../shared/api/inbox/queries';
import { responseQueries } from '../../shared/api/responses/queries';
import { Notes, Tags } from '../../shared/annotations/annotations-card';
import { ErrorNotice } from '../../shared/components/error-notice';
import { Skeleton } from '../../shared/components/skeleton';
import { Loading } from '../../shared/components/query-panel';

interface Props {
	item: InboxItem;
	/** Whether the choice of tags is open. */
	tagging: boolean;
	onTagging: ( tagging: boolean ) => void;
}

/** Tags and notes of the response that is read. */
export function ItemAnnotations( { item, tagging, onTagging }: Props ) {
	const query = useQuery( responseQueries.detail( item.survey_id, item.id ) );
	// Figures of the response before may stand for a moment, its notes may not.
	const response = query.data?.id === item.id ? query.data : undefined;
	const showTags = useShowTags();
	const tags = response?.tags;
	useEffect( () => {
		if ( tags ) {
			showTags( item.id, tags );
		}
	}, [ item.id, showTags, tags ] );
	return (
		<>
			<h2>{ __( 'Tags', 'userfeedback' ) }</h2>
			<Tags response={ response ?? item } open={ tagging } onOpen={ onTagging } />
			<h2>{ __( 'Notes', 'userfeedback' ) }</h2>
			{ response ? (
				<Notes key={ item.id } response={ response } />
			) : query.isError ? (
				<ErrorNotice
					message={ __( 'The notes could not be loaded.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) : (
				<Loading>
					<Skeleton height="48px" />
				</Loading>
			) }
		</>
	);
}
