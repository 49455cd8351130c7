import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Modal, RadioControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { driveQueries, useCreateFolder, useSelectFolder } from '../../../shared/api/google-drive/queries';
import { QueryPanel } from '../../../shared/components/query-panel';
import { Skeleton } from '../../../shared/components/skeleton';
import { titledFailure, toastMeta } from '../../../shared/notices/mutation-toasts';
import type { DriveState } from '../../../types';
import { MODERN } from '../../form/controls';
import { pickFolder } from './picker';

interface Props {
	state: DriveState;
	onClose: () => void;
}

/**
 * Chooses a folder: one that UserFeedback may see, a new one, or any with the Google Picker. Google shows an app of
 * the scope drive.file only the folders that it made or the person picked (A115).
 */
export function FolderDialog( { state, onClose }: Props ) {
	const query = useQuery( driveQueries.folders() );
	const select = useSelectFolder();
	const [ chosen, setChosen ] = useState( state.folder?.id ?? '' );
	const done = { onSuccess: onClose };
	return (
		<Modal
			className="uf-modal uf-drive__dialog"
			title={ __( 'Select Folder', 'userfeedback' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<QueryPanel
				query={ query }
				failed={ __( 'The folders could not be loaded.', 'userfeedback' ) }
				skeleton={ <Skeleton height="80px" /> }
			>
				{ ( { items } ) =>
					items.length === 0 ? (
						<p>
							{ __(
								'UserFeedback sees no folder yet. Create one, or pick one of yours.',
								'userfeedback'
							) }
						</p>
					) : (
						<div className="uf-drive__list">
							<RadioControl
								label={ __( 'Folders that UserFeedback may use', 'userfeedback' ) }
								selected={ chosen }
								options={ items.map( ( { id, name } ) => ( { label: name, value: id } ) ) }
								onChange={ setChosen }
							/>
							<Button
								__next40pxDefaultSize
								variant="primary"
								isBusy={ select.isPending }
								disabled={ chosen === '' || select.isPending }
								accessibleWhenDisabled
								onClick={ () => select.mutate( chosen, done ) }
							>
								{ __( 'Use this folder', 'userfeedback' ) }
							</Button>
						</div>
					)
				}
			</QueryPanel>
			<NewFolder onClose={ onClose } />
			{ state.picker && <Pick picker={ state.picker } onClose={ onClose } /> }
		</Modal>
	);
}

function NewFolder( { onClose }: { onClose: () => void } ) {
	const create = useCreateFolder();
	const [ name, setName ] = useState( '' );
	const empty = name.trim() === '';
	return (
		<form
			className="uf-drive__new"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! empty && ! create.isPending ) {
					create.mutate( name.trim(), { onSuccess: onClose } );
				}
			} }
		>
			<TextControl
				{ ...MODERN }
				label={ __( 'New folder', 'userfeedback' ) }
				maxLength={ 200 }
				value={ name }
				onChange={ setName }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				isBusy={ create.isPending }
				disabled={ empty || create.isPending }
				accessibleWhenDisabled
			>
				{ __( 'Create Folder', 'userfeedback' ) }
			</Button>
		</form>
	);
}

/** GD-06, CALL-52: Google's own window loads when it is asked for. */
function Pick( { picker, onClose }: { picker: NonNullable< DriveState[ 'picker' ] >; onClose: () => void } ) {
	const select = useSelectFolder();
	const pick = useMutation( {
		async mutationFn() {
			const id = await pickFolder( picker );
			if ( id !== null ) {
				await select.mutateAsync( id );
				onClose();
			}
		},
		meta: toastMeta( {
			error: ( problem ) =>
				select.isError
					? null
					: titledFailure( __( 'The Google Picker could not be opened', 'userfeedback' ), problem ),
		} ),
	} );
	return (
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			isBusy={ pick.isPending }
			disabled={ pick.isPending }
			accessibleWhenDisabled
			onClick={ () => pick.mutate() }
		>
			{ __( 'Pick one of your folders at Google', 'userfeedback' ) }
		</Button>
	);
}
