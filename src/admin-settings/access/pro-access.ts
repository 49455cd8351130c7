import { proParts } from '../../shared/registry/pro-parts';

export const accessParts = proParts( () => import( /* webpackChunkName: "pro-access" */ './pro' ) );
