import { proParts } from '../shared/registry/pro-parts';

export const proDrive = proParts( () => import( /* webpackChunkName: "pro-drive" */ './google-drive/pro' ) );
