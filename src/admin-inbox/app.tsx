import { HashRouter, Navigate, Route, Switch } from '../shared/router';
import { InboxScreen } from './inbox-screen';
import { ROUTES } from './routes';

export function App() {
	return (
		<HashRouter>
			<Switch>
				<Route path={ ROUTES.inbox }>
					<InboxScreen />
				</Route>
				<Route path={ ROUTES.item }>
					<InboxScreen />
				</Route>
				<Route>
					<Navigate to={ ROUTES.inbox } replace />
				</Route>
			</Switch>
		</HashRouter>
	);
}
