import { lazy, Suspense } from 'react';
import { setDrawerOpen, useDrawerOpen } from './open-state';

const Drawer = lazy( () =>
	import( /* webpackChunkName: "notifications" */ './drawer' ).then( ( module ) => ( { default: module.Drawer } ) )
);

/** The drawer over whatever screen is open; its code comes when it opens first. */
export function DrawerHost() {
	return (
		useDrawerOpen() && (
			<Suspense fallback={ null }>
				<Drawer onClose={ () => setDrawerOpen( false ) } />
			</Suspense>
		)
	);
}
