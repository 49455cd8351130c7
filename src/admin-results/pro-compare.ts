import { proParts } from '../shared/registry/pro-parts';

export const proCompare = proParts( () => import( /* webpackChunkName: "pro-compare" */ './pro-compare/index' ) );
