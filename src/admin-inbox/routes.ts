/** Routes of the inbox app by name. */
export const ROUTES = { inbox: '/', item: '/:id' } as const;

export function itemPath( id: number ): string {
	return `/${ id }`;
}
