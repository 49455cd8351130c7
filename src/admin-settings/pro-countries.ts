import { proParts } from '../shared/registry/pro-parts';

export const proCountrySettings = proParts(
	() => import( /* webpackChunkName: "pro-country-settings" */ './misc/countries/pro' )
);
