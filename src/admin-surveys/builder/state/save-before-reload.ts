import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeReload } from '../../../shared/lib/reload-page';
import { parsePlace, pathOf } from '../routes';
import type { SaveOptions } from './saving';
import { isDirty, useBuilderStore } from './store';

/**
 * An addon that is switched on from a step reloads the page: what is typed is
 * saved first, and a new survey is found again under its own address.
 */
export function useSaveBeforeReload( save: ( options: SaveOptions ) => Promise< boolean >, pathname: string ) {
	const store = useBuilderStore();
	const navigate = useNavigate();
	useEffect(
		() =>
			beforeReload(
				async () => {
					if ( ! isDirty( store.getState() ) ) {
						return true;
					}
					const safe = await save( { kind: 'interim', quiet: true, whole: true } );
					const place = parsePlace( pathname );
					const { id } = store.getState().record;
					if ( safe && place?.flow === 'new' && place.step && id > 0 ) {
						await navigate( pathOf( 'edit', id, place.step ), { replace: true } );
					}
					return safe;
				},
				() => isDirty( store.getState() ) && store.getState().record.status === 'publish'
			),
		[ store, save, navigate, pathname ]
	);
}
