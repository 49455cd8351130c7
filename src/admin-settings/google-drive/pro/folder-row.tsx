import { useState } from 'react';
import { Button, ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useRemoveFolder } from '../../../shared/api/google-drive/queries';
import type { DriveState } from '../../../types';
import { Row } from '../../card';
import { FolderDialog } from './folder-dialog';

/** Where new spreadsheets go (GD-02, GD-06, GD-07). */
export function FolderRow( { state }: { state: DriveState } ) {
	const { folder } = state;
	const remove = useRemoveFolder();
	const [ open, setOpen ] = useState( false );
	return (
		<div className="uf-drive__folder">
			<Row
				label={ __( 'Folder', 'userfeedback' ) }
				help={ __( 'For new spreadsheets. Those that exist stay where they are.', 'userfeedback' ) }
			>
				<p className="uf-drive__where">
					{ folder ? (
						<ExternalLink href={ folder.url }>
							{ sprintf(
								/* translators: %s: name of a folder. */
								__( 'Open “%s” in Google Drive', 'userfeedback' ),
								folder.name
							) }
						</ExternalLink>
					) : (
						__( 'My Drive', 'userfeedback' )
					) }
				</p>
				<div className="uf-settings__ways">
					<Button variant="secondary" size="compact" onClick={ () => setOpen( true ) }>
						{ __( 'Select Folder', 'userfeedback' ) }
					</Button>
					{ folder && (
						<Button
							variant="tertiary"
							size="compact"
							disabled={ remove.isPending }
							accessibleWhenDisabled
							onClick={ () => remove.mutate() }
						>
							{ __( 'Remove Folder Connection', 'userfeedback' ) }
						</Button>
					) }
				</div>
			</Row>
			{ open && <FolderDialog state={ state } onClose={ () => setOpen( false ) } /> }
		</div>
	);
}
