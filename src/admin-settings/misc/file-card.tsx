import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { settingsQueries } from '../../shared/api/settings/queries';
import { saveAs } from '../../shared/lib/save-as';
import { Card, Row } from '../card';
import { labelOf } from '../entries';
import { ImportDialog } from './import-dialog';
import { compare, fileName, fileOf, MOST_BYTES } from './settings-file';
import type { Comparison } from './settings-file';

/** The settings as one file, out and in. */
export function FileCard() {
	const queryClient = useQueryClient();
	const input = useRef< HTMLInputElement >( null );
	const [ chosen, setChosen ] = useState< { name: string; comparison: Comparison } | null >( null );
	const [ error, setError ] = useState( '' );
	const stored = () => queryClient.getQueryData( settingsQueries.all().queryKey );

	const read = async ( file: File ) => {
		const here = stored();
		const comparison = here && file.size <= MOST_BYTES ? compare( await file.text(), here ) : null;
		setError( comparison ? '' : __( 'This is not a file with settings of UserFeedback.', 'userfeedback' ) );
		setChosen( comparison && { name: file.name, comparison } );
	};

	return (
		<Card title={ __( 'Take along', 'userfeedback' ) }>
			<Row
				name="settings_file"
				label={ labelOf( 'settings_file' ) }
				error={ error }
				help={ __(
					'One JSON file without license and secrets. You see every difference before anything changes.',
					'userfeedback'
				) }
			>
				<div className="uf-settings__ways">
					<Button
						variant="secondary"
						size="compact"
						icon={ download }
						onClick={ () => {
							const here = stored();
							if ( here ) {
								saveAs( fileName(), new Blob( [ fileOf( here ) ], { type: 'application/json' } ) );
							}
						} }
					>
						{ __( 'Export settings', 'userfeedback' ) }
					</Button>
					<Button
						variant="secondary"
						size="compact"
						aria-haspopup="dialog"
						onClick={ () => input.current?.click() }
					>
						{ __( 'Import settings…', 'userfeedback' ) }
					</Button>
					<input
						ref={ input }
						type="file"
						accept="application/json,.json"
						hidden
						aria-label={ __( 'File with settings', 'userfeedback' ) }
						onChange={ ( { target } ) => {
							const file = target.files?.[ 0 ];
							// The same file can be chosen again.
							target.value = '';
							if ( file ) {
								void read( file );
							}
						} }
					/>
				</div>
			</Row>
			{ chosen && (
				<ImportDialog
					fileName={ chosen.name }
					comparison={ chosen.comparison }
					onClose={ () => setChosen( null ) }
				/>
			) }
		</Card>
	);
}
