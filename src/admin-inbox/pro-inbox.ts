import { proParts } from '../shared/registry/pro-parts';

export const proInbox = proParts( () => import( /* webpackChunkName: "pro-inbox" */ './pro' ) );
