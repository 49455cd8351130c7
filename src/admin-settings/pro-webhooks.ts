import { proParts } from '../shared/registry/pro-parts';

export const proWebhooks = proParts( () => import( /* webpackChunkName: "pro-webhooks" */ './integrations/pro' ) );
