/** As a ref: React 18 does not know the attribute. */
export const inertIf = ( on: boolean ) => ( element: HTMLElement | null ) => {
	if ( element ) {
		element.inert = on;
	}
};
