import { useState } from 'react';
import { Button, Dropdown } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ChosenResponses, ResponseListItem } from '../../types';
import { useActOnResponses } from '../../shared/api/responses/act';
import type { ActOnResponses } from '../../shared/api/responses/act';
import { formatNumber } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { LockedButton } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';
import { ExportButton } from '../components/export-button';
import { TagPicker } from '../../shared/annotations/tag-picker';
import type { Has } from '../../shared/annotations/tag-picker';
import { TagsDialog } from '../../shared/annotations/tags-dialog';
import { doneText } from './messages';

interface Props {
	surveyId: number;
	items: ResponseListItem[];
	/** How many the filter leaves on all pages. */
	total: number;
	matching: Extract< ChosenResponses, { matching: object } >[ 'matching' ];
	/** Null where the site has tags. */
	lock: Lock | null;
	trash: boolean;
	onTrash: ( items: ResponseListItem[] ) => void;
	onClear: () => void;
	/** RESP-20: nothing that matched is left. */
	onAllTrashed: () => void;
}

function saidOf( { path, data }: ActOnResponses, count: number ): string {
	if ( path === 'trash' || path === 'restore' ) {
		return doneText( path, count );
	}
	if ( path === 'tags' ) {
		return sprintf(
			/* translators: %s: number of responses */
			_n( 'Tags of %s response changed.', 'Tags of %s responses changed.', count, 'userfeedback' ),
			formatNumber( count )
		);
	}
	return data?.on
		? sprintf(
				/* translators: %s: number of responses */
				_n( '%s response marked as read.', '%s responses marked as read.', count, 'userfeedback' ),
				formatNumber( count )
			)
		: sprintf(
				/* translators: %s: number of responses */
				_n( '%s response marked as unread.', '%s responses marked as unread.', count, 'userfeedback' ),
				formatNumber( count )
			);
}

/** What the opposite of an action would be. */
function backOf( { path, data }: ActOnResponses, changed: number[] ): ActOnResponses {
	const chosen = { response_ids: changed };
	switch ( path ) {
		case 'mark':
			return { path, data: { ...data, on: ! data.on }, chosen };
		case 'tags':
			return { path, data: { add: data.remove, remove: data.add }, chosen };
		default:
			return { path: path === 'trash' ? 'restore' : 'trash', chosen };
	}
}

/** What can be done with the selected responses, or with all that match. */
export function SelectionBar( {
	surveyId,
	items,
	total,
	matching,
	lock,
	trash,
	onTrash,
	onClear,
	onAllTrashed,
}: Props ) {
	const [ all, setAll ] = useState( false );
	const [ managing, setManaging ] = useState( false );
	const [ tagged, setTagged ] = useState< Record< number, boolean > >( {} );
	const act = useActOnResponses(
		surveyId,
		{
			id: 'selection',
			pending: () => __( 'Changing responses…', 'userfeedback' ),
			success: ( changed, action ) => saidOf( action, changed.length ),
			error: () => __( 'The responses could not be changed.', 'userfeedback' ),
			undo: ( changed, action ) =>
				changed.length
					? () => {
							setTagged( {} );
							act.mutate( backOf( action, changed ) );
						}
					: null,
		},
		( { path, chosen: which } ) => path === 'trash' && 'matching' in which && onAllTrashed()
	);
	const ids = items.map( ( { id } ) => id );
	const chosen: ChosenResponses = all ? { matching } : { response_ids: ids };
	const count = all ? total : ids.length;
	const hasOf = ( tag: number ): Has => {
		if ( tagged[ tag ] !== undefined ) {
			return tagged[ tag ] ? 'all' : 'none';
		}
		const having = items.filter( ( { tags } ) => tags?.some( ( { id } ) => id === tag ) ).length;
		return having === 0 ? 'none' : having === items.length && ! all ? 'all' : 'some';
	};
	const unread = items.some( ( { read } ) => ! read ) || all;
	return (
		<div
			className="uf-selection"
			role="region"
			aria-label={ sprintf(
				/* translators: %s: number of responses */
				_n( 'Actions for %s selected response', 'Actions for %s selected responses', count, 'userfeedback' ),
				formatNumber( count )
			) }
		>
			<strong>
				{ sprintf(
					/* translators: %s: number of rows. */
					__( '%s selected', 'userfeedback' ),
					formatNumber( count )
				) }
			</strong>
			{ can( 'delete' ) &&
				( lock ? (
					<LockedButton lock={ lock }>{ __( 'Tag…', 'userfeedback' ) }</LockedButton>
				) : (
					<Dropdown
						popoverProps={ { placement: 'bottom-start', offset: 4 } }
						renderToggle={ ( { isOpen, onToggle } ) => (
							<Button
								size="compact"
								variant="secondary"
								aria-expanded={ isOpen }
								aria-haspopup="dialog"
								onClick={ onToggle }
							>
								{ __( 'Tag…', 'userfeedback' ) }
							</Button>
						) }
						renderContent={ ( { onClose } ) => (
							<TagPicker
								hasOf={ hasOf }
								onTag={ ( tag, on ) => {
									setTagged( { ...tagged, [ tag ]: on } );
									act.mutate(
										{
											path: 'tags',
											data: { add: on ? [ tag ] : [], remove: on ? [] : [ tag ] },
											chosen,
										},
										{ onError: () => setTagged( {} ) }
									);
								} }
								onManage={ () => {
									onClose();
									setManaging( true );
								} }
							/>
						) }
					/>
				) ) }
			<Button
				size="compact"
				variant="secondary"
				disabled={ act.isPending }
				accessibleWhenDisabled
				onClick={ () => act.mutate( { path: 'mark', data: { mark: 'read', on: unread }, chosen } ) }
			>
				{ unread ? __( 'Mark as read', 'userfeedback' ) : __( 'Mark as unread', 'userfeedback' ) }
			</Button>
			{ ! all && <ExportButton medium="responses-export" surveyId={ surveyId } selected={ ids } /> }
			{ can( 'delete' ) && ! trash && (
				<Button
					size="compact"
					variant="secondary"
					isDestructive
					disabled={ act.isPending }
					accessibleWhenDisabled
					onClick={ () => ( all ? act.mutate( { path: 'trash', chosen } ) : onTrash( items ) ) }
				>
					{ __( 'Move to trash', 'userfeedback' ) }
				</Button>
			) }
			{ total > ids.length && ! all && (
				<Button variant="link" onClick={ () => setAll( true ) }>
					{ sprintf(
						/* translators: %s: number of responses */
						__( 'Select all %s that match', 'userfeedback' ),
						formatNumber( total )
					) }
				</Button>
			) }
			<span className="uf-selection__end">
				<Button size="compact" variant="tertiary" onClick={ onClear }>
					{ __( 'Clear selection', 'userfeedback' ) }
				</Button>
			</span>
			{ managing && <TagsDialog onClose={ () => setManaging( false ) } /> }
		</div>
	);
}
