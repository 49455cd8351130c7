import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { General } from './general/general';
import { Layout } from './layout';
import { ROUTES } from './routes';
import './settings.scss';

/**
 * Settings page (STG-01, STG-02).
 */
export function App() {
	return (
		<HashRouter>
			<Routes>
				<Route element={ <Layout /> }>
					<Route path={ ROUTES[ 'settings-general' ] } element={ <General /> } />
				</Route>
				<Route path="*" element={ <Navigate to={ ROUTES[ 'settings-general' ] } replace /> } />
			</Routes>
		</HashRouter>
	);
}
