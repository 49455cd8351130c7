import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AddonsScreen } from './addons-screen';
import { ROUTES } from './routes';

/**
 * Addons page.
 */
export function App() {
	return (
		<HashRouter>
			<Routes>
				<Route path={ ROUTES.addons } element={ <AddonsScreen /> } />
				<Route path="*" element={ <Navigate to={ ROUTES.addons } replace /> } />
			</Routes>
		</HashRouter>
	);
}
