import { lazy, Suspense, useState } from 'react';
import { DropZone } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

const ImportDialog = lazy( () =>
	import( /* webpackChunkName: "list-parts" */ './import-dialog' ).then( ( module ) => ( {
		default: module.ImportDialog,
	} ) )
);

/** The button beside the heading, and the list as a place to drop a file. */
export function ImportSurveys() {
	const [ isOpen, setOpen ] = useState( false );
	const [ dropped, setDropped ] = useState< File | null >( null );

	return (
		<>
			<button
				type="button"
				className="page-title-action"
				aria-haspopup="dialog"
				onClick={ () => {
					setDropped( null );
					setOpen( true );
				} }
			>
				{ __( 'Import', 'userfeedback' ) }
			</button>
			<DropZone
				label={ __( 'Drop a survey file to import it', 'userfeedback' ) }
				onFilesDrop={ ( [ file ] ) => {
					setDropped( file ?? null );
					setOpen( file !== undefined );
				} }
			/>
			{ isOpen && (
				<Suspense fallback={ null }>
					<ImportDialog file={ dropped } onClose={ () => setOpen( false ) } />
				</Suspense>
			) }
		</>
	);
}
