import { boot } from '../shared/app/boot';
import { HashRouter, Navigate, Route, Switch } from '../shared/router';
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
			<Switch>
				<Route path={ ROUTES.about }>
					<Layout>
						<AboutUs />
					</Layout>
				</Route>
				<Route path={ ROUTES.gettingStarted }>
					<Layout>
						<GettingStarted />
					</Layout>
				</Route>
				{ ! boot().is_pro && (
					<Route path={ ROUTES.liteVsPro }>
						<Layout>
							<LiteVsPro />
						</Layout>
					</Route>
				) }
				<Route path={ ROUTES.welcome }>
					<Welcome />
				</Route>
				<Route path={ ROUTES.growthTools }>
					<GrowthTools />
				</Route>
				<Route>
					<Navigate to={ ROUTES.about } replace />
				</Route>
			</Switch>
		</HashRouter>
	);
}
