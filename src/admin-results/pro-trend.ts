import { proParts } from '../shared/registry/pro-parts';

// In one chunk with the comparison, because two small files cost more than one.
export const proTrend = proParts( () => import( /* webpackChunkName: "pro-compare" */ './trend/pro' ) );
