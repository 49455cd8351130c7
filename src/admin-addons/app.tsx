import { HashRouter, Navigate, Route, Switch } from '../shared/router';
import { AddonsScreen } from './addons-screen';
import { ROUTES } from './routes';

/**
 * Addons page.
 */
export function App() {
	return (
		<HashRouter>
			<Switch>
				<Route path={ ROUTES.addons }>
					<AddonsScreen />
				</Route>
				<Route>
					<Navigate to={ ROUTES.addons } replace />
				</Route>
			</Switch>
		</HashRouter>
	);
}
