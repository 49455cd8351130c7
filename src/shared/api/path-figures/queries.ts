import { queryOptions } from '@tanstack/react-query';
import type { PathFigures } from '../../../types';
import { request } from '../client';

/** GET surveys/{id}/path-figures. */
export const pathFiguresQuery = ( id: number ) =>
	queryOptions( {
		queryKey: [ 'path-figures', id ],
		queryFn: ( { signal } ) => request< PathFigures >( `surveys/${ id }/path-figures`, { signal } ),
	} );
