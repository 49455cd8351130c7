import { lazy, Suspense } from 'react';
import { Route } from '../../shared/router';
import { BuilderSkeleton } from './shell/builder-skeleton';
import './shell/shell.scss';

const Builder = lazy( () => import( './builder' ).then( ( module ) => ( { default: module.Builder } ) ) );

const element = (
	<Suspense fallback={ <BuilderSkeleton /> }>
		<Builder />
	</Suspense>
);

/**
 * Routes of the builder (BLD-01 to BLD-04). One element for all, so that the
 * draft lives on while the step changes; `Builder` reads the address itself.
 */
export const builderRoutes = (
	<>
		<Route path="/new/*?">{ element }</Route>
		<Route path="/edit/:id/*?">{ element }</Route>
	</>
);
