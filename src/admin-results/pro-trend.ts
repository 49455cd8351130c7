import { proParts } from '../shared/registry/pro-parts';

export const proTrend = proParts( () => import( /* webpackChunkName: "pro-trend" */ './trend/pro' ) );
