import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { boot } from '../shared/app/boot';
import { AboutUs } from './about-us';
import { GettingStarted } from './getting-started';
import { GrowthTools } from './growth-tools';
import { Layout } from './layout';
import { LiteVsPro } from './lite-vs-pro';
import { ROUTES } from './routes';
import { Welcome } from './welcome';

/**
 * About Us, welcome and growth tools. Pro has no comparison with Lite (ABOUT-05).
 */
export function App() {
	return (
		<HashRouter>
			<Routes>
				<Route element={ <Layout /> }>
					<Route path={ ROUTES.about } element={ <AboutUs /> } />
					<Route path={ ROUTES.gettingStarted } element={ <GettingStarted /> } />
					{ ! boot().is_pro && <Route path={ ROUTES.liteVsPro } element={ <LiteVsPro /> } /> }
				</Route>
				<Route path={ ROUTES.welcome } element={ <Welcome /> } />
				<Route path={ ROUTES.growthTools } element={ <GrowthTools /> } />
				<Route path="*" element={ <Navigate to={ ROUTES.about } replace /> } />
			</Routes>
		</HashRouter>
	);
}
