import { lazy, Suspense, useState } from 'react';
import { MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

const CopyDialog = lazy( () => import( './copy-dialog' ).then( ( module ) => ( { default: module.CopyDialog } ) ) );

export type Source = 'survey' | 'bank';

/** The last group of the menu: questions that exist already. */
export function ReadyItems( { onPick }: { onPick: ( source: Source ) => void } ) {
	return (
		<MenuGroup label={ __( 'Ready-made', 'userfeedback' ) }>
			<MenuItem className="ufb-type" onClick={ () => onPick( 'survey' ) }>
				{ __( 'From another survey…', 'userfeedback' ) }
			</MenuItem>
			<MenuItem className="ufb-type" onClick={ () => onPick( 'bank' ) }>
				{ __( 'From the question bank…', 'userfeedback' ) }
			</MenuItem>
		</MenuGroup>
	);
}

/** The dialog of those items, which outlives the menu. */
export function useCopyDialog( onAdded: () => void ) {
	const [ source, setSource ] = useState< Source | null >( null );
	const dialog = source && (
		<Suspense fallback={ null }>
			<CopyDialog source={ source } onAdded={ onAdded } onClose={ () => setSource( null ) } />
		</Suspense>
	);
	return { open: setSource, dialog };
}
