import { proParts } from '../shared/registry/pro-parts';

export const proResults = proParts( () => import( /* webpackChunkName: "pro-results" */ './pro' ) );
