import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { InboxScreen } from './inbox-screen';
import { ROUTES } from './routes';

export function App() {
	return (
		<HashRouter>
			<Routes>
				<Route path={ ROUTES.inbox } element={ <InboxScreen /> } />
				<Route path={ ROUTES.item } element={ <InboxScreen /> } />
				<Route path="*" element={ <Navigate to={ ROUTES.inbox } replace /> } />
			</Routes>
		</HashRouter>
	);
}
