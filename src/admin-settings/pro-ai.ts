import { proParts } from '../shared/registry/pro-parts';

export const proAi = proParts( () => import( /* webpackChunkName: "pro-settings-ai" */ './integrations/pro/ai' ) );
