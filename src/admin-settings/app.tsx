import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { General } from './general/general';
import { Later } from './later';
import { Layout } from './layout';
import { ROUTES, TABS } from './routes';
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
					{ TABS.slice( 1 ).map( ( name ) => (
						<Route key={ name } path={ ROUTES[ name ] } element={ <Later name={ name } /> } />
					) ) }
				</Route>
				<Route path="*" element={ <Navigate to={ ROUTES[ 'settings-general' ] } replace /> } />
			</Routes>
		</HashRouter>
	);
}
