/** Webhooks: `proWebhooks` loads it (src/shared/registry/pro-parts.tsx). */
export { WebhookList } from './webhook-list';
