import { proParts } from '../../shared/registry/pro-parts';

export const proWidget = proParts( () => import( /* webpackChunkName: "pro-settings-widget" */ './pro' ) );
