import { generatePath } from 'react-router-dom';

/** Routes of the inbox app by name. */
export const ROUTES = { inbox: '/', item: '/:id' } as const;

export function itemPath( id: number ): string {
	return generatePath( ROUTES.item, { id: String( id ) } );
}
